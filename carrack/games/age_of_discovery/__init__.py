"""Age of Discovery."""
