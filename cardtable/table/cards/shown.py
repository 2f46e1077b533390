"""What game and person add to the picture of the zones, as one value."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from typing import Any, TypeAlias

from cardtable.core.cards import Card, Cards
from cardtable.core.controls import Command, Display, Draft
from cardtable.core.frozen_values import frozen
from cardtable.core.text import Text
from cardtable.core.views import View
from cardtable.core.zones import Seat, Zone
from cardtable.models.hints import Hint

EMPTY = Display(Text("", ""), ())

Targets: TypeAlias = Callable[[Zone, Cards], frozenset[Zone]]


def _nowhere(source: Zone, cards: Cards) -> frozenset[Zone]:
    return frozenset()


@frozen
class TableDisplay:
    """`liftable`: the cards that may be lifted, by zone. `acting`: whose turn it is. `received`: by the person.

    `taught`: the cards that a lesson speaks of. `targets` tells where cards of a zone may be dropped. `confirming` is
    the code of the command that Enter gives with marked cards, "" where there is none.
    """

    display: Display = EMPTY
    commands: Sequence[Command] = ()
    liftable: Mapping[Zone, frozenset[Card]] = field(default_factory=dict)
    draft: Draft = Draft()
    acting: frozenset[Seat] = frozenset()
    hint: Hint | None = None
    received: Cards = ()
    taught: Cards = ()
    targets: Targets = _nowhere
    confirming: str = ""


class CurrentDisplay:
    """What the table shows just now, written by its scene and read by whatever mouse and keys mean there."""

    def __init__(self) -> None:
        self.shown = TableDisplay()
        self.view: View[Any] | None = None  # None: no match has been laid out yet
