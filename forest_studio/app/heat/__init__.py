"""What hunts have left: heat over the map, scents that mislead, shortcuts to review."""
