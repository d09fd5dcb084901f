"""Planning edits and checking rules."""
