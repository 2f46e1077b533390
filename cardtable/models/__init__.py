"""What has been shown to the person, as Qt models (QtCore only)."""
