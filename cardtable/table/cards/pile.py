"""Pile: the cards of one zone in order, and the pose of each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cardtable.core.cards import Card
from cardtable.core.controls import Mark
from cardtable.core.zones import Zone
from cardtable.table.cards.card_widget import CardWidget
from cardtable.table.layout import card_layout as lay
from cardtable.table.layout.card_layout import CLOSED, Slots, group_sizes
from cardtable.table.layout.pile_layout import PilePlace, PileShape
from cardtable.table.layout.pose import HEIGHT, Pose

STEP = 0.72  # of the width: between the cards of a hand that has room
FACE_UP_STEP = 0.42


@dataclass(slots=True, eq=False)
class Pile:
    """Card widgets of one zone, the last on top; a hidden pile has none. Cards on trial still belong to their pile but
    lie on another: `lent` maps them to it, `guests` are those that lie here."""

    zone: Zone
    place: PilePlace
    widgets: list[CardWidget] = field(default_factory=list)
    marks: tuple[frozenset[Mark], ...] = ()  # by index in the zone
    lent: dict[CardWidget, Pile] = field(default_factory=dict)
    guests: list[CardWidget] = field(default_factory=list)

    @property
    def is_hidden(self) -> bool:
        """True if cards that go there vanish."""
        return self.place.shape is PileShape.HIDDEN

    def faces(self) -> list[Card | None]:
        """Return the faces when all that is planned has been shown."""
        return [widget.final_card for widget in self.widgets]

    def staying(self) -> list[CardWidget]:
        """Return the viewer's cards without those on trial elsewhere."""
        return [widget for widget in self.widgets if widget not in self.lent]

    def find(self, card: Card | None) -> CardWidget | None:
        """Return a widget with this face, else a back, else the last one; None if the pile is empty. A back comes from
        the middle of a fan and from the top of a stack; of twins, the one on trial comes first."""
        named = [widget for widget in self.widgets if card is not None and widget.final_card == card]
        named.sort(key=lambda widget: widget in self.lent)
        backs = [widget for widget in self.widgets if widget.final_card is None]
        if backs and not named and self.place.shape is PileShape.FAN:
            return backs[len(backs) // 2]
        return next((found[-1] for found in (named, backs, self.widgets) if found), None)

    def painted(self) -> list[CardWidget]:
        """Return the pile's cards from lowest to topmost: wild ones first; a squared-up pile has its emblem on top."""
        if not self.place.squared or not self.widgets:
            return sorted(self.widgets, key=_is_natural)
        top = _top_of_squared(self.widgets, wild=any(Mark.WILD in marks for marks in self.marks))
        return [*(widget for widget in self.widgets if widget is not top), top]

    def lying(self) -> list[CardWidget]:
        """Return all cards here, from lowest to topmost: guests on top, wild ones first as in any meld."""
        own = [widget for widget in self.painted() if widget not in self.lent]
        if not self.guests:
            return own
        all_here = [*own, *self.guests]
        return all_here if self.place.squared else sorted(all_here, key=_is_natural)

    def poses(self) -> list[Pose]:
        """Return the pose of each own card, in the order of `widgets`; of one on trial, its pose in the other pile."""
        here = dict(zip(self.lying(), self._poses(), strict=True))
        return [here[widget] if widget in here else self.lent[widget].pose_of(widget) for widget in self.widgets]

    def pose_of(self, widget: CardWidget) -> Pose:
        """Return the pose of a card that lies here, guest or not."""
        return self._poses()[self.lying().index(widget)]

    def hidden_pose(self) -> Pose:
        """Return the pose where cards vanish or appear: the middle of the area, transparent."""
        middle = self.place.area.center()
        return Pose(middle.x(), middle.y(), 0, self.place.card, 0.0)

    def foot_card(self) -> QRectF:
        """Return the column of cards in a tray, or the place of its first card."""
        lying, area = self._poses(), self.place.area
        high = area.bottom() - lying[0].rect().top() if lying else min(area.height(), self.place.card * HEIGHT)
        return QRectF(area.x(), area.bottom() - high, area.width(), high)

    def groups(self) -> list[int]:
        """Return the sizes of the groups of a grouped spread."""
        return group_sizes(len(self.widgets), self._gaps(len(self.widgets)))

    def shaded(self, place: int) -> bool:
        """Return whether a card lies in a large group under smaller ones, where it is only counted."""
        sizes = self.groups()
        return self.place.grouped and len(sizes) > 1 and sizes[0] >= CLOSED and place < sizes[0]

    def _poses(self) -> list[Pose]:
        place = self.place
        slots = self.slots(len(self.staying()) + len(self.guests), place.area, QSizeF(place.card, place.card * HEIGHT))
        return [Pose(point.x(), point.y(), turn, place.card) for point, turn in slots]

    def slots(self, count: int, area: QRectF, card: QSizeF) -> Slots:
        """Return middle and turn of each of `count` cards in the area."""
        match self.place.shape:
            case PileShape.HAND:
                return lay.row(count, area, card, STEP)
            case PileShape.SPREAD:
                return self._spread(count, area, card)
            case PileShape.FAN:
                if self.place.in_rows:
                    return lay.rows(count, area, card, FACE_UP_STEP)
                return lay.row(count, area, card, FACE_UP_STEP) if self.place.face_up else lay.arc(count, area, card)
            case PileShape.SLOT:
                return [(area.center() + QPointF(0, 6.0 * place), self.place.angle) for place in range(count)]
            case PileShape.STACK:
                return lay.crossed(lay.stack(count, area), [Mark.CROSSWISE in marks for marks in self.marks])
        return [(area.center(), 0.0)] * count

    def _spread(self, count: int, area: QRectF, card: QSizeF) -> Slots:
        if self.place.across:
            return lay.across(count, area, card)
        if self.place.squared:
            return lay.squared_up(count, area, card)
        if self.place.strip_in_tray is not None:
            return lay.column(count, area, card, self.place.step)
        if self.place.grouped:
            return lay.groups(count, area, card, self._gaps(count), self.place.strip)
        return lay.row(count, area, card, self.place.step)

    def _gaps(self, count: int) -> frozenset[int]:
        """Return the gaps; they keep their depth below the top when cards come or go before the next display."""
        places = (place for place, marks in enumerate(self.marks, count - len(self.marks)) if Mark.GAP_AFTER in marks)
        return frozenset(place for place in places if place >= 0)


def _is_natural(widget: CardWidget) -> bool:
    return Mark.WILD not in widget.marks


def _top_of_squared(widgets: Sequence[CardWidget], *, wild: bool) -> CardWidget:
    """Return the top card of a squared-up pile: a red one if no card in it is wild, else a black one."""
    cards = [(widget, widget.final_card) for widget in widgets if widget.final_card is not None]
    coloured = [widget for widget, card in cards if card.suit is not None and card.suit.is_red is not wild]
    natural = [widget for widget in coloured if _is_natural(widget)]
    return (natural or coloured or list(widgets))[-1]
