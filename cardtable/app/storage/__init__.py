"""Storage of matches and progress, safe against crashes."""
