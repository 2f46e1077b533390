"""Pile layout: the place of every zone, decided by how it is declared, never by its name."""

from __future__ import annotations

import enum
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cardtable.core.zone_kinds import Arrangement, Role, Visibility, ZoneKinds, ZoneSpec
from cardtable.core.zones import Seat, Zone, owner_of
from cardtable.table.art.themes import STRIP, STRIP_LARGE
from cardtable.table.layout.geometry import Geometry
from cardtable.table.layout.geometry_variants import ABOVE
from cardtable.table.layout.pose import HEIGHT
from cardtable.table.layout.tray_layout import PEEK, TrayPlace, in_tray

SPREAD_STEP = 0.30  # of a card's width: between the cards of a spread
VANISHING = 0.35  # of a card's width: cards that vanish where there is no room
OPENED = 0.34  # widths of a card between those of a stack that is spread out
ROOMY = 600.0  # pixels before scaling amid the trays from which on the table's own piles lie in the middle
APART = 1.1  # widths of a card between the table's own piles amid the trays


class PileShape(enum.Enum):
    """Arrangement of the cards of a pile."""

    HAND = enum.auto()  # the viewer's hand, a straight row
    FAN = enum.auto()  # another hand, small, on an arc
    SLOT = enum.auto()  # one card of a trick
    STACK = enum.auto()
    SPREAD = enum.auto()
    HIDDEN = enum.auto()  # no room: cards vanish in the plate


@dataclass(slots=True)
class PilePlace:
    """Place of a pile: its area in pixels, the width of a card, the turn of a card in a slot. `step` is a spread's, in
    widths of a card. `written` is the side of its caption: 0 below, -1 left, 1 right."""

    shape: PileShape
    area: QRectF
    card: float
    angle: float = 0.0
    step: float = SPREAD_STEP
    face_up: bool = False  # a fan that is read, not only counted
    in_rows: bool = False  # such a fan breaks into rows where it is too long
    grouped: bool = False  # a spread that marks divide into groups, with brackets below
    squared: bool = False  # a spread that lies as one stack
    across: bool = False  # a spread whose cards lie on their side
    strip: float = STRIP  # of a card in a large group, in widths of a card: its index
    written: int = 0
    strip_in_tray: QRectF | None = None  # in a tray, with heading and meter: a column, unless its cards lie across

    def first_card(self) -> QRectF:
        """Return the rectangle of the only card of the pile."""
        if not self.grouped:
            return QRectF(self.area)
        rect = QRectF(0, 0, self.card, self.card * HEIGHT)
        rect.moveCenter(self.area.center())
        return rect


class PileLayout:
    """Zones of one table, its seats turned so that `base` is at the bottom; `sides` has the form of `Rules.sides`."""

    def __init__(
        self,
        specs: Sequence[ZoneSpec],
        zones: Sequence[Zone],
        sides: Sequence[Seat],
        base: Seat,
        *,
        watched: bool = False,  # nobody at this window plays
    ) -> None:
        self.kinds = ZoneKinds(specs)
        self._specs = tuple(specs)
        self.seats = len(sides)
        self.base = base
        self.watched = watched
        self.sides = tuple(sides)
        laid = [zone for zone in zones if self._is_laid_by_side(zone)]
        turns = {owner: min(map(self.position, self.members(owner))) for owner in map(owner_of, laid)}
        self.owners = tuple(sorted(turns, key=lambda owner: turns[owner]))
        self.has_row = self._row_kind() is not None

    def regroup(self, sides: Sequence[Seat]) -> None:
        """Change the sides; every tray stays where it is. An empty sequence changes nothing."""
        if sides:
            self.sides = tuple(sides)

    def spec(self, zone: Zone) -> ZoneSpec:
        """Return the game's declaration of a zone."""
        return self.kinds.spec(zone)

    @property
    def open_hands(self) -> bool:
        """True if everybody's hand lies face up."""
        return any(spec.role is Role.HAND and spec.visibility is Visibility.EVERYONE for spec in self._specs)

    def position(self, seat: int) -> int:
        """Return a seat's place, counted clockwise from the bottom."""
        return (seat - self.base) % self.seats

    def in_tray(self, zone: Zone) -> bool:
        """Return whether the zone lies in the tray of a side."""
        return bool(self.owners) and self._is_laid_by_side(zone)

    def members(self, owner: int) -> list[Seat]:
        """Return the seats of the side whose cards lie in an owner's tray, clockwise from the bottom."""
        seats = [Seat(seat) for seat, side in enumerate(self.sides) if side == self.sides[owner]]
        return sorted(seats, key=self.position)

    def all(
        self,
        zones: Mapping[Zone, int],
        geometry: Geometry,
        squared: frozenset[Zone] = frozenset(),
        opened: frozenset[Zone] = frozenset(),
    ) -> dict[Zone, PilePlace]:
        """Return the place of every zone; `zones` gives the number of cards in each, `squared` those that lie as one
        stack. `opened` are stacks of the table that are spread out amid the trays."""
        row = self._row_kind()
        # an empty zone keeps its place amid trays or as the row, for cards to be dropped there
        stays = {zone for zone in zones if self.owners or zone.kind == row}
        middle = [zone for zone, count in zones.items() if zone.owner is None and (count or zone in stays)]
        trays = self._trays(zones, geometry)
        found = {
            zone: self._in_tray(zone, trays[zone], squared) if zone in trays else self._place(zone, middle, geometry)
            for zone in zones
        }
        wide = {zone: _spread(found[zone], zones[zone], geometry) for zone in opened if self.owners and zone in middle}
        return found | wide

    def _is_laid_by_side(self, zone: Zone) -> bool:
        spec = self.spec(zone)
        return spec.per == "side" and spec.arrangement is Arrangement.SPREAD

    def _row_kind(self) -> str | None:
        """Return the kind of the row in the middle, the table's first spread zone; None with tricks or trays."""
        if self.kinds.has_tricks or self.owners:
            return None
        spread = (spec.kind for spec in self._specs if spec.per == "table" and spec.arrangement is Arrangement.SPREAD)
        return next(spread, None)

    def _trays(self, zones: Mapping[Zone, int], geometry: Geometry) -> dict[Zone, TrayPlace]:
        found: dict[Zone, TrayPlace] = {}
        for owner, rect in zip(self.owners, geometry.trays, strict=False):
            laid = [zone for zone in zones if zone.owner == owner and self._is_laid_by_side(zone)]
            placed = [(place, zone) for zone in laid if (place := self._rank_place(zone)) is not None]
            ranks = [zone for _, zone in sorted(placed)]
            across = {zone: zones[zone] for zone in laid if zone not in ranks}
            mirrored = geometry.right_to_left
            found |= in_tray(rect, geometry.tray_card, geometry.scale, ranks, across, mirrored=mirrored)
        return found

    def _rank_place(self, zone: Zone) -> int | None:
        """Return the place of a zone among the ranks of its kind; None for one whose cards lie across."""
        return {rank: place for place, rank in enumerate(self.spec(zone).ranks)}.get(zone.slot)

    def _in_tray(self, zone: Zone, laid: TrayPlace, squared: frozenset[Zone]) -> PilePlace:
        across = self._rank_place(zone) is None
        place = PilePlace(PileShape.SPREAD, laid.cards, laid.width, step=PEEK, across=across, strip_in_tray=laid.strip)
        place.squared = zone in squared and not across
        return place

    def _place(self, zone: Zone, middle: Sequence[Zone], geometry: Geometry) -> PilePlace:
        if zone.owner is None:
            return self._in_the_middle(zone, middle, geometry)
        position = self.position(zone.owner)
        match self.spec(zone).arrangement:
            case Arrangement.FAN:
                return self._hand(position, geometry)
            case Arrangement.TRICK:
                slot = geometry.trick[position]
                return PilePlace(PileShape.SLOT, slot.rect(), slot.width, slot.angle)
            case Arrangement.SPREAD:  # before the seat, where its trick card would lie
                rect, step = geometry.trick[position].rect(), max(SPREAD_STEP, _index_width(geometry))
                area = rect.adjusted(-0.3 * rect.width(), 0, 0.3 * rect.width(), 0)
                return PilePlace(PileShape.SPREAD, area, 0.8 * rect.width(), step=step)
        plate = geometry.plates[position]
        return PilePlace(PileShape.HIDDEN, plate, geometry.card * VANISHING)

    def _hand(self, position: int, geometry: Geometry) -> PilePlace:
        fan = geometry.fans[position]
        if position == 0 and geometry.own_left is not None:
            left = geometry.own_left
            return PilePlace(PileShape.FAN, left, min(geometry.card, left.height() / HEIGHT), face_up=True)
        if position == 0 and not geometry.watched:
            return PilePlace(PileShape.HAND, geometry.hand, geometry.card)
        if fan is not None and (self.open_hands or geometry.laid_open):
            card = min(geometry.open_card or geometry.card, (fan.height() - 4) / HEIGHT)
            return PilePlace(PileShape.FAN, fan, card, face_up=True, in_rows=geometry.open_card > 0)
        if fan is not None:
            return PilePlace(PileShape.FAN, fan, geometry.fan_card)
        plate = geometry.plates[position]
        side = plate.height()
        return PilePlace(PileShape.HIDDEN, QRectF(plate.right() - side, plate.top(), side, side), geometry.fan_card)

    def _in_the_middle(self, zone: Zone, middle: Sequence[Zone], geometry: Geometry) -> PilePlace:
        card = min(geometry.piles.height() / HEIGHT, geometry.trick_card)
        if zone not in middle:
            size = QSizeF(card, card * HEIGHT)
            corner = geometry.middle - QPointF(size.width() / 2, size.height() / 2)
            return PilePlace(PileShape.HIDDEN, QRectF(corner, size), card)
        if self.owners:
            return self._amid_trays(zone, middle, geometry, card)
        if geometry.row is not None and zone.kind == self._row_kind():
            height = geometry.trick_card * HEIGHT
            top = geometry.row.top() + ABOVE * geometry.trick_card
            area = QRectF(geometry.row.left(), top, geometry.row.width(), height)
            return PilePlace(PileShape.SPREAD, area, geometry.trick_card, grouped=True, strip=_index_width(geometry))
        width = geometry.piles.width() / len(middle)
        area = QRectF(geometry.piles)
        area.setLeft(geometry.piles.left() + width * middle.index(zone))
        area.setWidth(width)
        shape = PileShape.STACK if self.spec(zone).arrangement is Arrangement.STACK else PileShape.SPREAD
        return PilePlace(shape, area, card, step=max(SPREAD_STEP, _index_width(geometry)))

    def _amid_trays(self, zone: Zone, middle: Sequence[Zone], geometry: Geometry, card: float) -> PilePlace:
        """Return the place of a pile in the middle, captions on the outer sides of the first and the last."""
        place, count = middle.index(zone), len(middle)
        middle_x = geometry.piles.center().x()
        cramped = geometry.aside is not None or geometry.piles.width() < ROOMY * geometry.scale
        if cramped and not geometry.laid_open:  # the last pile's caption needs all the remaining room
            middle_x = geometry.piles.left() + ((count - 1) * (1 + APART) + 1.4) / 2 * card  # clear of a plate's ring
        x = middle_x + (place - (count - 1) / 2) * (1 + APART) * card
        area = QRectF(x - card / 2, geometry.piles.top(), card, card * HEIGHT)
        shape = PileShape.STACK if self.spec(zone).arrangement is Arrangement.STACK else PileShape.SPREAD
        return PilePlace(shape, area, card, written=-1 if place < (count - 1) / 2 else 1)


def _spread(place: PilePlace, count: int, geometry: Geometry) -> PilePlace:
    """Return a pile amid the trays spread out to the right; a large one covers the others too."""
    step = max(OPENED, _index_width(geometry))
    wide = min(geometry.piles.width(), (1 + step * (count - 1)) * place.card)
    area = QRectF(place.area)
    area.setLeft(min(area.left(), geometry.piles.right() - wide))
    area.setWidth(wide)
    return PilePlace(PileShape.SPREAD, area, place.card, step=step)


def _index_width(geometry: Geometry) -> float:
    """Return the part of a card that must stay visible, in widths of it."""
    return STRIP_LARGE if geometry.large_indices else STRIP
