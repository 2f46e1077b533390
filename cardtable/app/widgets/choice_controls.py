"""Controls painted in the dialogs' own style: a row of segmented buttons, and a toggle switch."""

from __future__ import annotations

from collections.abc import Container, Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QHBoxLayout, QRadioButton, QWidget

from cardtable.app.widgets.basic_widgets import discard, fill_box
from cardtable.app.widgets.palette import paint_field, paint_focus_ring, painter_on, palette_of, sized_font
from cardtable.table.art.vector_drawing import circle, fill, line, rounded_rect, stroke
from cardtable.table.style.text_painting import px, scale_unit, set_tip

SEGMENT_HEIGHT = 32
SEGMENT_PADDING = 13
SEGMENT_MIN_WIDTH = 42
FRAME_RING = 3  # pixels around the frame of the segments for the focus ring
TRACK = 42, 24  # width and height of a switch
TRACK_RING = 4  # pixels around a switch for the focus ring


class PaintedChoice(QRadioButton):
    """Radio button that its subclass paints: all of it can be pressed, and it is never smaller than its hint."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, place: object) -> bool:
        return True


class Segment(PaintedChoice):
    """One button of a row; a radio button to assistive technology and to the arrow keys."""

    def __init__(self, value: object, parent: QWidget) -> None:
        super().__init__(parent)
        self.value = value
        self.setFont(sized_font(self, px(14)))

    def sizeHint(self) -> QSize:
        bold = QFont(self.font())
        bold.setBold(True)
        width = QFontMetrics(bold).horizontalAdvance(self.text()) + 2 * px(SEGMENT_PADDING)
        return QSize(max(px(SEGMENT_MIN_WIDTH), width), max(px(SEGMENT_HEIGHT), QFontMetrics(bold).height() + 8))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        font = QFont(self.font())
        font.setBold(self.isChecked())
        painter.setFont(font)
        colours = palette_of(self)
        if self.isChecked():
            body = rounded_rect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 5.5)
            fill(painter, body, colours.accent if self.isEnabled() else colours.hover)
        ink = colours.on_accent if self.isChecked() else colours.ink
        painter.setPen(QColor(ink if self.isEnabled() else colours.dim))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())


class SegmentedControl(QWidget):
    """Row of buttons with one choice; the whole row is one stop of the Tab key."""

    chosen = Signal(object)  # the value of the button that a person chose

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        self._group.buttonClicked.connect(lambda button: self.chosen.emit(button.value))
        self._row = fill_box(QHBoxLayout(self), spacing=0, margins=(FRAME_RING, FRAME_RING, FRAME_RING, FRAME_RING))

    def sizeHint(self) -> QSize:
        # Not the layout's: new buttons count before they are shown
        sizes = [button.sizeHint() for button in self._segments()]
        high = max((size.height() for size in sizes), default=px(SEGMENT_HEIGHT))
        return QSize(sum(size.width() for size in sizes) + 2 * FRAME_RING, high + 2 * FRAME_RING)

    def setValues(self, values: Sequence[object]) -> None:
        """Make one button for each value; `setTexts` sets their texts."""
        if [button.value for button in self._segments()] == list(values):
            return
        chosen = self.value()
        for button in self._segments():
            self._group.removeButton(button)
            discard(button, self._row)
        for value in values:
            segment = Segment(value, self)
            segment.toggled.connect(self.update)
            self._group.addButton(segment)
            self._row.addWidget(segment)
        self.setValue(chosen)

    def setTexts(self, texts: Sequence[str]) -> None:
        """Set the texts of the buttons, in the order of the values."""
        for button, text in zip(self._segments(), texts, strict=True):
            button.setText(text)
        self._row.invalidate()
        self.updateGeometry()  # now: the layout places the buttons by it

    def setDescription(self, name: str, help: str) -> None:
        self.setAccessibleName(name)
        for button in self._segments():
            button.setAccessibleDescription(name)
            set_tip(button, help)

    def setHelps(self, helps: Sequence[str]) -> None:
        """Add an explanation to single buttons; "" for none."""
        for button, help in zip(self._segments(), helps, strict=True):
            if help:
                button.setAccessibleDescription(f"{self.accessibleName()}\n{help}")
                set_tip(button, help)

    def setIdle(self, values: Container[object]) -> None:
        for button in self._segments():
            button.setEnabled(button.value not in values)

    def value(self) -> object:
        button = self._group.checkedButton()
        return button.value if isinstance(button, Segment) else None

    def setValue(self, value: object) -> None:
        """Choose the button with this value; none if there is no such button."""
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
        painter = painter_on(self)
        paint_field(painter, self, FRAME_RING)
        painter.setPen(QPen(QColor(palette_of(self).hair), 1))
        row = sorted(self._segments(), key=lambda button: button.x())
        for left, right in pairwise(row):
            if not (left.isChecked() or right.isChecked()):
                x = right.x() + 0.5
                painter.drawLine(QPointF(x, FRAME_RING + 8), QPointF(x, self.height() - FRAME_RING - 8))
        if any(button.hasFocus() for button in self._segments()):
            paint_focus_ring(painter, self, 9)


class ToggleSwitch(QCheckBox):
    """Check box painted as a switch, mirrored in right-to-left layouts; a tick shows as well that it is on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedSize(self.sizeHint())
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        return QSize(*(px(side + 2 * TRACK_RING) for side in TRACK))

    def hitButton(self, place: object) -> bool:
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        if not self.isEnabled():
            painter.setOpacity(0.45)
        if self.isRightToLeft():
            painter.translate(self.width(), 0)
            painter.scale(-1, 1)
        painter.scale(scale_unit(), scale_unit())
        on, colours = self.isChecked(), palette_of(self)
        body = rounded_rect(QRectF(TRACK_RING, TRACK_RING, *TRACK).adjusted(0.5, 0.5, -0.5, -0.5), 11.5)
        fill(painter, body, colours.accent if on else colours.off)
        if not on:
            stroke(painter, body, colours.edge, 1)
        knob = circle(TRACK_RING + (30 if on else 12), TRACK_RING + 12, 9)
        fill(painter, knob, colours.on_accent if on else "#FFFFFF")
        if on:
            tick = ((9, 12.5), (12.5, 16), (18, 8.5))
            across = [27 - x if self.isRightToLeft() else x for x, _ in tick]  # a tick is not mirrored
            points = ((TRACK_RING + x, TRACK_RING + y) for x, (_, y) in zip(across, tick, strict=True))
            stroke(painter, line(*points), colours.on_accent, 2)
        if self.hasFocus():
            whole = QRectF(0, 0, TRACK[0] + 2 * TRACK_RING, TRACK[1] + 2 * TRACK_RING)
            paint_focus_ring(painter, self, 15, whole)
