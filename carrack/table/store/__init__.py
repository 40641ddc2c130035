"""Where matches are kept: SQLite for one machine, PostgreSQL for those who have one, the same code for both."""
