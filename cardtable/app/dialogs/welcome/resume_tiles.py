"""Tiles of the welcome page to resume a match or to return to a room."""

from __future__ import annotations

import enum
from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from cardtable.app.dialogs.common.game_emblem import CardFanWidget
from cardtable.app.dialogs.common.portrait_picker import PortraitStrip
from cardtable.app.dialogs.welcome.welcome_style import paint_panel
from cardtable.app.match.player_names import unlike
from cardtable.app.widgets.basic_widgets import STRETCH, fill_box
from cardtable.app.widgets.labels import Paragraph, RetranslatedTexts
from cardtable.app.widgets.palette import painter_on
from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.cards import Card
from cardtable.core.text import Text, TextRenderer, literal_text, translate
from cardtable.table.art.themes import CardStyle, Theme
from cardtable.table.art.vector_drawing import mix
from cardtable.table.style.text_painting import px

_GO_ON_WITH = translate("Welcome", "Continue: %1", "a game")
_OTHERS = translate("Welcome", "Others (%1) …", "other games that were not finished")
_AT_TABLE = translate("Welcome", "Continue at %1's table")
_AT_YOURS = translate("Welcome", "Continue at your table")
_SEAT_KEPT = translate("Welcome", "%1, deal %2. Your seat is kept.", "a game")
_GO_ON = translate("Welcome", "Continue")
TWO_SENTENCES = translate("Welcome", "%1 %2", "two sentences")
_LOOKING = translate("Welcome", "Looking for it…")
_NOT_OPEN = translate("Welcome", "The table isn't open right now.")
_AGAIN = translate("Welcome", "Try again")
_OPEN_HERE = translate("Welcome", "Open it again here", "a table whose host does not come back")
HIGH, HIGH_LOW = 96, 76  # pixels of the sketches: usual, and in a low window
FAN, FAN_LOW = QSize(170, 88), QSize(140, 70)
AROUND = 9  # pixels around a panel, as around the game tiles
FACES = 22


@frozen
class ResumableMatch:
    """Match to resume: game, lines on its state (none: not read yet), cards of the picture, other saved matches."""

    game: Text
    lines: tuple[Text, ...] = ()
    cards: tuple[Card, ...] = ()
    others: int = 0


@frozen
class ResumableRoom:
    """Saved seat in a room: the host's name ("" for a room of one's own), game, deal, and portraits."""

    host: str
    game: Text
    deal: int
    portraits: tuple[int, ...]  # the host's first
    may_open: bool = False  # on this computer, if the room does not answer


class ReconnectStatus(enum.Enum):
    """Status of reconnecting to a room."""

    READY = "ready"
    LOOKING = "looking"
    UNANSWERED = "unanswered"  # no answer yet, still trying
    NOT_OPEN = "not open"


class _Plate(QWidget):
    """Base class of a tile with a picture, two lines and a button; `quiet` if another tile is the main one."""

    def __init__(self, renderer: TextRenderer, theme: Theme, picture: QWidget) -> None:
        super().__init__()
        self.theme = theme
        self.phrases = RetranslatedTexts(renderer)
        self.title, self.line = Paragraph(self, "title"), Paragraph(self, "line")
        self.button = self.another_button("go")
        words, margins = QVBoxLayout(), (AROUND + px(12), AROUND + 6, AROUND + px(18), AROUND + 6)
        self._row = fill_box(QHBoxLayout(self), picture, (words, 1), self.button, spacing=px(12), margins=margins)
        fill_box(words, STRETCH, self.title, self.line, STRETCH, spacing=2)
        self.setLow(False)

    def another_button(self, role: str) -> QPushButton:
        """Return a new button; `role` as in the style sheet."""
        button = QPushButton(self)
        button.setProperty("role", role)
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        return button

    def add(self) -> QPushButton:
        """Insert another button before the main one and return it."""
        button = self.another_button("others")
        self._row.insertWidget(self._row.count() - 1, button)
        button.stackUnder(self.button)  # so that a screen reader reaches it first
        return button

    def setLow(self, low: bool) -> None:
        """Set the minimum height for a low or a usual window."""
        self.setMinimumHeight(px(HIGH_LOW if low else HIGH) + 2 * AROUND)

    def say(self, title: Text, line: Text, button: Text) -> None:
        """Show these texts and use them as the button's accessible texts."""
        self.phrases.put(self.title.setText, title)
        self.phrases.put(self.line.setText, line)
        self.phrases.put(self.button.setText, button)
        self.phrases.put(self.button.setAccessibleName, title)
        self.phrases.put(self.button.setAccessibleDescription, line)

    def setQuiet(self, quiet: bool) -> None:
        self.button.setProperty("role", "quiet" if quiet else "go")

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        paint_panel(painter, QRectF(self.rect()).adjusted(AROUND, AROUND, -AROUND, -AROUND), self.theme)


class ResumeMatchTile(_Plate):
    """Tile of the match to resume, with a button for other saved matches."""

    def __init__(self, renderer: TextRenderer, theme: Theme, style: CardStyle) -> None:
        self._fan = CardFanWidget((), style)
        super().__init__(renderer, theme, self._fan)
        self.others = self.add()

    def setResume(self, resume: ResumableMatch) -> None:
        self.say(_GO_ON_WITH.filled(resume.game), sentences(resume.lines), _GO_ON)
        self._fan.setCards(resume.cards)
        self._fan.setVisible(bool(resume.cards) or not resume.lines)  # reserves its space before the state is known
        self.phrases.put(self.others.setText, _OTHERS.filled(resume.others))
        self.others.setVisible(resume.others > 0)

    def setLow(self, low: bool) -> None:
        super().setLow(low)
        size = FAN_LOW if low else FAN
        self._fan.setFixedSize(size)  # whatever the size of writing, which needs the room

    def setLook(self, theme: Theme, style: CardStyle) -> None:
        self.theme = theme
        self._fan.setCardStyle(style)
        self.update()


def sentences(lines: Sequence[Text]) -> Text:
    """Return at most two sentences as one text."""
    if not lines:
        return literal_text("")
    return literal_text(lines[0]) if len(lines) == 1 else TWO_SENTENCES.filled(*lines)


class ResumeRoomTile(_Plate):
    """Tile of the room to return to."""

    def __init__(self, renderer: TextRenderer, theme: Theme) -> None:
        self._faces = PortraitStrip(renderer, FACES)
        super().__init__(renderer, theme, self._faces)
        self._kept: ResumableRoom | None = None
        self._search = ReconnectStatus.READY
        self.opens = self.add()
        self.phrases.put(self.opens.setText, _OPEN_HERE)

    def setTable(self, kept: ResumableRoom) -> None:
        self._kept = kept
        self.setLook(self.theme)
        self.setSearch(ReconnectStatus.READY)

    def setSearch(self, search: ReconnectStatus) -> None:
        self._search = search
        kept = self._kept
        if kept is None:
            return
        silent = search in (ReconnectStatus.UNANSWERED, ReconnectStatus.NOT_OPEN)
        line = _NOT_OPEN if silent else _SEAT_KEPT.filled(kept.game, kept.deal)
        button = {ReconnectStatus.READY: _GO_ON, ReconnectStatus.NOT_OPEN: _AGAIN}.get(search, _LOOKING)
        self.say(_AT_TABLE.filled(kept.host) if kept.host else _AT_YOURS, line, button)
        self.opens.setVisible(kept.may_open and silent)

    @property
    def is_looking(self) -> bool:
        return self._search in (ReconnectStatus.LOOKING, ReconnectStatus.UNANSWERED)

    def setLook(self, theme: Theme) -> None:
        self.theme = theme
        ground = mix(theme.felt_middle, theme.plate, 0.7).name()
        self._faces.setPortraits(() if self._kept is None else unlike(self._kept.portraits), ground)
        self._faces.setInk(theme.ink)
        self.update()
