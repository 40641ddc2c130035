"""Tests of the titles, one folder each, laid out like carrack/games."""
