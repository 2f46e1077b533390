"""What has been played and counted: tricks, deals, matches, statistics."""
