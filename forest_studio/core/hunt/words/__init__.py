"""Plain words that stand for one another: kinds, relations, countries, lives."""
