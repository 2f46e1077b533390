"""Mouse and keyboard input of the table, and the focus of cards."""
