"""How the computer players of Canasta think."""
