"""What the table says: its phrases, and the sentences for what happens."""
