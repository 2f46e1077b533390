"""Computer players of any game, and what plays them without a window: matches, simulations, the worker process."""
