"""Messages that no page would send, by kind, each with the answers that are right."""
