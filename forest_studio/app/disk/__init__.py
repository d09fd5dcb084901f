"""What other programs do to the forest on disk, and what the window says of it."""
