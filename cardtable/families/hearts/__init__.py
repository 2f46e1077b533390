"""Hearts and Cancellation Hearts: what both have in common."""
