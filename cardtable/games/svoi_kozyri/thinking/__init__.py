"""Computer players of Svoi Kozyri."""
