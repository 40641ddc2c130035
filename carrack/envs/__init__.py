"""Faces of other libraries: thin adapters over every title; each module imports its own library."""
