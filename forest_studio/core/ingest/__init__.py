"""Brings what others wrote into a forest: published question suites with their paragraphs."""
