"""What is asked, one file a question."""
