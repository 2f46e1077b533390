"""Keyboard controller: what keys mean at the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from cardtable.core.text import Text
from cardtable.table import table_texts as texts
from cardtable.table.input.latin_keys import latin_key_of

if TYPE_CHECKING:  # settings and dialogs read Latin keys without the table
    from cardtable.table.cards.card_widget import CardWidget
    from cardtable.table.input.keyboard_target import KeyboardTarget
    from cardtable.table.style.table_style import TableStyle

Key = Qt.Key
_NO_SHIFTS = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


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
        """Focus the first card of the next suit or rank of the own hand, or of this or the previous one."""
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
