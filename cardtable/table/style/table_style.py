"""All that a person's settings decide about the table.

What every widget of the table paints with: words, pictures of cards, and the look in force.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.core.cards import Card
from cardtable.core.speech_forms import WordingLevel
from cardtable.core.text import TextRenderer
from cardtable.table.art.card_pixmaps import CardPixmaps
from cardtable.table.art.themes import CardStyle, Theme, theme_named


class TableLook(NamedTuple):
    """One value for all of it, so that a change of settings is one call.

    `speed` multiplies the pace of every motion (1.0 is that of `timings`). `trick_pause_ms` None waits for a click.
    `hand_order` is a name of `models.hand_order.ORDERS`. `right_to_left` mirrors panels and the order of the hand,
    never the faces or the direction of play. `round_buttons`: a row of
    them lies on the felt. `verbosity` is 0 (little) to 2 (everything), `words` is what they are
    made of for the ears. `speech_share` of the time that speech takes is waited for it; None: all of it, if a screen
    reader is on.
    """

    theme: str = "green"
    four_colours: bool = True
    large_indices: bool = False
    letters: str = "latin"
    back: str = "girih"
    speed: float = 1.0
    reduce_motion: bool = False
    trick_pause_ms: int | None = 900
    dim_illegal: bool = True
    hand_order: str = "suit"
    right_to_left: bool = False
    verbosity: int = 1
    single_keys: bool = True
    round_buttons: bool = False
    words: WordingLevel = WordingLevel.FULL
    speech_share: float | None = 0.0


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
        from cardtable.table.table_texts import FACE_DOWN

        return self.words.text(FACE_DOWN) if card is None else self.words.card(card)
