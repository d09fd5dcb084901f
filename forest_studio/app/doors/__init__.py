"""The doors of a node: what a navigator would see from there."""
