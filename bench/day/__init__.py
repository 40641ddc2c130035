"""A day at a server: people who come, go, reload, lose the network and answer late. See bench/soak_day.py."""
