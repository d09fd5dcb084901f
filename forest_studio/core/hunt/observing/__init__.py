"""What a navigator sees of a place: its passport, doors and bodies, each within a budget."""
