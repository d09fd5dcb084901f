"""The headless bench: arms, suites, grading, runs and reports."""
