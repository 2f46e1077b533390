"""Dialog with a sidebar of entries and a page for each, made when it is first opened."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from typing import Any, Generic, Protocol, TypeVar, cast

from PySide6.QtCore import QAbstractListModel, QObject, QSize, Qt
from PySide6.QtGui import QFont, QIcon, QResizeEvent, QTransform
from PySide6.QtWidgets import QHBoxLayout, QLayout, QListView, QStackedWidget, QWidget

from cardtable.app.dialogs.common.dialog_base import Dialog, ScrollPage
from cardtable.app.forms.options_form import OptionForm
from cardtable.app.platform import screen_geometry
from cardtable.app.widgets.basic_widgets import discard, fill_box
from cardtable.app.widgets.item_views import NO_INDEX, Index, RowList
from cardtable.app.widgets.keyboard_navigation import ParagraphNavigator
from cardtable.app.widgets.labels import RetranslatedTexts
from cardtable.app.widgets.palette import NO_OWNER, AppPalette, DialogOwner
from cardtable.app.window.idle_tasks import paint_next_turn
from cardtable.core.text import Text, TextRenderer
from cardtable.table.art.icons import icon_pixmap
from cardtable.table.style.text_painting import px

PADDING = 10  # of the style sheet
WIDEST, NARROWEST = 340, 190  # pixels of the sketches
ICON = 22
SMALLEST_TYPE = 12  # pixels


class SidebarModel(QAbstractListModel):
    """Model of the sidebar: text, icon, fitting font and accessible text of each entry."""

    def __init__(self, count: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._entries: list[dict[int, object]] = [{} for _ in range(count)]  # value by role, for each row

    def put(self, row: int, role: Qt.ItemDataRole, value: object) -> None:
        if self._entries[row].get(role) != value:
            self._entries[row][role] = value
            self.dataChanged.emit(self.index(row), self.index(row), [role])

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        return self._entries[index.row()].get(role) if index.isValid() else None


class Sidebar(RowList):
    """Sidebar with one tab stop; arrow keys choose the page."""

    def __init__(
        self,
        phrases: RetranslatedTexts,
        chrome: AppPalette,
        entries: Sequence[tuple[str, Text]],
        parent: QWidget,
        *,
        narrowest: float = NARROWEST,
    ) -> None:
        """Make a sidebar; `entries`: icon and text of each, `narrowest`: least width in pixels of the sketches."""
        self._entries = SidebarModel(len(entries))
        super().__init__(self._entries, parent)
        self._narrowest = narrowest
        self._phrases = phrases
        self.setProperty("role", "sidebar")
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self._icons = [name for name, _ in entries]
        for row, (_, text) in enumerate(entries):
            self._phrases.put(partial(self._entries.put, row, Qt.ItemDataRole.DisplayRole), text)
        self.enlarge(chrome)

    def enlarge(self, chrome: AppPalette) -> None:
        """Scale the icons with the font size."""
        self.setIconSize(QSize(px(ICON), px(ICON)))
        self.setChrome(chrome)
        self.fit()

    def setSpoken(self, row: int, text: Text) -> None:
        """Set the text that a screen reader announces for an entry in place of its own text."""
        self._phrases.put(partial(self._entries.put, row, Qt.ItemDataRole.AccessibleTextRole), text)

    def setChrome(self, chrome: AppPalette) -> None:
        for row, name in enumerate(self._icons):
            drawn = QIcon()
            way = QTransform.fromScale(-1.0 if name == "motion" and self.isRightToLeft() else 1.0, 1.0)
            for mode, colour in ((QIcon.Mode.Normal, chrome.ink2), (QIcon.Mode.Selected, chrome.on_accent)):
                drawn.addPixmap(icon_pixmap(name, colour, self.iconSize().width(), 2.0).transformed(way), mode)
            self._entries.put(row, Qt.ItemDataRole.DecorationRole, drawn)

    def fit(self) -> None:
        """Set the width to the longest entry, within limits, and add a scroll bar if the entries are too high.

        Entries that are too long even then get a smaller font.
        """
        self.ensurePolished()  # the style sheet's font is larger
        most = min(px(WIDEST), screen_geometry.sidebar_width())
        for row in range(self.count()):
            font = QFont(self.font())
            self._entries.put(row, Qt.ItemDataRole.FontRole, font)
            while self._wanted(row) > most and font.pixelSize() > SMALLEST_TYPE:
                font = QFont(font)
                font.setPixelSize(font.pixelSize() - 1)
                self._entries.put(row, Qt.ItemDataRole.FontRole, font)
        self.setFixedWidth(min(most, max(px(self._narrowest), *map(self._wanted, range(self.count())))))

    def _wanted(self, row: int) -> int:
        high = self.count() * self.sizeHintForRow(0) + 2 * px(PADDING)
        bar = self.verticalScrollBar().sizeHint().width() if high > self.height() else 0
        return self.sizeHintForIndex(self.model().index(row, 0)).width() + 2 * px(PADDING) + 2 + bar

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().height() != event.size().height():
            self.fit()


class PageStack(QWidget):
    """Stack that shows the page of the sidebar's current row; `make` is called once per row.

    Tab moves from the sidebar to the page and on to the buttons in `below`. With `reads`, arrow keys move through the
    paragraphs of a page.
    """

    def __init__(
        self, sidebar: Sidebar, make: Callable[[int], QWidget], below: QWidget, *, reads: bool = False
    ) -> None:
        super().__init__()
        self._make, self._reads = make, reads
        self._below, self._sidebar = below, sidebar
        self._areas: dict[int, ScrollPage] = {}
        self._shown: set[int] = set()  # rows whose pages have been shown
        self._readers: dict[int, ParagraphNavigator] = {}  # owned by their areas
        self._stack = QStackedWidget(self)
        self._stack.addWidget(_blank())
        fill_box(QHBoxLayout(self), sidebar, (self._stack, 1), spacing=0)
        sidebar.currentRowChanged.connect(self._go)

    def renew(self) -> None:
        """Discard all pages and make the visible one again, with the focus on the same widget."""
        row = self._sidebar.currentRow()
        focused = [widget.hasFocus() for widget in chain_within(self._areas[row])]
        for area in self._areas.values():
            self._stack.removeWidget(area)
            discard(area)
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
        """Return whether the page of the current row has all its rows, in the language in force."""
        row = self._sidebar.currentRow()
        return row not in self._areas or not self._unfilled(row)

    def begin_reading(self) -> None:
        """Focus the first paragraph of the visible page; requires `reads`."""
        self._readers[self._sidebar.currentRow()].begin()

    def _go(self, row: int) -> None:
        if row not in self._areas:
            self._areas[row] = ScrollPage(self._make(row), self._sidebar)
            self._stack.addWidget(self._areas[row])
            for form in self._areas[row].findChildren(OptionForm):
                form.filled.connect(partial(self._show, row))
        self._show(row)

    def _show(self, row: int) -> None:
        """Show the page of the current row once it is complete; the one before stays visible until then."""
        if row != self._sidebar.currentRow() or row not in self._areas or self._unfilled(row):
            return
        area = self._areas[row]
        if row not in self._shown:
            self._shown.add(row)
            if self._reads:
                self._readers[row] = ParagraphNavigator(area)
                self._readers[row].offer()
            # The buttons come behind a new page in the tab order, which is appended after them
            for one, other in pairwise([*list(chain_within(area))[-1:], *in_layout(self._below)]):
                QWidget.setTabOrder(one, other)
        if self._stack.currentWidget() is not area:
            self._stack.setCurrentWidget(area)
            paint_next_turn(area)

    def _unfilled(self, row: int) -> list[OptionForm]:
        return [form for form in self._areas[row].findChildren(OptionForm) if not form.is_filled]


def _blank() -> QWidget:
    """Return an empty page, shown until the first one is complete."""
    blank = QWidget()
    blank.setProperty("role", "page")
    blank.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    return blank


def stops_in(box: QWidget) -> Iterator[QWidget]:
    """Yield the focusable widgets in the order of the layouts, independently of the order of creation."""
    if box.focusPolicy() is not Qt.FocusPolicy.NoFocus:
        yield box
    layout = box.layout()
    if layout is not None:
        for widget in _widgets_of(layout, box):
            yield from stops_in(widget)


def in_layout(box: QWidget) -> Iterator[QWidget]:
    """Yield the widgets of a box's layout, in its order."""
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
    """Return the widgets and layouts in a layout of the box, in its order.

    Not by `layout.itemAt()`: PySide keeps its return value after Qt has deleted the object, and confuses it with the
    next object at the same address (a widget's style, once in some thousand windows).
    """
    parts: dict[int, QWidget | QLayout] = {}
    for child in (*box.children(), *layout.children()):
        if isinstance(child, QWidget | QLayout):
            parts[layout.indexOf(child)] = child
    return [part for place, part in sorted(parts.items()) if place >= 0]


def chain_within(area: QWidget) -> Iterator[QWidget]:
    """Yield the focusable widgets below `area`, in tab order."""
    widget = area.nextInFocusChain()
    while widget is not None and widget is not area:
        if area.isAncestorOf(widget) and widget.focusPolicy() is not Qt.FocusPolicy.NoFocus:
            yield widget
        widget = widget.nextInFocusChain()


class DialogPage(Protocol):
    """Interface of a page with texts."""

    def retranslate(self) -> None: ...


P = TypeVar("P", bound=DialogPage)  # type of the pages


class PagedDialog(Dialog, Generic[P]):
    """Dialog whose pages are made by `make_page` when they are first opened."""

    def __init__(
        self,
        renderer: TextRenderer,
        title: Text,
        entries: Sequence[tuple[str, Text]],
        named: Text,
        owner: DialogOwner = NO_OWNER,
        *,
        reads: bool = False,
    ) -> None:
        """Make the dialog; `entries`: icon and text of each page, `named`: accessible name of the sidebar.

        `reads`: arrow keys move through the paragraphs of the pages.
        """
        super().__init__(renderer, title, owner)
        self._made: dict[int, P] = {}
        self._stale: set[int] = set()  # rows whose pages are still in another language
        self.list = Sidebar(self.phrases, self.chrome, entries, self)
        self.phrases.put(self.list.setAccessibleName, named)
        self.list.currentRowChanged.connect(self._renew)  # connected first: the page is translated before it is shown
        self._paged = PageStack(self.list, lambda row: cast("QWidget", self.page_at(row)), self.buttons, reads=reads)
        self.put_body(self._paged)

    def make_page(self, row: int) -> P:
        """Return a new page for a row; called once per row."""
        raise NotImplementedError

    def page_at(self, row: int) -> P:
        self._renew(row)
        if row not in self._made:
            self._made[row] = self.make_page(row)
        return self._made[row]

    def page_in_sight(self) -> P:
        return self.page_at(self.list.currentRow())

    def made_pages(self) -> list[P]:
        return list(self._made.values())

    def setChrome(self, chrome: AppPalette) -> None:
        super().setChrome(chrome)
        self.list.setChrome(chrome)

    def enlarge(self) -> None:
        super().enlarge()
        self.list.enlarge(self.chrome)
        self._made.clear()
        self._stale.clear()
        self._paged.renew()

    def is_whole(self) -> bool:
        return self._paged.is_whole()

    def retranslate(self) -> None:
        super().retranslate()
        self._stale = set(self._made)
        self._renew(self.list.currentRow())
        self.list.fit()

    def _renew(self, row: int) -> None:
        """Translate a page that was hidden when the language changed."""
        if row in self._stale:
            self._stale.remove(row)
            self._made[row].retranslate()
