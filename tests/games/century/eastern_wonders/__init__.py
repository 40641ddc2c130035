"""The rules of Eastern Wonders, proved in the order of the rulebook."""
