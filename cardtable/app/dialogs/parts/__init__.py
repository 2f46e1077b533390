"""Base classes and parts of dialogs."""
