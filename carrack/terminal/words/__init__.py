"""The words of the terminal, in Fluent."""
