"""What game and person add to the picture of the zones, as one value."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from cardtable.core.cards import Card, Cards
from cardtable.core.controls import Command, Display, Draft
from cardtable.core.text import Text
from cardtable.core.zones import Seat, Zone
from cardtable.models.hints import Hint

EMPTY = Display(Text("", ""), ())


@dataclass(frozen=True, slots=True)
class Shown:
    """`liftable`: the cards that may be lifted, by zone. `acting`: whose turn it is. `received`: by the person."""

    display: Display = EMPTY
    commands: Sequence[Command] = ()
    liftable: Mapping[Zone, frozenset[Card]] = field(default_factory=dict)
    draft: Draft = Draft()  # noqa: RUF009 (frozen)
    acting: frozenset[Seat] = frozenset()
    hint: Hint | None = None
    received: Cards = ()
