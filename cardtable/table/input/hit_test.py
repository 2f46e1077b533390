"""How high cards lie: who covers whom, and which of them rise out of their row.

What mouse and keys both work on.

What the mouse finds on the table: what the drag machine asks, answered from board and animator.
"""

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

FOCUS_RISE = 0.35  # of a marked card's: the keyboard's own sign is its ring


class CardElevation:
    """Set anew after every move, and whenever the pointer or the keyboard comes to another card."""

    def __init__(self, board: Board, furniture: Hud, focus: CardFocus, skin: TableStyle) -> None:
        self._board = board
        self._furniture = furniture
        self._focus = focus
        self._skin = skin

    def restack(self) -> None:
        """Put all cards over each other in the order of their piles."""
        restack(self._board, self._furniture.above_cards())

    def raise_cards(self, hovered: CardWidget | None = None) -> None:
        """Let the hovered card and all that stand out rise, the one with the keyboard a little; all others sink."""
        board = self._board
        focused = self._focus.focused(board) if self._skin.keys_shown else None
        self._lift_packet(hovered or focused)
        for pile in board.piles.values():
            if pile.zone in board.offered:
                continue
            own = pile.place.shape is PileShape.HAND
            for widget in pile.widgets:
                up = own and (widget.stands_out or widget is hovered or Mark.BETTER in widget.marks)
                raise_card(widget, 1.0 if up else FOCUS_RISE if own and widget is focused else 0.0, self._skin.look)

    def _lift_packet(self, chosen: CardWidget | None) -> None:
        """In a pile that is offered, all cards up to the chosen one rise, and their number stands over it."""
        number = 0
        for zone in self._board.offered:
            widgets = self._board.piles[zone].widgets
            number = widgets.index(chosen) + 1 if chosen in widgets else 0
            for place, widget in enumerate(widgets):
                raise_card(widget, float(place < number), self._skin.look)
        self._furniture.count_packet(chosen.pose if number and chosen is not None else None, number)


class InputContext(NamedTuple):
    """The cards of a table: where they lie, what may be done with them, what moves, and which of them rise."""

    board: Board
    showing: CurrentDisplay
    animator: Animator
    heights: CardElevation


class TableHitTester(QObject):
    """Implements `drag.Ground`; knows no rule: what may be lifted and dropped is what was shown last."""

    gestureMade = Signal(object)  # Gesture

    def __init__(self, cards: InputContext, backdrop: Backdrop, skin: TableStyle, parent: QObject) -> None:
        super().__init__(parent)
        self._cards = cards
        self._backdrop = backdrop
        self._skin = skin

    def card_at(self, point: QPointF) -> tuple[Pile, CardWidget] | None:
        """The topmost card there with the pile it belongs to."""
        return card_at(self._cards.board, point)

    def heeds_clicks(self) -> bool:
        """Whether a click is meant as one, and no second half of a double click."""
        return self._cards.animator.heeds_clicks

    def hurry(self) -> None:
        """A click finishes what moves."""
        self._cards.animator.hurry_by_click()

    def is_at_rest(self) -> bool:
        """Whether nothing moves."""
        return self._cards.animator.is_at_rest

    def command(self, code: str) -> None:
        """Give the command of a button; all that moves is finished first."""
        if self._cards.animator.is_at_rest or self._cards.animator.heeds_clicks:
            self._cards.animator.finish_all()
            self.tell(Press(code))

    def liftable(self) -> Mapping[Zone, frozenset[Card]]:
        """As the game said last; nothing while something moves."""
        return self._cards.showing.shown.liftable if self._cards.animator.is_idle else {}

    def drop_places(self, zone: Zone, cards: Cards) -> Mapping[Zone, QRectF]:
        """Where the game allows a drop."""
        zones = self._cards.showing.shown.targets(zone, cards) if cards else frozenset()
        return {zone: self._cards.board.drop_area(zone) for zone in zones if zone in self._cards.board.piles}

    def zone_at(self, point: QPointF) -> Zone | None:
        """The place there that is in sight."""
        board = self._cards.board
        zones = (zone for zone in board.piles if board.is_in_sight(zone))
        return next((zone for zone in zones if board.drop_area(zone).contains(point)), None)

    def strip(self) -> float:
        """As wide as the indices of the deck in force."""
        return self._skin.style.strip

    def area(self) -> QRectF:
        """All of the table."""
        return QRectF(QPointF(0, 0), self._cards.board.geometry.size)

    def show_targets(self, targets: Mapping[Zone, QRectF], best: Zone | None) -> None:
        """Let the targets glow under the cards; what is neither cards nor a hand, as behind a plate, only when hit."""
        seen = [area for zone, area in targets.items() if self._cards.board.is_in_sight(zone)]
        self._backdrop.show_targets(seen, targets.get(best) if best is not None else None)

    def show_hover(self, widget: CardWidget | None) -> None:
        """Raise the card under the pointer."""
        self._cards.heights.raise_cards(widget)

    def send_home(self, widget: CardWidget) -> None:
        """Let a dragged card slide back to its place."""
        widget.setProperty("lifted", 0.0)
        move = way_home(self._cards.board, widget)
        if move is not None:
            self._cards.animator.aside(move)
            self._cards.heights.restack()

    def tell(self, gesture: Gesture) -> None:
        """Pass a gesture on."""
        self.gestureMade.emit(gesture)
