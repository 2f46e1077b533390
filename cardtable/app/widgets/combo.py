"""A combo box drawn in the dialogs' own style."""

from __future__ import annotations

from collections.abc import Container, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QStandardItem,
    QStandardItemModel,
    QWheelEvent,
)
from PySide6.QtWidgets import QComboBox, QStyle, QStyledItemDelegate, QWidget

from cardtable.app.widgets.chrome import chrome_of
from cardtable.app.widgets.plain_label import PlainLabel
from cardtable.table.painting.measure import px
from cardtable.table.painting.tips import plain_tip, set_tip

HEIGHT = 38
MARGIN = 3  # room for the focus ring
TEXT_INSET = 15
CHEVRON_ROOM = 34
WIDEST_TEXT = 270
SMALLEST_TYPE = 12  # pixels, for what is longer than a small screen is wide


class Combo(QComboBox):
    """A combo box as in the sketches: as wide as its longest entry up to a limit, and never narrower than its text."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._usual_help = ""
        self._asking: Container[object] = ()
        self._label = PlainLabel(parent)
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
        self._label.setText(name.replace("&", "&&"))  # one alone would mark a key

    def sizeHint(self) -> QSize:
        widths = [self.fontMetrics().horizontalAdvance(self.itemText(place)) for place in range(self.count())]
        longest = min(max(widths, default=px(60)), px(WIDEST_TEXT))
        width = max(longest, self.fontMetrics().horizontalAdvance(self.currentText()))
        return QSize(width + px(TEXT_INSET) + px(CHEVRON_ROOM), max(px(HEIGHT), self.fontMetrics().height() + 14))

    def minimumSizeHint(self) -> QSize:
        return QSize(min(self.sizeHint().width(), px(120)), self.sizeHint().height())

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

    def setHelps(self, helps: Sequence[str], usual: str = "") -> None:
        """A sentence about each entry, "" for none, until there are other entries; of the chosen one, it is told.

        Where that has none, it is `usual`.
        """
        self._usual_help = usual
        for place, help in enumerate(helps):
            self.setItemData(place, plain_tip(help) or None, Qt.ItemDataRole.ToolTipRole)
            self.setItemData(place, help or None, Qt.ItemDataRole.AccessibleDescriptionRole)
        self._explain()

    def setIdle(self, values: Container[object]) -> None:
        """Grey the entries of these values: neither the pointer nor the arrow keys can choose them."""
        for place, item in enumerate(self._items()):
            item.setEnabled(self.itemData(place) not in values)

    def setAsking(self, values: Container[object]) -> None:
        """The entries of these values open a question: they are chosen in the open list alone, never passed by keys."""
        self._asking = values

    def keyPressEvent(self, event: QKeyEvent) -> None:
        asking = [item for place, item in enumerate(self._items()) if self.itemData(place) in self._asking]
        open_for_keys = [item for item in asking if item.isEnabled()]
        for item in open_for_keys:
            item.setEnabled(False)
        super().keyPressEvent(event)
        for item in open_for_keys:
            item.setEnabled(True)

    def _items(self) -> list[QStandardItem]:
        model = self.model()
        assert isinstance(model, QStandardItemModel)  # as every combo box has it
        return [model.item(place) for place in range(self.count())]

    def _explain(self) -> None:
        role = Qt.ItemDataRole.AccessibleDescriptionRole
        if any(self.itemData(place, role) for place in range(self.count())):
            help = str(self.currentData(role) or self._usual_help)
            set_tip(self, help)
            self.setAccessibleDescription(help)

    def dim(self) -> None:
        """Give what cannot be chosen another colour; a style sheet knows none of single entries."""
        dim = QColor(chrome_of(self).dim)
        for item in self._items():
            item.setData(None if item.isEnabled() else dim, Qt.ItemDataRole.ForegroundRole)

    def showPopup(self) -> None:
        widths = [self.fontMetrics().horizontalAdvance(self.itemText(place)) for place in range(self.count())]
        self.view().setMinimumWidth(max(widths, default=0) + 2 * px(TEXT_INSET))
        self.dim()
        super().showPopup()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()  # the wheel scrolls the page and never changes a setting under the pointer

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = chrome_of(self)
        frame = QRectF(self.rect()).adjusted(MARGIN + 0.5, MARGIN + 0.5, -MARGIN - 0.5, -MARGIN - 0.5)
        painter.setPen(QPen(QColor(colours.edge if self.isEnabled() else colours.idle), 1))
        painter.setBrush(QColor(colours.field))
        painter.drawRoundedRect(frame, 7, 7)
        if self.hasFocus():
            painter.setPen(QPen(QColor(colours.focus), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 9, 9)
        self._paint_text(painter)
        self._paint_chevron(painter)

    def _paint_text(self, painter: QPainter) -> None:
        before, behind = px(TEXT_INSET), px(CHEVRON_ROOM)
        room = self.rect().adjusted(before, 0, -behind, 0)
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            room = self.rect().adjusted(behind, 0, -before, 0)
        colours = chrome_of(self)
        painter.setPen(QColor(colours.ink if self.isEnabled() else colours.dim))
        font = self.text_font(room.width() + 2)
        painter.setFont(font)
        text = QFontMetrics(font).elidedText(self.currentText(), Qt.TextElideMode.ElideRight, room.width() + 2)
        start = QStyle.visualAlignment(self.layoutDirection(), Qt.AlignmentFlag.AlignLeft)
        painter.drawText(room.adjusted(-1, 0, 1, 0), start | Qt.AlignmentFlag.AlignVCenter, text)

    def text_font(self, width: int) -> QFont:
        """The type in which the chosen text fits into so many pixels, or the smallest."""
        font = QFont(self.font())
        while font.pixelSize() > SMALLEST_TYPE and QFontMetrics(font).horizontalAdvance(self.currentText()) > width:
            font.setPixelSize(font.pixelSize() - 1)
        return font

    def cut(self) -> bool:
        """Whether the chosen text does not fit even then."""
        room = self.width() - px(TEXT_INSET) - px(CHEVRON_ROOM) + 2
        return QFontMetrics(self.text_font(room)).horizontalAdvance(self.currentText()) > room

    def _paint_chevron(self, painter: QPainter) -> None:
        x = px(20) if self.layoutDirection() is Qt.LayoutDirection.RightToLeft else self.width() - px(20)
        y = self.height() / 2
        colours = chrome_of(self)
        pen = QPen(QColor(colours.ink2 if self.isEnabled() else colours.idle), 1.8)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawPolyline([QPointF(x - 5, y - 2.5), QPointF(x, y + 2.5), QPointF(x + 5, y - 2.5)])
