"""Cutting the pack before a deal: an action in the log that changes the order of the unseen pack.

The cut is applied to the pack that the seed gives, before anything is dealt.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.cards import Card, Cards
from cardtable.core.refusal import Refusal
from cardtable.core.text import translate

_SOME = translate("Cutting", "Lift off at least one card, and leave at least one.")
_LONGEST_NUMBER = 3  # digits


@frozen
class Cut:
    """Action: lift this number of cards off the pack and put them under the others."""

    lifted: int

    def write(self) -> str:
        """Return the text form of the action: "cut 54"."""
        return f"cut {self.lifted}"


def read_cut(number: str) -> Cut:
    """Return the cut for the number in a text form; raise ValueError with one sentence if it is none."""
    if not (number.isascii() and number.isdigit() and len(number) <= _LONGEST_NUMBER):
        raise ValueError("A cut names how many cards are lifted off the pack: write “cut 54”.")
    return Cut(int(number))


def cut(pack: Sequence[Card], lifted: int) -> Cards:
    """Return the order of the pack after a cut; the first card is dealt first and is on top."""
    return (*pack[lifted:], *pack[:lifted])


def cuts(cards: int) -> range:
    """Return the numbers of cards that may be lifted off a pack of `cards`: at least one, and not all."""
    return range(1, cards)


def check_cut(action: Cut, cards: int, clause: str) -> Refusal | None:
    """Return the refusal, with this clause, of an illegal cut of a pack of `cards`; None if it is legal."""
    return None if action.lifted in cuts(cards) else Refusal(clause, _SOME)
