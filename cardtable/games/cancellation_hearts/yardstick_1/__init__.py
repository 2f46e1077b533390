"""Cancellation Hearts as its levels played it in November 2026, frozen: what `simulate` calls `expert@1`.

`beginner@1` and `club@1` too. A yardstick that grew would measure nothing: so this is a copy of all that thinks,
without the reasons in words, and nobody improves it. The rules and the bits that it shares with the game may change as
long as its moves stay the same; `tests/games/test_yardsticks.py` notices any other.
"""
