"""HTTP over the table: the page, its JSON protocol and its streams of events."""
