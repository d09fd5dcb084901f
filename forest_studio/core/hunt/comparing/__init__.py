"""Questions that compare two pages, and what follows from what the pages tell."""
