"""The start page: open the sample, a folder, or make a forest of markdown."""
