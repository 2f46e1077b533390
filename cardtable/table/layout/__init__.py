"""Layout: areas (`geometry`), places of piles in them (`pile_layout`), cards in a pile (`card_layout`)."""
