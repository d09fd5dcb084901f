"""A repository is kept fast, backed up, examined and repaired."""
