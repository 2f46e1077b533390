"""Help dialogs: about the program, a page on mouse, keyboard, screen reader and speech, and all commands with keys."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import qVersion
from PySide6.QtGui import QAccessible, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QLabel

from cardtable import __version__
from cardtable.app.dialogs.common.dialog_base import CLOSE, Dialog, Role, ScrollPage, page
from cardtable.app.widgets.basic_widgets import PlainLabel, fill_box
from cardtable.app.widgets.keyboard_navigation import ParagraphNavigator
from cardtable.app.widgets.labels import Paragraph
from cardtable.app.widgets.palette import NO_OWNER, DialogOwner
from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.text import Text, TextRenderer, translate

tr = partial(translate, "Help")

_TITLE = translate("About", "About CardTable")
_VERSION = translate("About", "Version %1")
_WHAT = translate("About", "A card table for your own computer, with players who see only their own cards.")
_PRIVACY = translate(
    "About",
    "There are no adverts, no account and no tracking. CardTable uses the network only when you choose to play with "
    "people, and a relay only if a host lets friends from other houses in.",
)
_LICENCE = translate("About", "CardTable is free software under the MIT licence. The cards were drawn for it.")
_QT = translate("About", "It uses Qt %1 and PySide6 under the GNU Lesser General Public License, version 3.")
_FONTS = translate("About", "The letters on the cards come from the Noto fonts, under the SIL Open Font License.")


class AboutDialog(Dialog):
    """Dialog with version, licences, and privacy."""

    def __init__(self, renderer: TextRenderer, owner: DialogOwner = NO_OWNER) -> None:
        super().__init__(renderer, _TITLE, owner)
        self.heading(_TITLE)
        own, qt = (
            re.sub(r"\d+", lambda part: renderer.number(int(part[0])), version) for version in (__version__, qVersion())
        )
        self.label(_VERSION.filled(own), "note")
        self.label(_WHAT, "strong")
        for text in (_PRIVACY, _LICENCE, _QT.filled(qt), _FONTS):
            self.label(text)
        self.body.addStretch(1)
        self.button(CLOSE, Role.RejectRole, primary=True)
        self.read_by_keys()
        self.fit(560, 380)


KeyHelpSentence = tuple[Text, str]
"""Sentence of the help about single keys, with their default keys, which the person may have changed."""

_Part = tuple[Text, tuple[Text | KeyHelpSentence, ...]]


def _part(heading: Text, *sentences: Text | KeyHelpSentence) -> _Part:
    return heading, sentences


VOICE = _part(
    tr("What is spoken"),
    (tr("Press R or Backspace to hear the last sentence again, Shift+Backspace for the ones before."), "R"),
    tr("Ctrl+J lists the last hundred sentences; press Enter on one to hear it again."),
    tr("If words are spelled out or sound foreign, choose a voice in the language of the game in your screen reader."),
    tr("On Linux the game can speak by itself, in its own language: Preferences, Accessibility, Speak through."),
)


MOUSE_AND_KEYS = translate("How to play", "Mouse and keys")
_TO_BEGIN = _part(
    tr("Getting started"),
    tr("Press “Play” on the tile of a game: the cards are dealt, at the same table as last time."),
    tr("On the line above it you choose how many play, how strong they are, and the rules."),
)
_MOUSE = _part(
    tr("With the mouse"),
    tr("Click a card to play it, or drag it to the middle of the table."),
    tr("To pass cards, click each of them and then the button; another click takes one back."),
    tr("Cards that you can't play now are dimmed. Click one to learn why."),
    tr("Click while cards are moving to finish the move; click again to clear a full trick."),
)
_KEYS = _part(
    tr("With the keyboard"),
    tr("The left and right arrow keys move through your hand, Enter plays a card, Space selects it."),
    tr("The number keys play the first, second, third … of the cards that you can play."),
    tr("Comma and full stop go from suit to suit in your hand, or from rank to rank."),
    tr("Tab moves from pile to pile, Esc clears your selection."),
    tr("You can look up every key under Help, All keys."),
)
_READER = _part(
    tr("With a screen reader"),
    tr("Your hand, the trick and the piles are lists of cards. What the others do is announced."),
    tr("F6 goes from part to part of the table, to the players and the scores too."),
    tr("In long texts the arrow keys read line by line; H goes to the next heading."),
    (tr("Press C to hear the cards on the table, D your hand, P what you can play, W whose turn it is."), "CDPW"),
    (tr("Press E to hear how many cards each player has left, S the points, M melds, trumps or points taken."), "ESM"),
    (tr("Press L to hear the last trick or turn, and X to hear what the card in focus can do."), "LX"),
    tr("Press Shift with a number to hear everything about a player, you first and then clockwise."),
    (tr("Press T to hear everything, your hand first; press it again to go on sentence by sentence."), "T"),
    tr("Under Settings, Preferences, Accessibility you choose how much is said."),
)
_SIGHT = _part(
    tr("If it's hard to see"),
    tr("The table grows with the window. Ctrl and + make the text larger, Ctrl and - smaller."),
    tr("High contrast, large letters on the cards and less motion: Preferences, Accessibility."),
)
_PEOPLE = _part(
    tr("With people"),
    tr("People in the same network see an open table; everybody else needs an invitation."),
    tr("If they're in another house, choose “Let friends from other houses in” when you open the table."),
    tr("Your seat is kept when the connection is lost: a computer plays on until you are back."),
    tr("Undo, claims and pauses need everybody's agreement: answer with Y or N."),
)
_STUCK = _part(
    tr("If you're stuck"),
    (tr("Ask for a hint with H: it names a card and says why in one sentence."), "H"),
    (tr("Shift+L shows what the others did since your last turn, or the tricks that have been played."), "L"),
    tr("Undo takes back as many moves as you like."),
    tr("The round buttons on the table do the same: point at one to read what it does."),
    tr("Ctrl+F plays the rest of a deal quickly once nothing can change for you."),
    tr("Close the window whenever you like: next time the game continues from the very same card."),
)
_PARTS = (_TO_BEGIN, _MOUSE, _KEYS, _READER, VOICE, _SIGHT, _PEOPLE, _STUCK)
_FOR_EARS = (_READER, VOICE, _KEYS)  # first if a screen reader is active


class HelpDialog(Dialog):
    """Help page that takes a minute to read; sentences about a key in `changed` are left out."""

    def __init__(self, renderer: TextRenderer, owner: DialogOwner = NO_OWNER, changed: Collection[str] = ()) -> None:
        super().__init__(renderer, MOUSE_AND_KEYS, owner)
        content, column = page()
        parts = sorted(_PARTS, key=lambda part: part not in _FOR_EARS) if QAccessible.isActive() else _PARTS
        for heading, sentences in parts:
            self.phrases.paragraph(column, heading, "strong", 2)
            for sentence in sentences:
                said, keys = sentence if isinstance(sentence, tuple) else (sentence, "")
                if not set(keys).intersection(changed):
                    self.phrases.paragraph(column, said)
            column.addSpacing(8)
        column.addStretch(1)
        area = ScrollPage(content)
        self.put_body(area)
        self.button(CLOSE, Role.RejectRole, primary=True)
        ParagraphNavigator(area).begin()
        self.fit(640, 660)


_ALL_KEYS = translate("Keyboard", "All keys")
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


tr_keys = partial(translate, "Keyboard")


def _group(title: Text, *commands: tuple[Text, tuple[str, ...]], fixed: bool = False) -> KeyGroup:
    return KeyGroup(title, commands, fixed)


STANDARD: tuple[KeyGroup, ...] = (
    _group(
        tr_keys("At the table"),
        (tr_keys("Move through the hand"), ("Left", "Right")),
        (tr_keys("To another suit or rank in the hand"), (",", ".")),
        (tr_keys("Play the card"), ("Return",)),
        (tr_keys("Select the card"), ("Space",)),
        (tr_keys("Play the first to ninth card that may be played"), ("1", RANGE, "9")),
        (tr_keys("Next pile"), ("Tab",)),
        (tr_keys("From part to part of the table"), ("F6", "Shift+F6")),
        (tr_keys("Clear the selection"), ("Esc",)),
    ),
    _group(
        tr_keys("Look and ask"),
        (tr_keys("Hint"), ("H",)),
        (tr_keys("Score sheet"), ("Shift+S",)),
        (tr_keys("What happened, and the last tricks"), ("Shift+L",)),
    ),
    _group(
        tr_keys("Questions, answered aloud"),
        (tr_keys("Cards on the table"), ("C",)),
        (tr_keys("My hand"), ("D",)),
        (tr_keys("What may be played"), ("P",)),
        (tr_keys("Whose turn it is, and what to do"), ("W",)),
        (tr_keys("Cards each player has left"), ("E",)),
        (tr_keys("Points in brief"), ("S",)),
        (tr_keys("Melds, trumps or points taken"), ("M",)),
        (tr_keys("The last trick or turn"), ("L",)),
        (tr_keys("Explain this card"), ("X",)),
        (tr_keys("All about a player, you first"), ("Shift+1", RANGE, "Shift+9")),
        (tr_keys("Describe the table"), ("T",)),
        (tr_keys("Repeat what was said"), ("R", "Backspace")),
        (tr_keys("What was said before"), ("Shift+Backspace",)),
        (tr_keys("What was said after that"), ("Ctrl+Backspace",)),
        (tr_keys("What was said, as a list"), ("Ctrl+J",)),
    ),
    _group(
        tr_keys("The game"),
        (tr_keys("New game"), ("F2", "Ctrl+N")),
        (tr_keys("Undo"), ("Ctrl+Z",)),
        (tr_keys("Redo"), ("Ctrl+Shift+Z", "Ctrl+Y")),
        (tr_keys("Finish the deal"), ("Ctrl+F",)),
        (tr_keys("Deal number"), ("Ctrl+D",)),
        (tr_keys("Quit"), ("Ctrl+Q",)),
    ),
    _group(
        tr_keys("After a deal"),
        (tr_keys("Next deal"), ("Return",)),
        (tr_keys("Hide the points"), ("Esc",)),
        (tr_keys("Look at the deal"), ("B",)),
        (tr_keys("Card by card"), ("Left", "Right")),
        (tr_keys("By tricks or turns"), ("Ctrl+Left", "Ctrl+Right")),
        (tr_keys("To the next choice that cost points, or back"), ("M", "Shift+M")),
        (tr_keys("All choices there, and Enter plays on"), ("W",)),
        fixed=True,
    ),
    _group(
        tr_keys("At a table with other people"),
        (tr_keys("Yes or no to what somebody asks"), ("Y", "N")),
        (tr_keys("Say something"), ("V",)),
        (tr_keys("The nine phrases used last"), ("Ctrl+1", RANGE, "Ctrl+9")),
        (tr_keys("To the bar at the bottom and back"), ("F6",)),
    ),
    _group(
        tr_keys("The window"),
        (tr_keys("How to play"), ("F1",)),
        (tr_keys("Rules of this game"), ("Shift+F1",)),
        (tr_keys("Full screen"), ("F11",)),
        (tr_keys("Larger or smaller text"), ("Ctrl++", "Ctrl+-")),
        (tr_keys("Usual text size"), ("Ctrl+0",)),
        (tr_keys("Sounds"), ("Ctrl+M",)),
        (tr_keys("Preferences"), ("Ctrl+,",)),
    ),
)


class ShortcutsDialog(Dialog):
    """Dialog with a command and its keys per line; `groups` are those in force."""

    def __init__(
        self, renderer: TextRenderer, groups: Sequence[KeyGroup] = STANDARD, owner: DialogOwner = NO_OWNER
    ) -> None:
        super().__init__(renderer, _ALL_KEYS, owner)
        content, column = page()
        self._keys: list[tuple[QLabel, QLabel, tuple[str, ...]]] = []
        self.phrases.paragraph(column, _ALPHABETS, "note")
        for group in groups:
            self.phrases.paragraph(column, group.title, "group", 2).setContentsMargins(0, 8, 0, 0)
            for text, keys in group.commands:
                command, label = Paragraph(content), PlainLabel(content)
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
