"""Speech of the table: announcements, descriptions, reading order."""
