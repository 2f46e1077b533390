"""Keys at the table: the same gestures as with the mouse, and single keys that the program gives a meaning."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from cardtable.table.cards.card_widget import CardWidget
from cardtable.table.input.alphabets import latin_key
from cardtable.table.painting.skin import Skin

Key = Qt.Key
SINGLE_KEYS: Mapping[int, str] = {
    Key.Key_T: "summary",
    Key.Key_H: "hint",
    Key.Key_L: "last_trick",
    Key.Key_S: "scores",
}
_NO_SHIFTS = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


class Seatside(Protocol):
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

    def key_command(self, name: str) -> None:
        """A single key with a meaning was pressed."""
        ...

    def clear(self) -> bool:
        """Take back what is marked or dragged, and a hint; whether there was anything."""
        ...


class Keyboard:
    """`single_keys` maps keys to names; the person may want no single keys at all."""

    def __init__(self, side: Seatside, skin: Skin, single_keys: Mapping[int, str] = SINGLE_KEYS) -> None:
        self._side = side
        self._skin = skin
        self._single_keys = single_keys
        self._typed = 0  # the number of the card that is being typed

    def press(self, event: QKeyEvent) -> bool:
        """Handle a key; whether it meant anything here."""
        if event.type() is not QEvent.Type.KeyPress or event.modifiers() not in _NO_SHIFTS:
            return False
        key = event.key()
        if self._type(latin_key(key)):
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
        return self._skin.look.single_keys and self._single(latin_key(key))

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
            place = (key - Key.Key_1) % 10
            playable = self._side.playable()
            if place < len(playable):
                self._side.focus_card(playable[place])
                self._side.choose(playable[place])
            return True
        name = self._single_keys.get(key)
        if name is None:
            return False
        self._side.key_command(name)
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
        group, place = self._place()
        if not group:
            return False
        place = place + by if place >= 0 else (0 if by > 0 else len(group) - 1)
        self._side.focus_card(group[min(max(place, 0), len(group) - 1)])
        return True

    def _go_to(self, place: int) -> bool:
        group, _ = self._place()
        if group:
            self._side.focus_card(group[place])
        return bool(group)

    def _change_group(self, by: int) -> bool:
        groups, focused = self._side.groups(), self._side.focused()
        at = next((i for i, group in enumerate(groups) if focused in group), -1 if by > 0 else 1)
        if not groups:
            return False
        group = groups[min(max(at + by, 0), len(groups) - 1)]
        self._side.focus_card(group[len(group) // 2])
        return True

    def _choose(self) -> bool:
        focused = self._side.focused()
        if focused is None:
            return False
        self._side.choose(focused)
        return True
