"""Coach marks of a lesson."""
