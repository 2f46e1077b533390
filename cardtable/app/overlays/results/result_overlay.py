"""Result overlay, the base of the results of a deal and of a match: rows that count up, buttons and keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from cardtable.app.overlays import overlay_style
from cardtable.app.overlays.overlay_buttons import ButtonEmphasis, OverlayButton
from cardtable.app.overlays.overlay_panel import GuardedKeyFilter, InputGuard, focus_next, handle_row_key
from cardtable.app.overlays.overlay_style import unit_in
from cardtable.app.widgets.keyboard_navigation import press_focused
from cardtable.core.text import Text, TextRenderer
from cardtable.table.accessibility import AccessibleItem, AccessibleList, widgets_outside_lists
from cardtable.table.art.portrait_painter import paint_portrait
from cardtable.table.art.themes import Theme


class ResultRow(QWidget, AccessibleItem):
    """Abstract row of a player or a side, painted, with a sentence for screen readers; its points count up."""

    def __init__(
        self, said: Text, portraits: Sequence[int], renderer: TextRenderer, theme: Theme, parent: QWidget, *, own: bool
    ) -> None:
        """Make the row; `own`: it is that of the viewer."""
        super().__init__(parent)
        self._said, self._portraits, self._own = said, portraits, own
        self._renderer, self.theme = renderer, theme
        self._share = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # by F6 alone: the row is transparent to the mouse
        self.retranslate()

    def count(self, share: float) -> None:
        """Show the numbers with `share` of the points counted up, from 0 to 1."""
        if share != self._share:
            self._share = share
            self.update()

    def retranslate(self) -> None:
        self.setAccessibleName(self._renderer.text(self._said))
        self.update()

    def paint_ground(self, painter: QPainter) -> None:
        """Highlight the viewer's row and the row in focus."""
        if self._own:
            overlay_style.paint_own_row(painter, QRectF(self.rect()), self.theme, unit_in(self))
        if self.hasFocus():
            overlay_style.paint_row_in_focus(painter, QRectF(self.rect()), self.theme, unit_in(self))

    def paint_portraits(self, painter: QPainter, middle: Callable[[int], QPointF], radius: float) -> None:
        """Paint the portraits of a side, the first one on top; `middle` returns where each is."""
        for place in reversed(range(len(self._portraits))):
            paint_portrait(painter, middle(place), radius, self._portraits[place])


class ResultOverlay(QWidget):
    """Abstract result over the table: rows and buttons; independent of the match.

    Keys and buttons do nothing during the rest period after it has appeared.
    """

    againWanted = Signal()
    awayWanted = Signal()

    def __init__(
        self, rows_name: Text, renderer: TextRenderer, theme: Theme, guard: InputGuard, parent: QWidget
    ) -> None:
        """Make an overlay without rows and buttons; `complete` is called when it has them."""
        super().__init__(parent)
        self._rows_name, self._renderer, self.theme, self._guard = rows_name, renderer, theme, guard
        self._rows: Sequence[ResultRow] = ()
        self._labels: dict[OverlayButton, Text] = {}  # of all buttons, in the order of Tab

    def add_button(
        self, label: Text, weight: ButtonEmphasis, size: float, high: float, icon: str, press: Callable[[], object]
    ) -> OverlayButton:
        button = OverlayButton(self.theme, weight, self, size=size, high=high, icon=icon)
        button.clicked.connect(lambda: press() if self.takes_press() else None)
        self._labels[button] = label
        return button

    def complete(self) -> None:
        """Finish an overlay that has its rows and buttons."""
        self._list = AccessibleList(self)
        GuardedKeyFilter(self._guard, self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()
        self.retranslate()

    @property
    def buttons(self) -> list[OverlayButton]:
        """Buttons that can be pressed, in the order of Tab."""
        return [button for button in self._labels if not button.isHidden()]

    @property
    def tab_stops(self) -> Sequence[QWidget]:
        """Widgets that Tab steps through."""
        return self.buttons

    def takes_press(self) -> bool:
        """Return whether a button that is pressed now acts."""
        return self._guard.is_over

    def dress(self, theme: Theme) -> None:
        """Apply a theme to all parts."""
        self.theme = theme
        for row in self._rows:
            row.theme = theme
        for button in self._labels:
            button.setTheme(theme)
        self.update()

    def retranslate(self) -> None:
        say = self._renderer.text
        for button, label in self._labels.items():
            button.setText(say(label))
        for row in self._rows:
            row.retranslate()
        self._list.show(say(self._rows_name), self._rows)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle the keys of the overlay; no other key reaches the table below."""
        if event.key() == Qt.Key.Key_Escape:
            self.awayWanted.emit()
        elif not handle_row_key(event, self.tab_stops, self._rows):
            press_focused(self.window(), event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        focus_next(self.tab_stops, forward=forward)
        return True

    def read_in_order(self) -> Sequence[QObject]:
        """Return the reading order for screen readers: the rows, then all else."""
        return [self._list, *widgets_outside_lists(self)]
