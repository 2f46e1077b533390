"""Table for people: lobby, log, commit-reveal, proposals."""
