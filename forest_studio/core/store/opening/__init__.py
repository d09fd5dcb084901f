"""Opening a repository that somebody else may have made."""
