"""The one panel that may lie on the table of the match: it goes with the match, and follows its looks and language.

The tab that a sheet leaves at the foot of the felt when it has been put away.

How a panel on the felt that has been put away comes back: its tab, and the keys that mean it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import QEvent, QObject, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardtable.app.overlays.overlay_buttons import RING, ButtonEmphasis, OverlayButton
from cardtable.app.overlays.overlay_keys import OverlayKeyFilter
from cardtable.app.overlays.overlay_style import set_overlay_unit
from cardtable.app.program import Program
from cardtable.app.widgets.keyboard_navigation import press_focused
from cardtable.table.art.themes import Theme
from cardtable.table.layout.text_scaling import magnification


class OverlayPanel(Protocol):
    """What lies there."""

    def remove(self) -> None:
        """Go at once, with all that belongs to it."""

    def renew(self) -> None:
        """Look as the table does now."""

    def retranslate(self) -> None:
        """Say everything in the language in force."""


P = TypeVar("P", bound=OverlayPanel)


class OverlaySlot(QObject, Generic[P]):
    """Owns it."""

    def __init__(self, program: Program, parent: QObject) -> None:
        super().__init__(parent)
        self._open: P | None = None
        program.matchChanged.connect(self.forget)
        program.settingsChanged.connect(self._renew)
        program.window.languageChanged.connect(self._retranslate)

    @property
    def open(self) -> P | None:
        """What lies there, or has been put away; None for nothing."""
        return self._open

    def show(self, panel: P) -> None:
        """From now on this one does, and what lay there before is gone."""
        self.forget()
        self._open = panel

    def forget(self) -> None:
        """Take it away at once."""
        if self._open is not None:
            panel, self._open = self._open, None
            panel.remove()

    def _renew(self, _section: str) -> None:
        if self._open is not None:
            self._open.renew()

    def _retranslate(self) -> None:
        if self._open is not None:
            self._open.retranslate()


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
