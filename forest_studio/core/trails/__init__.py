"""What hunts leave behind."""
