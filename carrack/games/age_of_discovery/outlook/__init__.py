"""What lies before a seat, term by term: what `evaluation.py` adds up."""
