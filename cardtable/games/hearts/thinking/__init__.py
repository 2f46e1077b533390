"""Computer players of Hearts: memory, rules of thumb, search."""
