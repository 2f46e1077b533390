"""Segmented buttons: one of a few values, all of them in sight."""

from __future__ import annotations

from collections.abc import Container, Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QRadioButton, QWidget

from cardtable.app.widgets.palette import palette_of
from cardtable.table.style.text_painting import px, set_tip

HEIGHT = 32
PADDING = 13
NARROWEST = 42
RING = 3  # room around the frame for the focus ring


class Segment(QRadioButton):
    """One of the buttons; a radio button to assistive technology and to the arrow keys."""

    def __init__(self, value: object, parent: QWidget) -> None:
        super().__init__(parent)
        self.value = value
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        font = QFont(self.font())
        font.setPixelSize(px(14))
        self.setFont(font)

    def sizeHint(self) -> QSize:
        bold = QFont(self.font())
        bold.setBold(True)
        width = QFontMetrics(bold).horizontalAdvance(self.text()) + 2 * px(PADDING)
        return QSize(max(px(NARROWEST), width), max(px(HEIGHT), QFontMetrics(bold).height() + 8))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, place: object) -> bool:
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = QFont(self.font())
        font.setBold(self.isChecked())
        painter.setFont(font)
        colours = palette_of(self)
        if self.isChecked():
            self._paint_chosen(painter, colours.accent if self.isEnabled() else colours.hover)
        ink = colours.on_accent if self.isChecked() else colours.ink
        painter.setPen(QColor(ink if self.isEnabled() else colours.dim))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())

    def _paint_chosen(self, painter: QPainter, ground: str) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 5.5, 5.5)


class SegmentedControl(QWidget):
    """A row of buttons of which one is chosen; the whole row is one stop of the Tab key."""

    chosen = Signal(object)  # the value of the button that a person chose

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        self._group.buttonClicked.connect(lambda button: self.chosen.emit(button.value))
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(RING, RING, RING, RING)
        self._row.setSpacing(0)

    def sizeHint(self) -> QSize:
        sizes = [button.sizeHint() for button in self._segments()]  # new buttons count before they are shown
        width = sum(size.width() for size in sizes)
        return QSize(width, max((size.height() for size in sizes), default=px(HEIGHT))) + QSize(2 * RING, 2 * RING)

    def setValues(self, values: Sequence[object]) -> None:
        """One button for each value; `setTexts` says what stands on them."""
        if [button.value for button in self._segments()] == list(values):
            return
        kept = self.value()
        for button in self._segments():
            self._group.removeButton(button)
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        for value in values:
            segment = Segment(value, self)
            segment.toggled.connect(self.update)
            self._group.addButton(segment)
            self._row.addWidget(segment)
        self.setValue(kept)

    def setTexts(self, texts: Sequence[str]) -> None:
        """The words on the buttons, in the order of the values."""
        for button, text in zip(self._segments(), texts, strict=True):
            button.setText(text)
        self._row.invalidate()
        self.updateGeometry()  # at once, because the row decides by it where the buttons go

    def setDescription(self, name: str, help: str) -> None:
        """What assistive technology says about each button beside its own words."""
        self.setAccessibleName(name)
        for button in self._segments():
            button.setAccessibleDescription(name)
            set_tip(button, help)

    def setHelps(self, helps: Sequence[str]) -> None:
        """A sentence of its own about each button, "" for none, beside what `setDescription` says of all."""
        for button, help in zip(self._segments(), helps, strict=True):
            if help:
                button.setAccessibleDescription(f"{self.accessibleName()}\n{help}")
                set_tip(button, help)

    def setIdle(self, values: Container[object]) -> None:
        """Grey the buttons of these values."""
        for button in self._segments():
            button.setEnabled(button.value not in values)

    def value(self) -> object:
        """The chosen value, or None."""
        button = self._group.checkedButton()
        return button.value if isinstance(button, Segment) else None

    def setValue(self, value: object) -> None:
        """Choose the button of this value; none if there is no such button."""
        match = next((button for button in self._segments() if button.value == value), None)
        if match is not None:
            match.setChecked(True)
            self.setFocusProxy(match)
            return
        self._group.setExclusive(False)
        for button in self._segments():
            button.setChecked(False)
        self._group.setExclusive(True)

    def _segments(self) -> list[Segment]:
        return [button for button in self._group.buttons() if isinstance(button, Segment)]

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(RING + 0.5, RING + 0.5, -RING - 0.5, -RING - 0.5)
        colours = palette_of(self)
        painter.setPen(QPen(QColor(colours.edge if self.isEnabled() else colours.idle), 1))
        painter.setBrush(QColor(colours.field))
        painter.drawRoundedRect(frame, 7, 7)
        self._paint_separators(painter)
        if any(button.hasFocus() for button in self._segments()):
            painter.setPen(QPen(QColor(palette_of(self).focus), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 9, 9)

    def _paint_separators(self, painter: QPainter) -> None:
        painter.setPen(QPen(QColor(palette_of(self).hair), 1))
        row = sorted(self._segments(), key=lambda button: button.x())
        for left, right in pairwise(row):
            if not (left.isChecked() or right.isChecked()):
                x = right.x() + 0.5
                painter.drawLine(QPointF(x, RING + 8), QPointF(x, self.height() - RING - 8))
