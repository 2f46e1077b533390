"""Base classes of all dialogs."""
