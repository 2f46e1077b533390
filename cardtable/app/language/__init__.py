"""Words and numbers in the language in force."""
