"""Result panels after a deal and a match."""
