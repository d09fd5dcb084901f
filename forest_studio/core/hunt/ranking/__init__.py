"""Ranking the pages that a question needs together, without a language model."""
