"""The doctor in the window: what is wrong with a repository, a backup, and its repair."""
