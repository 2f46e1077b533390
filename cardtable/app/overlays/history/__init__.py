"""Sidebar with turns and tricks."""
