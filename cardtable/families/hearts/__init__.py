"""What Hearts and Cancellation Hearts share; what a card costs and the moon are in each game's `scoring`."""
