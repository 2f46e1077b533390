"""Computer players of any game, worker process."""
