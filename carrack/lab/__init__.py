"""Many games at once: simulate, check, fuzz."""
