"""The edges of the selected node: grouped by type, their scents, adding and taking away."""
