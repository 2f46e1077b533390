"""What lies in a dialog: it scrolls where there is less room than it needs."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from cardtable.app.desktop import screen


class ScrollPage(QScrollArea):
    """A page that scrolls up and down where it is higher than its place; focus brings controls into sight.

    It asks for the width that the page needs, as far as the screen has it: only beyond that it scrolls sideways, too.
    `beside` stands next to it.
    """

    def __init__(self, content: QWidget, beside: QWidget | None = None) -> None:
        super().__init__()
        self._beside, self._content = beside, content
        self._asked = QSize()
        content.setProperty("role", "page")
        content.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(content)

    def minimumSizeHint(self) -> QSize:
        most = screen.room_on_screen(self).width() - (0 if self._beside is None else self._beside.minimumWidth())
        needed = self._content.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width()
        return QSize(min(needed, most), super().minimumSizeHint().height())

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest and self._asked != (asked := self.minimumSizeHint()):
            self._asked = asked
            self.updateGeometry()  # the page needs more room, or less
        return done


class DialogBody(QWidget):
    """What lies above a dialog's buttons: it scrolls only where it is higher than it must be, not than it would be."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.column = QVBoxLayout(self)

    def heightForWidth(self, width: int) -> int:
        return self.column.totalMinimumHeightForWidth(width)

    def high(self, width: int) -> int:
        """The height in which nothing is missing, at this width."""
        hint = self.column.totalSizeHint().height()
        return self.column.totalHeightForWidth(width) if self.column.hasHeightForWidth() else hint
