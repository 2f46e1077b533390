"""Which card has the keyboard: one stop for each pile, and the focus stays in the hand when a card is played."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from cardtable.table.board import Board
from cardtable.table.card_widget import CardWidget
from cardtable.table.pile import Shape
from cardtable.table.stacking import ordered_piles, tab_stops


class Focus:
    """Remembers the card of each pile that Tab comes back to."""

    def __init__(self, table: QWidget) -> None:
        self._table = table
        self._current: dict[int, CardWidget] = {}
        self._hand_place = -1  # of the focused card in the own hand, -1 if it lies elsewhere

    def groups(self, board: Board) -> list[list[CardWidget]]:
        """The piles that Tab visits, left to right; the own hand first, then the trick, then the table's piles."""
        hand = board.own_hand()
        piles = ordered_piles(board)
        trick = [widget for pile in piles if pile.place.shape is Shape.SLOT for widget in pile.widgets]
        trick.sort(key=lambda widget: widget.pose.x)
        rest = [pile.widgets for pile in piles if pile.place.shape in (Shape.STACK, Shape.SPREAD)]
        return [group for group in (hand.widgets if hand is not None else [], trick, *rest) if group]

    def focused(self, board: Board) -> CardWidget | None:
        """The card with the focus, if one has it."""
        widget = self._table.window().focusWidget()
        return widget if isinstance(widget, CardWidget) and board.pile_of(widget) is not None else None

    def give(self, board: Board, widget: CardWidget) -> None:
        """Focus a card and remember it for its pile."""
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        self.note(board)

    def note(self, board: Board) -> None:
        """Remember where the focus is now."""
        widget = self.focused(board)
        hand = board.own_hand()
        if widget is None:
            return
        self._hand_place = hand.widgets.index(widget) if hand is not None and widget in hand.widgets else -1
        stops = tab_stops(board, self._current)
        for group, members in enumerate(self.groups(board)):
            if widget in members and group < len(stops):
                self._current[group] = widget

    def renew(self, board: Board, before: Sequence[QWidget], after: Sequence[QWidget]) -> None:
        """Set the focus chain anew: what comes before the cards, one card of each pile, what comes after."""
        self._keep_in_hand(board)
        stops = tab_stops(board, self._current)
        chain: list[QWidget] = [*before, *stops[:1], *after, *stops[1:]]
        for one, other in pairwise(chain):
            QWidget.setTabOrder(one, other)

    def _keep_in_hand(self, board: Board) -> None:
        """A played card takes the focus with it: give it to the card that lies there now."""
        hand = board.own_hand()
        widget = self._table.window().focusWidget()
        if self._hand_place < 0 or hand is None or not isinstance(widget, CardWidget) or widget in hand.widgets:
            return
        if hand.widgets:
            hand.widgets[min(self._hand_place, len(hand.widgets) - 1)].setFocus(Qt.FocusReason.OtherFocusReason)
