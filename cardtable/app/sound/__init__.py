"""What is heard of the table: which sound, when, from which side, and who plays it."""
