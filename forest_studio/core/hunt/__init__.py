"""Walking a forest from a question to an answer."""
