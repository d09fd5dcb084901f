"""The past of a node and of the forest: who changed what, taking it back, looking at it."""
