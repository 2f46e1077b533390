"""One match in the window."""
