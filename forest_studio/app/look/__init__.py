"""How the window looks: its palettes, fonts, icons and style sheet."""
