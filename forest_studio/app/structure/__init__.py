"""Making, renaming, moving and deleting nodes from the tree, in place."""
