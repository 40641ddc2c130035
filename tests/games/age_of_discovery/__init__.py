"""The rules of Age of Discovery, proved in the order of the rulebook."""
