"""How one game is played: its aim, its pictures, and a few lines on mouse and keys."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable.app.dialogs.help.help import MOUSE_AND_KEYS
from cardtable.app.dialogs.how_to_play.picture_painter import PicturePainter
from cardtable.app.dialogs.how_to_play.pictures_side_by_side import PictureGrid
from cardtable.app.dialogs.how_to_play.table_picture import CaptionedPicture
from cardtable.app.dialogs.parts.base import MARGIN, paragraph
from cardtable.app.widgets.kept_texts import RetranslatedTexts
from cardtable.core.rules import AnyGame
from cardtable.core.text import Text, TextRenderer, translate
from cardtable.table.art.card_faces import CardPixmaps
from cardtable.table.art.card_style import CardStyle
from cardtable.table.art.themes import theme_named
from cardtable.table.painting.look import TableLook

_HEADING = translate("How to play", "How to play %1")
_LINES = (
    translate("How to play", "Click a card to play it, or drag it; choose several cards first, then press the button."),
    translate(
        "How to play", "Arrows move through your hand, Space chooses a card, Enter plays, Tab goes on to a pile."
    ),
    translate("How to play", "H gives a hint and says why. The rest is under “Mouse and keys” below."),
)


class HowToPlayPage(QWidget):
    """`look` as the game's table would have it now; `portraits` clockwise from the person."""

    def __init__(self, words: TextRenderer, game: AnyGame, look: TableLook, portraits: Sequence[int]) -> None:
        super().__init__()
        self._words, self._portraits = words, portraits
        self._phrases = RetranslatedTexts(words)
        self.pictures: list[CaptionedPicture] = []
        self._faces = CardPixmaps(CardStyle(), self)
        self._faces.facesChanged.connect(self._faces_changed)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(MARGIN, 12, MARGIN, 12)
        self._column.setSpacing(5)
        self._say(_HEADING.filled(game.name), "heading", 1)
        if game.presentation.tagline is not None:
            self._say(game.presentation.tagline, "note")
        painter = self._painter(look)
        self.pictures = [CaptionedPicture(picture, painter, words) for picture in game.how_to_play()]
        if self.pictures:
            self._column.addSpacing(4)
            self._column.addWidget(PictureGrid(self.pictures))
        self._say(MOUSE_AND_KEYS, "strong", 2)
        for line in _LINES:
            self._say(line)
        self._column.addStretch(1)

    def set_look(self, look: TableLook) -> None:
        """Draw the pictures in another deck, theme or language."""
        painter = self._painter(look)
        for one in self.pictures:
            one.picture.set_painter(painter)

    def retranslate(self) -> None:
        """Say every text again."""
        self._phrases.renew()
        for one in self.pictures:
            one.retranslate()

    def _painter(self, look: TableLook) -> PicturePainter:
        self._faces.setStyle(CardStyle(look.four_colours, look.large_indices, look.letters, look.back))
        theme = theme_named(look.theme)
        return PicturePainter(
            self._words, self._faces, theme, self._portraits, self.font(), mirrored=look.right_to_left
        )

    def _faces_changed(self) -> None:
        for one in self.pictures:
            one.picture.renew()

    def _say(self, text: Text, role: str = "", level: int = 0) -> None:
        label = paragraph(self, role, level)
        self._phrases.put(label.setText, text)
        self._column.addWidget(label)
