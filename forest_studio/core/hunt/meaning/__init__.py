"""Searching by meaning: what turns texts into vectors, and hits by words and by vectors."""
