"""The chapters of the rules, one file a question. Each is made for a world."""
