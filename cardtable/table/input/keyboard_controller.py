"""Keyboard of the table: what keys mean, and what they act on: board, focus and animator."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from cardtable.core.cards import Suit
from cardtable.core.controls import Draft
from cardtable.core.text import Text
from cardtable.models.received_cards import ORDERS
from cardtable.table import table_texts as texts
from cardtable.table.cards.card_widget import CardWidget
from cardtable.table.hud.command_buttons import CommandBar, CommandButton
from cardtable.table.input.card_focus import CardFocus
from cardtable.table.input.drag_machine import DragMachine
from cardtable.table.input.hit_test import InputContext
from cardtable.table.input.latin_keys import latin_key_of
from cardtable.table.style.table_style import TableStyle

Key = Qt.Key
_NO_SHIFTS = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


class KeyboardTarget(QObject):
    """The table as the keyboard finds it; a tap by key goes through the drag machine like one by mouse."""

    draftCleared = Signal()  # Esc
    hintFollowed = Signal()  # Enter, with a hint on the table
    noticed = Signal()  # any other key, or another card in focus
    explained = Signal(object)  # Text: why a key does nothing now

    def __init__(
        self,
        cards: InputContext,
        focus: CardFocus,
        drag: DragMachine,
        commands: CommandBar,
        owes_facts: Callable[[], bool],
        parent: QObject,
    ) -> None:
        """Make the target; `owes_facts` returns whether a key has cut off what is to be told again."""
        super().__init__(parent)
        self._owes_facts = owes_facts
        self._cards = cards
        self._focus = focus
        self._drag = drag
        self._commands = commands

    def groups(self) -> Sequence[Sequence[CardWidget]]:
        """Return the piles that Tab visits, each from left to right; the viewer's hand first."""
        return self._focus.groups(self._cards.board)

    def focused(self) -> CardWidget | None:
        return self._focus.focused(self._cards.board)

    def focus_card(self, widget: CardWidget) -> None:
        """Focus a card and let it rise."""
        self.noticed.emit()
        self._focus.give(self._cards.board, widget)
        self._cards.elevation.raise_cards()

    def sets(self) -> Sequence[Sequence[CardWidget]]:
        """Return the viewer's hand by suits, or by ranks if sorted so, in reading order."""
        board, hand = self._cards.board, self._cards.board.own_hand()
        shown = [] if hand is None else hand.staying()
        by_suit = board.order == ORDERS[0]

        def set_of(widget: CardWidget) -> Suit | int | None:
            card = widget.final_card
            return None if card is None else card.suit if by_suit else card.rank

        return [list(cards) for _, cards in groupby(shown[::-1] if board.mirrored else shown, set_of)]

    def hurry(self) -> bool:
        """Finish current motion because of a key, unless it has cut off what is first to be told again; return whether
        nothing moves any more."""
        if not self._owes_facts():
            self._cards.animator.hurry()
        return self._cards.animator.is_at_rest

    def choose(self, widget: CardWidget) -> None:
        """Tap a card by key, after finishing current motion."""
        at_rest = self.hurry()
        if self._cards.board.viewer is None:
            self.explained.emit(texts.ONLY_WATCHING)
        pile = self._cards.board.pile_of(widget)
        if pile is not None and at_rest:
            self._drag.tap(pile, widget)

    def playable(self) -> Sequence[CardWidget]:
        """Return the liftable cards of the viewer's hand in reading order, after finishing current motion."""
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


class KeyboardController:
    """Meaning of keys on the table; the person may have switched off single keys."""

    def __init__(self, target: KeyboardTarget, style: TableStyle) -> None:
        self._target = target
        self._style = style
        self._typed_number = 0  # number of a card typed so far

    def press(self, event: QKeyEvent) -> bool:
        """Handle a key; return whether it had a meaning here."""
        if event.type() is not QEvent.Type.KeyPress:
            return False
        if event.modifiers() not in _NO_SHIFTS:
            return event.modifiers() == Qt.KeyboardModifier.ShiftModifier and self._explain_unused(
                event, texts.NO_MEANING
            )
        key = event.key()
        if self._type(latin_key_of(event)):
            return True
        if key == Key.Key_Escape:
            return self._target.clear()
        if key not in (Key.Key_Return, Key.Key_Enter):
            self._target.noticed.emit()
        match key:
            case Key.Key_Left | Key.Key_Right:
                return self._step(-1 if key == Key.Key_Left else 1)
            case Key.Key_Up | Key.Key_Down:
                return self._change_group(1 if key == Key.Key_Up else -1)
            case Key.Key_Home | Key.Key_End:
                group, end = self._place()[0], 0 if key == Key.Key_Home else -1
                return self._focus_card(group[end]) if group else self._explain(texts.NO_CARDS)
            case Key.Key_Space:
                return self._choose()
            case Key.Key_Return | Key.Key_Enter:
                return self._target.follow_hint() or self._target.confirm() or self._choose()
        if self._style.look.single_keys:
            return self._single_key(latin_key_of(event)) or self._explain_unused(event, texts.NO_MEANING)
        return self._explain_unused(event, texts.SINGLE_KEYS_OFF)

    def _explain_unused(self, event: QKeyEvent, why: Text) -> bool:
        """Explain a printable key without meaning; return False for others, which may have one elsewhere."""
        written = event.text()
        means_nothing = bool(written) and written.isprintable() and not event.isAutoRepeat()
        return means_nothing and self._explain(why)

    def _type(self, key: int) -> bool:
        """Add a digit to the number of an offered card; return whether it was a digit and cards are offered."""
        offered = self._target.offered() if Key.Key_0 <= key <= Key.Key_9 else ()
        if not offered:
            self._typed_number = 0
            return False
        digit = key - Key.Key_0
        longer = 10 * self._typed_number + digit
        self._typed_number = longer if longer <= len(offered) else digit
        if self._typed_number:
            self._target.focus_card(offered[self._typed_number - 1])
        return True

    def _single_key(self, key: int) -> bool:
        if Key.Key_0 <= key <= Key.Key_9:
            return self._play((key - Key.Key_1) % 10)
        if key in (Key.Key_Comma, Key.Key_Period):
            return self._change_set(-1 if key == Key.Key_Comma else 1)
        return False

    def _play(self, place: int) -> bool:
        playable = self._target.playable()
        if place < len(playable):
            self._target.focus_card(playable[place])
            self._target.choose(playable[place])
            return True
        several = texts.NOT_SO_MANY.filled(len(playable), n=len(playable))
        return self._explain(several if playable else texts.NOTHING_PLAYABLE)

    def _change_set(self, by: int) -> bool:
        """Focus the first card of the next suit or rank of the viewer's hand, or of this or the previous one."""
        sets, focused = self._target.sets(), self._target.focused()
        here = next((place for place, cards in enumerate(sets) if focused in cards), -1 if by > 0 else len(sets))
        inside = by < 0 and 0 <= here < len(sets) and focused is not sets[here][0]
        there = here if inside else here + by
        if not 0 <= there < len(sets):
            return self._explain(texts.NO_FURTHER_SET if sets else texts.NO_CARDS)
        return self._focus_card(sets[there][0])

    def _explain(self, why: Text) -> bool:
        self._target.explained.emit(why)
        return True

    def _focus_card(self, widget: CardWidget) -> bool:
        self._target.focus_card(widget)
        return True

    def _place(self) -> tuple[Sequence[CardWidget], int]:
        groups, focused = self._target.groups(), self._target.focused()
        for group in groups:
            for place, widget in enumerate(group):
                if widget is focused:
                    return group, place
        return (groups[0] if groups else ()), -1

    def _step(self, by: int) -> bool:
        group, before = self._place()
        if not group:
            return self._explain(texts.NO_CARDS)
        place = before + by if before >= 0 else (0 if by > 0 else len(group) - 1)
        if not 0 <= place < len(group):
            return self._explain(texts.NO_FURTHER_CARD)
        return self._focus_card(group[place])

    def _change_group(self, by: int) -> bool:
        groups, focused = self._target.groups(), self._target.focused()
        at = next((i for i, group in enumerate(groups) if focused in group), -1 if by > 0 else 1)
        if not groups:
            return self._explain(texts.NO_CARDS)
        if not 0 <= at + by < len(groups):
            return self._explain(texts.NO_FURTHER_PILE)
        group = groups[at + by]
        return self._focus_card(group[len(group) // 2])

    def _choose(self) -> bool:
        focused = self._target.focused()
        if focused is None:
            return self._explain(texts.NO_CARD_CHOSEN)
        self._target.choose(focused)
        return True
