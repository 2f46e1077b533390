"""Welcome page: tiles to resume, game tiles, and a footer of buttons."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QCursor, QIcon, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from cardtable.app.dialogs.common.dialog_base import DialogBody, ScrollPage
from cardtable.app.dialogs.welcome.card_flight import FlyingCard
from cardtable.app.dialogs.welcome.game_tile import GLOW, GameTile
from cardtable.app.dialogs.welcome.profile_editor import ProfileEditor
from cardtable.app.dialogs.welcome.resume_tiles import ResumableMatch, ResumableRoom, ResumeMatchTile, ResumeRoomTile
from cardtable.app.dialogs.welcome.welcome_style import ON_PAPER, welcome_sheet
from cardtable.app.match.new_match_defaults import MatchDefaults
from cardtable.app.widgets.basic_widgets import STRETCH, PlainLabel, fill_box
from cardtable.app.widgets.keyboard_navigation import go_to_neighbour, press_focused
from cardtable.app.widgets.labels import Paragraph, RetranslatedTexts
from cardtable.app.window.idle_tasks import IdleQueue
from cardtable.core.rules import AnyGame
from cardtable.core.text import Text, TextRenderer, translate
from cardtable.table.art.felt_texture import felt
from cardtable.table.art.icons import icon_pixmap
from cardtable.table.art.themes import CardStyle, Theme
from cardtable.table.art.vector_drawing import blank_pixmap, painting
from cardtable.table.input.zone_navigation import InputModeWatcher
from cardtable.table.style.text_painting import px

SPACING = 12


class ButtonFooter(QVBoxLayout):
    """Footer that places its buttons in one row, or the first one above the others; `fit` sets the width."""

    def __init__(self, column: QVBoxLayout, buttons: Sequence[QPushButton], note: QLabel) -> None:
        super().__init__()
        column.addLayout(self)
        self._note = note
        self.setSpacing(SPACING // 2)
        self._buttons = buttons
        self._first, self._rest = QHBoxLayout(), QHBoxLayout()
        for row in (self._first, self._rest):
            row.setSpacing(SPACING)
            self.addLayout(row)
            row.addStretch(1)
        for place, button in enumerate(buttons):
            self._rest.insertWidget(place, button)
        self._rest.insertWidget(len(buttons), note)

    def fit(self, width: int) -> bool:
        """Use one row if it fits into `width` pixels; return whether it does."""
        wanted = sum(button.sizeHint().width() for button in self._buttons) + SPACING * (len(self._buttons) - 1)
        self._note.setVisible(wanted + 2 * SPACING + self._note.sizeHint().width() <= width)
        row = self._rest if wanted <= width else self._first
        if row.indexOf(self._buttons[0]) != 0:
            row.insertWidget(0, self._buttons[0])
        return wanted <= width


_NAME = translate("Welcome", "CardTable")
_SENTENCE = translate("Welcome", "Sit down and play. No account, no adverts.")
_BACK = translate("Welcome", "Welcome back. Your table is as you left it.")
_CHOOSE = translate("Welcome", "Choose a game")
_ANEW = translate("Welcome", "Or start a new game")
_RULES = translate("Welcome", "Rules")
_STATISTICS = translate("Welcome", "Statistics")
_PREFERENCES = translate("Welcome", "Preferences")
_PEOPLE = translate("Welcome", "With people …")
_PEOPLE_HELP = translate("Welcome", "Play with friends in the same house or over the internet")
_HELP = translate("Welcome", "How to play")

LOW = 660  # pixels of height before scaling; a lower page is more compact
NARROW = 1150
WIDE_TILE, HIGH_TILE = 330, 414
FULL_ROW = 4
SIGN, AFTER_SIGN = 18, 6  # pixels of the sketches


class WelcomePage(QWidget):
    """Page of the window while no match is shown."""

    playRequested = Signal(str)  # id of a game to be started at once
    learnRequested = Signal(str)  # id of a game whose first lesson is to begin
    changeRequested = Signal(str)  # id of a game whose table is to be set up first
    personChanged = Signal(str, int, object)  # name, portrait, SpokenOf
    continueRequested = Signal()
    othersRequested = Signal()  # the list of other saved matches
    tableRequested = Signal()  # return to the room
    reopenRequested = Signal()  # open the room again on this computer
    peopleRequested = Signal()
    rulesRequested = Signal()
    statisticsRequested = Signal()
    preferencesRequested = Signal()
    helpRequested = Signal()

    def __init__(
        self,
        renderer: TextRenderer,
        games: Mapping[str, AnyGame],
        theme: Theme,
        style: CardStyle,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        if parent is not None:
            self.resize(parent.size())  # its style sheet depends on it and takes long to change
        self._renderer, self._theme, self._style = renderer, theme, style
        self._phrases = RetranslatedTexts(renderer)
        self._resumes = self._has_table = False
        self._draws = False  # an idle task draws missing pictures
        self._by_keys = True  # until the pointer moves: the button that Enter presses is visible
        self._resting = QPoint()  # position of the pointer when the page appeared: it has not been moved to a button
        self._watch = InputModeWatcher(self)
        self._watch.keysUsed.connect(self.setByKeys)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.tiles = {
            name: GameTile(renderer, game, place, theme, style) for place, (name, game) in enumerate(games.items())
        }
        for name, tile in self.tiles.items():
            tile.setRow([*self.tiles.values()])
            tile.playRequested.connect(partial(self._play, name))
            tile.changeRequested.connect(partial(self.changeRequested.emit, name))
            tile.learnRequested.connect(partial(self.learnRequested.emit, name))
            tile.pictureWanted.connect(self._draw_soon)
        self._lay_out()
        for first, second in ((self.table.opens, self.table.button), (self.resume.others, self.resume.button)):
            QWidget.setTabOrder(first, second)
        self._buttons = self.findChildren(QPushButton)
        for watched in (*self._buttons, *self.tiles.values()):
            watched.installEventFilter(self)
        self.setResume(None)
        self.setTable(None)
        self.setLook(theme, style)

    def _lay_out(self) -> None:
        self._column = QVBoxLayout()
        content, frame = DialogBody(self), QVBoxLayout(self)
        for layout in (content.column, frame):
            layout.setContentsMargins(0, 0, 0, 0)
        content.column.addLayout(self._column)
        self._area = ScrollPage(content)
        frame.addWidget(self._area)
        self._title = self._label(_NAME, "name")
        self._sentence = self._label(_SENTENCE, "sentence")
        head, words = QHBoxLayout(), QVBoxLayout()
        self._column.addLayout(head)
        head.addLayout(words, 1)
        fill_box(words, self._title, self._sentence, STRETCH, spacing=0)
        fill_box(head, spacing=24, margins=(GLOW, 0, GLOW, 0))  # aligned with the tiles
        self.who = ProfileEditor(self._renderer, self._theme, self)
        self.who.changed.connect(self.personChanged)
        head.addWidget(self.who)
        self._column.addStretch(1)
        for card in self._cards():
            self._column.addWidget(card)
        self._choose = self._label(_CHOOSE, "choose")
        self._column.addWidget(self._choose)
        row = QHBoxLayout()
        row.setSpacing(0)
        self._column.addLayout(row, 100)
        for tile in self.tiles.values():
            tile.setMaximumSize(px(WIDE_TILE), px(HIGH_TILE))
            row.addWidget(tile, 1)
        if len(self.tiles) < FULL_ROW:
            row.addStretch(0)  # takes only the width that the widest tiles leave
        self._foot = self._make_foot()
        self._column.addStretch(1)

    def _cards(self) -> tuple[QWidget, ...]:
        self.table = ResumeRoomTile(self._renderer, self._theme)
        self.table.button.clicked.connect(self._go_to_table)
        self.table.opens.clicked.connect(self.reopenRequested)
        self.resume = ResumeMatchTile(self._renderer, self._theme, self._style)
        self.resume.button.clicked.connect(self.continueRequested)
        self.resume.others.clicked.connect(self.othersRequested)
        return self.table, self.resume

    def _make_foot(self) -> ButtonFooter:
        self._signs: dict[QPushButton, str] = {}
        for text, icon, signal in (
            (_PEOPLE, "people", self.peopleRequested),
            (_RULES, "rules", self.rulesRequested),
            (_STATISTICS, "chart", self.statisticsRequested),
            (_PREFERENCES, "sliders", self.preferencesRequested),
            (_HELP, "help", self.helpRequested),
        ):
            button = self._phrases.button(self, text, signal, "people" if text is _PEOPLE else "pill")
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            self._signs[button] = icon
        buttons = [*self._signs]
        self._phrases.name(buttons[0], _PEOPLE, _PEOPLE_HELP)
        foot = ButtonFooter(self._column, buttons, self._label(_PEOPLE_HELP, "foot"))
        foot.setContentsMargins(GLOW, 0, GLOW, 0)
        return foot

    def _fit_foot(self, width: int) -> None:
        for button, sign in self._signs.items():
            ink = ON_PAPER if button.property("role") == "people" else self._theme.ink
            button.setIcon(self._sign(sign, ink))
            button.setIconSize(QSize(px(SIGN + AFTER_SIGN), px(SIGN)))
        if not self._foot.fit(width):
            for button in self._signs:
                button.setIcon(QIcon())
            self._foot.fit(width)

    def _sign(self, name: str, ink: str) -> QIcon:
        dpr, side = self.devicePixelRatioF(), px(SIGN)
        picture = blank_pixmap(QSize(px(SIGN + AFTER_SIGN), side) * dpr, dpr)
        with painting(picture) as painter:
            painter.drawPixmap(px(AFTER_SIGN) if self.isRightToLeft() else 0, 0, icon_pixmap(name, ink, side, dpr))
        return QIcon(picture)

    def _label(self, text: Text, role: str) -> QLabel:
        label = Paragraph(self) if role == "sentence" else PlainLabel(self)
        label.setProperty("role", role)
        self._phrases.put(label.setText, text)
        return label

    def _play(self, game: str) -> None:
        self.who.commit()
        self.playRequested.emit(game)

    def setTables(self, tables: Mapping[str, MatchDefaults]) -> None:
        for game, table in tables.items():
            self.tiles[game].setTable(table)

    def setLearn(self, offered: Container[str]) -> None:
        """Offer lessons of the games with these ids."""
        for game, tile in self.tiles.items():
            tile.setLearn(game in offered)

    def setResume(self, resume: ResumableMatch | None) -> None:
        """Show a match to resume; None hides its tile."""
        self._resumes = resume is not None
        if resume is not None:
            self.resume.setResume(resume)
        self._show_cards()

    def setTable(self, kept: ResumableRoom | None) -> None:
        """Show a room to return to; None hides its tile."""
        self._has_table = kept is not None
        if kept is not None:
            self.table.setTable(kept)
        self._show_cards()

    def _show_cards(self) -> None:
        """Show the tiles to resume; a low page shows only the room, as the match is in the list of saved ones, too."""
        self.table.setVisible(self._has_table)
        self.resume.setVisible(self._resumes and not (self._has_table and self.height() < px(LOW)))
        self.resume.setQuiet(self._has_table)
        for card in (self.table, self.resume):
            card.setLow(self.height() < px(LOW) or (self._has_table and self._resumes))
        goes_on = self._has_table or self._resumes
        self._phrases.put(self._sentence.setText, _BACK if goes_on else _SENTENCE)
        self._phrases.put(self._choose.setText, _ANEW if goes_on else _CHOOSE)

    def _go_to_table(self) -> None:
        if not self.table.is_looking:
            self.tableRequested.emit()

    def setLook(self, theme: Theme, style: CardStyle) -> None:
        self._theme, self._style = theme, style
        self.resume.setLook(theme, style)
        self.table.setLook(theme)
        for tile in self.tiles.values():
            tile.setLook(theme, style)
        self._dress()
        self.update()

    def lying(self, game: str) -> list[FlyingCard]:
        """Return the cards on the tile of a game with their poses in pixels of the page."""
        tile = self.tiles[game]
        corner = tile.mapTo(self, QPoint(0, 0))
        return [
            FlyingCard(one.card, one.pose._replace(x=one.pose.x + corner.x(), y=one.pose.y + corner.y()))
            for one in tile.lying()
        ]

    def setStill(self, still: bool) -> None:
        for tile in self.tiles.values():
            tile.motion.still = still

    def _draw_soon(self) -> None:
        if not self._draws:
            self._draws = True
            IdleQueue(self._drawing(), self, 0)

    def _drawing(self) -> Iterator[None]:
        for tile in self.tiles.values():
            tile.draw_wanted()
            yield
        self._draws = False

    def rise(self) -> None:
        """Animate the tiles from below, one after another."""
        for place, tile in enumerate(self.tiles.values()):
            tile.motion.rise(place)

    def focusFirst(self) -> None:
        """Focus the button to resume, or else that of the first game."""
        cards = (card.button for card in (self.table, self.resume) if not card.isHidden())
        first = next(iter([*cards, *(tile.first for tile in self.tiles.values())]), None)
        if first is not None:
            first.setFocus()

    def setByKeys(self, by_keys: bool) -> None:
        """Set whether keys are in use: they show the focus, a pointer shows hovering."""
        if by_keys is not self._by_keys:
            self._by_keys = by_keys
            for tile in self.tiles.values():
                tile.setByKeys(by_keys)
            self._dress()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind is QEvent.Type.HoverMove or (kind is QEvent.Type.Enter and QCursor.pos() != self._resting):
            self.setByKeys(False)
        if kind is QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and isinstance(watched, QPushButton):
            return go_to_neighbour(self, self._buttons, watched, event.key())
        return False

    def retranslate(self) -> None:
        self._phrases.renew()
        self.resume.phrases.renew()
        self.table.phrases.renew()
        self.who.retranslate()
        for tile in self.tiles.values():
            tile.retranslate()
        self._dress()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_focused(self, event):
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._resting = QCursor.pos()
        self._watch.begin(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._dress()

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).drawPixmap(0, 0, felt(self.size(), self.devicePixelRatioF(), self._theme))

    def _dress(self) -> None:
        low = self.height() < px(LOW)
        self._show_cards()
        least = (40 if self.width() < px(NARROW) or low else 80) - GLOW
        side = max(least, (self.width() - FULL_ROW * px(WIDE_TILE)) // 2)  # half of the width that the tiles leave
        self._column.setContentsMargins(side, 14 if low else 40, side, 12 if low else 24)
        self._column.setSpacing(6 if low else 12)
        self._choose.setContentsMargins(GLOW, 0, GLOW, 0)
        sheet = welcome_sheet(self._theme, low=low, by_keys=self._by_keys)
        if sheet != self.styleSheet():  # setting one takes as long as painting everything
            self.setStyleSheet(sheet)
        self.who.setLook(self._theme, small=low, by_keys=self._by_keys)
        bar = self._area.verticalScrollBar().sizeHint().width()  # may appear: only then the page would scroll sideways
        self._fit_foot(self.width() - 2 * (side + GLOW) - bar)
