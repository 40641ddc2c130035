"""What is asked in Spice Road, one file a question."""
