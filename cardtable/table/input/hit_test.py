"""Hit testing of the pointer on the table, and the elevation of its cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, Signal

from cardtable.core.cards import Card, Cards
from cardtable.core.controls import Gesture, Mark, Press
from cardtable.core.zones import Zone
from cardtable.table.animation.animation_planner import way_home
from cardtable.table.animation.animator import Animator
from cardtable.table.animation.qt_animations import raise_card
from cardtable.table.cards.board import Board, card_at, restack
from cardtable.table.cards.card_states import CurrentDisplay
from cardtable.table.cards.card_widget import CardWidget
from cardtable.table.cards.pile import Pile
from cardtable.table.hud.hud import Hud
from cardtable.table.hud.table_captions import Backdrop
from cardtable.table.input.card_focus import CardFocus
from cardtable.table.layout.pile_layout import PileShape
from cardtable.table.style.table_style import TableStyle

FOCUS_RISE = 0.35  # of a marked card's: the focus has its own sign, the ring


class CardElevation:
    """Stacking and raising of cards, updated after every move and whenever hover or focus change."""

    def __init__(self, board: Board, hud: Hud, focus: CardFocus, style: TableStyle) -> None:
        self._board = board
        self._hud = hud
        self._focus = focus
        self._style = style

    def restack(self) -> None:
        restack(self._board, self._hud.above_cards())

    def raise_cards(self, hovered: CardWidget | None = None) -> None:
        """Raise the hovered card and all that stand out, the focused one a little; all others sink."""
        board = self._board
        focused = self._focus.focused(board) if self._style.keys_shown else None
        self._raise_packet(hovered or focused)
        for pile in board.piles.values():
            if pile.zone in board.offered:
                continue
            own = pile.place.shape is PileShape.HAND
            for widget in pile.widgets:
                up = own and (widget.stands_out or widget is hovered or Mark.BETTER in widget.marks)
                raise_card(widget, 1.0 if up else FOCUS_RISE if own and widget is focused else 0.0, self._style.look)

    def _raise_packet(self, chosen: CardWidget | None) -> None:
        """Raise all cards of an offered pile up to the chosen one, and show their number over it."""
        number = 0
        for zone in self._board.offered:
            widgets = self._board.piles[zone].widgets
            number = widgets.index(chosen) + 1 if chosen in widgets else 0
            for place, widget in enumerate(widgets):
                raise_card(widget, float(place < number), self._style.look)
        self._hud.count_packet(chosen.pose if number and chosen is not None else None, number)


class InputContext(NamedTuple):
    """Parts of a table that mouse and keyboard input work on."""

    board: Board
    showing: CurrentDisplay
    animator: Animator
    heights: CardElevation


class HitTester(QObject):
    """The table as the pointer finds it; knows no rule: what may be lifted and dropped is what was shown last."""

    gestureMade = Signal(object)  # Gesture

    def __init__(self, cards: InputContext, backdrop: Backdrop, style: TableStyle, parent: QObject) -> None:
        super().__init__(parent)
        self._cards = cards
        self._backdrop = backdrop
        self._style = style

    def card_at(self, point: QPointF) -> tuple[Pile, CardWidget] | None:
        """Return the topmost card at the point with its pile, or None."""
        return card_at(self._cards.board, point)

    def heeds_clicks(self) -> bool:
        """Return whether a click is intended, and not the second half of a double click."""
        return self._cards.animator.heeds_clicks

    def hurry(self) -> None:
        """Finish current motion because of a click."""
        self._cards.animator.hurry_by_click()

    def is_at_rest(self) -> bool:
        """Return whether the person chooses from the table as shown."""
        return self._cards.animator.is_at_rest

    def command(self, code: str) -> None:
        """Emit the press of a button after finishing current motion."""
        if self._cards.animator.is_at_rest or self._cards.animator.heeds_clicks:
            self._cards.animator.finish_all()
            self.tell(Press(code))

    def liftable(self) -> Mapping[Zone, frozenset[Card]]:
        """Return the liftable cards of the display; none while something moves."""
        return self._cards.showing.shown.liftable if self._cards.animator.is_idle else {}

    def drop_places(self, zone: Zone, cards: Cards) -> Mapping[Zone, QRectF]:
        """Return the drop areas that the game allows."""
        zones = self._cards.showing.shown.targets(zone, cards) if cards else frozenset()
        return {zone: self._cards.board.drop_area(zone) for zone in zones if zone in self._cards.board.piles}

    def zone_at(self, point: QPointF) -> Zone | None:
        """Return the visible zone at the point, or None."""
        board = self._cards.board
        zones = (zone for zone in board.piles if board.is_in_sight(zone))
        return next((zone for zone in zones if board.drop_area(zone).contains(point)), None)

    def strip(self) -> float:
        """Return the width of an index of the current deck."""
        return self._style.style.strip

    def area(self) -> QRectF:
        return QRectF(QPointF(0, 0), self._cards.board.geometry.size)

    def show_targets(self, targets: Mapping[Zone, QRectF], best: Zone | None) -> None:
        """Highlight the targets under the cards; a target without visible cards or hand only when hit."""
        seen = [area for zone, area in targets.items() if self._cards.board.is_in_sight(zone)]
        self._backdrop.show_targets(seen, targets.get(best) if best is not None else None)

    def show_hover(self, widget: CardWidget | None) -> None:
        self._cards.heights.raise_cards(widget)

    def send_home(self, widget: CardWidget) -> None:
        """Let a dragged card slide back to its place."""
        widget.setProperty("lifted", 0.0)
        move = way_home(self._cards.board, widget)
        if move is not None:
            self._cards.animator.aside(move)
            self._cards.heights.restack()

    def tell(self, gesture: Gesture) -> None:
        """Emit a complete gesture; what was dragged is where it was dropped."""
        self.gestureMade.emit(gesture)
