"""A sidebar and its pages, each made when it is first looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLayout, QStackedWidget, QWidget

from cardtable.app.dialogs.parts.read_by_keys import ReadByKeys
from cardtable.app.dialogs.parts.scrolling import Scrolled
from cardtable.app.dialogs.parts.sidebar import Sidebar
from cardtable.app.forms.builder import OptionForm
from cardtable.app.window.leisure import paint_next_turn


class Paged(QWidget):
    """Shows the page of the sidebar's current row; `make` gives the page of a row and is asked once for each.

    The Tab key goes from the sidebar to the page and on to the buttons in `below`. Pages that are there to be read
    (`reads`) are read by the arrow keys.
    """

    def __init__(
        self, sidebar: Sidebar, make: Callable[[int], QWidget], below: QWidget, *, reads: bool = False
    ) -> None:
        super().__init__()
        self._make, self._reads = make, reads
        self._below, self._sidebar = below, sidebar
        self._areas: dict[int, Scrolled] = {}
        self._shown: set[int] = set()  # rows whose pages have been in sight
        self._readers: dict[int, ReadByKeys] = {}  # each belongs to its area
        self._stack = QStackedWidget(self)
        self._stack.addWidget(_blank())
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(sidebar)
        row.addWidget(self._stack, 1)
        sidebar.currentRowChanged.connect(self._go)

    def renew(self) -> None:
        """Forget all pages and ask for the one in sight again; what had the focus in it has it again."""
        row = self._sidebar.currentRow()
        focused = [widget.hasFocus() for widget in chain_within(self._areas[row])]
        for area in self._areas.values():
            self._stack.removeWidget(area)
            area.hide()
            area.deleteLater()
        self._areas.clear()
        self._readers.clear()
        self._shown.clear()
        self._go(row)
        for form in self._unfilled(row):
            form.complete()
        for had_focus, widget in zip(focused, chain_within(self._areas[row]), strict=False):
            if had_focus:
                widget.setFocus(Qt.FocusReason.OtherFocusReason)

    def is_whole(self) -> bool:
        """Whether the page of the current row says all that it is to say."""
        row = self._sidebar.currentRow()
        return row not in self._areas or not self._unfilled(row)

    def begin_reading(self) -> None:
        """The keyboard is at the first paragraph of the page in sight, which is one to be read."""
        self._readers[self._sidebar.currentRow()].begin()

    def _go(self, row: int) -> None:
        if row not in self._areas:
            self._areas[row] = Scrolled(self._make(row), self._sidebar)
            self._stack.addWidget(self._areas[row])
            for form in self._areas[row].findChildren(OptionForm):
                form.filled.connect(partial(self._show, row))
        self._show(row)

    def _show(self, row: int) -> None:
        """Show the page of the current row once it is whole; the one before stays in sight until then."""
        if row != self._sidebar.currentRow() or row not in self._areas or self._unfilled(row):
            return
        area = self._areas[row]
        if row not in self._shown:
            self._shown.add(row)
            if self._reads:
                self._readers[row] = ReadByKeys(area)
                self._readers[row].offer()
            self._order(area)
        if self._stack.currentWidget() is not area:
            self._stack.setCurrentWidget(area)
            paint_next_turn(area)

    def _unfilled(self, row: int) -> list[OptionForm]:
        """Forms of a page in which some rows are still missing, or speak another language."""
        return [form for form in self._areas[row].findChildren(OptionForm) if not form.is_filled]

    def _order(self, area: QWidget) -> None:
        """A page comes to the end of the round, between the buttons and the sidebar: the buttons go behind it."""
        for one, other in pairwise([*list(chain_within(area))[-1:], *in_layout(self._below)]):
            QWidget.setTabOrder(one, other)


def _blank() -> QWidget:
    """A page without anything on it, in sight until the first one is whole."""
    blank = QWidget()
    blank.setProperty("role", "page")
    blank.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    return blank


def stops_in(box: QWidget) -> Iterator[QWidget]:
    """What may have the focus, in the order in which layouts have it, whenever it was made."""
    if box.focusPolicy() is not Qt.FocusPolicy.NoFocus:
        yield box
    layout = box.layout()
    if layout is not None:
        for widget in _widgets_of(layout, box):
            yield from stops_in(widget)


def in_layout(box: QWidget) -> Iterator[QWidget]:
    """What lies side by side in a box, from its start to its end."""
    layout = box.layout()
    if layout is not None:
        yield from (part for part in _parts(layout, box) if isinstance(part, QWidget))


def _widgets_of(layout: QLayout, box: QWidget) -> Iterator[QWidget]:
    for part in _parts(layout, box):
        if isinstance(part, QWidget):
            yield part
        else:
            yield from _widgets_of(part, box)


def _parts(layout: QLayout, box: QWidget) -> list[QWidget | QLayout]:
    """The widgets and layouts that a layout of the box holds, in its order.

    Not by `layout.itemAt()`: PySide keeps what that returns after Qt has deleted it, and takes the next thing that
    comes to lie at its address for it (a widget's style, once in some thousand windows).
    """
    parts: dict[int, QWidget | QLayout] = {}
    for child in (*box.children(), *layout.children()):
        if isinstance(child, QWidget | QLayout):
            parts[layout.indexOf(child)] = child
    return [part for place, part in sorted(parts.items()) if place >= 0]


def chain_within(area: QWidget) -> Iterator[QWidget]:
    """What can have the focus below a widget, in the order of the Tab key."""
    widget = area.nextInFocusChain()
    while widget is not None and widget is not area:
        if area.isAncestorOf(widget) and widget.focusPolicy() is not Qt.FocusPolicy.NoFocus:
            yield widget
        widget = widget.nextInFocusChain()
