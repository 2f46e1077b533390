"""Questions in dialogs: confirmations, a claim, and files, in plain sentences.

Qt does not translate its standard buttons into Punjabi, Hindi and Telugu. The claim dialog also shows the cards that
are laid open and the points that the deal will bring. File dialogs are those of the system, with the program's titles.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import reduce
from pathlib import Path
from typing import TYPE_CHECKING

from platformdirs import user_documents_dir
from PySide6.QtWidgets import QFileDialog, QWidget

from cardtable.app.dialogs.common.dialog_base import CANCEL, Dialog, Role
from cardtable.app.dialogs.common.game_emblem import CardFanWidget
from cardtable.app.widgets.palette import NO_OWNER, DialogOwner
from cardtable.core.text import Text, TextRenderer, Who, fill, translate
from cardtable.core.zones import Seat
from cardtable.table.art.themes import CardStyle
from cardtable.table.style.text_painting import px

if TYPE_CHECKING:
    from cardtable.host.host_messages import ClaimPreview


class ConfirmDialog(Dialog):
    """Dialog with one sentence about the loss that is to be confirmed; Enter at once means no."""

    def __init__(
        self, renderer: TextRenderer, title: Text, sentence: Text, accept: Text, owner: DialogOwner = NO_OWNER
    ) -> None:
        super().__init__(renderer, title, owner)
        self.heading(title)
        self.label(sentence)
        self.body.addStretch(1)
        self.phrases.put(self.setAccessibleDescription, sentence)
        self.button(accept, Role.AcceptRole)
        self.button(CANCEL, Role.RejectRole, primary=True)
        self.fit(460, 160)


def ask_confirmation(
    renderer: TextRenderer, title: Text, sentence: Text, accept: Text, owner: DialogOwner = NO_OWNER
) -> bool:
    """Return whether the person agrees; closing the window means no."""
    return ConfirmDialog(renderer, title, sentence, accept, owner).run()


_TITLE = translate("Claim", "Claim the rest?")
_CERTAIN = translate(
    "Claim", "Nothing anyone plays can change the score of this deal now. If you claim, you lay down %1 card(s):", n=0
)
_CARDS = translate("Claim", "Your cards: %1.")
_COUNT = translate("Claim", "The deal will be counted like this: %1.")
_POINTS = translate("Claim", "%1: %2", "a player and the points of a deal")
_AND = translate("Claim", "%1, %2", "players with their points, one after another")
_CLAIM = translate("Claim", "Lay down and count")
_PLAY_ON = translate("Claim", "Play on")
FAN_HEIGHT = 150


class ClaimDialog(Dialog):
    """Dialog before a claim; when it is accepted, the rest of the deal is played at once."""

    def __init__(
        self, renderer: TextRenderer, claim: ClaimPreview, style: CardStyle, owner: DialogOwner = NO_OWNER
    ) -> None:
        super().__init__(renderer, _TITLE, owner)
        number = len(claim.cards)
        self.heading(_TITLE)
        self.label(_CERTAIN.filled(number, n=number))
        fan = CardFanWidget(claim.cards, style)
        fan.setFixedHeight(px(FAN_HEIGHT))
        self.body.addWidget(fan)
        counted = _COUNT.filled(
            joined([_POINTS.filled(Who(Seat(seat)), won) for seat, won in enumerate(claim.points or ())])
        )
        self.label(counted)
        self.body.addStretch(1)
        self.phrases.put(fan.setAccessibleName, _CARDS.filled(joined(claim.cards)))
        self.phrases.put(self.setAccessibleDescription, counted)
        self.button(_CLAIM, Role.AcceptRole, primary=True)
        self.button(_PLAY_ON, Role.RejectRole)
        self.fit(520, 330)


def joined(items: Sequence[object]) -> object:
    """Return cards or texts, one after another, as one argument of a text; `items` must not be empty."""
    return reduce(_AND.filled, items)


SAVED_GAMES = translate("Files", "Saved games (%1)")
TABLES = translate("Files", "Tables (%1)")
GAME_PATTERN = "*.cardtable"
TABLE_PATTERN = "*.csv"


def saving_folder(last: str) -> Path:
    """Return the folder for saved games: the last one if it exists, else that of documents, else the home folder."""
    wanted = (Path(name) for name in (last, user_documents_dir()) if name)
    return next((folder for folder in wanted if os.path.isdir(folder)), Path.home())


def ask_open(renderer: TextRenderer, title: Text, folder: Path, parent: QWidget | None = None) -> Path | None:
    """Ask for a saved game to open; return None if the dialog is cancelled."""
    kinds = _name_filter(renderer, SAVED_GAMES, GAME_PATTERN)
    name, _ = QFileDialog.getOpenFileName(parent, renderer.text(title), str(folder), kinds)
    return Path(name) if name else None


def ask_save(
    renderer: TextRenderer,
    title: Text,
    proposed: Path,
    parent: QWidget | None = None,
    kinds: Text = SAVED_GAMES,
    pattern: str = GAME_PATTERN,
) -> Path | None:
    """Ask for a file to save; return None if the dialog is cancelled. A name without suffix gets the pattern's."""
    name_filter = _name_filter(renderer, kinds, pattern)
    name, _ = QFileDialog.getSaveFileName(parent, renderer.text(title), str(proposed), name_filter)
    if not name:
        return None
    path = Path(name)
    return path if path.suffix else path.with_suffix(pattern.removeprefix("*"))


def _name_filter(renderer: TextRenderer, kinds: Text, pattern: str) -> str:
    """Return the name filter; the pattern is inserted without direction marks, with which it would match no file."""
    return fill(renderer.text(kinds), [pattern])
