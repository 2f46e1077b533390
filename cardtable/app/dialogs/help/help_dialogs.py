"""Help dialogs: about the program, and a page on mouse, keyboard, screen reader and speech."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import partial

from PySide6.QtCore import qVersion
from PySide6.QtGui import QAccessible

from cardtable import __version__
from cardtable.app.dialogs.common.dialog_base import CLOSE, Dialog, Role, ScrollPage, page
from cardtable.app.dialogs.common.text_navigation import ParagraphNavigator
from cardtable.app.widgets.palette import NO_OWNER, DialogOwner
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
