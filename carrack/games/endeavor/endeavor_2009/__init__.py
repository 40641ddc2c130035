"""Endeavor, the edition of 2009."""
