"""The end of a deal on the table: the sheet with its points, and the tab that it leaves when it is put away."""
