"""Files on a branch that is never checked out, joined with those of other clones."""
