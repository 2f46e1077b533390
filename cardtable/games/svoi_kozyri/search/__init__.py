"""Search of the expert, and solvers of duels and of whole packs."""
