"""The body of the selected node, to read."""
