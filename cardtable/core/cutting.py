"""Cutting the pack before a deal: an action that changes the order of the cards in the open, unseen as they are.

The cut is an action of the log: it turns the pack that the seed gives before anything is dealt.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.cards import Card, Cards
from cardtable.core.frozen_dataclass import frozen
from cardtable.core.refusal import Refusal
from cardtable.core.text import translate

_SOME = translate("Cutting", "Lift off at least one card, and leave at least one.")
_LONGEST_NUMBER = 3  # digits


@frozen
class Cut:
    """So many cards are lifted off the pack and laid below the others."""

    lifted: int

    def write(self) -> str:
        """The text of the action: "cut 54"."""
        return f"cut {self.lifted}"


def read_cut(number: str) -> Cut:
    """The cut of a text's number; raises ValueError with one sentence if it is none."""
    if not (number.isascii() and number.isdigit() and len(number) <= _LONGEST_NUMBER):
        raise ValueError("A cut names how many cards are lifted off the pack: write “cut 54”.")
    return Cut(int(number))


def cut(pack: Sequence[Card], lifted: int) -> Cards:
    """The order of the pack after a cut; its first card is dealt first, and is the first to be lifted off."""
    return (*pack[lifted:], *pack[:lifted])


def cuts(cards: int) -> range:
    """How many of so many cards may be lifted off: some are, and some stay."""
    return range(1, cards)


def check_cut(action: Cut, cards: int, clause: str) -> Refusal | None:
    """Why a pack of so many cards may not be cut so; the refusal names the clause."""
    return None if action.lifted in cuts(cards) else Refusal(clause, _SOME)
