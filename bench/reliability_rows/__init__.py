"""The rows of the reliability table: each tries one way to lose words, and counts the losses."""
