"""What moves: plans of moves and pauses, made from events, and the animator that runs them."""
