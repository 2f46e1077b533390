"""A combo box drawn in the dialogs' own style."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QComboBox, QLabel, QStyledItemDelegate, QWidget

from cardtable.app.forms.chrome import chrome_of

HEIGHT = 38
MARGIN = 3  # room for the focus ring
TEXT_INSET = 15
CHEVRON_ROOM = 34
WIDEST_TEXT = 270


class Combo(QComboBox):
    """A combo box as in the sketches: as wide as its longest entry up to a limit, and never narrower than its text."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._label = QLabel(parent)
        self._label.setBuddy(self)
        self._label.hide()
        self.setItemDelegate(QStyledItemDelegate(self))
        self.currentIndexChanged.connect(lambda _: self.updateGeometry())
        self.currentIndexChanged.connect(lambda _: self._explain())
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def setAccessibleName(self, name: str) -> None:
        """What a screen reader calls it; on Linux, Qt has it only from a label beside it, shown or not."""
        super().setAccessibleName(name)
        self._label.setText(name)

    def sizeHint(self) -> QSize:
        widths = [self.fontMetrics().horizontalAdvance(self.itemText(place)) for place in range(self.count())]
        longest = min(max(widths, default=60), WIDEST_TEXT)
        width = max(longest, self.fontMetrics().horizontalAdvance(self.currentText()))
        return QSize(width + TEXT_INSET + CHEVRON_ROOM, max(HEIGHT, self.fontMetrics().height() + 14))

    def minimumSizeHint(self) -> QSize:
        return QSize(min(self.sizeHint().width(), 120), self.sizeHint().height())

    def setEntries(self, entries: list[tuple[str, object]]) -> None:
        """Texts and values; what was chosen stays chosen if its value is still there."""
        kept = self.currentData()
        blocked = self.blockSignals(True)
        self.clear()
        for text, value in entries:
            self.addItem(text, value)
        self.choose(kept)
        self.blockSignals(blocked)
        self.updateGeometry()

    def choose(self, value: object) -> None:
        """Show the entry of this value, without a signal; leaves the choice alone if there is none."""
        values = [self.itemData(place) for place in range(self.count())]
        if value in values:
            blocked = self.blockSignals(True)
            self.setCurrentIndex(values.index(value))
            self.blockSignals(blocked)
            self._explain()
            self.update()

    def setHelps(self, helps: Sequence[str]) -> None:
        """A sentence about each entry, "" for none, until there are other entries; of the chosen one, it is told."""
        for place, help in enumerate(helps):
            self.setItemData(place, help or None, Qt.ItemDataRole.ToolTipRole)
            self.setItemData(place, help or None, Qt.ItemDataRole.AccessibleDescriptionRole)
        self._explain()

    def _explain(self) -> None:
        role = Qt.ItemDataRole.ToolTipRole
        if any(self.itemData(place, role) for place in range(self.count())):
            help = str(self.currentData(role) or "")
            self.setToolTip(help)
            self.setAccessibleDescription(help)

    def showPopup(self) -> None:
        widths = [self.fontMetrics().horizontalAdvance(self.itemText(place)) for place in range(self.count())]
        self.view().setMinimumWidth(max(widths, default=0) + 2 * TEXT_INSET)
        super().showPopup()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()  # the wheel scrolls the page and never changes a setting under the pointer

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            painter.setOpacity(0.5)
        colours = chrome_of(self)
        frame = QRectF(self.rect()).adjusted(MARGIN + 0.5, MARGIN + 0.5, -MARGIN - 0.5, -MARGIN - 0.5)
        painter.setPen(QPen(QColor(colours.edge), 1))
        painter.setBrush(QColor(colours.field))
        painter.drawRoundedRect(frame, 7, 7)
        if self.hasFocus():
            painter.setPen(QPen(QColor(colours.focus), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 9, 9)
        self._paint_text(painter)
        self._paint_chevron(painter)

    def _paint_text(self, painter: QPainter) -> None:
        room = self.rect().adjusted(TEXT_INSET, 0, -CHEVRON_ROOM, 0)
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            room = self.rect().adjusted(CHEVRON_ROOM, 0, -TEXT_INSET, 0)
        painter.setPen(QColor(chrome_of(self).ink))
        text = self.fontMetrics().elidedText(self.currentText(), Qt.TextElideMode.ElideRight, room.width() + 2)
        start = self.style().visualAlignment(self.layoutDirection(), Qt.AlignmentFlag.AlignLeft)
        painter.drawText(room.adjusted(-1, 0, 1, 0), start | Qt.AlignmentFlag.AlignVCenter, text)

    def _paint_chevron(self, painter: QPainter) -> None:
        x = 20.0 if self.layoutDirection() is Qt.LayoutDirection.RightToLeft else self.width() - 20.0
        y = self.height() / 2
        pen = QPen(QColor(chrome_of(self).ink2), 1.8)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawPolyline([QPointF(x - 5, y - 2.5), QPointF(x, y + 2.5), QPointF(x + 5, y - 2.5)])
