"""What every widget of the table paints with: words, pictures of cards, and the look in force."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.core.cards import Card
from cardtable.core.text import TextRenderer
from cardtable.table.art.card_faces import CardPixmaps
from cardtable.table.art.card_style import CardStyle
from cardtable.table.art.themes import Theme, theme_named
from cardtable.table.painting.look import TableLook


class TableStyle(QObject):
    """Shared by the widgets of one table; `changed` says that all of them are to be laid out and painted again."""

    changed = Signal()
    keysShown = Signal()  # `keys_shown` has changed

    def __init__(self, words: TextRenderer, faces: CardPixmaps, look: TableLook, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.words = words
        self.faces = faces
        self.look = look
        self.scale = 1.0  # of plates, panels and their text; 1 at 1280 × 800, more in larger windows and writing
        self.ceiling: QWidget | None = None  # the lowest of all that lies over cards, moving ones too
        self.keys_shown = False  # the focus is drawn for whoever uses the keyboard
        self.set_look(look)

    @property
    def theme(self) -> Theme:
        """The theme in force; the green felt if the setting names none that we have."""
        return theme_named(self.look.theme)

    @property
    def style(self) -> CardStyle:
        """The deck in force."""
        look = self.look
        return CardStyle(look.four_colours, look.large_indices, look.letters, look.back)

    def set_look(self, look: TableLook) -> None:
        """Use other settings from now on."""
        self.look = look
        self.faces.setStyle(self.style)
        self.changed.emit()

    def show_keys(self, shown: bool) -> None:
        """Draw the focus from now on, or not."""
        if shown is not self.keys_shown:
            self.keys_shown = shown
            self.keysShown.emit()

    def px(self, length: float) -> float:
        """A length of the sketches, which are of 1280 × 800, in pixels of this table."""
        return length * self.scale

    def font(self, pixels: float, *, bold: bool = False) -> QFont:
        """The application's font at so many logical pixels, before the table's own scale."""
        font = QFont(QApplication.font())
        font.setPixelSize(max(8, round(self.px(pixels))))
        font.setBold(bold)
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        return font

    def card_name(self, card: Card | None) -> str:
        """What to call a card that may be hidden."""
        from cardtable.table.wording.table_phrases import FACE_DOWN

        return self.words.text(FACE_DOWN) if card is None else self.words.card(card)
