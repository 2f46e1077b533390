"""Clauses of the rulebook, a file for each part of the game.

Ids are those of rules.md: C (source 003), CR (the precise procedure), CQ and CE (its questions and cases), G (what
holds for all games). Where several say the same, the clause bears the one that says it best.
"""
