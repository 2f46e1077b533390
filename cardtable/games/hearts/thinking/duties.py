"""What an expert does without searching, because everybody at the table sees it: the queen goes, and a moon is fought.

A search that guesses hands trusts that somebody else will stop a shooter; each defender does, and nobody stops it. What
costs more than it saves is left to the search: a trick of four points is not worth taking from everybody that has the
queen (0.12 points a deal).
"""

from __future__ import annotations

from cardtable.families.hearts.masks import HEARTS, HIGH, QUEEN_OF_SPADES, SIZE, TEN
from cardtable.games.hearts.thinking import moon
from cardtable.games.hearts.thinking.memory import HeartsInformationSet


def narrowed(memory: HeartsInformationSet, legal: list[int]) -> list[int]:
    """The cards that are left to be searched; all of them where there is no duty."""
    if not memory.trick or len(legal) == 1:
        return legal
    feeds = _holder_leads_and_wins(memory)
    if legal[0] >> 4 == memory.led:
        return _killing(memory, legal) if feeds else legal
    if _throws_queen(memory, legal):
        return [QUEEN_OF_SPADES]
    return _keeping_a_stopper(memory, legal) if feeds else legal


def _holder_leads_and_wins(memory: HeartsInformationSet) -> bool:
    """Whether another seat that has all points so far, half of them or more, led to this trick and is winning it."""
    seat = moon.threatening(memory)
    return memory.public.leader == seat == memory.best_seat and memory.taken[seat] * 2 >= memory.total


def _throws_queen(memory: HeartsInformationSet, legal: list[int]) -> bool:
    """The queen of spades goes at the first chance, but not to whoever has all points, nor from a moon of one's own."""
    if QUEEN_OF_SPADES not in legal or not memory.queen_costs:
        return False
    return memory.moon_seat not in (memory.seat, memory.best_seat) and not moon.wants_moon(memory)


def _keeping_a_stopper(memory: HeartsInformationSet, legal: list[int]) -> list[int]:
    """No heart of those that stop a run from the top, and no queen, while something else can be thrown."""
    hearts = memory.hand[HEARTS]
    higher = SIZE[memory.hidden[HEARTS] >> (HIGH[hearts] + 1)]
    if SIZE[hearts] < 2 or HIGH[hearts] < TEN or higher > SIZE[hearts]:
        return legal
    return [number for number in legal if number >> 4 != HEARTS and number != QUEEN_OF_SPADES] or legal


def _killing(memory: HeartsInformationSet, legal: list[int]) -> list[int]:
    """Who took the queen with the queen itself and now leads hearts means it: the last seat takes a cheap trick."""
    willing = (memory.best_seat, QUEEN_OF_SPADES) in [(seat, number) for seat, number, _ in memory.plays]
    if memory.to_come or memory.led != HEARTS or not willing or memory.pot * 6 > memory.total:
        return legal
    return [number for number in legal if number & 15 > memory.best] or legal
