"""Hunting without a model: whole paths, scored by how much of a question they cover."""
