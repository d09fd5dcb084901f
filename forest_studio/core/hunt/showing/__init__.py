"""Trails for others: a page of HTML, its drawing, and spans for tools that watch agents."""
