"""How the searching computer player of Cancellation Hearts thinks."""
