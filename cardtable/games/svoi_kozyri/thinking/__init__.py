"""How the computer players of Svoi Kozyri think."""
