"""Views, events and texts as JSON values."""
