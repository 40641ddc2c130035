"""The ways by which a person is told that it is their turn: webhooks, pushes to browsers, mail."""
