"""Table style shared by all widgets of a table: settings, texts, card pictures, scale."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.core.cards import Card
from cardtable.core.language.speech_forms import WordingLevel
from cardtable.core.text import TextRenderer
from cardtable.table.art.card_pixmaps import CardPixmaps
from cardtable.table.art.themes import CardStyle, Theme, theme_named


class TableLook(NamedTuple):
    """A person's settings for the table, as one value.

    `speed` multiplies the pace of every motion (1.0 is the normal pace). `trick_pause_ms` None waits for a click.
    `hand_order` is a name in `models.received_cards.ORDERS`. `right_to_left` mirrors panels and the order of the hand,
    never the faces or the direction of play. `round_buttons` shows the row of round buttons. `verbosity` is 0 (least)
    to 2 (everything), `words` the wording level of speech. Animations wait for `speech_share` of the time that speech
    takes; None: for all of it, if a screen reader is on. `scan_ms`: for one switch, how long the focus rests on each
    choice; 0: it does not move by itself.
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
    scan_ms: int = 0


class TableStyle(QObject):
    """Shared style of the widgets of one table; `changed` asks all of them to lay out and repaint."""

    changed = Signal()
    keysShown = Signal()  # `keys_shown` has changed

    def __init__(
        self, renderer: TextRenderer, faces: CardPixmaps, look: TableLook, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.renderer = renderer
        self.faces = faces
        self.look = look
        self.scale = (
            1.0  # of plates, panels and their text; 1 at 1280 × 800, more in larger windows and with larger text
        )
        self.ceiling: QWidget | None = None  # lowest widget above all cards, moving ones too
        self.keys_shown = False  # the focus ring is visible
        self.set_look(look)

    @property
    def theme(self) -> Theme:
        """Current theme; the green felt if the setting names no known theme."""
        return theme_named(self.look.theme)

    @property
    def card_style(self) -> CardStyle:
        """Card style of the current deck."""
        look = self.look
        return CardStyle(look.four_colours, look.large_indices, look.letters, look.back)

    def set_look(self, look: TableLook) -> None:
        """Apply other settings."""
        self.look = look
        self.faces.setStyle(self.card_style)
        self.changed.emit()

    def show_keys(self, shown: bool) -> None:
        """Show or hide the focus ring."""
        if shown is not self.keys_shown:
            self.keys_shown = shown
            self.keysShown.emit()

    def px(self, length: float) -> float:
        """Return a design length (at 1280 × 800) in pixels of this table."""
        return length * self.scale

    def font(self, pixels: float, *, bold: bool = False) -> QFont:
        """Return the application's font with a size in pixels before scaling; at least 8 pixels."""
        font = QFont(QApplication.font())
        font.setPixelSize(max(8, round(self.px(pixels))))
        font.setBold(bold)
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        return font

    def card_name(self, card: Card | None) -> str:
        """Return the name of a card; None is a card face down."""
        from cardtable.table.table_texts import FACE_DOWN

        return self.renderer.text(FACE_DOWN) if card is None else self.renderer.card(card)
