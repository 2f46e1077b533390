"""How the computer players of Hearts think: what a seat remembers, rules of thumb, and search."""
