"""The list of turns within the strip: arrows and the mouse choose one, and it scrolls."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from cardtable.app.felt.happened.entry_painter import EntryLook, EntryPainter
from cardtable.app.felt.happened.turn_entries import Entry, Row
from cardtable.table.art.drawing import HINTS, colour

NEWS_MS = 600
BAR = 10.0  # pixels of the sketches
_WALK = frozenset(
    {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}
)


class _Delegate(QStyledItemDelegate):
    """Paints rows and tells their heights."""

    def __init__(self, entries: EntryList) -> None:
        super().__init__(entries)
        self._entries = entries

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(0, round(self._entries.height_of(index.row())))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        painter.setRenderHints(HINTS)
        rect, state = option.rect, option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        self._entries.paint_row(painter, float(rect.top()), index.row(), chosen=chosen)


class EntryList(QListWidget):
    """Keys that do not walk through it are for the table."""

    walked = Signal(int)  # to the row of this place; -1: to none

    def __init__(self, look: EntryLook, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._painters: dict[float, EntryPainter] = {}  # by width; each remembers how high rows are
        self._rows: tuple[Row, ...] = ()
        self._news: int | None = None  # the row to which an act has just been added
        self._glow = QVariantAnimation(self, duration=NEWS_MS, startValue=1.0, endValue=0.0)
        self._glow.valueChanged.connect(lambda _value: self.viewport().update())
        self.setItemDelegate(_Delegate(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
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
        """What is shown."""
        return self._rows

    def set_look(self, look: EntryLook) -> None:
        """Paint with this from now on."""
        if look == self._look:
            return
        self._look = look
        self._painters.clear()
        self._dress()

    def show_rows(self, rows: Sequence[Row], *, motion: bool) -> None:
        """Show these; the turn that was chosen stays chosen where it still is, and what is new glows for a moment."""
        if tuple(rows) == self._rows:
            return
        before, chosen = self._rows, self.currentRow()
        self._rows = tuple(rows)
        keeps = chosen if 0 <= chosen < len(rows) and _is_same(before[chosen], self._rows[chosen]) else -1
        self.blockSignals(True)
        self._fill()
        self.setCurrentRow(keeps)
        self.blockSignals(False)
        if keeps != chosen:
            self.walked.emit(keeps)
        self._tell_news(before, motion=motion)

    def wanted_height(self, width: float) -> float:
        """How high all rows are together at this width."""
        return sum(map(self._painter(width).height, self._rows))

    def height_of(self, row: int) -> float:
        """How high a row is."""
        return self._painter(self.viewport().width()).height(self._rows[row])

    def paint_row(self, painter: QPainter, top: float, row: int, *, chosen: bool) -> None:
        """Paint a row from there on."""
        going = row == self._news and self._glow.state() is QVariantAnimation.State.Running
        glow = float(self._glow.currentValue()) if going else 0.0
        width = self.viewport().width()
        self._painter(width).paint(painter, top, self._rows[row], chosen=chosen, glow=glow)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click beside the entries, or on the chosen one, chooses none."""
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

    def _fill(self) -> None:
        self.clear()
        for row in self._rows:
            item = QListWidgetItem(self)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, row.spoken if isinstance(row, Entry) else row.text)
            if not isinstance(row, Entry):
                item.setFlags(Qt.ItemFlag.NoItemFlags)

    def _painter(self, width: float) -> EntryPainter:
        if width not in self._painters:
            self._painters[width] = EntryPainter(self._look, width)
        return self._painters[width]

    def _dress(self) -> None:
        self.verticalScrollBar().setStyleSheet(_scroll_bar(self._look))
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def _tell_news(self, before: tuple[Row, ...], *, motion: bool) -> None:
        """Let the last recent act glow if it was not there before, and bring it into sight."""
        recent = [place for place, row in enumerate(self._rows) if isinstance(row, Entry) and not row.earlier]
        last = recent[-1] if recent else None
        known = last is not None and last < len(before) and before[last] == self._rows[last]
        if last is None or known or not before:
            return
        self._news = last
        if motion:
            self._glow.start()
        if self.currentRow() < 0:
            self.scrollToItem(self.item(last))


def _scroll_bar(look: EntryLook) -> str:
    """A thin one without arrows, in the ink of the felt."""
    ink = colour(look.theme.ink, 1.0 if look.theme.high_contrast else 0.35).name(QColor.NameFormat.HexArgb)
    wide = round(BAR * look.unit)
    return (
        f"QScrollBar {{ background: transparent; width: {wide}px; margin: 2px; border: none; }}"
        f"QScrollBar::handle {{ background: {ink}; border-radius: {wide // 2 - 2}px; min-height: 24px; }}"
        "QScrollBar::add-line, QScrollBar::sub-line { height: 0; }"
        "QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }"
    )


def _is_same(one: Row, other: Row) -> bool:
    """Whether both are the same turn, perhaps with more acts."""
    if isinstance(one, Entry) and isinstance(other, Entry):
        return one.seat == other.seat and other.lines[: len(one.lines)] == one.lines and one.earlier == other.earlier
    return one == other
