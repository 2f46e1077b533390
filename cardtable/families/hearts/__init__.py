"""Hearts and Cancellation Hearts: what both share, in files named as in the games, which add what differs."""
