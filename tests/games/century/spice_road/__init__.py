"""The rules of Spice Road, proved in the order of the rulebook."""
