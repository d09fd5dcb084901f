"""The Bench workspace: runs of the command line, started, watched, read by question."""
