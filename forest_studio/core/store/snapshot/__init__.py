"""A forest as it was read last, kept in one sealed file, so that it opens at once."""
