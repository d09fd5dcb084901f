"""git's own files: objects, packs, references and the index, read and written with care."""
