"""Legality of actions: the facts that the rules check, melds and their search, the pile, and the last cards."""
