"""The phrases of the table, and how they are joined: what plates and panels write, and what is said of cards."""
