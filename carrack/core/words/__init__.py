"""Our own messages, one file a language."""
