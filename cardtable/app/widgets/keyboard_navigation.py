"""Keyboard navigation: Enter presses the focused button, arrow keys go to the nearest one, and keys move in texts."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent, QTextBlock, QTextCursor
from PySide6.QtWidgets import QAbstractButton, QRadioButton, QScrollArea, QTextEdit, QWidget

from cardtable.app.widgets.labels import Paragraph
from cardtable.table.input.latin_keys import latin_key_of

SIDEWAYS_FACTOR = 3.0  # distance added for each pixel that a place lies to the side
_STEPS: Mapping[int, tuple[int, int]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


def press_focused(window: QWidget, event: QKeyEvent) -> bool:
    """Click the focused button on Enter, once while it is held down; return whether there was one. A chosen button of a
    row of choices counts as none: a click there changes nothing, and Enter accepts the dialog."""
    focused = window.focusWidget()
    if isinstance(focused, QRadioButton) and focused.isChecked():
        return False
    if event.key() not in _ENTER or event.modifiers() not in _PLAIN or not isinstance(focused, QAbstractButton):
        return False
    if not event.isAutoRepeat():
        focused.click()
    return True


def focus_next_part(event: QKeyEvent, window: QWidget, parts: Sequence[Sequence[QWidget]]) -> None:
    """Focus the first usable widget of the next part of a page, or of the one before with Shift."""
    shown = [part for part in ([one for one in part if one.isVisible() and one.isEnabled()] for part in parts) if part]
    way = -1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1
    holder = window.focusWidget()
    here = next((place for place, part in enumerate(shown) if holder in part), -1 if way > 0 else 0)
    shown[(here + way) % len(shown)][0].setFocus(Qt.FocusReason.TabFocusReason)


def neighbour(places: Sequence[QRect], here: int, key: int) -> int | None:
    """Return the index of the nearest place in the direction of an arrow key; None for another key or without one."""
    if key not in _STEPS:
        return None
    distances = {
        place: _distance(places[here], other, _STEPS[key]) for place, other in enumerate(places) if place != here
    }
    nearest = min(distances, key=lambda place: distances[place], default=None)
    return nearest if nearest is not None and distances[nearest] < math.inf else None


def go_to_neighbour(page: QWidget, buttons: Sequence[QWidget], here: QWidget, key: int) -> bool:
    """Move the focus from the button `here` by an arrow key; return False for other keys."""
    shown = [button for button in buttons if button.isVisibleTo(page) or button is here]
    places = [QRect(button.mapTo(page, QPoint(0, 0)), button.size()) for button in shown]
    found = neighbour(places, shown.index(here), key)
    if found is not None:
        shown[found].setFocus(Qt.FocusReason.TabFocusReason)
    return key in _STEPS


def _distance(here: QRect, there: QRect, step: tuple[int, int]) -> float:
    """Return the distance of two places in a direction; infinite if the other one is not on that side.

    Left and right, only places in the same row count; up and down all do, those right above or below first.
    """
    across = _gap(here.left(), here.right(), there.left(), there.right())
    down = _gap(here.top(), here.bottom(), there.top(), there.bottom())
    if step[0]:
        return across * step[0] if across * step[0] > 0 and not down else math.inf
    return down * step[1] + SIDEWAYS_FACTOR * abs(across) if down * step[1] > 0 else math.inf


def _gap(start: int, end: int, other_start: int, other_end: int) -> int:
    if other_start > end:
        return other_start - end
    return other_end - start if other_end < start else 0


Key = Qt.Key
LEVELS = {"heading": 1, "group": 2}  # levels of headings, by the role of their label in the style sheet
_SHIFT = Qt.KeyboardModifier.ShiftModifier


class ParagraphNavigator(QObject):
    """Navigator through the paragraphs of a scroll area: arrows step, H and Shift+H jump between headings."""

    def __init__(self, area: QScrollArea) -> None:
        super().__init__(area)
        self._area = area
        self._at: Paragraph | None = None  # the paragraph that is the tab stop
        area.installEventFilter(self)

    def begin(self) -> None:
        for first in self._read()[:1]:
            self._go(first)

    def offer(self) -> None:
        """Make the paragraph that was read last, or the first, the tab stop."""
        read = self._read()
        for stop in [self._at] if self._at in read else read[:1]:
            self._mark(stop)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Show:
            self.offer()
        return event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and self._press(event)

    def _read(self) -> list[Paragraph]:
        page = self._area.widget()
        return [one for one in page.findChildren(Paragraph) if not one.isHidden() and one.text()] if page else []

    def _press(self, event: QKeyEvent) -> bool:
        read, holder = self._read(), self._area.window().focusWidget()
        if holder not in read:
            return False
        here = read.index(holder)
        match event.key(), event.modifiers():
            case Key.Key_H, held if held in (*_PLAIN, _SHIFT):
                headings = [place for place, one in enumerate(read) if one.level]
                before, after = [p for p in headings if p < here], [p for p in headings if p > here]
                wanted = before[-1:] if held == _SHIFT else after[:1]
                goal = next(iter(wanted), here)
            case ((Key.Key_Down | Key.Key_Up as key), held) if held in _PLAIN:
                goal = min(max(here + (1 if key == Key.Key_Down else -1), 0), len(read) - 1)
            case ((Key.Key_Home | Key.Key_End as key), held) if held in _PLAIN:
                goal = 0 if key == Key.Key_Home else len(read) - 1
            case _:
                return False
        self._go(read[goal])
        return True

    def _go(self, paragraph: Paragraph) -> None:
        self._mark(paragraph)
        paragraph.setFocus(Qt.FocusReason.TabFocusReason)
        self._area.ensureWidgetVisible(paragraph)

    def _mark(self, paragraph: Paragraph | None) -> None:
        if self._at is not None and self._at is not paragraph:
            self._at.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._at = paragraph
        if paragraph is not None:
            paragraph.setFocusPolicy(Qt.FocusPolicy.TabFocus)


_Flag = Qt.TextInteractionFlag
_READ = _Flag.TextSelectableByMouse | _Flag.TextSelectableByKeyboard


class ReadOnlyText(QTextEdit):
    """Read-only text with a caret that a screen reader follows; H and Shift+H jump between headings, Tab leaves it.

    Not a QTextBrowser, which is a label to screen readers: they read it to its end before they go line by line.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setTextInteractionFlags(_READ)
        self.setTabChangesFocus(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)  # text is wrapped
        across = self.horizontalScrollBar()
        across.rangeChanged.connect(self._lie_at_the_edge)
        across.valueChanged.connect(self._lie_at_the_edge)

    def _lie_at_the_edge(self) -> None:
        """Scroll to the leading edge: in right-to-left texts, Qt takes hanging numbers for a text that is too wide."""
        across = self.horizontalScrollBar()
        across.setValue(across.maximum() if self.isRightToLeft() else across.minimum())

    def show_html(self, html: str) -> None:
        self.setHtml(html)
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        shift = held == Qt.KeyboardModifier.ShiftModifier
        if latin_key_of(event) == Key.Key_H and (shift or held == Qt.KeyboardModifier.NoModifier):
            self._go_to_heading(forward=not shift)
        else:
            self.setAccessibleDescription("")
            super().keyPressEvent(event)

    def _go_to_heading(self, *, forward: bool) -> None:
        block = self.textCursor().block()
        while (block := block.next() if forward else block.previous()).isValid():
            if block.blockFormat().headingLevel():
                self.setTextCursor(QTextCursor(block))
                self.setAccessibleDescription(block.text())  # readers follow the arrow keys only
                return

    def blocks(self) -> list[QTextBlock]:
        found, block = [], self.document().begin()
        while block.isValid():
            found.append(block)
            block = block.next()
        return found
