"""Result panel after a deal."""
