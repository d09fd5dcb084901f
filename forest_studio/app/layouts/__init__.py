"""Panels that can be moved, and the layouts that are remembered of them."""
