"""The last matches of a game side by side: a high bar is a win; each opens its match again."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QWidget

from cardtable.app.widgets.enter import press_focused
from cardtable.core.frozen_values import frozen
from cardtable.table.art.drawing import HINTS, fill, mix, rounded_rect, stroke
from cardtable.table.art.paper import INK
from cardtable.table.painting.measure import px
from cardtable.table.painting.tips import set_tip

BAR, WON, LOST, ROOM = 10, 26, 14, QSize(19, 38)  # pixels of the sketches
PALE = 0.7  # how far a lost match moves towards the paper
_STEPS = {Qt.Key.Key_Left.value: -1, Qt.Key.Key_Right.value: 1}


@frozen
class RecentMatch:
    """One match as it is shown; `key` is empty for one that is not kept any more."""

    key: str
    won: bool
    sentence: str


class _MatchBar(QAbstractButton):
    def __init__(self, mark: RecentMatch, colour: str, paper: str, *, latest: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self.mark = mark
        self._colour = QColor(colour) if mark.won else mix(colour, paper, PALE)
        self._latest = latest
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAccessibleName(mark.sentence)
        set_tip(self, mark.sentence)
        if mark.key:
            self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        return QSize(px(ROOM.width()), px(ROOM.height()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _STEPS:
            event.ignore()  # the row goes from bar to bar; a button by itself would go by the Tab key's chain
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        wide, high = px(BAR), px(WON if self.mark.won else LOST)
        foot = self.height() - px(6)
        bar = QRectF((self.width() - wide) / 2, foot - high, wide, high)
        fill(painter, rounded_rect(bar, wide / 2), self._colour)
        if self.hasFocus() or self._latest or (self.underMouse() and self.mark.key):
            around = QRectF((self.width() - wide) / 2 - 3, foot - px(WON) - 3, wide + 6, px(WON) + 6)
            stroke(painter, rounded_rect(around, wide / 2 + 3), INK, 3.0 if self.hasFocus() else 1.4)


class RecentMatchesWidget(QWidget):
    """One stop of the Tab key; arrows go from match to match, Enter or a click opens one."""

    chosen = Signal(str)  # the key of a match

    def __init__(self, colour: str, paper: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._colour, self._paper = colour, paper
        self._bars: list[_MatchBar] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._row.addStretch(1)

    def setMarks(self, marks: Sequence[RecentMatch]) -> None:
        """Show these, the latest at the end."""
        for bar in self._bars:
            self._row.removeWidget(bar)
            bar.hide()
            bar.deleteLater()
        last = len(marks) - 1
        self._bars = [
            _MatchBar(mark, self._colour, self._paper, latest=place == last, parent=self)
            for place, mark in enumerate(marks)
        ]
        for place, bar in enumerate(self._bars):
            self._row.insertWidget(place, bar)
            bar.clicked.connect(lambda _=False, key=bar.mark.key: self.chosen.emit(key) if key else None)
        if self._bars:
            self._bars[-1].setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self.setFocusProxy(self._bars[-1])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(event.key(), 0)
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            step = -step
        focused = self.window().focusWidget()
        place = next((place for place, bar in enumerate(self._bars) if bar is focused), None)
        if event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End) and self._bars:
            self._go(0 if event.key() == Qt.Key.Key_Home else len(self._bars) - 1)
        elif step and place is not None:
            self._go(min(max(place + step, 0), len(self._bars) - 1))
        elif not press_focused(self, event):
            super().keyPressEvent(event)

    def _go(self, place: int) -> None:
        for number, bar in enumerate(self._bars):
            bar.setFocusPolicy(Qt.FocusPolicy.StrongFocus if number == place else Qt.FocusPolicy.ClickFocus)
        self.setFocusProxy(self._bars[place])
        self._bars[place].setFocus(Qt.FocusReason.OtherFocusReason)
