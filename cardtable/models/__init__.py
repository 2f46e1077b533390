"""QtCore side of a match: channels to hosts, models of what was shown."""
