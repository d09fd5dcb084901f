"""What others change on disk, seen as it happens."""
