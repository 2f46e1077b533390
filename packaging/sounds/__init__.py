"""How the sounds of the table are made: waves, and the recipe of each sound."""
