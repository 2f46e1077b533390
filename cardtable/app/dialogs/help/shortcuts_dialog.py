"""Dialog with every command and its keys, in the system's notation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QLabel

from cardtable.app.dialogs.common.dialog_base import CLOSE, Dialog, Role, ScrollPage, page, paragraph
from cardtable.app.dialogs.common.text_navigation import ParagraphNavigator
from cardtable.app.widgets.basic_widgets import PlainLabel, fill_box
from cardtable.app.widgets.palette import NO_OWNER, DialogOwner
from cardtable.core.basics.frozen_dataclass import frozen
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


tr = partial(translate, "Keyboard")


def _group(title: Text, *commands: tuple[Text, tuple[str, ...]], fixed: bool = False) -> KeyGroup:
    return KeyGroup(title, commands, fixed)


STANDARD: tuple[KeyGroup, ...] = (
    _group(
        tr("At the table"),
        (tr("Move through the hand"), ("Left", "Right")),
        (tr("To another suit or rank in the hand"), (",", ".")),
        (tr("Play the card"), ("Return",)),
        (tr("Select the card"), ("Space",)),
        (tr("Play the first to ninth card that may be played"), ("1", RANGE, "9")),
        (tr("Next pile"), ("Tab",)),
        (tr("From part to part of the table"), ("F6", "Shift+F6")),
        (tr("Clear the selection"), ("Esc",)),
    ),
    _group(
        tr("Look and ask"),
        (tr("Hint"), ("H",)),
        (tr("Score sheet"), ("Shift+S",)),
        (tr("What happened, and the last tricks"), ("Shift+L",)),
    ),
    _group(
        tr("Questions, answered aloud"),
        (tr("Cards on the table"), ("C",)),
        (tr("My hand"), ("D",)),
        (tr("What may be played"), ("P",)),
        (tr("Whose turn it is, and what to do"), ("W",)),
        (tr("Cards each player has left"), ("E",)),
        (tr("Points in brief"), ("S",)),
        (tr("Melds, trumps or points taken"), ("M",)),
        (tr("The last trick or turn"), ("L",)),
        (tr("Explain this card"), ("X",)),
        (tr("All about a player, you first"), ("Shift+1", RANGE, "Shift+9")),
        (tr("Describe the table"), ("T",)),
        (tr("Repeat what was said"), ("R", "Backspace")),
        (tr("What was said before"), ("Shift+Backspace",)),
        (tr("What was said after that"), ("Ctrl+Backspace",)),
        (tr("What was said, as a list"), ("Ctrl+J",)),
    ),
    _group(
        tr("The game"),
        (tr("New game"), ("F2", "Ctrl+N")),
        (tr("Undo"), ("Ctrl+Z",)),
        (tr("Redo"), ("Ctrl+Shift+Z", "Ctrl+Y")),
        (tr("Finish the deal"), ("Ctrl+F",)),
        (tr("Deal number"), ("Ctrl+D",)),
        (tr("Quit"), ("Ctrl+Q",)),
    ),
    _group(
        tr("After a deal"),
        (tr("Next deal"), ("Return",)),
        (tr("Hide the points"), ("Esc",)),
        (tr("Look at the deal"), ("B",)),
        (tr("Card by card"), ("Left", "Right")),
        (tr("By tricks or turns"), ("Ctrl+Left", "Ctrl+Right")),
        (tr("To the next choice that cost points, or back"), ("M", "Shift+M")),
        (tr("All choices there, and Enter plays on"), ("W",)),
        fixed=True,
    ),
    _group(
        tr("At a table with other people"),
        (tr("Yes or no to what somebody asks"), ("Y", "N")),
        (tr("Say something"), ("V",)),
        (tr("The nine phrases used last"), ("Ctrl+1", RANGE, "Ctrl+9")),
        (tr("To the bar at the bottom and back"), ("F6",)),
    ),
    _group(
        tr("The window"),
        (tr("How to play"), ("F1",)),
        (tr("Rules of this game"), ("Shift+F1",)),
        (tr("Full screen"), ("F11",)),
        (tr("Larger or smaller text"), ("Ctrl++", "Ctrl+-")),
        (tr("Usual text size"), ("Ctrl+0",)),
        (tr("Sounds"), ("Ctrl+M",)),
        (tr("Preferences"), ("Ctrl+,",)),
    ),
)


class ShortcutsDialog(Dialog):
    """Dialog with a command and its keys per line; `groups` are those in force."""

    def __init__(
        self, renderer: TextRenderer, groups: Sequence[KeyGroup] = STANDARD, owner: DialogOwner = NO_OWNER
    ) -> None:
        super().__init__(renderer, _TITLE, owner)
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
            names = [_key_name(key, self.renderer) for key in keys if key != RANGE]
            both = _TO if RANGE in keys else _OR
            label.setText(names[0] if len(names) == 1 else self.renderer.text(both.filled(*names)))
            command.setAccessibleName(self.renderer.text(_SPOKEN.filled(command.text(), label.text())))


def _key_name(key: str, renderer: TextRenderer) -> str:
    modifiers, plus, own = key.rpartition("+")
    printed = renderer.number(int(own)) if own.isdigit() else PRINTED.get(own)
    return _native(key) if printed is None else _native(f"{modifiers}{plus}A").removesuffix("A") + printed


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
