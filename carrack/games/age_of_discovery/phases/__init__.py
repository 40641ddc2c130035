"""The parts of a turn in which nobody is asked, or questions are pushed one after another."""
