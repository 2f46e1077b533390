"""The tab that a sheet leaves at the foot of the felt when it has been put away."""

from __future__ import annotations

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from cardtable.app.felt.felt_buttons import RING, ButtonEmphasis, OverlayButton
from cardtable.app.felt.felt_unit import set_overlay_unit
from cardtable.app.widgets.enter import press_focused
from cardtable.table.art.themes import Theme
from cardtable.table.layout.magnify import magnification

HIGH = 40.0


class CollapsedTab(OverlayButton):
    """Enter presses it, as everywhere."""

    def __init__(self, theme: Theme, weight: ButtonEmphasis, table: QWidget, *, size: float, icon: str) -> None:
        super().__init__(theme, weight, table, size=size, high=HIGH, icon=icon)
        self._table = table
        self.hide()

    def lay_at_foot(self) -> None:
        """Lie in the middle of the lower edge of the table."""
        set_overlay_unit(self, magnification(QSizeF(self._table.size())))
        self.fit()
        size = self.sizeHint()
        x = round((self._table.width() - size.width()) / 2)
        self.setGeometry(x, self._table.height() - size.height() - RING, size.width(), size.height())

    def show_at_foot(self) -> None:
        """Come up there, with the keyboard."""
        self.lay_at_foot()
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_focused(self.window(), event):
            super().keyPressEvent(event)
