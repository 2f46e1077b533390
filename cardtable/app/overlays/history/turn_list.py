"""List of turns as a pane of the history sidebar; highlights the cards of the chosen turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QVBoxLayout, QWidget

from cardtable.app.match.match_controller import MatchController
from cardtable.app.overlays.history.history_sidebar import LATELY, NOTHING, NOTHING_YET, SINCE, TITLE, WALK, SidebarPane
from cardtable.app.overlays.history.turn_items import (
    HEAD,
    NAME,
    WORDS,
    Row,
    TurnDelegate,
    TurnItem,
    TurnListStyle,
    glowing,
    rows_of,
)
from cardtable.app.widgets.item_views import NO_INDEX, Index, RowList
from cardtable.core.text import Text
from cardtable.models.play_history import since_own_turn
from cardtable.table.art.vector_drawing import HINTS, colour

NEWS_MS = 600
BAR = 10.0  # pixels of the sketches
_WALK = frozenset(
    {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}
)


class EntryModel(QAbstractListModel):
    """List model of the rows; only turn items can be selected."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: tuple[Row, ...] = ()

    def renew(self, rows: tuple[Row, ...]) -> None:
        """Replace the rows; rows that are equal at the beginning and the end are kept, with their selection."""
        head, tail = _alike(self.rows, rows)
        old, new = len(self.rows) - tail, len(rows) - tail
        both = min(old, new)
        if both > head:
            self.rows = (*rows[:both], *self.rows[both:])
            self.dataChanged.emit(self.index(head), self.index(both - 1))
        if new > old:
            self.beginInsertRows(NO_INDEX, both, new - 1)
            self.rows = rows
            self.endInsertRows()
        elif old > new:
            self.beginRemoveRows(NO_INDEX, both, old - 1)
            self.rows = rows
            self.endRemoveRows()

    def place_of(self, row: int, rows: tuple[Row, ...]) -> int:
        """Return the index in `rows` of the turn at `row`, perhaps with more actions; -1 if it is gone."""
        head, tail = _alike(self.rows, rows)
        if row >= len(self.rows) - tail:
            return row + len(rows) - len(self.rows)
        kept = row < head or (row < len(rows) - tail and _is_same(self.rows[row], rows[row]))
        return row if kept else -1

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or role != Qt.ItemDataRole.AccessibleTextRole:
            return None
        row = self.rows[index.row()]
        return row.spoken if isinstance(row, TurnItem) else row.text

    def flags(self, index: Index) -> Qt.ItemFlag:
        if index.isValid() and isinstance(self.rows[index.row()], TurnItem):
            return super().flags(index)
        return Qt.ItemFlag.NoItemFlags


class _Delegate(QStyledItemDelegate):
    """Item delegate that takes heights and pictures from the turn list."""

    def __init__(self, entries: TurnList) -> None:
        super().__init__(entries)
        self._entries = entries

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, round(self._entries.height_of(index.row())))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.setRenderHints(HINTS)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        self._entries.paint_row(painter, float(option.rect.top()), index.row(), chosen=chosen)


class TurnList(RowList):
    """Turn list widget; keys that do not move in it are ignored, so that the table gets them.

    Heights and pictures are those of the model's own rows: Qt asks for them even while rows are being removed, and an
    exception in such a call ends the process.
    """

    walked = Signal(int)  # to the row of this index; -1: to none

    def __init__(self, look: TurnListStyle, parent: QWidget) -> None:
        self._entries = EntryModel()
        super().__init__(self._entries, parent)
        self._look = look
        self._painters: dict[float, TurnDelegate] = {}  # by width; each caches the heights of rows
        self._news: int | None = None  # the row to which an action has just been added
        self._glow = QVariantAnimation(self, duration=NEWS_MS, startValue=1.0, endValue=0.0)
        self._glow.valueChanged.connect(lambda _value: self.viewport().update())
        self.setItemDelegate(_Delegate(self))
        self.setFrameShape(QAbstractItemView.Shape.NoFrame)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        self.setPalette(palette)
        self.currentRowChanged.connect(self.walked)
        self._dress()

    @property
    def rows(self) -> tuple[Row, ...]:
        """Rows that are shown."""
        return self._entries.rows

    def set_look(self, look: TurnListStyle) -> None:
        if look == self._look:
            return
        self._look = look
        self._painters.clear()
        self._dress()

    def show_rows(self, rows: Sequence[Row], *, motion: bool) -> None:
        """Show `rows`; a selected turn stays selected if it is still there, and a new action glows for a short time."""
        before, after, chosen = self.rows, tuple(rows), self.currentRow()
        if after == before:
            return
        keeps = self._entries.place_of(chosen, after) if chosen >= 0 else -1
        if keeps < 0:
            self.setCurrentRow(-1)  # else Qt would select a neighbour of the removed row
        self._entries.renew(after)
        if keeps != chosen and keeps >= 0:
            self.walked.emit(keeps)
        self._tell_news(before, motion=motion)

    def wanted_height(self, width: float) -> float:
        return sum(map(self._painter(width).height, self.rows))

    def height_of(self, row: int) -> float:
        return self._painter(self.viewport().width()).height(self.rows[row])

    def paint_row(self, painter: QPainter, top: float, row: int, *, chosen: bool) -> None:
        going = row == self._news and self._glow.state() is QVariantAnimation.State.Running
        glow = float(self._glow.currentValue()) if going else 0.0
        width = self.viewport().width()
        self._painter(width).paint(painter, top, self.rows[row], chosen=chosen, glow=glow)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Clear the selection on a click beside the items, or on the selected one."""
        row = self.indexAt(event.position().toPoint()).row()
        if row < 0 or row == self.currentRow():
            self.setCurrentRow(-1)
            event.accept()
        else:
            super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Qt.Key(event.key()) in _WALK:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def _painter(self, width: float) -> TurnDelegate:
        if width not in self._painters:
            self._painters[width] = TurnDelegate(self._look, width)
        return self._painters[width]

    def _dress(self) -> None:
        self.verticalScrollBar().setStyleSheet(_scroll_bar(self._look))
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def _tell_news(self, before: tuple[Row, ...], *, motion: bool) -> None:
        """Highlight the last recent action if it is new, and scroll to it unless a row is selected."""
        recent = [place for place, row in enumerate(self.rows) if isinstance(row, TurnItem) and not row.earlier]
        last = recent[-1] if recent else None
        known = last is not None and last < len(before) and before[last] == self.rows[last]
        if last is None or known or not before:
            return
        self._news = last
        if motion:
            self._glow.start()
        if self.currentRow() < 0:
            self.scrollTo(self.model().index(last, 0))


def _scroll_bar(look: TurnListStyle) -> str:
    ink = colour(look.theme.ink, 1.0 if look.theme.high_contrast else 0.35).name(QColor.NameFormat.HexArgb)
    wide = round(BAR * look.unit)
    return (
        f"QScrollBar {{ background: transparent; width: {wide}px; margin: 2px; border: none; }}"
        f"QScrollBar::handle {{ background: {ink}; border-radius: {wide // 2 - 2}px; min-height: 24px; }}"
        "QScrollBar::add-line, QScrollBar::sub-line { height: 0; }"
        "QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }"
    )


def _alike(one: Sequence[Row], other: Sequence[Row]) -> tuple[int, int]:
    """Return the number of equal rows at the beginning, and of equal rows among the others at the end."""
    most = min(len(one), len(other))
    head = next((place for place in range(most) if one[place] != other[place]), most)
    rest = most - head
    tail = next((place for place in range(rest) if one[-1 - place] != other[-1 - place]), rest)
    return head, tail


def _is_same(one: Row, other: Row) -> bool:
    """Return whether both rows are the same turn; `other` may have more actions."""
    if isinstance(one, TurnItem) and isinstance(other, TurnItem):
        return one.seat == other.seat and other.lines[: len(one.lines)] == one.lines and one.earlier == other.earlier
    return one == other


class TurnPanel(SidebarPane):
    """Pane with the turns since the person's last one, and the earlier rounds."""

    def __init__(self, play: MatchController, parent: QWidget) -> None:
        super().__init__(parent)
        self._play = play
        self.entries = TurnList(self._look(1.0), self)
        self.entries.walked.connect(self._walked)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.entries)

    @property
    def walk(self) -> Text:
        return WALK

    def wanted_height(self, width: float) -> float:
        return self.entries.wanted_height(width)

    def renew(self, unit: float) -> Text | None:
        play, reader = self._play, self._play.controller.acting_seat
        self.entries.set_look(self._look(unit))
        told = play.config.game.told_turns
        turns = () if told is None else tuple(told(play.model.heard))
        happened = since_own_turn(turns, reader)
        rows = rows_of(happened, play.renderer, NOTHING if reader is not None else NOTHING_YET)
        self.entries.show_rows(rows, motion=not play.scene.table_style.look.reduce_motion)
        self.entries.setAccessibleName(play.renderer.text(TITLE))
        if not happened.recent:
            return None
        return SINCE if reader is not None else LATELY

    def take_keyboard(self) -> None:
        self.entries.setFocus()
        self.entries.setCurrentRow(0)

    def leave(self) -> None:
        self.entries.setCurrentRow(-1)

    def _look(self, unit: float) -> TurnListStyle:
        style = self._play.scene.table_style
        share = unit / style.scale  # the style's fonts have the scale of the table
        name, words = style.font(NAME * share, bold=True), style.font(WORDS * share)
        head, portraits = style.font(HEAD * share, bold=True), self._play.portraits
        return TurnListStyle(
            style.theme, style.card_style, unit, name, words, head, portraits, style.look.right_to_left
        )

    def _walked(self, place: int) -> None:
        self._play.scene.point_out(glowing(self.entries.rows, place))
