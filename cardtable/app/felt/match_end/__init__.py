"""Result page after a match."""
