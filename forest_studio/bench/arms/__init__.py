"""The arms: ways to answer a question, all through one engine."""
