"""Which place on the table belongs to which zone: decided by how a zone is declared, never by its name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cardtable.core.zones import Arrangement, Seat, Zone, ZoneSpec
from cardtable.table.card_widget import HEIGHT
from cardtable.table.geometry import Geometry
from cardtable.table.pile import Place, Shape

VANISHING = 0.35  # of a card's width: so small does a card get where there is no room for it


class Places:
    """The zones of one table with its seats turned so that `base` sits at the bottom."""

    def __init__(self, specs: Sequence[ZoneSpec], seats: int, base: Seat) -> None:
        self._specs = {spec.kind: spec for spec in specs}
        self.seats = seats
        self.base = base

    def spec(self, zone: Zone) -> ZoneSpec:
        """What the game declared about the zone."""
        return self._specs[zone.kind]

    def spec_of(self, kind: str) -> ZoneSpec:
        """What the game declared about zones of a kind."""
        return self._specs[kind]

    def trick_kinds(self) -> frozenset[str]:
        """The kinds of zones that hold the cards of a trick."""
        return frozenset(kind for kind, spec in self._specs.items() if spec.arrangement is Arrangement.TRICK)

    def position(self, seat: int) -> int:
        """How many places clockwise from the bottom a seat sits."""
        return (seat - self.base) % self.seats

    def all(self, zones: Mapping[Zone, int], geometry: Geometry) -> dict[Zone, Place]:
        """The place of every zone; `zones` tells how many cards each holds."""
        middle = [zone for zone, count in zones.items() if zone.owner is None and count]
        return {zone: self._place(zone, middle, geometry) for zone in zones}

    def _place(self, zone: Zone, middle: Sequence[Zone], geometry: Geometry) -> Place:
        if zone.owner is None:
            return self._in_the_middle(zone, middle, geometry)
        position = self.position(zone.owner)
        match self.spec(zone).arrangement:
            case Arrangement.FAN:
                return self._hand(position, geometry)
            case Arrangement.TRICK:
                slot = geometry.trick[position]
                return Place(Shape.SLOT, slot.rect(), slot.width, slot.angle)
            case Arrangement.SPREAD:
                return self._before(position, geometry)
        plate = geometry.plates[position]
        return Place(Shape.HIDDEN, plate, geometry.card * VANISHING)

    def _hand(self, position: int, geometry: Geometry) -> Place:
        fan = geometry.fans[position]
        if position == 0:
            return Place(Shape.HAND, geometry.hand, geometry.card)
        if fan is not None:
            return Place(Shape.FAN, fan, geometry.fan_card)
        plate = geometry.plates[position]
        side = plate.height()
        return Place(Shape.HIDDEN, QRectF(plate.right() - side, plate.top(), side, side), geometry.fan_card)

    def _before(self, position: int, geometry: Geometry) -> Place:
        """Cards laid out before a seat, where its card of a trick would lie."""
        slot = geometry.trick[position].rect()
        return Place(Shape.SPREAD, slot.adjusted(-0.3 * slot.width(), 0, 0.3 * slot.width(), 0), 0.8 * slot.width())

    def _in_the_middle(self, zone: Zone, middle: Sequence[Zone], geometry: Geometry) -> Place:
        card = min(geometry.piles.height() / HEIGHT, geometry.trick_card)
        if zone not in middle:
            size = QSizeF(card, card * HEIGHT)
            corner = geometry.middle - QPointF(size.width() / 2, size.height() / 2)
            return Place(Shape.HIDDEN, QRectF(corner, size), card)
        width = geometry.piles.width() / len(middle)
        area = QRectF(geometry.piles)
        area.setLeft(geometry.piles.left() + width * middle.index(zone))
        area.setWidth(width)
        spread = self.spec(zone).arrangement is not Arrangement.STACK
        return Place(Shape.SPREAD if spread else Shape.STACK, area, card)
