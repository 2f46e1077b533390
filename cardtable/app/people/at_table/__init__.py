"""People during a match: notices, proposals, phrases."""
