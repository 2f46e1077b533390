"""Keys at the table: the same gestures as with the mouse, and numbers for cards. Letters are keys of the menus."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from cardtable.core.text import Text
from cardtable.table.cards.card_widget import CardWidget
from cardtable.table.input.alphabets import latin_key_of
from cardtable.table.painting.skin import TableStyle
from cardtable.table.wording.key_phrases import (
    NO_CARD_CHOSEN,
    NO_CARDS,
    NO_FURTHER_CARD,
    NO_FURTHER_PILE,
    NO_FURTHER_SET,
    NO_MEANING,
    NOT_SO_MANY,
    NOTHING_PLAYABLE,
    SINGLE_KEYS_OFF,
)

Key = Qt.Key
_NO_SHIFTS = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


class KeyboardTarget(Protocol):
    """What the keys need of the table."""

    def groups(self) -> Sequence[Sequence[CardWidget]]:
        """The piles that Tab visits, each in the order of the arrows from left to right; the own hand first."""
        ...

    def focused(self) -> CardWidget | None:
        """The card that has the focus."""
        ...

    def focus_card(self, widget: CardWidget) -> None:
        """Give a card the focus."""
        ...

    def sets(self) -> Sequence[Sequence[CardWidget]]:
        """The cards of the own hand by suits, or by ranks where they lie so, in the order of reading."""
        ...

    def explain(self, why: Text) -> None:
        """Say why a key does nothing now."""
        ...

    def choose(self, widget: CardWidget) -> None:
        """Tap a card."""
        ...

    def playable(self) -> Sequence[CardWidget]:
        """The cards of the own hand that may be lifted, in the order of reading."""
        ...

    def offered(self) -> Sequence[CardWidget]:
        """The cards face down of which one is to be chosen, by its number too."""
        ...

    def follow_hint(self) -> bool:
        """Do what a hint says; whether there is one."""
        ...

    def notice(self) -> None:
        """The person has pressed another key: hints have served."""
        ...

    def confirm(self) -> bool:
        """Give the first command, if cards are marked and it can be given; whether it was."""
        ...

    def clear(self) -> bool:
        """Take back what is marked or dragged, and a hint; whether there was anything."""
        ...


class KeyboardController:
    """Finds out what a key means where the table stands; the person may want no single keys."""

    def __init__(self, side: KeyboardTarget, skin: TableStyle) -> None:
        self._side = side
        self._skin = skin
        self._typed = 0  # the number of the card that is being typed

    def press(self, event: QKeyEvent) -> bool:
        """Handle a key; whether it meant anything here."""
        if event.type() is not QEvent.Type.KeyPress:
            return False
        if event.modifiers() not in _NO_SHIFTS:
            return event.modifiers() == Qt.KeyboardModifier.ShiftModifier and self._is_deaf(event, NO_MEANING)
        key = event.key()
        if self._type(latin_key_of(event)):
            return True
        if key == Key.Key_Escape:
            return self._side.clear()
        if key not in (Key.Key_Return, Key.Key_Enter):
            self._side.notice()
        match key:
            case Key.Key_Left | Key.Key_Right:
                return self._step(-1 if key == Key.Key_Left else 1)
            case Key.Key_Up | Key.Key_Down:
                return self._change_group(1 if key == Key.Key_Up else -1)
            case Key.Key_Home | Key.Key_End:
                return self._go_to(0 if key == Key.Key_Home else -1)
            case Key.Key_Space:
                return self._choose()
            case Key.Key_Return | Key.Key_Enter:
                return self._side.follow_hint() or self._side.confirm() or self._choose()
        if self._skin.look.single_keys:
            return self._single(latin_key_of(event)) or self._is_deaf(event, NO_MEANING)
        return self._is_deaf(event, SINGLE_KEYS_OFF)

    def _is_deaf(self, event: QKeyEvent, why: Text) -> bool:
        """A letter that does nothing says why; others may mean something to whatever lies around the table."""
        written = event.text()
        means_nothing = bool(written) and written.isprintable() and not event.isAutoRepeat()
        return means_nothing and self._explained(why)

    def _type(self, key: int) -> bool:
        """Digits are the number of a card that is offered; whether it was one, and any is offered."""
        offered = self._side.offered() if Key.Key_0 <= key <= Key.Key_9 else ()
        if not offered:
            self._typed = 0
            return False
        digit = key - Key.Key_0
        longer = 10 * self._typed + digit
        self._typed = longer if longer <= len(offered) else digit
        if self._typed:
            self._side.focus_card(offered[self._typed - 1])
        return True

    def _single(self, key: int) -> bool:
        if Key.Key_0 <= key <= Key.Key_9:
            return self._play((key - Key.Key_1) % 10)
        if key in (Key.Key_Comma, Key.Key_Period):
            return self._change_set(-1 if key == Key.Key_Comma else 1)
        return False

    def _play(self, place: int) -> bool:
        """Play the card in this place, 0 being the first, of those that may be played."""
        playable = self._side.playable()
        if place < len(playable):
            self._side.focus_card(playable[place])
            self._side.choose(playable[place])
        elif playable:
            self._side.explain(NOT_SO_MANY.filled(len(playable), n=len(playable)))
        else:
            self._side.explain(NOTHING_PLAYABLE)
        return True

    def _change_set(self, by: int) -> bool:
        """Go to the first card of the next suit or rank of the own hand, or back to that of this or the last one."""
        sets, focused = self._side.sets(), self._side.focused()
        here = next((place for place, cards in enumerate(sets) if focused in cards), -1 if by > 0 else len(sets))
        inside = by < 0 and 0 <= here < len(sets) and focused is not sets[here][0]
        there = here if inside else here + by
        if not 0 <= there < len(sets):
            return self._explained(NO_FURTHER_SET if sets else NO_CARDS)
        self._side.focus_card(sets[there][0])
        return True

    def _explained(self, why: Text) -> bool:
        self._side.explain(why)
        return True

    def _place(self) -> tuple[Sequence[CardWidget], int]:
        """The group with the focus and the place in it; the first group and -1 if no card has it."""
        groups, focused = self._side.groups(), self._side.focused()
        for group in groups:
            for place, widget in enumerate(group):
                if widget is focused:
                    return group, place
        return (groups[0] if groups else ()), -1

    def _step(self, by: int) -> bool:
        group, before = self._place()
        if not group:
            return self._explained(NO_CARDS)
        place = before + by if before >= 0 else (0 if by > 0 else len(group) - 1)
        if not 0 <= place < len(group):
            return self._explained(NO_FURTHER_CARD)
        self._side.focus_card(group[place])
        return True

    def _go_to(self, place: int) -> bool:
        group, _ = self._place()
        if not group:
            return self._explained(NO_CARDS)
        self._side.focus_card(group[place])
        return True

    def _change_group(self, by: int) -> bool:
        groups, focused = self._side.groups(), self._side.focused()
        at = next((i for i, group in enumerate(groups) if focused in group), -1 if by > 0 else 1)
        if not groups:
            return self._explained(NO_CARDS)
        if not 0 <= at + by < len(groups):
            return self._explained(NO_FURTHER_PILE)
        group = groups[at + by]
        self._side.focus_card(group[len(group) // 2])
        return True

    def _choose(self) -> bool:
        focused = self._side.focused()
        if focused is None:
            return self._explained(NO_CARD_CHOSEN)
        self._side.choose(focused)
        return True
