"""Announcements for screen readers and voice."""
