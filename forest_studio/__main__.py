"""Lets ``python -m forest_studio`` do what ``forest-studio`` does."""

from forest_studio.cli.main import run

run()
