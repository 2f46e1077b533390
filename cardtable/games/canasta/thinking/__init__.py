"""Computer players of Canasta."""
