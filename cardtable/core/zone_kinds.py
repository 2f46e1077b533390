"""Zone specifications of a game: visibility, arrangement and role of each kind of zone."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from typing import Literal

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.cards import Cards
from cardtable.core.text import Text
from cardtable.core.zones import Seat, Zone


class Visibility(enum.Enum):
    """Visibility of the cards in a zone."""

    EVERYONE = enum.auto()
    OWNER = enum.auto()
    NOBODY = enum.auto()


class Arrangement(enum.Enum):
    """Arrangements of a zone's cards on the table."""

    STACK = enum.auto()
    FAN = enum.auto()
    SPREAD = enum.auto()
    TRICK = enum.auto()


class Role(enum.Enum):
    """Roles of zones for generic code, whatever the game calls them."""

    HAND = enum.auto()  # cards that a seat holds and plays from
    TRICK = enum.auto()  # cards that a seat has played to the current trick
    COUNT = enum.auto()  # laid open at the end of a deal, for the score
    OTHER = enum.auto()


@frozen
class ZoneSpec:
    """Specification of all zones of one kind; `label` names it where the middle of the table has several."""

    kind: str
    visibility: Visibility  # OWNER only where per is "seat"
    per: Literal["seat", "side", "table"] = "seat"  # of a side: the owner is its lowest seat when the deal began
    arrangement: Arrangement = Arrangement.STACK
    label: Text | None = None
    role: Role = Role.OTHER
    ranks: tuple[int, ...] = ()  # laid out by a side: slots with a place each, in order; other slots lie across

    def visible_to(self, zone: Zone, seat: Seat | None) -> bool:
        """Return True if the seat (None: a spectator) sees the cards in this zone of the kind."""
        if self.visibility is Visibility.OWNER:
            return seat is not None and zone.owner == seat
        return self.visibility is Visibility.EVERYONE


class ZoneKinds:
    """Zone specs of a game, looked up by zone."""

    def __init__(self, specs: Sequence[ZoneSpec]) -> None:
        self._specs = {spec.kind: spec for spec in specs}

    def spec(self, zone: Zone) -> ZoneSpec:
        """Return the spec of a zone; raise KeyError for an undeclared kind."""
        return self._specs[zone.kind]

    @property
    def has_tricks(self) -> bool:
        """True if cards are played to tricks."""
        return any(spec.role is Role.TRICK for spec in self._specs.values())

    def is_hand(self, zone: Zone) -> bool:
        """Return True if the zone is a seat's hand."""
        return self.spec(zone).role is Role.HAND

    def is_hand_of(self, seat: Seat | None, zone: Zone) -> bool:
        """Return True if the zone is this seat's hand; False for a spectator (None)."""
        return seat is not None and zone.owner == seat and self.is_hand(zone)

    def is_trick(self, zone: Zone) -> bool:
        """Return True if the zone holds a seat's cards of the current trick."""
        return self.spec(zone).role is Role.TRICK


def empty_zones(specs: Sequence[ZoneSpec], seats: int) -> dict[Zone, Cards]:
    """Return empty zones: of each kind one for the table, or one for each seat; for games without sides."""
    return {
        Zone(spec.kind, owner): () for spec in specs for owner in ((None,) if spec.per == "table" else range(seats))
    }
