"""Look, scale, text painting."""
