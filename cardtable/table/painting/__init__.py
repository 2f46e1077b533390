"""What everything on the table is painted with: words, pictures of cards, writing, the look and the size in force."""
