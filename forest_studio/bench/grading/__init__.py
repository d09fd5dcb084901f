"""Grading: what a trail got right, by rules that are never mixed."""
