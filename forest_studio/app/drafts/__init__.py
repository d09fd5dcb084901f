"""Unsaved words that survive: changes underneath them, nodes that go, and crashes."""
