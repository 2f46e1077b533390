"""How a panel on the felt that has been put away comes back: its tab, and the keys that mean it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardtable.app.felt.felt_buttons import ButtonEmphasis
from cardtable.app.felt.felt_tab import CollapsedTab
from cardtable.app.felt.stray_keys import OverlayKeyFilter
from cardtable.table.art.themes import Theme

_SIZE = 14.0  # pixels of the sketches: the words on the tab


class OverlayRestorer(QObject):
    """Belongs to one panel on one table, whose size it follows; `lay` puts the panel where it belongs now."""

    wanted = Signal()  # the panel has been put away, and is to come back
    pressed = Signal()  # the mouse was pressed on the table

    def __init__(
        self,
        parent: QObject,
        table: QWidget,
        panel: QWidget,
        lay: Callable[[], None],
        theme: Theme,
        icon: str,
        *,
        first: QWidget,
        look: QAbstractButton | None = None,
    ) -> None:
        """`first`: the button of the panel that has the keyboard when it comes up; `look`: that for the deal."""
        super().__init__(parent)
        self._table, self._panel, self._lay = table, panel, lay
        self.tab = CollapsedTab(theme, ButtonEmphasis.PLATE, table, size=_SIZE, icon=icon)
        self.tab.clicked.connect(self.wanted)
        table.installEventFilter(self)
        self._keys = OverlayKeyFilter(table, panel, first, self.tab, self, look)
        self._keys.sheetWanted.connect(self.wanted)

    @property
    def has_keys(self) -> bool:
        """Whether the keyboard is on the panel or its tab."""
        return self.tab.hasFocus() or self._panel.isAncestorOf(self._table.window().focusWidget() or self._table)

    def remove(self) -> None:
        """Take the panel and its tab off the table."""
        self._keys.stop()
        self._table.removeEventFilter(self)
        for widget in (self._panel, self.tab):
            widget.hide()
            widget.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            QTimer.singleShot(0, self, self._lay)
        elif event.type() is QEvent.Type.MouseButtonPress:
            self.pressed.emit()
        return False
