"""The local view: one node in the middle, and what is connected to it around it."""
