"""The engine of the family. It knows no title: each one hands it its box and its table, as a `World`."""
