"""What no sensible player does, title by title: what bench/evaluation.py counts in games of the greedy bot."""
