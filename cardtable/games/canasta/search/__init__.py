"""Search of the expert, and the heuristics of the club player."""
