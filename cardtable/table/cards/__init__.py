"""Cards of the table: card widgets, piles, and the board that holds them."""
