"""What commits did to files and nodes, from a table that is kept beside the search index."""
