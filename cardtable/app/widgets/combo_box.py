"""Combo box in the dialogs' own style, and its model."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Any

from PySide6 import QtGui
from PySide6.QtCore import QAbstractListModel, QObject, QSignalBlocker, QSize, Qt
from PySide6.QtWidgets import QComboBox, QStyle, QStyledItemDelegate, QWidget

from cardtable.app.widgets.basic_widgets import PlainLabel
from cardtable.app.widgets.item_views import NO_INDEX, Index
from cardtable.app.widgets.palette import paint_field, paint_focus_ring, painter_on, palette_of
from cardtable.table.art.vector_drawing import line, stroke
from cardtable.table.style.text_painting import plain_tip, px, set_tip

HEIGHT = 38
MARGIN = 3  # pixels for the focus ring
TEXT_INSET = 15
CHEVRON_ROOM = 34
WIDEST_TEXT = 270
SMALLEST_TYPE = 12  # pixels, for texts wider than a small screen


class ChoiceModel(QAbstractListModel):
    """Model of a combo box: text and value of each entry, an explanation, and whether it can be chosen."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._entries: tuple[tuple[str, object], ...] = ()
        self._helps: tuple[str, ...] = ()  # of the first entries
        self._idle: Container[object] = ()  # values that cannot be chosen
        self._barred: Container[object] = ()  # further ones that cannot while a key is handled
        self._dim: QtGui.QColor | None = None  # text colour of disabled entries

    @property
    def values(self) -> list[object]:
        return [value for _, value in self._entries]

    @property
    def texts(self) -> list[str]:
        return [text for text, _ in self._entries]

    @property
    def has_helps(self) -> bool:
        return any(self._helps[: len(self._entries)])

    def renew(self, entries: Sequence[tuple[str, object]]) -> None:
        """Replace the entries; if they differ, all are enabled and have no explanation."""
        if tuple(entries) == self._entries:
            return
        has_same_values = [value for _, value in entries] == self.values
        if not has_same_values:
            self.beginResetModel()
        self._entries, self._helps, self._idle = tuple(entries), (), ()
        if has_same_values:
            self._emit_change()
        else:
            self.endResetModel()

    def set_helps(self, helps: Sequence[str]) -> None:
        """Set explanations of the first entries; "" for none."""
        self._helps = tuple(helps)
        self._emit_change()

    def set_idle(self, values: Container[object]) -> None:
        self._idle = values
        self._emit_change()

    def bar(self, values: Container[object]) -> None:
        """Disable the entries with these values as well, while a key is handled."""
        self._barred = values

    def set_dim(self, ink: QtGui.QColor) -> None:
        self._dim = ink
        self._emit_change()

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        text, value = self._entries[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return text
        if role == Qt.ItemDataRole.UserRole:
            return value
        help = self._helps[index.row()] if index.row() < len(self._helps) else ""
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(help) or None
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return help or None
        return self._dim if role == Qt.ItemDataRole.ForegroundRole and value in self._idle else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        value = self._entries[index.row()][1] if index.isValid() else None
        if index.isValid() and value not in self._idle and value not in self._barred:
            return super().flags(index)
        return super().flags(index) & ~Qt.ItemFlag.ItemIsEnabled

    def _emit_change(self) -> None:
        if self._entries:
            self.dataChanged.emit(self.index(0), self.index(len(self._entries) - 1))


class ComboBox(QComboBox):
    """Combo box of the sketches: as wide as its longest entry up to a limit, and never narrower than its text."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._default_help = ""
        self._asking: Container[object] = ()
        self._choices = ChoiceModel(self)
        self.setModel(self._choices)
        self._label = PlainLabel(parent)
        self._label.setBuddy(self)
        self._label.hide()
        self._has_delegate = False  # setting one makes the list, which can wait until it is first opened
        self.currentIndexChanged.connect(lambda _: self.updateGeometry())
        self.currentIndexChanged.connect(lambda _: self._explain())
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def setAccessibleName(self, name: str) -> None:
        """Set the name for screen readers; on Linux, Qt reads it only from a buddy label, shown or not."""
        super().setAccessibleName(name)
        self._label.setText(name.replace("&", "&&"))  # a single one would mark a mnemonic

    def sizeHint(self) -> QSize:
        longest = min(self._longest_text(px(60)), px(WIDEST_TEXT))
        width = max(longest, self.fontMetrics().horizontalAdvance(self.currentText()))
        return QSize(width + px(TEXT_INSET) + px(CHEVRON_ROOM), max(px(HEIGHT), self.fontMetrics().height() + 14))

    def _longest_text(self, default: int = 0) -> int:
        return max(map(self.fontMetrics().horizontalAdvance, self._choices.texts), default=default)

    def minimumSizeHint(self) -> QSize:
        return QSize(min(self.sizeHint().width(), px(120)), self.sizeHint().height())

    def setEntries(self, entries: list[tuple[str, object]]) -> None:
        """Set texts and values; the current value stays chosen if it is still there."""
        chosen = self.currentData()
        with QSignalBlocker(self):
            self._choices.renew(entries)
            self.choose(chosen)
        self.updateGeometry()

    def choose(self, value: object) -> None:
        """Choose the entry with this value, without a signal; do nothing if there is none."""
        values = self._choices.values
        if value in values:
            with QSignalBlocker(self):
                self.setCurrentIndex(values.index(value))
            self._explain()
            self.update()

    def setHelps(self, helps: Sequence[str], usual: str = "") -> None:
        """Set an explanation for each entry, "" for `usual`, until the entries change; the current one is shown."""
        self._default_help = usual
        self._choices.set_helps(helps)
        self._explain()

    def setIdle(self, values: Container[object]) -> None:
        """Disable the entries with these values, for the pointer and the arrow keys alike."""
        self._choices.set_idle(values)

    def setAsking(self, values: Container[object]) -> None:
        """Set the values that open a question: they can be chosen in the open list alone, not passed by keys."""
        self._asking = values

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        self._choices.bar(self._asking)
        try:
            super().keyPressEvent(event)
        finally:
            self._choices.bar(())

    def _explain(self) -> None:
        if self._choices.has_helps:
            help = str(self.currentData(Qt.ItemDataRole.AccessibleDescriptionRole) or self._default_help)
            set_tip(self, help)
            self.setAccessibleDescription(help)

    def dim(self) -> None:
        """Set the text colour of disabled entries, which a style sheet cannot."""
        self._choices.set_dim(QtGui.QColor(palette_of(self).dim))

    def showPopup(self) -> None:
        if not self._has_delegate:
            self._has_delegate = True
            self.setItemDelegate(QStyledItemDelegate(self))
        self.view().setMinimumWidth(self._longest_text() + 2 * px(TEXT_INSET))
        self.dim()
        super().showPopup()

    def wheelEvent(self, event: QtGui.QWheelEvent) -> None:
        event.ignore()  # the wheel scrolls the page and never changes a value under the pointer

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        painter = painter_on(self)
        paint_field(painter, self, MARGIN)
        if self.hasFocus():
            paint_focus_ring(painter, self, 9)
        self._paint_text(painter)
        self._paint_chevron(painter)

    def _paint_text(self, painter: QtGui.QPainter) -> None:
        left, right = px(TEXT_INSET), px(CHEVRON_ROOM)
        if self.isRightToLeft():
            left, right = right, left
        room, colours = self.rect().adjusted(left, 0, -right, 0), palette_of(self)
        painter.setPen(QtGui.QColor(colours.ink if self.isEnabled() else colours.dim))
        font = self.text_font(room.width() + 2)
        painter.setFont(font)
        text = QtGui.QFontMetrics(font).elidedText(self.currentText(), Qt.TextElideMode.ElideRight, room.width() + 2)
        start = QStyle.visualAlignment(self.layoutDirection(), Qt.AlignmentFlag.AlignLeft)
        painter.drawText(room.adjusted(-1, 0, 1, 0), start | Qt.AlignmentFlag.AlignVCenter, text)

    def text_font(self, width: int) -> QtGui.QFont:
        """Return the largest font in which the current text fits into `width` pixels, or the smallest one."""
        font = QtGui.QFont(self.font())
        while (
            font.pixelSize() > SMALLEST_TYPE and QtGui.QFontMetrics(font).horizontalAdvance(self.currentText()) > width
        ):
            font.setPixelSize(font.pixelSize() - 1)
        return font

    def cut(self) -> bool:
        """Return whether the current text is elided even in the smallest font."""
        room = self.width() - px(TEXT_INSET) - px(CHEVRON_ROOM) + 2
        return QtGui.QFontMetrics(self.text_font(room)).horizontalAdvance(self.currentText()) > room

    def _paint_chevron(self, painter: QtGui.QPainter) -> None:
        x, y, colours = px(20) if self.isRightToLeft() else self.width() - px(20), self.height() / 2, palette_of(self)
        chevron = line((x - 5, y - 2.5), (x, y + 2.5), (x + 5, y - 2.5))
        stroke(painter, chevron, colours.ink2 if self.isEnabled() else colours.idle, 1.8)
