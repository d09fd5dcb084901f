"""Finding nodes: the search box of the left dock and the find box of the top bar."""
