"""Labels: plain text, elided names, wrapped paragraphs and pictures, and retranslation of texts."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, SignalInstance
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent, QTextOption
from PySide6.QtWidgets import QBoxLayout, QLabel, QPushButton, QSizePolicy, QStyle, QWidget

from cardtable.app.platform import screen_geometry
from cardtable.app.widgets.basic_widgets import PlainLabel
from cardtable.app.widgets.palette import palette_of
from cardtable.core.text import Text, TextRenderer
from cardtable.table.art.vector_drawing import rounded_rect, smooth_painter, stroke
from cardtable.table.style.text_painting import set_tip

MIN_NAME_SHARE = 0.3  # of the screen's width, for a long name
RING_PX = 1.5  # line width of the focus ring


class PictureWidget(QLabel):
    """Painted picture with a description for screen readers; it can have the focus, and subclasses paint it.

    Qt gives the role of a picture to labels with a pixmap, and to no other widget: this one has an empty one.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        empty = QPixmap(1, 1)
        empty.fill(Qt.GlobalColor.transparent)
        self.setPixmap(empty)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)


class NameLabel(PlainLabel):
    """Label of one line for a name, elided if there is no room; the tool tip has the full name."""

    def setText(self, text: str) -> None:
        super().setText(text)
        self._update_tip()

    def minimumSizeHint(self) -> QSize:
        whole = self.sizeHint()
        return QSize(
            min(whole.width(), round(MIN_NAME_SHARE * screen_geometry.room_on_screen().width())), whole.height()
        )

    def shown(self) -> str:
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())

    def _update_tip(self) -> None:
        set_tip(self, "" if self.shown() == self.text() else self.text())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._update_tip()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.shown() == self.text():
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(self.rect(), int(self.alignment()), self.shown())


class Paragraph(PlainLabel):
    """Label with wrapped text, which can have the focus on a page that is read by keys.

    `QLabel` keeps the space of a line break at the right even if lines begin there, so that all lines but the last
    would be indented by a space; this class paints text from right to left itself.
    """

    def __init__(self, parent: QWidget | None = None, role: str = "", level: int = 0) -> None:
        """Make a label; `role` as in the style sheet, `level` of a heading: 1 for the page's own, 0 for plain text."""
        super().__init__(parent)
        self.level = level
        self.setWordWrap(True)
        if role:
            self.setProperty("role", role)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.layoutDirection() is Qt.LayoutDirection.LeftToRight:
            super().paintEvent(event)
        else:
            painter = QPainter(self)
            painter.setPen(self.palette().color(self.foregroundRole()))
            painter.drawText(QRectF(self.contentsRect()), self.text(), self._option())
            painter.end()
        if self.hasFocus():
            ring = QRectF(self.rect()).adjusted(RING_PX / 2, RING_PX / 2, -RING_PX / 2, -RING_PX / 2)
            stroke(smooth_painter(self), rounded_rect(ring, 3), palette_of(self).focus, RING_PX)

    def _option(self) -> QTextOption:
        option = QTextOption(QStyle.visualAlignment(self.layoutDirection(), self.alignment()))
        option.setAlignment(option.alignment() | Qt.AlignmentFlag.AlignAbsolute)
        option.setTextDirection(self.layoutDirection())
        option.setWrapMode(QTextOption.WrapMode.WordWrap)
        if not option.alignment() & Qt.AlignmentFlag.AlignHCenter:
            option.setFlags(QTextOption.Flag.IncludeTrailingSpaces)
        return option


class RetranslatedTexts:
    """Texts of a window or panel with their setters, to be rendered again after a change of language."""

    def __init__(self, renderer: TextRenderer) -> None:
        self.renderer = renderer
        self._entries: dict[object, tuple[Callable[[str], object], Text]] = {}  # setter and text

    def put(self, setter: Callable[[str], object], text: Text, key: object = None) -> None:
        """Render a text now and at each `renew`; it replaces the earlier text of the same setter, or key."""
        self._entries[key or setter] = setter, text
        setter(self.renderer.text(text))

    def name(self, widget: QWidget, name: Text, description: Text | None = None) -> None:
        """Set the accessible name and description of a widget."""
        self.put(widget.setAccessibleName, name)
        if description is not None:
            self.put(widget.setAccessibleDescription, description)
            self.put(partial(set_tip, widget), description, key=widget)

    def renew(self) -> None:
        for setter, text in self._entries.values():
            setter(self.renderer.text(text))

    def paragraph(self, column: QBoxLayout, text: Text, role: str = "", level: int = 0) -> Paragraph:
        """Add a paragraph to a layout; `role` as in the style sheet, `level` as in `Paragraph`."""
        label = Paragraph(column.parentWidget(), role, level)
        self.put(label.setText, text)
        column.addWidget(label)
        return label

    def button(
        self, parent: QWidget, text: Text, slot: Callable[..., object] | SignalInstance, role: str = ""
    ) -> QPushButton:
        """Return a button that Enter in another control does not press; `role` as in the style sheet."""
        button = QPushButton(parent, autoDefault=False)
        if role:
            button.setProperty("role", role)
        button.clicked.connect(slot)
        self.put(button.setText, text)
        return button
