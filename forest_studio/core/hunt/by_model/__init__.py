"""Hunting by a language model: its prompts, and how its replies are read."""
