"""Discovered rooms: the row of each, and their list, whose rows do not move while it is in use.

On a narrow screen cards and button of a row stand below the text, and the host's portrait replaces the emblem.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFocusEvent, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QVBoxLayout, QWidget

from cardtable.app.dialogs.common.game_emblem import EmblemCache
from cardtable.app.multiplayer.fingerprint_cards import as_read, mark_in_words
from cardtable.app.multiplayer.multiplayer_widgets import page_room
from cardtable.app.widgets.basic_widgets import discard, fill_box
from cardtable.app.widgets.deferred_updates import DeferredUpdates
from cardtable.app.widgets.palette import palette_of, reading_start, sized_font
from cardtable.core.rules import AnyGame
from cardtable.core.text import Text, TextRenderer, literal_text, translate
from cardtable.host.room_types import PROTOCOL, RoomStage
from cardtable.net.agent_messages import RoomDiscovered, SavedSeat
from cardtable.table.art.portrait_painter import paint_portrait
from cardtable.table.art.themes import CardStyle
from cardtable.table.art.tile_pictures import HIGH, paint_row
from cardtable.table.art.vector_drawing import circle, fill, rounded_rect, smooth_painter, stroke
from cardtable.table.style.text_painting import Align, paint_text, px, text_width

TABLE_OF = translate("People", "%1's table", "whose table it is: a name")
JOIN = translate("People", "Join")
WATCH = translate("People", "Watch")
GO_ON = translate("People", "Continue")
_FREE = translate("People", "%1 · %2 of %3 seats free", "a game, and how many seats of a table are free")
_PLAYED_FREE = translate(
    "People", "%1 · being played · %2 of %3 seats free", "a game, and how many seats of a table are free"
)
_PLAYED = translate("People", "%1 · being played", "a game")
_FULL = translate("People", "%1 · full", "a game at whose table nobody can sit down")
_KEPT = translate("People", "%1 · your seat is kept", "a game")
_WENT_ON = translate("People", "%1 · went on at %2's table", "a game whose table was gone, and a name")
_OTHER_VERSION = translate("People", "%1's version of CardTable is different from yours.", "a name")
_GATHERING = frozenset({RoomStage.LOBBY, RoomStage.OVER})


class JoinOffer(enum.Enum):
    """Offer of a discovered room, in the order of the list."""

    GO_ON = 0  # the person has a saved seat
    JOIN = 1
    WATCH = 2
    PLAYED = 3
    FULL = 4
    OTHER_VERSION = 5
    WENT_ON = 6  # a saved seat whose match goes on in another room

    @property
    def label(self) -> Text | None:
        """Label of the button; None if the room offers no action."""
        labels = {JoinOffer.GO_ON: GO_ON, JoinOffer.JOIN: JOIN, JoinOffer.WATCH: WATCH, JoinOffer.WENT_ON: GO_ON}
        return labels.get(self)


def kept_as_found(kept: SavedSeat, games: Mapping[str, AnyGame]) -> RoomDiscovered | None:
    """Return a saved seat as a discovered room that is not advertised now; None if its game is not installed."""
    game = games.get(kept.game)
    if game is None:
        return None
    seats = len(kept.portraits)
    return RoomDiscovered(
        kept.table, kept.host, next(iter(kept.portraits), 0), kept.game, game.version, seats, 0, RoomStage.PLAYING,
        watchers=False, mark=(), protocol=PROTOCOL,
    )  # fmt: skip


def offer_of(found: RoomDiscovered, kept: SavedSeat | None, games: Mapping[str, AnyGame]) -> JoinOffer:
    """Return the offer of a room; `kept`: the person's saved seat there, or None."""
    game = games.get(found.game)
    if found.protocol != PROTOCOL or game is None or game.version != found.rules_version:
        return JoinOffer.OTHER_VERSION
    if kept is not None:
        return JoinOffer.WENT_ON if kept.went_on is not None and kept.table == found.id else JoinOffer.GO_ON
    if found.free:
        return JoinOffer.JOIN
    if found.watchers:
        return JoinOffer.WATCH
    return JoinOffer.FULL if found.stage in _GATHERING else JoinOffer.PLAYED


def line_of(found: RoomDiscovered, kept: SavedSeat | None, games: Mapping[str, AnyGame]) -> Text:
    """Return the line below the host's name."""
    offer = offer_of(found, kept, games)
    if offer is JoinOffer.OTHER_VERSION:
        return _OTHER_VERSION.filled(found.host)
    name = games[found.game].name if found.game in games else literal_text(found.game)
    if kept is not None and kept.table != found.id:
        return _WENT_ON.filled(name, found.host)
    if kept is not None:
        return _KEPT.filled(name) if kept.went_on is None else _WENT_ON.filled(name, kept.went_on.host)
    if offer is JoinOffer.JOIN:
        free = _FREE if found.stage in _GATHERING else _PLAYED_FREE
        return free.filled(name, found.free, found.seats)
    return (_FULL if found.stage in _GATHERING else _PLAYED).filled(name)


def place_in_list(found: RoomDiscovered, offer: JoinOffer) -> tuple[int, int, str]:
    """Return the sort key of a room: its offer, then most free seats first."""
    return offer.value, -found.free if offer is JoinOffer.JOIN else 0, found.id


_SPOKEN = translate("People", "%1. %2. %3", "what a screen reader says of a table: whose, which game, and its mark")
_ACTS = translate("People", "%1. %2. %3 %4.", "the same, and what the button does")

ROW, RADIUS, INSET = 88, 12, 12  # pixels of the sketches
EMBLEM, EMBLEM_RADIUS = QSize(92, 64), 9
PORTRAIT, PORTRAIT_RING = 23, 25
WORDS_AT = 138
CARD, CARD_GAP = 24, 4
BUTTON, BUTTON_HIGH = 108, 34
APART = 18
NARROWEST = 430
SLIM_ROW, SLIM_WORDS_AT, SECOND_LINE = 116, 74, 48  # with cards and button below the text
FADED = 0.4
_ARROWS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End)


class DiscoveredRow(QPushButton):
    """Button of a room in the list; Enter, Space, a double click, or a click on its inner button performs the offer."""

    taken = Signal(str)  # room id: join, watch, or go on
    chosen = Signal(str)  # room id: this row has been chosen

    def __init__(
        self,
        renderer: TextRenderer,
        games: Mapping[str, AnyGame],
        emblems: EmblemCache,
        style: CardStyle,
        found: RoomDiscovered,
    ) -> None:
        super().__init__()
        self._renderer, self._games, self._emblems, self._style = renderer, games, emblems, style
        self.found = found
        self.offer = JoinOffer.FULL
        self._kept: SavedSeat | None = None
        self._is_chosen = False
        self._gone = False
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._act)

    def sizeHint(self) -> QSize:
        if self._is_slim:
            return QSize(min(page_room(), px(NARROWEST)), px(SLIM_ROW))
        return QSize(px(NARROWEST) + self._button_width(), px(ROW))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def show_found(self, found: RoomDiscovered, kept: SavedSeat | None) -> None:
        """Show the present state of the room; `kept`: the person's saved seat there, or None."""
        self.found, self._kept, self._gone = found, kept, False
        self.offer = offer_of(found, kept, self._games)
        self.retranslate()

    def fade(self) -> None:
        """Paint the row faint: the room is closed, but the row stays for a short time so that no other moves."""
        self._gone = True
        self.update()

    def setChosen(self, chosen: bool) -> None:
        """Mark the row as the chosen one, which is the tab stop of the list."""
        self._is_chosen = chosen
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if chosen else Qt.FocusPolicy.ClickFocus)
        self.update()

    def retranslate(self) -> None:
        title, line = TABLE_OF.filled(self.found.host), self._line()
        mark = mark_in_words(self.found.mark) if self.found.mark else literal_text("")
        act = self.offer.label
        spoken = _SPOKEN.filled(title, line, mark) if act is None else _ACTS.filled(title, line, mark, act)
        self.setAccessibleName(self._renderer.text(spoken).replace(" · ", ". ").replace("  ", " ").strip())
        self.updateGeometry()
        self.update()

    def hitButton(self, place: QPoint) -> bool:
        """Return whether a click at `place` counts: only on the inner button."""
        return self.offer.label is not None and self._button().contains(place)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._act()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ARROWS:
            event.ignore()  # the list finds the next row
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.chosen.emit(self.found.id)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self.update()

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Enter, QEvent.Type.Leave, QEvent.Type.HoverMove):
            self.update()
        return super().event(event)

    def _act(self) -> None:
        if self.offer.label is not None and not self._gone:
            self.taken.emit(self.found.id)

    def _line(self) -> Text:
        return line_of(self.found, self._kept, self._games)

    # ---- painting; rectangles are those of left-to-right layouts

    def _button_width(self) -> int:
        font = sized_font(self, px(15), bold=True)
        labels = (self._renderer.text(offer.label) for offer in JoinOffer if offer.label is not None)
        wide = max(text_width(label, font) for label in labels)
        return max(px(BUTTON), round(wide) + px(32))

    @property
    def _is_slim(self) -> bool:
        return px(NARROWEST) + self._button_width() > page_room()

    def _line_of_button(self) -> tuple[int, int]:
        high = px(SECOND_LINE) if self._is_slim else self.height()
        return self.height() - high, high

    def _button(self) -> QRect:
        wide, (top, high) = self._button_width(), self._line_of_button()
        left = self.width() - px(INSET + 2) - wide
        return self._seen(QRect(left, top + (high - px(BUTTON_HIGH)) // 2, wide, px(BUTTON_HIGH)))

    def _seen(self, rect: QRect) -> QRect:
        return QStyle.visualRect(self.layoutDirection(), self.rect(), rect)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        if self._gone:
            painter.setOpacity(FADED)
        self._paint_ground(painter)
        self._paint_host(painter)
        mark_at = self._paint_mark(painter)
        self._paint_words(painter, mark_at)
        if self.offer.label is not None:
            self._paint_button(painter, self._renderer.text(self.offer.label))

    def _paint_ground(self, painter: QPainter) -> None:
        colours = palette_of(self)
        wide = 2.0 if self._is_chosen else 1.0
        rect = QRectF(self.rect()).adjusted(wide / 2, wide / 2, -wide / 2, -wide / 2)
        shape = rounded_rect(rect, px(RADIUS))
        fill(painter, shape, colours.field)
        rim = colours.focus if self.hasFocus() else colours.accent if self._is_chosen else colours.hair
        stroke(painter, shape, QColor(rim), wide)

    def _paint_host(self, painter: QPainter) -> None:
        if self._is_slim:
            ring = px(PORTRAIT_RING)
            alone = self._seen(QRect(px(INSET), (self.height() - px(SECOND_LINE)) // 2 - ring, 2 * ring, 2 * ring))
            paint_portrait(painter, QPointF(alone.center()), px(PORTRAIT), self.found.portrait)
            return
        top = (self.height() - px(EMBLEM.height())) // 2
        size = QSize(px(EMBLEM.width()), px(EMBLEM.height()))
        place = self._seen(QRect(QPoint(px(INSET), top), size))
        picture = self._emblems.picture(self.found.game, size, self.devicePixelRatioF(), px(EMBLEM_RADIUS))
        painter.drawPixmap(place.topLeft(), picture)
        ring = px(PORTRAIT_RING)
        left, bottom = px(INSET) + px(EMBLEM.width()) - ring - px(5), top + px(EMBLEM.height()) + px(2)
        corner = QRect(left, bottom - 2 * ring, 2 * ring, 2 * ring)
        middle = QPointF(self._seen(corner).center()) + QPointF(0.5, 0.5)
        fill(painter, circle(middle.x(), middle.y(), ring), palette_of(self).field)
        paint_portrait(painter, middle, px(PORTRAIT), self.found.portrait)

    def _paint_mark(self, painter: QPainter) -> int:
        """Paint the fingerprint cards; return x where the text must end, in a left-to-right layout."""
        wide = 4 * px(CARD) + 3 * px(CARD_GAP)
        end = self.width() - px(INSET + 2) - self._button_width() - px(APART)
        if self.offer is JoinOffer.OTHER_VERSION:
            return self.width() - px(INSET)
        (top, line), high = self._line_of_button(), round(px(CARD) * HIGH)
        left = px(INSET + 2) if self._is_slim else end - wide
        place = self._seen(QRect(left, top + (line - high) // 2, wide, high))
        cards = as_read(self.found.mark, self.layoutDirection())
        paint_row(painter, QPointF(place.topLeft()), px(CARD), px(CARD_GAP), cards, self._style)
        return self.width() - px(INSET) if self._is_slim else end - wide - px(INSET)

    def _paint_words(self, painter: QPainter, end: int) -> None:
        colours = palette_of(self)
        start, below_it = (SLIM_WORDS_AT, px(SECOND_LINE)) if self._is_slim else (WORDS_AT, 0)
        room = QRect(px(start), 0, end - px(start), self.height() - below_it)
        title, below = sized_font(self, px(17), bold=True), sized_font(self, px(13))
        heights = [QFontMetricsF(font).height() for font in (title, below)]
        top = (room.height() - sum(heights)) / 2
        ink = colours.ink if self.isEnabled() else colours.dim
        for text, font, paint, at, high in (
            (TABLE_OF.filled(self.found.host), title, ink, top, heights[0]),
            (self._line(), below, colours.ink2, top + heights[0], heights[1]),
        ):
            line = QRectF(self._seen(room))
            line.setTop(at)
            line.setHeight(high)
            paint_text(painter, line, self._renderer.text(text), font, paint, reading_start(self))

    def _paint_button(self, painter: QPainter, label: str) -> None:
        colours = palette_of(self)
        place = QRectF(self._button())
        rect = place.adjusted(0.5, 0.5, -0.5, -0.5)
        shape = rounded_rect(rect, px(8))
        primary = self._is_chosen and self.isEnabled()
        hot = self.isEnabled() and self.underMouse() and place.contains(self.mapFromGlobal(self.cursor().pos()))
        fill(painter, shape, colours.accent if primary else colours.field)
        edge = colours.idle if not self.isEnabled() else colours.accent if primary or hot else colours.edge
        stroke(painter, shape, QColor(edge), 1)
        ink = colours.on_accent if primary else colours.ink if self.isEnabled() else colours.dim
        paint_text(painter, rect, label, sized_font(self, px(15), bold=primary), ink, Align.AlignHCenter)


BETWEEN = 12
GONE_MS = 3_000  # a closed room stays visible for this time while the list is in use
_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class DiscoveredList(QWidget):
    """List of discovered rooms with one tab stop, whose rows are chosen by arrows.

    New rows are appended while it is in use.
    """

    taken = Signal(str)  # id of a room
    counted = Signal(int)  # number of rooms

    def __init__(self, renderer: TextRenderer, games: Mapping[str, AnyGame], style: CardStyle) -> None:
        """Make an empty list; `games` in the order of display."""
        super().__init__()
        self._renderer, self._games, self._style = renderer, games, style
        self._emblems = EmblemCache(games, style)
        self._kept: Mapping[str, SavedSeat] = {}
        self._rows: dict[str, DiscoveredRow] = {}
        self._gone: set[str] = set()
        self._going = QTimer(self, singleShot=True, interval=GONE_MS)
        self._going.timeout.connect(partial(DeferredUpdates(self).do, self._forget_gone))
        self._column = fill_box(QVBoxLayout(self), spacing=BETWEEN)
        self._waits = False  # the first row takes the focus, unless that has moved meanwhile
        self._focus_was: QWidget | None = None

    @property
    def rows(self) -> list[DiscoveredRow]:
        """Rows from top to bottom."""
        return sorted(self._rows.values(), key=self._column.indexOf)

    def setKept(self, kept: Mapping[str, SavedSeat]) -> None:
        """Set the person's saved seats, by room id."""
        self._kept = kept
        for row in self.rows:
            row.show_found(row.found, self._kept_at(row.found))
        self._sort()

    def add(self, found: RoomDiscovered) -> None:
        """Add a discovered room, or update its row, which replaces that of the saved seat in the room before."""
        before = self._rows.get(found.earlier)
        if before is not None and not before.found.mark:
            self.lose(found.earlier)
        row = self._rows.get(found.id)
        if row is None:
            row = DiscoveredRow(self._renderer, self._games, self._emblems, self._style, found)
            row.taken.connect(self.taken)
            row.chosen.connect(self._choose)
            self._rows[found.id] = row
            self._column.addWidget(row)
            row.show()  # at once: a hidden row cannot take the focus
        self._gone.discard(found.id)
        row.show_found(found, self._kept_at(found))
        self._sort()
        self._see_to_choice()
        self.counted.emit(len(self._rows) - len(self._gone))

    def _kept_at(self, found: RoomDiscovered) -> SavedSeat | None:
        """Return the person's saved seat in a room, or in the one whose match goes on there."""
        return self._kept.get(found.id) or self._kept.get(found.earlier)

    def lose(self, table: str) -> None:
        """Fade the row of a closed room; it is removed later while the list is in use."""
        if table in self._rows:
            before = self._kept.get(self._rows[table].found.earlier)
            again = None if before is None else kept_as_found(before, self._games)
            if again is not None:
                self.add(again)
            self._gone.add(table)
            self._rows[table].fade()
            if self._in_use():
                self._going.start()
            else:
                self._forget_gone()
            self.counted.emit(len(self._rows) - len(self._gone))

    def focusFirst(self) -> None:
        """Focus the chosen row, or else the first row that comes before the focus moves."""
        chosen = self._chosen()
        if chosen is not None:
            chosen.setFocus()
        self._waits, self._focus_was = chosen is None, self.window().focusWidget()

    def retranslate(self) -> None:
        for row in self.rows:
            row.retranslate()

    def _in_use(self) -> bool:
        return self.underMouse() or any(row.hasFocus() for row in self.rows)

    def _sort(self) -> None:
        if self._in_use():
            return
        wanted = sorted(self.rows, key=lambda row: place_in_list(row.found, row.offer))
        for place, row in enumerate(wanted):
            self._column.insertWidget(place, row)
        for before, after in pairwise(wanted):
            QWidget.setTabOrder(before, after)

    def _forget_gone(self) -> None:
        for table in list(self._gone):
            discard(self._rows.pop(table), self._column)
        self._gone.clear()
        self._see_to_choice()

    def _chosen(self) -> DiscoveredRow | None:
        return next((row for row in self.rows if row.focusPolicy() & Qt.FocusPolicy.TabFocus), None)

    def _see_to_choice(self) -> None:
        """Choose a row if none is chosen, and give it the focus that was waiting for one."""
        rows = self.rows
        if rows and (self._chosen() is None or not self._in_use()):
            self._choose(rows[0].found.id)
        if rows and self._waits:
            self._waits = False
            if self.window().focusWidget() is self._focus_was:
                rows[0].setFocus()

    def _choose(self, table: str) -> None:
        for row in self.rows:
            row.setChosen(row.found.id == table)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._sort()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        rows = self.rows
        at = next((place for place, row in enumerate(rows) if row.hasFocus()), None)
        key = Qt.Key(event.key())
        if at is None or key not in (*_STEPS, Qt.Key.Key_Home, Qt.Key.Key_End):
            super().keyPressEvent(event)
            return
        ends = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: len(rows) - 1}
        wanted = ends.get(key, at + _STEPS.get(key, 0))
        rows[max(0, min(wanted, len(rows) - 1))].setFocus(Qt.FocusReason.OtherFocusReason)
