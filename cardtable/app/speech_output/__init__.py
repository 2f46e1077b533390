"""Speech output and its history."""
