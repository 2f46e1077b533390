"""Shared by Hearts and Cancellation Hearts; the cost of a card and the moon are in each game's `scoring`."""
