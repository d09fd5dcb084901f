"""Experiments on heat: what trails save, and whether they mislead."""
