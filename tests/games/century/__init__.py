"""Tests of the Century family."""
