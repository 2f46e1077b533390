"""What the table says aloud: of events, of every card, and of the table as a whole."""
