"""The welcome page: go on with a match, choose a game, read the rules, see statistics, change settings."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import (
    QCursor,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from cardtable.app.dialogs.parts.fan import Fan
from cardtable.app.dialogs.parts.scrolling import Body, Scrolled
from cardtable.app.dialogs.welcome.foot import Foot
from cardtable.app.dialogs.welcome.go_on_cards import KeptTable, Resume, ResumeCard, TableCard
from cardtable.app.dialogs.welcome.tile import GLOW, GameTile
from cardtable.app.widgets.enter import press_focused
from cardtable.app.widgets.kept_texts import Phrases
from cardtable.app.widgets.paragraph import Paragraph
from cardtable.app.widgets.plain_label import PlainLabel
from cardtable.core.cards import Card
from cardtable.core.rules import AnyGame
from cardtable.core.text import Text, Words, translate
from cardtable.table.art.card_style import CardStyle
from cardtable.table.art.felt import felt
from cardtable.table.art.themes import Theme
from cardtable.table.input.input_watch import InputWatch
from cardtable.table.painting.measure import px, sized

_NAME = translate("Welcome", "CardTable")
_SENTENCE = translate("Welcome", "Card games for your own computer, without adverts. Alone, or with people you know.")
_CHOOSE = translate("Welcome", "Choose a game")
_RULES = translate("Welcome", "Rules")
_STATISTICS = translate("Welcome", "Statistics")
_PREFERENCES = translate("Welcome", "Preferences")
_PEOPLE = translate("Welcome", "Play with people")
_HELP = translate("Welcome", "How to play")

_FAN = tuple(Card.parse(text) for text in ("JC", "QD", "KS", "QH", "AS"))
LOW = 660  # pixels of height before scaling, below which everything moves closer together
NARROW = 900  # of width, below which the words need the room of the fan
WIDE_TILE = 300
FEW_GAMES = 2


class WelcomePage(QWidget):
    """What the window shows while no match is on the table."""

    gameChosen = Signal(str)  # the id of a game
    continueRequested = Signal()
    tableRequested = Signal()  # go on at the table of people
    peopleRequested = Signal()
    rulesRequested = Signal()
    statisticsRequested = Signal()
    preferencesRequested = Signal()
    helpRequested = Signal()

    def __init__(
        self,
        words: Words,
        games: Mapping[str, AnyGame],
        theme: Theme,
        style: CardStyle,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._words, self._theme, self._style = words, theme, style
        self._phrases = Phrases(words)
        self._felt = QPixmap()
        self._felt_key: object = None
        self._resumes = self._has_table = False
        self._by_keys = True  # until the pointer moves to a button: the one that Enter presses is to be seen
        self._resting = QPoint()  # where the pointer is when the page comes: the page comes to it, not it to the page
        self._watch = InputWatch(self)
        self._watch.keysUsed.connect(self.setByKeys)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.tiles = [GameTile(words, game, place, theme, style) for place, game in enumerate(games.values())]
        for name, tile in zip(games, self.tiles, strict=True):
            tile.setRow(self.tiles)
            tile.clicked.connect(lambda _=False, name=name: self.gameChosen.emit(name))
        self._lay_out()
        for button in self.findChildren(QPushButton):
            button.installEventFilter(self)
        self.setResume(None)
        self.setTable(None)
        self.setLook(theme, style)

    def _lay_out(self) -> None:
        """The fan stands beside the title, or beside everything where there are few games."""
        few = len(self.tiles) <= FEW_GAMES
        self._fan = Fan(_FAN, self._style)
        self._column = QVBoxLayout()
        content, whole, frame = Body(self), QHBoxLayout(), QVBoxLayout(self)
        for layout in (content.column, whole, frame):
            layout.setContentsMargins(0, 0, 0, 0)
        content.column.addLayout(whole)
        frame.addWidget(Scrolled(content))
        whole.addLayout(self._column, 6)
        if few:
            whole.addWidget(self._fan, 6)
            whole.setContentsMargins(0, 0, 24, 0)
        self._column.addLayout(self._head(with_fan=not few), 2)
        self._choose = self._label(_CHOOSE, "choose")
        self._column.addWidget(self._choose)
        row = QHBoxLayout()
        row.setSpacing(0)
        for tile in self.tiles:
            tile.setMaximumWidth(px(WIDE_TILE))
            row.addWidget(tile, 1)
        if len(self.tiles) < 4:
            row.addStretch(0)  # takes only what the tiles leave at their widest
        self._column.addLayout(row, 3)
        self._foot = self._make_foot()
        self._column.addLayout(self._foot)

    def _head(self, *, with_fan: bool) -> QHBoxLayout:
        self._title = self._label(_NAME, "name")
        self._sentence = self._label(_SENTENCE, "sentence")
        self.resume = ResumeCard(self._words, self._theme, self._style)
        self.resume.button.clicked.connect(self.continueRequested)
        self.table = TableCard(self._words, self._theme)
        self.table.button.clicked.connect(self._go_to_table)
        words = QVBoxLayout()
        words.setContentsMargins(GLOW, 0, GLOW, 0)  # in line with the tiles
        words.setSpacing(6)
        words.addStretch(1)
        words.addWidget(self._title)
        words.addWidget(self._sentence)
        words.addSpacing(8)
        words.addWidget(self.table)
        words.addWidget(self.resume)
        words.addStretch(1)
        head = QHBoxLayout()
        head.setSpacing(24)
        head.addLayout(words, 6)
        if with_fan:
            head.addWidget(self._fan, 5)
        head.addStretch(0)  # where the fan has no room, the words stay at the start
        return head

    def _make_foot(self) -> Foot:
        buttons = []
        for text, signal in (
            (_PEOPLE, self.peopleRequested),
            (_HELP, self.helpRequested),
            (_RULES, self.rulesRequested),
            (_STATISTICS, self.statisticsRequested),
            (_PREFERENCES, self.preferencesRequested),
        ):
            button = QPushButton(self)
            button.setProperty("role", "people" if text is _PEOPLE else "pill")
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            button.clicked.connect(signal)
            self._phrases.put(button.setText, text)
            buttons.append(button)
        foot = Foot(buttons)
        foot.setContentsMargins(GLOW, 0, GLOW, 0)
        return foot

    def _label(self, text: Text, role: str) -> QLabel:
        label = Paragraph(self) if role == "sentence" else PlainLabel(self)
        label.setProperty("role", role)
        self._phrases.put(label.setText, text)
        return label

    def setResume(self, resume: Resume | None) -> None:
        """Offer a match to go on with, or none."""
        self._resumes = resume is not None
        if resume is not None:
            self.resume.setResume(resume)
        self._show_cards()

    def setTable(self, kept: KeptTable | None) -> None:
        """Offer a table of people to go on at, or none."""
        self._has_table = kept is not None
        if kept is not None:
            self.table.setTable(kept)
        self._show_cards()

    def _show_cards(self) -> None:
        """Where there is room for one only, people come first: the match waits among the unfinished ones as well."""
        self.table.setVisible(self._has_table)
        self.resume.setVisible(self._resumes and not (self._has_table and self.height() < px(LOW)))
        self.resume.setQuiet(self._has_table)

    def _go_to_table(self) -> None:
        if not self.table.is_looking:
            self.tableRequested.emit()

    def setLook(self, theme: Theme, style: CardStyle) -> None:
        """Lie on another felt, show another deck."""
        self._theme, self._style = theme, style
        self._fan.setCardStyle(style)
        self.resume.setLook(theme, style)
        self.table.setLook(theme)
        for tile in self.tiles:
            tile.setLook(theme, style)
        self._dress()
        self.update()

    def focusFirst(self) -> None:
        """Put the focus on what most people want: to go on, or else the first game."""
        cards = (card.button for card in (self.table, self.resume) if not card.isHidden())
        first = next(iter([*cards, *self.tiles]), None)
        if first is not None:
            first.setFocus()

    def setByKeys(self, by_keys: bool) -> None:
        """Show what has the focus only while keys are used, and what is under the pointer only while they are not."""
        if by_keys is not self._by_keys:
            self._by_keys = by_keys
            for tile in self.tiles:
                tile.setByKeys(by_keys)
            self._dress()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind is QEvent.Type.HoverMove or (kind is QEvent.Type.Enter and QCursor.pos() != self._resting):
            self.setByKeys(False)
        return False

    def retranslate(self) -> None:
        """Say every text again."""
        self._phrases.renew()
        self.resume.retranslate()
        self.table.retranslate()
        for tile in self.tiles:
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
        key = (self.size(), self.devicePixelRatioF(), self._theme)
        if key != self._felt_key:
            self._felt = felt(self.size(), self.devicePixelRatioF(), self._theme)
            self._felt_key = key
        QPainter(self).drawPixmap(0, 0, self._felt)

    def _dress(self) -> None:
        """Sizes by the room there is, colours by the theme."""
        low = self.height() < px(LOW)
        self._show_cards()
        side = 30 if self.width() < 1150 else 40
        self._fan.setVisible(self.width() >= px(NARROW))
        self._column.setContentsMargins(side, 10 if low else 24, side, 12 if low else 18)
        self._column.setSpacing(4 if low else 10)
        self._choose.setContentsMargins(GLOW, 0, GLOW, 0)
        theme = self._theme
        sheet = sized(_SHEET + (_IN_FOCUS if self._by_keys else _UNDER_POINTER))
        self.setStyleSheet(
            sheet
            % {
                "ink": theme.ink,
                "ink2": theme.ink2,
                "accent": theme.accent,
                "on_accent": theme.accent_ink,
                "glow": theme.glow,
                "name": 40 if low else 58,
                "sentence": px(16 if low else 20),
                "pill": px(30) // 2 + 1,  # half of the button and its border: with more it would not be round at all
                "people": px(30) // 2 + 2,
                "go": px(44) // 2 + 2,
            }
        )
        self._foot.fit(self.width() - 2 * (side + GLOW))


_SHEET = """
QScrollArea, QWidget[role="page"] { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar::handle { background: %(ink2)s; border-radius: 4px; margin: 2px; min-height: 30px; }
QScrollBar::add-line, QScrollBar::sub-line { height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QLabel { background: transparent; color: %(ink)s; }
QLabel[role="name"] { font-size: %(name)dpx; font-weight: 800; }
QLabel[role="sentence"] { font-size: %(sentence)dpx; color: %(ink)s; }
QLabel[role="choose"] { font-size: 19px; font-weight: 700; }
QLabel[role="title"] { font-size: 20px; font-weight: 700; }
QLabel[role="line"] { font-size: 15px; color: %(ink2)s; }
QPushButton[role="pill"] {
  background: transparent; color: %(ink)s; border: 1px solid %(ink2)s; border-radius: %(pill)dpx;
  min-height: 30px; padding: 0 17px; font-size: 15px;
}
QPushButton[role="people"] {
  background: transparent; color: %(ink)s; border: 2px solid %(accent)s; border-radius: %(people)dpx;
  min-height: 30px; padding: 0 17px; font-size: 15px; font-weight: 700;
}
QPushButton[role="quiet"] {
  background: transparent; color: %(ink)s; border: 1px solid %(ink2)s; border-radius: %(go)dpx;
  min-height: 44px; padding: 0 24px; font-size: 17px; font-weight: 700;
}
QPushButton[role="go"] {
  background: %(accent)s; color: %(on_accent)s; border: 2px solid %(accent)s; border-radius: %(go)dpx;
  min-height: 44px; padding: 0 24px; font-size: 17px; font-weight: 700;
}
"""
_UNDER_POINTER = """
QPushButton[role="pill"]:hover, QPushButton[role="quiet"]:hover { border-color: %(accent)s; }
"""
_IN_FOCUS = """
QPushButton[role="pill"]:focus, QPushButton[role="quiet"]:focus { border: 2px solid %(glow)s; }
QPushButton[role="people"]:focus { border: 3px solid %(glow)s; }
QPushButton[role="go"]:focus { border: 2px solid %(ink)s; }
"""
