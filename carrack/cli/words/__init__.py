"""The words of the command line, in Fluent."""
