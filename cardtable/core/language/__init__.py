"""Names of cards, spoken forms, numbers, errors for people."""
