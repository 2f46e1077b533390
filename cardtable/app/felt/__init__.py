"""What the program lays on the felt over the table: sheets, and what stands on them."""
