"""A forest on disk: reading, in-place edits and commits."""
