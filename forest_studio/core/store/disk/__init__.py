"""Single files of a disk: their names, bytes and stamps, and how one takes the place of another."""
