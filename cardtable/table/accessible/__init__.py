"""Accessibility interfaces: lists and items for screen readers."""
