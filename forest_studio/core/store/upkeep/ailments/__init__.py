"""What can be wrong with a repository, one file for each kind: how it is found and repaired."""
