"""What a mail says."""
