"""All on the table that is no card: plates, panels, buttons, bubbles, counts, and writing on the cloth."""
