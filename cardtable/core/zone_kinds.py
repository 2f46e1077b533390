"""What a game declares about the places where its cards lie: who sees into them, how they look, what they are."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from dataclasses import dataclass

from cardtable.core.cards import Cards
from cardtable.core.text import Text
from cardtable.core.zones import Seat, Zone


class Visibility(enum.Enum):
    """Who sees the faces of the cards in a zone."""

    EVERYONE = enum.auto()
    OWNER = enum.auto()
    NOBODY = enum.auto()


class Arrangement(enum.Enum):
    """How the table lays out the cards of a zone."""

    STACK = enum.auto()
    FAN = enum.auto()
    SPREAD = enum.auto()
    TRICK = enum.auto()


@dataclass(frozen=True, slots=True)
class ZoneSpec:
    """What a game declares about every zone of one kind; `label` names it where the table has several in its middle."""

    kind: str
    visibility: Visibility  # OWNER only where per is "seat"
    per: str = "seat"  # "seat", "side" (owner: its lowest seat when the deal began) or "table"
    arrangement: Arrangement = Arrangement.STACK
    label: Text | None = None

    def visible_to(self, zone: Zone, seat: Seat | None) -> bool:
        """Whether the seat (None: a spectator) sees the faces in this zone of the kind."""
        if self.visibility is Visibility.OWNER:
            return seat is not None and zone.owner == seat
        return self.visibility is Visibility.EVERYONE


def empty_zones(specs: Sequence[ZoneSpec], seats: int) -> dict[Zone, Cards]:
    """A zone without cards for each seat, or one for the table, of each kind; for games without sides."""
    return {
        Zone(spec.kind, owner): () for spec in specs for owner in ((None,) if spec.per == "table" else range(seats))
    }
