"""Dialog with every command and its keys, in the system's notation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from cardtable.app.dialogs.common.dialog_base import CLOSE, Dialog, Role, ScrollPage, page, paragraph
from cardtable.app.dialogs.common.text_navigation import ParagraphNavigator
from cardtable.app.widgets.basic_widgets import PlainLabel, fill_box
from cardtable.app.widgets.palette import AppPalette
from cardtable.core.frozen_dataclass import frozen
from cardtable.core.text import Text, TextRenderer, translate

_TITLE = translate("Keyboard", "All keys")
_OR = translate("Keyboard", "%1 or %2", "two keys for one command")
_TO = translate("Keyboard", "%1 to %2", "a row of keys")
_SPOKEN = translate("Keyboard", "%1: %2", "a command and its keys, as they are spoken")
_ALPHABETS = translate("Keyboard", "The keys stay the same when the keyboard writes another alphabet.")
PRINTED = {"Left": "←", "Right": "→", "Return": "Enter"}  # as printed on keys, in place of Qt's names
RANGE = "…"  # stands between the first and the last key of a range


@frozen
class KeyGroup:
    """Heading with its commands and their keys in Qt's portable form; `fixed`: the keys cannot be changed."""

    title: Text
    commands: tuple[tuple[Text, tuple[str, ...]], ...]
    fixed: bool = False


STANDARD: tuple[KeyGroup, ...] = (
    KeyGroup(
        translate("Keyboard", "At the table"),
        (
            (translate("Keyboard", "Move through the hand"), ("Left", "Right")),
            (translate("Keyboard", "To another suit or rank in the hand"), (",", ".")),
            (translate("Keyboard", "Play the card"), ("Return",)),
            (translate("Keyboard", "Select the card"), ("Space",)),
            (translate("Keyboard", "Play the first to ninth card that may be played"), ("1", RANGE, "9")),
            (translate("Keyboard", "Next pile"), ("Tab",)),
            (translate("Keyboard", "From part to part of the table"), ("F6", "Shift+F6")),
            (translate("Keyboard", "Clear the selection"), ("Esc",)),
        ),
    ),
    KeyGroup(
        translate("Keyboard", "Look and ask"),
        (
            (translate("Keyboard", "Hint"), ("H",)),
            (translate("Keyboard", "Score sheet"), ("Shift+S",)),
            (translate("Keyboard", "What happened, and the last tricks"), ("Shift+L",)),
        ),
    ),
    KeyGroup(
        translate("Keyboard", "Ask and be told"),
        (
            (translate("Keyboard", "Cards on the table"), ("C",)),
            (translate("Keyboard", "My hand"), ("D",)),
            (translate("Keyboard", "What may be played"), ("P",)),
            (translate("Keyboard", "Whose turn it is, and what to do"), ("W",)),
            (translate("Keyboard", "Cards left of each"), ("E",)),
            (translate("Keyboard", "Scores in short"), ("S",)),
            (translate("Keyboard", "Melds, trumps or points taken"), ("M",)),
            (translate("Keyboard", "The last trick or turn"), ("L",)),
            (translate("Keyboard", "Explain this card"), ("X",)),
            (translate("Keyboard", "All about a player, you first"), ("Shift+1", RANGE, "Shift+9")),
            (translate("Keyboard", "Describe the table"), ("T",)),
            (translate("Keyboard", "Repeat what was said"), ("R", "Backspace")),
            (translate("Keyboard", "What was said before"), ("Shift+Backspace",)),
            (translate("Keyboard", "What was said after that"), ("Ctrl+Backspace",)),
            (translate("Keyboard", "What was said, as a list"), ("Ctrl+J",)),
        ),
    ),
    KeyGroup(
        translate("Keyboard", "The game"),
        (
            (translate("Keyboard", "New game"), ("F2", "Ctrl+N")),
            (translate("Keyboard", "Undo"), ("Ctrl+Z",)),
            (translate("Keyboard", "Redo"), ("Ctrl+Shift+Z", "Ctrl+Y")),
            (translate("Keyboard", "Finish the deal"), ("Ctrl+F",)),
            (translate("Keyboard", "Deal number"), ("Ctrl+D",)),
            (translate("Keyboard", "Quit"), ("Ctrl+Q",)),
        ),
    ),
    KeyGroup(
        translate("Keyboard", "After a deal"),
        (
            (translate("Keyboard", "Next deal"), ("Return",)),
            (translate("Keyboard", "Put the points away"), ("Esc",)),
            (translate("Keyboard", "Look at the deal"), ("R",)),
            (translate("Keyboard", "Card by card"), ("Left", "Right")),
            (translate("Keyboard", "By tricks or turns"), ("Ctrl+Left", "Ctrl+Right")),
            (translate("Keyboard", "To the next choice that cost points, or back"), ("M", "Shift+M")),
            (translate("Keyboard", "All choices there, and Enter plays on"), ("W",)),
        ),
        fixed=True,
    ),
    KeyGroup(
        translate("Keyboard", "At a table with other people"),
        (
            (translate("Keyboard", "Yes or no to what somebody asks"), ("Y", "N")),
            (translate("Keyboard", "Say something"), ("V",)),
            (translate("Keyboard", "The nine phrases used last"), ("Ctrl+1", RANGE, "Ctrl+9")),
            (translate("Keyboard", "To the strip at the lower edge and back"), ("F6",)),
        ),
    ),
    KeyGroup(
        translate("Keyboard", "The window"),
        (
            (translate("Keyboard", "How to play"), ("F1",)),
            (translate("Keyboard", "Rules of this game"), ("Shift+F1",)),
            (translate("Keyboard", "Full screen"), ("F11",)),
            (translate("Keyboard", "Larger or smaller writing"), ("Ctrl++", "Ctrl+-")),
            (translate("Keyboard", "Usual size of writing"), ("Ctrl+0",)),
            (translate("Keyboard", "Sounds"), ("Ctrl+M",)),
            (translate("Keyboard", "Preferences"), ("Ctrl+,",)),
        ),
    ),
)


class ShortcutsDialog(Dialog):
    """Dialog with a command and its keys per line; `groups` are those in force."""

    def __init__(
        self,
        renderer: TextRenderer,
        groups: Sequence[KeyGroup] = STANDARD,
        parent: QWidget | None = None,
        chrome: AppPalette | None = None,
    ) -> None:
        super().__init__(renderer, _TITLE, parent, chrome)
        content, column = page()
        self._keys: list[tuple[QLabel, QLabel, tuple[str, ...]]] = []
        note = paragraph(content, "note")
        self.phrases.put(note.setText, _ALPHABETS)
        column.addWidget(note)
        for group in groups:
            title = paragraph(content, "group", 2)
            title.setContentsMargins(0, 8, 0, 0)
            self.phrases.put(title.setText, group.title)
            column.addWidget(title)
            for text, keys in group.commands:
                command, label = paragraph(content), PlainLabel(content)
                self.phrases.put(command.setText, text)
                label.setProperty("role", "strong")
                row = QHBoxLayout()
                column.addLayout(row)
                fill_box(row, (command, 1), label, spacing=16)
                self._keys.append((command, label, keys))
        column.addStretch(1)
        self._show_keys()
        area = ScrollPage(content)
        self.put_body(area)
        self.button(CLOSE, Role.RejectRole, primary=True)
        ParagraphNavigator(area).begin()
        self.fit(600, 720)

    def retranslate(self) -> None:
        super().retranslate()
        self._show_keys()

    def _show_keys(self) -> None:
        for command, label, keys in self._keys:
            names = [_key_name(key) for key in keys if key != RANGE]
            both = _TO if RANGE in keys else _OR
            label.setText(names[0] if len(names) == 1 else self.renderer.text(both.filled(*names)))
            command.setAccessibleName(self.renderer.text(_SPOKEN.filled(command.text(), label.text())))


def _key_name(key: str) -> str:
    modifiers, plus, own = key.rpartition("+")
    if own in PRINTED:
        return _native(f"{modifiers}{plus}A").removesuffix("A") + PRINTED[own]
    return _native(key)


def _native(key: str) -> str:
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


def groups_with(changed: Mapping[str, str]) -> tuple[KeyGroup, ...]:
    """Return the standard groups with changed single keys, by their default keys; "" removes a key."""

    def replaced(keys: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(filter(None, (changed.get(key, key) for key in keys)))

    def renewed(group: KeyGroup) -> KeyGroup:
        commands = ((text, replaced(keys)) for text, keys in group.commands)
        return replace(group, commands=tuple((text, keys) for text, keys in commands if keys))

    return tuple(group if group.fixed else renewed(group) for group in STANDARD)
