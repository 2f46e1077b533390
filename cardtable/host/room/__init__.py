"""Network room: lobby, log, commit-reveal, proposals."""
