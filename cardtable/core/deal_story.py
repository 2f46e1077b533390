"""What a game has to tell of a counted deal, from the side of whoever looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardtable.core.cards import Cards
from cardtable.core.events import Event, HandScored
from cardtable.core.frozen_values import frozen
from cardtable.core.text import Text
from cardtable.core.views import View


@frozen
class ScoredDeal:
    """A counted deal as one seat, or a spectator, knows it."""

    view: View[Any]  # after the count
    heard: Sequence[Event]  # since the deal began
    scored: HandScored


@frozen
class DealSummary:
    """One sentence, a fact about the person first, and the cards that the points come from."""

    fact: Text
    second: Text | None = None  # what else is worth a sentence; else the program says who leads
    heading: Text | None = None  # over the cards
    cards: tuple[Cards, ...] = ()  # by seat
    dearest: tuple[Cards, ...] = ()  # those of them that count most, for a table of many
