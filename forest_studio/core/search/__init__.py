"""Finding nodes by words; the home of Whoosh and tantivy."""
