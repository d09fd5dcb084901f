"""What a forest is: values without disk, git or network."""
