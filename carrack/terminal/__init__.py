"""A scene in the terminal. Nothing here names a title: zones, pieces, faces and messages are all it knows."""
