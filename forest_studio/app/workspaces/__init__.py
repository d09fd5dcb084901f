"""The workspaces of the window: what each shows around the middle, and in it."""
