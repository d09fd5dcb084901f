"""The tree of groves and nodes in the left dock."""
