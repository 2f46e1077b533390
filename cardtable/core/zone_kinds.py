"""What a game declares about the places where its cards lie: who sees into them, how they look, what they are."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from typing import Literal

from cardtable.core.cards import Cards
from cardtable.core.frozen_dataclass import frozen
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


class Role(enum.Enum):
    """What the cards of a zone are to those who play, whatever the game calls it."""

    HAND = enum.auto()  # a seat holds them and plays from them
    TRICK = enum.auto()  # a seat has played them to the trick on the table
    COUNT = enum.auto()  # laid open when a deal is over: the count speaks of them
    OTHER = enum.auto()


@frozen
class ZoneSpec:
    """What a game declares about every zone of one kind; `label` names it where the table has several in its middle."""

    kind: str
    visibility: Visibility  # OWNER only where per is "seat"
    per: Literal["seat", "side", "table"] = "seat"  # of a side: owner is its lowest seat when the deal began
    arrangement: Arrangement = Arrangement.STACK
    label: Text | None = None
    role: Role = Role.OTHER

    def visible_to(self, zone: Zone, seat: Seat | None) -> bool:
        """Whether the seat (None: a spectator) sees the faces in this zone of the kind."""
        if self.visibility is Visibility.OWNER:
            return seat is not None and zone.owner == seat
        return self.visibility is Visibility.EVERYONE


class ZoneKinds:
    """The kinds of zones of a game, asked for by their zones."""

    def __init__(self, specs: Sequence[ZoneSpec]) -> None:
        self._specs = {spec.kind: spec for spec in specs}

    def spec(self, zone: Zone) -> ZoneSpec:
        """What the game declared about a zone; raises KeyError for one that it has not declared."""
        return self._specs[zone.kind]

    @property
    def has_tricks(self) -> bool:
        """Whether cards are played to tricks."""
        return any(spec.role is Role.TRICK for spec in self._specs.values())

    def is_hand(self, zone: Zone) -> bool:
        """Whether a seat holds the cards of the zone."""
        return self.spec(zone).role is Role.HAND

    def is_hand_of(self, seat: Seat | None, zone: Zone) -> bool:
        """Whether this seat holds the cards of the zone; a spectator (None) holds none."""
        return seat is not None and zone.owner == seat and self.is_hand(zone)

    def is_trick(self, zone: Zone) -> bool:
        """Whether the zone holds what a seat has played to the trick."""
        return self.spec(zone).role is Role.TRICK


def empty_zones(specs: Sequence[ZoneSpec], seats: int) -> dict[Zone, Cards]:
    """A zone without cards for each seat, or one for the table, of each kind; for games without sides."""
    return {
        Zone(spec.kind, owner): () for spec in specs for owner in ((None,) if spec.per == "table" else range(seats))
    }
