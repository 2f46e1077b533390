"""What an expert does without searching, because everybody at the table sees it: duties against a moon, and the queen.

A search that guesses hands trusts that somebody else will stop a shooter; each defender does, and nobody stops it.
"""

from __future__ import annotations

from cardtable.families.hearts.masks import HEARTS, QUEEN_OF_SPADES
from cardtable.games.hearts.thinking import moon
from cardtable.games.hearts.thinking.memory import Memory


def narrowed(memory: Memory, legal: list[int]) -> list[int]:
    """The cards that are left to be searched; all of them where there is no duty."""
    if not memory.trick or len(legal) == 1:
        return legal
    holder = _holder(memory)
    feeds = holder >= 0 and memory.best_seat == holder
    if legal[0] >> 4 != memory.led:
        if _throws_queen(memory, legal):
            return [QUEEN_OF_SPADES]
        return _keeping_stoppers(legal) if feeds else legal
    return _killing(memory, legal) if feeds else legal


def _holder(memory: Memory) -> int:
    """The other seat that has all points so far, and half of them or more, so that its moon is feared; -1: nobody."""
    seat = moon.threatening(memory)
    return seat if seat >= 0 and memory.taken[seat] * 2 >= memory.total else -1


def _throws_queen(memory: Memory, legal: list[int]) -> bool:
    """The queen of spades goes at the first chance, but not to whoever has all points, nor from a moon of one's own."""
    if QUEEN_OF_SPADES not in legal or not memory.queen_costs:
        return False
    return memory.moon_seat not in (memory.seat, memory.best_seat) and not moon.wants_moon(memory)


def _keeping_stoppers(legal: list[int]) -> list[int]:
    """No heart and no queen for a shooter, while something else can be thrown."""
    return [number for number in legal if number >> 4 != HEARTS and number != QUEEN_OF_SPADES] or legal


def _killing(memory: Memory, legal: list[int]) -> list[int]:
    """The last seat takes a cheap trick with points from a shooter, and the moon is dead."""
    if memory.to_come or not 0 < memory.pot * 6 <= memory.total:
        return legal
    return [number for number in legal if number & 15 > memory.best and number != QUEEN_OF_SPADES] or legal
