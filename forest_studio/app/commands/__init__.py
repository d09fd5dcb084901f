"""What a person can do by name: the commands of the find box."""
