"""Dialog "How to play": a page per game with aim, pictures and keys, and buttons to lesson and rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QAccessible, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from cardtable.app.dialogs.common.dialog_base import CLOSE, MARGIN, Role
from cardtable.app.dialogs.common.paged_dialog import PagedDialog
from cardtable.app.dialogs.help.help_dialogs import MOUSE_AND_KEYS
from cardtable.app.dialogs.help.table_picture import NARROWEST, CaptionedPicture, PicturePainter
from cardtable.app.widgets.basic_widgets import fill_box
from cardtable.app.widgets.labels import RetranslatedTexts
from cardtable.app.widgets.palette import NO_OWNER, DialogOwner
from cardtable.core.rules import AnyGame
from cardtable.core.text import Text, TextRenderer, translate
from cardtable.table.art.card_pixmaps import CardPixmaps
from cardtable.table.art.themes import CardStyle, theme_named
from cardtable.table.style.table_style import TableLook
from cardtable.table.style.text_painting import px

APART = 20.0  # pixels of the sketches; BESIDE_ANOTHER: least width of a picture in two columns
BESIDE_ANOTHER = 300.0


class PictureGrid(QWidget):
    """Grid of pictures in one or two columns, depending on its width."""

    def __init__(self, pictures: Sequence[CaptionedPicture]) -> None:
        super().__init__()
        self._pictures = pictures
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(px(APART))
        self._grid.setVerticalSpacing(px(APART / 2))
        self._lay(2)

    def minimumSizeHint(self) -> QSize:
        return QSize(px(NARROWEST), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay(2 if self.width() >= 2 * px(BESIDE_ANOTHER) + px(APART) else 1)

    def _lay(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for place, picture in enumerate(self._pictures):
            self._grid.addWidget(picture, place // columns, place % columns)
        for column in range(2):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)


_HEADING = translate("How to play", "How to play %1")
_PARTNERS = translate("How to play", "With a partner")
_LINES = (
    translate("How to play", "Click a card to play it, or drag it; select several cards first, then press the button."),
    translate(
        "How to play",
        "The arrow keys move through your hand, Space selects a card, Enter plays it, Tab goes on to a pile.",
    ),
    translate("How to play", "H gives a hint and says why. The rest is under “Mouse and keys” below."),
)


class HowToPlayPage(QWidget):
    """Page of one game; `look` as its table would have it now, `portraits` clockwise from the person."""

    def __init__(self, renderer: TextRenderer, game: AnyGame, look: TableLook, portraits: Sequence[int]) -> None:
        super().__init__()
        self._renderer, self._portraits = renderer, portraits
        self._phrases = RetranslatedTexts(renderer)
        self.pictures: list[CaptionedPicture] = []
        self._faces = CardPixmaps(CardStyle(), self)
        self._faces.facesChanged.connect(self._faces_changed)
        column = fill_box(QVBoxLayout(self), spacing=5, margins=(MARGIN, 12, MARGIN, 12))
        self._phrases.paragraph(column, _HEADING.filled(game.name), "heading", 1)
        if listens := QAccessible.isActive():
            self._part(column, MOUSE_AND_KEYS, (*_LINES[1:], _LINES[0]))
        if game.presentation.tagline is not None:
            self._phrases.paragraph(column, game.presentation.tagline, "note")
        painter = self._painter(look)
        self.pictures = [CaptionedPicture(picture, painter, renderer) for picture in game.how_to_play()]
        if self.pictures:
            column.addSpacing(4)
            column.addWidget(PictureGrid(self.pictures))
        self._part(column, _PARTNERS, game.conventions())
        if not listens:
            self._part(column, MOUSE_AND_KEYS, _LINES)
        column.addStretch(1)

    def _part(self, column: QVBoxLayout, heading: Text, lines: Sequence[Text]) -> None:
        if lines:
            self._phrases.paragraph(column, heading, "strong", 2)
        for line in lines:
            self._phrases.paragraph(column, line)

    def set_look(self, look: TableLook) -> None:
        painter = self._painter(look)
        for one in self.pictures:
            one.picture.set_painter(painter)

    def retranslate(self) -> None:
        self._phrases.renew()
        for one in self.pictures:
            one.retranslate()

    def _painter(self, look: TableLook) -> PicturePainter:
        self._faces.setStyle(CardStyle(look.four_colours, look.large_indices, look.letters, look.back))
        theme = theme_named(look.theme)
        return PicturePainter(
            self._renderer, self._faces, theme, self._portraits, self.font(), mirrored=look.right_to_left
        )

    def _faces_changed(self) -> None:
        for one in self.pictures:
            one.picture.renew()


_TITLE = translate("How to play", "How to play")
_GAMES = translate("How to play", "Games")
_LEARN = translate("How to play", "Learn at the table")
_RULES = translate("How to play", "All the rules")
WIDE, HIGH = 1000, 690  # pixels of the sketches


class HowToPlayDialog(PagedDialog[HowToPlayPage]):
    """Dialog of all games; after `exec()` is accepted, `to_learn` is the game whose lesson is wanted.

    `look_of` returns the look of a game's table, again when the language changes.
    """

    def __init__(
        self,
        renderer: TextRenderer,
        games: Mapping[str, AnyGame],
        look_of: Callable[[AnyGame], TableLook],
        portraits: Sequence[int],
        rules: Callable[[str], object],
        mouse_and_keys: Callable[[], object],
        owner: DialogOwner = NO_OWNER,
        *,
        game: str = "",
    ) -> None:
        """Make the dialog; `rules` opens the rules of a game over it, `game` is the id of the first page."""
        entries = [("cards", definition.name) for definition in games.values()]
        super().__init__(renderer, _TITLE, entries, _GAMES, owner, reads=True)
        self._games, self._ids = games, list(games)
        self._look_of, self._portraits = look_of, portraits
        self.to_learn = ""
        self.learn = self.button(_LEARN, Role.ActionRole, self._learn)
        self.button(_RULES, Role.ActionRole, lambda: rules(self._game_in_sight()))
        self.button(MOUSE_AND_KEYS, Role.ActionRole, mouse_and_keys)
        self.button(CLOSE, Role.RejectRole, primary=True)
        self.list.currentRowChanged.connect(lambda _row: self._offer_lesson())
        self.list.setCurrentRow(self._ids.index(game) if game in self._ids else 0)
        self._paged.begin_reading()
        self.fit(WIDE, HIGH)

    def make_page(self, row: int) -> HowToPlayPage:
        game = self._games[self._ids[row]]
        return HowToPlayPage(self.renderer, game, self._look_of(game), self._portraits)

    def _game_in_sight(self) -> str:
        return self._ids[self.list.currentRow()]

    def _offer_lesson(self) -> None:
        self.learn.setEnabled(bool(self._games[self._game_in_sight()].lessons()))

    def _learn(self) -> None:
        self.to_learn = self._game_in_sight()
        self.accept()

    def retranslate(self) -> None:
        super().retranslate()
        for row, made in self._made.items():
            made.set_look(self._look_of(self._games[self._ids[row]]))
