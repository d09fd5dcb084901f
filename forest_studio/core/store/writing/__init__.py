"""The order of a write: journal, commit, exchange on disk, recovery; nothing is lost."""
