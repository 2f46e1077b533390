"""Board: piles of a table with their card widgets, their order, and cards on their way off."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, QTimer
from PySide6.QtWidgets import QWidget

from cardtable.core.cards import Card, Cards
from cardtable.core.views import View
from cardtable.core.zones import Seat, Zone
from cardtable.models.received_cards import ORDERS, hand_key
from cardtable.table.art.card_pixmaps import CardPixmaps
from cardtable.table.cards.card_widget import CardWidget
from cardtable.table.cards.pile import Pile
from cardtable.table.layout.geometry import Geometry, LayoutInput
from cardtable.table.layout.geometry_variants import choose_layout
from cardtable.table.layout.pile_layout import PileLayout, PilePlace, PileShape
from cardtable.table.layout.pose import Pose

AROUND = 8.0  # pixels around a plate where cards may be dropped for it
BARE = LayoutInput(QSizeF(320, 240), 2, QSizeF(), QSizeF())  # a table before its first layout
UNPLACED = PilePlace(PileShape.HIDDEN, Pose(0, 0, 0, 10).rect(), 10)
_ORDER = {PileShape.FAN: 0, PileShape.STACK: 1, PileShape.SPREAD: 2, PileShape.SLOT: 3, PileShape.HAND: 4}
REPAINT_MS = 40


class Board:
    """Piles of the table: their order changes as soon as a move is planned, widgets follow later. There are no piles
    before a match is laid out with `set_up`."""

    def __init__(self, make: Callable[[], CardWidget]) -> None:
        self._make_widget = make
        self.all_widgets: list[CardWidget] = []  # hidden ones too
        self.order = "suit"
        self.mirrored = False
        self._clear(PileLayout((), (), (), Seat(0)), choose_layout(BARE))

    def _clear(self, places: PileLayout, geometry: Geometry) -> None:
        self.places = places
        self.geometry = geometry
        self.viewer: Seat | None = None
        self._spare: list[CardWidget] = []
        self.piles: dict[Zone, Pile] = {}
        self.counts: dict[Zone, int] = {}  # of hidden piles too
        self.squared: frozenset[Zone] = frozenset()  # spreads that lie as one stack
        self.opened: frozenset[Zone] = frozenset()  # stacks that are spread out
        self.offered: frozenset[Zone] = frozenset()  # spread-out stacks, face down, from which a card is to be chosen
        self.planned: dict[CardWidget, Pose] = {}  # final pose of each card when all plans have been shown

    def set_up(self, places: PileLayout, view: View[Any], geometry: Geometry) -> None:
        """Lay out the empty piles of a match; cards of an earlier one are deleted."""
        for widget in self.all_widgets:
            widget.deleteLater()
        self.all_widgets = []
        self._clear(places, geometry)
        self.viewer = view.seat
        self.piles = {zone: Pile(zone, UNPLACED) for zone in view.zones}
        self.counts = {zone: len(cards) for zone, cards in view.zones.items()}

    def widgets(self) -> Iterator[CardWidget]:
        """Yield all visible cards, pile by pile."""
        for pile in self.piles.values():
            yield from pile.widgets

    def pile_of(self, widget: CardWidget) -> Pile | None:
        """Return the pile of a card, or None."""
        return next((pile for pile in self.piles.values() if widget in pile.widgets), None)

    def own_hand(self) -> Pile | None:
        """Return the hand at the bottom, or None."""
        return next((pile for pile in self.piles.values() if pile.place.shape is PileShape.HAND), None)

    def shows(self, zone: Zone) -> bool:
        """Return whether the viewer sees the faces of a zone."""
        return self.places.spec(zone).visible_to(zone, self.viewer)

    def is_in_sight(self, zone: Zone) -> bool:
        """Return whether a zone's cards are visible, or stand on a plate as a hand."""
        return not self.piles[zone].is_hidden or self._is_others_hand(zone)

    def drop_area(self, zone: Zone) -> QRectF:
        """Return the area in which cards may be dropped for a zone; another hand includes its seat's plate."""
        place = self.piles[zone].place
        area = place.area if place.strip_in_tray is None else place.strip_in_tray
        if zone.owner is None or not self._is_others_hand(zone):
            return area
        plate = self.geometry.plates[self.places.position(zone.owner)]
        return plate.united(area).adjusted(-AROUND, -AROUND, AROUND, AROUND)

    def tray_of(self, zone: Zone) -> QRectF | None:
        """Return the tray in which a zone lies; None for any other zone."""
        if self.piles[zone].place.strip_in_tray is None:
            return None
        return self.geometry.trays[self.places.owners.index(Seat(zone.owner or 0))]

    def _is_others_hand(self, zone: Zone) -> bool:
        return self.places.kinds.is_hand(zone) and self.piles[zone].place.shape is not PileShape.HAND

    def arrange(self, geometry: Geometry) -> None:
        """Set the geometry and the place of every pile; hands are sorted again."""
        self.geometry = geometry
        sizes = {zone: count + len(self.piles[zone].guests) for zone, count in self.counts.items()}
        for zone, place in self.places.all(sizes, geometry, self.squared, self.opened).items():
            self.piles[zone].place = place
        key = hand_key(self.order)
        for pile in self.piles.values():
            if (pile.place.shape is PileShape.HAND or pile.place.face_up) and None not in pile.faces():
                pile.widgets.sort(key=lambda widget: key(widget.final_card) if widget.final_card is not None else ())
                if self.mirrored and self.order != "as_dealt":
                    pile.widgets.reverse()

    def lend(self, laid: Iterable[tuple[Zone, Cards]]) -> None:
        """Put these cards of the viewer's hand on trial elsewhere, and no others."""
        for pile in self.piles.values():
            pile.lent.clear()
            pile.guests.clear()
        hand = self.own_hand()
        if hand is None:
            return
        for zone, card in ((zone, card) for zone, cards in laid if zone in self.piles for card in cards):
            found = [widget for widget in hand.widgets if widget.final_card == card and widget not in hand.lent]
            if found:
                hand.lent[found[-1]] = self.piles[zone]
                self.piles[zone].guests.append(found[-1])

    def take(self, zone: Zone, card: Card | None) -> CardWidget:
        """Remove a card from a pile; where the pile shows none, a new widget appears in its place."""
        pile = self.piles[zone]
        self.counts[zone] = max(0, self.counts[zone] - 1)
        widget = pile.find(card)
        if widget is not None:
            pile.widgets.remove(widget)
            host = pile.lent.pop(widget, None)
            if host is not None:
                host.guests.remove(widget)
            return widget
        return self._new_card(pile)

    def put(self, zone: Zone, widget: CardWidget) -> None:
        """Add a card on top of a pile; a card of a hidden pile vanishes when it has arrived."""
        self.counts[zone] += 1
        if zone.owner is None and self.piles[zone].is_hidden:
            self.sort()  # the first card of a pile of the table makes room for it
        if not self.piles[zone].is_hidden:
            self.piles[zone].widgets.append(widget)

    def set_order(self, order: str, *, mirrored: bool) -> None:
        """Sort the viewer's hand by one of ORDERS, else by the first of them; `mirrored`: from right to left."""
        self.order = order if order in ORDERS else ORDERS[0]
        self.mirrored = mirrored
        self.sort()

    def sort(self) -> None:
        """Sort the viewer's hand and arrange every pile for its current size."""
        self.arrange(self.geometry)

    def close(self) -> bool:
        """Close the spread-out stacks that were offered; return whether there were any."""
        if not self.offered:
            return False
        self.opened -= self.offered
        self.offered = frozenset()
        self.sort()
        return True

    def matches(self, view: View[Any]) -> bool:
        """Return whether the piles show exactly this view: hands as multisets, everything else in order."""
        return all(self._same(pile, view.zones.get(zone, ())) for zone, pile in self.piles.items())

    def set(self, view: View[Any]) -> None:
        """Make the piles show the view, with as few new faces as possible."""
        self.viewer = view.seat
        self.counts = {zone: len(cards) for zone, cards in view.zones.items()}
        self.lend(())
        places = self.places.all(self.counts, self.geometry, self.squared, self.opened)
        for zone, pile in self.piles.items():
            pile.place = places[zone]
            self._set_pile(pile, () if pile.is_hidden else view.zones[zone])
        for widget in self.widgets():
            widget.setFace(widget.final_card)  # the move that turns it over may never have run
        self.arrange(self.geometry)

    def release(self, widgets: Iterable[CardWidget]) -> None:
        """Hide widgets that have left the table, for reuse as other cards."""
        for widget in widgets:
            widget.clearFocus()  # else Qt passes it on as if by Tab
            widget.hide()
            widget.setMarks(frozenset())
            widget.setState(dimmed=False)
            self.planned.pop(widget, None)
            self._spare.append(widget)

    def _same(self, pile: Pile, cards: tuple[Card | None, ...]) -> bool:
        if pile.is_hidden:
            return not pile.widgets
        if pile.place.shape in (PileShape.HAND, PileShape.FAN):
            return Counter(pile.faces()) == Counter(cards)
        return pile.faces() == list(cards)

    def _set_pile(self, pile: Pile, cards: tuple[Card | None, ...]) -> None:
        if self._same(pile, cards):
            return
        left = list(pile.widgets)
        pile.widgets = []
        wanted = list(cards)
        if pile.place.shape in (PileShape.HAND, PileShape.FAN):
            wanted = _in_order_of(wanted, [widget.final_card for widget in left])
        for card in wanted:
            widget = next((candidate for candidate in left if candidate.final_card == card), None)
            if widget is None:
                widget = self._new_card(pile)
            else:
                left.remove(widget)
            widget.final_card = card
            widget.setFace(card)
            pile.widgets.append(widget)
        self.release(left)

    def _new_card(self, pile: Pile) -> CardWidget:
        if not self._spare:
            self._spare.append(self._make_widget())
            self.all_widgets.append(self._spare[-1])
        widget = self._spare.pop()
        widget.final_card = None
        widget.setFace(None)
        widget.place(pile.hidden_pose())
        return widget


def _in_order_of(cards: list[Card | None], before: list[Card | None]) -> list[Card | None]:
    rest = list(cards)
    in_order = []
    for card in before:
        if card in rest:
            rest.remove(card)
            in_order.append(card)
    return in_order + rest


def ordered_piles(board: Board) -> list[Pile]:
    """Return the visible piles in reading order: others' hands, the middle, the trick clockwise, the viewer's hand."""

    def rank(pile: Pile) -> tuple[int, int, int, float, float]:
        owner = 0 if pile.zone.owner is None else board.places.position(pile.zone.owner)
        # the card on the left of the viewer's seat is read before the viewer's
        turn = owner if owner else board.places.seats
        area = pile.place.area
        if not board.places.in_tray(pile.zone):
            return _ORDER[pile.place.shape], turn, 0, 0, pile.zone.slot
        return _ORDER[pile.place.shape], turn, 1, -area.right() if board.mirrored else area.left(), area.top()

    return sorted((pile for pile in board.piles.values() if not pile.is_hidden), key=rank)


def card_at(board: Board, point: QPointF) -> tuple[Pile, CardWidget] | None:
    """Return the topmost card at the point with the pile that owns it, or None."""
    lying = (widget for pile in reversed(ordered_piles(board)) for widget in reversed(pile.lying()))
    found = next((widget for widget in lying if not widget.isHidden() and widget.holds(point)), None)
    pile = board.pile_of(found) if found is not None else None
    return None if pile is None or found is None else (pile, found)


def restack(board: Board, above: Sequence[QWidget]) -> None:
    """Raise all cards in reading order, then `above`."""
    for pile in ordered_piles(board):
        stacked = pile.place.shape is PileShape.STACK or pile.place.squared
        for place, widget in enumerate(pile.lying()):
            widget.flat = place > 0 and stacked
            widget.raise_()
    for other in above:
        other.raise_()


class DepartingCards:
    """Card widgets on their way off, by the version of the first view without them; released once it is shown."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._leaving: dict[int, list[CardWidget]] = {}

    def add(self, version: int, widgets: Sequence[CardWidget]) -> None:
        """Add the cards that the update to this version removes."""
        self._leaving.setdefault(version, []).extend(widgets)

    def release(self, version: int) -> None:
        """Release the cards of all versions up to this one."""
        for known in [known for known in self._leaving if known <= version]:
            self._board.release(self._leaving.pop(known))

    def release_all(self) -> None:
        for gone in self._leaving.values():
            self._board.release(gone)
        self._leaving.clear()

    def forget(self) -> None:
        """Drop all without release: the board deletes its widgets."""
        self._leaving.clear()


class PixmapRefresher(QObject):
    """Timer that repaints cards when better pictures arrive; `refresh` repaints all else that shows cards."""

    def __init__(self, faces: CardPixmaps, board: Board, refresh: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self._board, self._refresh = board, refresh
        self._soon = QTimer(self, singleShot=True, interval=REPAINT_MS)
        self._soon.timeout.connect(self.repaint)
        faces.facesChanged.connect(self._wait)

    def repaint(self) -> None:
        for widget in self._board.widgets():
            widget.update()
        self._refresh()

    def _wait(self) -> None:
        if not self._soon.isActive():
            self._soon.start()
