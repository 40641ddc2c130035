"""What several Century titles use."""
