"""From files to a forest: what is listed, read, and grown into a snapshot."""
