"""Navigators without a plan: baselines, cheap paths, a person, and walks taken again."""
