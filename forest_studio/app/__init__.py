"""The window; everything that imports Qt lives here."""
