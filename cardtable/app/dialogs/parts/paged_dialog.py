"""A dialog with a sidebar, and a page for each of its entries."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar, cast

from PySide6.QtWidgets import QWidget

from cardtable.app.dialogs.parts.base import Dialog
from cardtable.app.dialogs.parts.paged import Paged
from cardtable.app.dialogs.parts.sidebar import Sidebar
from cardtable.app.widgets.chrome import Chrome
from cardtable.core.text import Text, Words


class DialogPage(Protocol):
    """A widget with words."""

    def retranslate(self) -> None:
        """Say every text again."""
        ...


P = TypeVar("P", bound=DialogPage)  # the widget that a page is


class PagedDialog(Dialog, Generic[P]):
    """Each page is made by `make_page` when it is first looked at."""

    def __init__(
        self,
        words: Words,
        title: Text,
        entries: Sequence[tuple[str, Text]],
        named: Text,
        parent: QWidget | None = None,
        chrome: Chrome | None = None,
        *,
        reads: bool = False,
    ) -> None:
        """`entries`: icon and words of each page; `named`: what a screen reader calls the list of them.

        `reads`: the pages are there to be read, by the arrow keys, too.
        """
        super().__init__(words, title, parent, chrome)
        self._made: dict[int, P] = {}
        self._stale: set[int] = set()  # rows whose pages speak another language than the one in force
        self.list = Sidebar(self.phrases, self.chrome, entries, self)
        self.phrases.put(self.list.setAccessibleName, named)
        self.list.currentRowChanged.connect(self._renew)  # before it comes into sight
        self._paged = Paged(self.list, lambda row: cast("QWidget", self.page_at(row)), self.buttons, reads=reads)
        self.put_body(self._paged)

    def make_page(self, row: int) -> P:
        """The page of a row, which nobody has looked at yet."""
        raise NotImplementedError

    def page_at(self, row: int) -> P:
        """The page of a row."""
        self._renew(row)
        if row not in self._made:
            self._made[row] = self.make_page(row)
        return self._made[row]

    def page_in_sight(self) -> P:
        """The page of the current row."""
        return self.page_at(self.list.currentRow())

    def made_pages(self) -> list[P]:
        """Those that have been looked at."""
        return list(self._made.values())

    def setChrome(self, chrome: Chrome) -> None:
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
        """Say a page again that was out of sight when the language changed."""
        if row in self._stale:
            self._stale.remove(row)
            self._made[row].retranslate()
