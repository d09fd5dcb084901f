"""Words that were typed and not saved, kept so that a crash takes none."""
