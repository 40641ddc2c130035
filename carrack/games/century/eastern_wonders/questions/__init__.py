"""What is asked in Eastern Wonders, one file a question."""
