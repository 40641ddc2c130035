"""What is asked in Smugglers, one file a question."""
