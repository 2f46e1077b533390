"""How players of one level differ: a few leanings, each so small that it costs hardly anything."""

from __future__ import annotations

from cardtable.core.frozen_values import frozen

USUALLY_SPARED = 4


@frozen
class CanastaBias:
    """What a player leans to where several choices are about as good."""

    freezing: float = 0.0  # points for freezing a pile of so many cards
    pile: int = 4
    spared: int = USUALLY_SPARED  # cards that a first meld should leave in the hand while no opponent has melded
    taking: float = 0.0  # points for taking the pile
    opening: float = 0.0  # points for a first meld now, rather than later


PLAIN = CanastaBias()
FREEZES = CanastaBias(freezing=18.0)
LIKES_THE_PILE = CanastaBias(taking=12.0)
HOLDS_BACK = CanastaBias(spared=9, opening=-40.0)
