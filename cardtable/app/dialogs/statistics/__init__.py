"""What somebody has reached, a card for each game: wins, streaks, the best deal, the last matches."""
