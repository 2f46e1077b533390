"""Computer players of any game, worker process, review of decisions."""
