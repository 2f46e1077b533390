"""Keyboard target: answers the keyboard controller from board, focus and animator."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from PySide6.QtCore import QObject, Signal

from cardtable.core.cards import Suit
from cardtable.core.controls import Draft
from cardtable.models.received_cards import ORDERS
from cardtable.table.cards.card_widget import CardWidget
from cardtable.table.hud.command_buttons import CommandBar, CommandButton
from cardtable.table.input.card_focus import CardFocus
from cardtable.table.input.drag_machine import DragMachine
from cardtable.table.input.hit_test import InputContext
from cardtable.table.table_texts import ONLY_WATCHING


class KeyboardTarget(QObject):
    """The table as the keyboard finds it; a tap by key goes through the drag machine like one by mouse."""

    draftCleared = Signal()  # Esc
    hintFollowed = Signal()  # Enter, with a hint on the table
    noticed = Signal()  # any other key, or another card in focus
    explained = Signal(object)  # Text: why a key does nothing now

    def __init__(
        self, cards: InputContext, focus: CardFocus, drag: DragMachine, commands: CommandBar, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._cards = cards
        self._focus = focus
        self._drag = drag
        self._commands = commands

    def groups(self) -> Sequence[Sequence[CardWidget]]:
        """Return the piles that Tab visits, each from left to right; the own hand first."""
        return self._focus.groups(self._cards.board)

    def focused(self) -> CardWidget | None:
        return self._focus.focused(self._cards.board)

    def focus_card(self, widget: CardWidget) -> None:
        """Focus a card and let it rise."""
        self.noticed.emit()
        self._focus.give(self._cards.board, widget)
        self._cards.elevation.raise_cards()

    def sets(self) -> Sequence[Sequence[CardWidget]]:
        """Return the own hand by suits, or by ranks if sorted so, in reading order."""
        board, hand = self._cards.board, self._cards.board.own_hand()
        shown = [] if hand is None else hand.staying()
        by_suit = board.order == ORDERS[0]

        def set_of(widget: CardWidget) -> Suit | int | None:
            card = widget.final_card
            return None if card is None else card.suit if by_suit else card.rank

        return [list(cards) for _, cards in groupby(shown[::-1] if board.mirrored else shown, set_of)]

    def hurry(self) -> bool:
        """Finish current motion because of a key; return whether nothing moves any more."""
        self._cards.animator.hurry()
        return self._cards.animator.is_at_rest

    def choose(self, widget: CardWidget) -> None:
        """Tap a card by key, after finishing current motion."""
        at_rest = self.hurry()
        if self._cards.board.viewer is None:
            self.explained.emit(ONLY_WATCHING)
        pile = self._cards.board.pile_of(widget)
        if pile is not None and at_rest:
            self._drag.tap(pile, widget)

    def playable(self) -> Sequence[CardWidget]:
        """Return the liftable cards of the own hand in reading order, after finishing current motion."""
        at_rest = self.hurry()
        hand = self._cards.board.own_hand()
        if hand is None or not at_rest:
            return []
        allowed = self._cards.current.shown.liftable.get(hand.zone, frozenset())
        found = [widget for widget in hand.widgets if widget.final_card in allowed]
        return found[::-1] if self._cards.board.mirrored else found

    def offered(self) -> Sequence[CardWidget]:
        """Return the cards of the offered piles from left to right."""
        return [widget for zone in self._cards.board.offered for widget in self._cards.board.piles[zone].widgets]

    def follow_hint(self) -> bool:
        """Follow the current hint; return False if there is none."""
        if self._cards.current.shown.hint is None:
            return False
        self.hintFollowed.emit()
        return True

    def confirm(self) -> bool:
        """Press the focused button, or the command for the marked cards; return whether one was pressed."""
        holder, code = self._focus.holder, self._cards.current.shown.confirming
        marked = (button for button in self._commands.shown() if code and button.command.code == code)
        button = holder if isinstance(holder, CommandButton) else next(marked, None)
        if button is None or not button.isEnabled():
            return False
        button.click()
        return True

    def clear(self) -> bool:
        """Cancel a drag, forget a hint and ask for an empty draft; return whether there was any of these."""
        shown = self._cards.current.shown
        waiting = bool(self._drag.dragged) or shown.hint is not None or shown.draft != Draft()
        self.noticed.emit()
        self._drag.cancel()
        self.draftCleared.emit()
        return waiting
