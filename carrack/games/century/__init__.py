"""The Century family."""
