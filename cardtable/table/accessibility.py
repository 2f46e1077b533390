"""Which of the program's own kinds of things has which interface to assistive technology.

Qt asks for the name of each class of an object, from its own to QObject; what is not named here gets Qt's interface.
It is asked only where assistive technology is at work.

Answers to assistive technology that never fail: it may ask after anything, also while it is being taken down.

How the table's things answer assistive technology: cards as items of lists, the rest of the pack not at all.

One list that a screen reader finds on the table: a hand, a trick, the players. Nothing of it is to be seen.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache, wraps
from typing import Any, TypeVar, cast

from PySide6.QtCore import QObject, QPoint, QRect, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleAttributesInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget, QLabel, QWidget
from shiboken6 import VoidPtr, getCppPointer, isValid


@cache
def install() -> None:
    """Have Qt ask here before its own factory, which comes with the application; later calls do nothing."""
    QAccessible.installFactory(_interface)


def _interface(kind: str, thing: QObject) -> QAccessibleInterface | None:

    made = MADE.get(kind)
    try:
        return None if made is None else made(thing)
    except Exception:  # as in plain_answers: it must not get out
        return None


_Method = TypeVar("_Method", bound=Callable[..., Any])


def plain(otherwise: Callable[[], Any]) -> Callable[[_Method], _Method]:
    """Let a method that Qt calls answer `otherwise()` where it fails.

    An exception must not get out of it: PySide 6.11 ends the program where the one it lets through was raised by Qt.
    """

    def wrap(method: _Method) -> _Method:
        @wraps(method)
        def asked(*args: Any) -> Any:
            try:
                return method(*args)
            except Exception:  # what was asked about has gone, or is not complete yet
                return otherwise()

        return cast(_Method, asked)

    return wrap


Role = QAccessible.Role
Kind = QAccessible.Text


def _nothing() -> Any:
    """None, which Qt takes for "there is none"; PySide's stubs do not know that."""
    return None


def _place_in(things: Sequence[QObject], child: QAccessibleInterface) -> int:
    """Where an interface's own thing is among these; ValueError if it is not."""
    return list(things).index(child.object())


class ItemInterface(QAccessibleWidget):
    """A widget that is an item of its list; outside all lists it is not there."""

    def __init__(self, widget: Any) -> None:
        super().__init__(widget, Role.ListItem)
        self._widget = widget

    @plain(lambda: False)
    def isValid(self) -> bool:
        return super().isValid() and self._widget.listed is not None

    @plain(_nothing)
    def parent(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self._widget.listed)


class CardInterface(ItemInterface):
    """A card: an item that can be pressed."""

    @plain(list)
    def actionNames(self) -> list[str]:
        press = QAccessibleActionInterface.pressAction()
        return [press, *super().actionNames()]

    @plain(_nothing)
    def doAction(self, name: str) -> None:
        if name == QAccessibleActionInterface.pressAction():
            self._widget.click()
        else:
            super().doAction(name)


class ListInterface(QAccessibleInterface):
    """A list that is nothing but its items."""

    def __init__(self, thing: Any) -> None:
        super().__init__()
        self._list = thing

    @plain(lambda: False)
    def isValid(self) -> bool:
        return bool(self._list.items)

    @plain(_nothing)
    def object(self) -> QObject:
        thing: QObject = self._list
        return thing

    @plain(_nothing)
    def window(self) -> QWindow:
        window: QWindow = self._list.cloth.window().windowHandle()
        return window

    @plain(_nothing)
    def parent(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self._list.within or self._list.cloth)

    @plain(lambda: 0)
    def childCount(self) -> int:
        return len(self._list.items)

    @plain(_nothing)
    def child(self, index: int) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self._list.items[index])

    @plain(lambda: -1)
    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return _place_in(self._list.items, child)

    @plain(_nothing)
    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        children: list[QAccessibleInterface] = [self.child(place) for place in range(len(self._list.items))]
        return next(child for child in reversed(children) if child.rect().contains(x, y))

    @plain(QRect)
    def rect(self) -> QRect:
        whole = QRect()
        for place in range(len(self._list.items)):
            whole = whole.united(self.child(place).rect())
        return whole

    @plain(lambda: Role.List)
    def role(self) -> QAccessible.Role:
        """Readers tell only the innermost of lists in lists, but each group around one."""
        return Role.Grouping if self._list.holds_lists else Role.List

    @plain(QAccessible.State)
    def state(self) -> QAccessible.State:
        return QAccessible.State()

    @plain(str)
    def text(self, kind: QAccessible.Text) -> str:
        return str(self._list.name) if kind is Kind.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Nobody writes here."""


class TableRootInterface(QAccessibleWidget):
    """A table: its lists first, then what lies on it beside them."""

    def __init__(self, widget: Any) -> None:
        super().__init__(widget, Role.Client)
        self._cloth = widget

    @plain(lambda: 0)
    def childCount(self) -> int:
        return len(self._cloth.read_in_order())

    @plain(_nothing)
    def child(self, index: int) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self._cloth.read_in_order()[index])

    @plain(lambda: -1)
    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return _place_in(self._cloth.read_in_order(), child)

    @plain(_nothing)
    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self._cloth.childAt(self._cloth.mapFromGlobal(QPoint(x, y))))


class PagesInterface(QAccessibleWidget):
    """Pages of which one is in sight: nothing that is worth a word."""

    def __init__(self, widget: Any) -> None:
        super().__init__(widget, Role.Client)


class HeadingInterface(QAccessibleWidget):
    """A label that is a heading, with its level; readers jump from one to the next.

    On Linux it stays a label with a level: of a heading, Orca 48 reads its text as of a document, which PySide lets
    nobody provide, and not its name.
    """

    def __init__(self, widget: Any) -> None:
        super().__init__(widget, Role.StaticText if sys.platform == "linux" else Role.Heading)
        self._widget = widget
        self._told = HeadingAttributes(widget)

    @plain(str)
    def text(self, kind: QAccessible.Text) -> str:
        own = super().text(kind)
        return own or str(self._widget.text()) if kind is Kind.Name else own

    @plain(lambda: VoidPtr(0))
    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        """An address, which PySide's stubs take for a number; None would end the program."""
        if kind is QAccessible.InterfaceType.AttributesInterface:
            return VoidPtr(getCppPointer(self._told)[0])
        return super().interface_cast(kind) or VoidPtr(0)


class HeadingAttributes(QAccessibleAttributesInterface):
    """The level of a heading and the language of its words."""

    def __init__(self, widget: Any) -> None:
        super().__init__()
        self._widget = widget

    @plain(list)
    def attributeKeys(self) -> list[QAccessible.Attribute]:
        return [QAccessible.Attribute.Level, QAccessible.Attribute.Locale]

    @plain(_nothing)
    def attributeValue(self, key: QAccessible.Attribute) -> Any:
        return self._widget.level if key is QAccessible.Attribute.Level else self._widget.locale()


def paragraph(widget: Any) -> QAccessibleInterface | None:
    """A heading; any other paragraph is what Qt makes of a label."""
    return HeadingInterface(widget) if widget.level else None


MADE: Mapping[str, Callable[[Any], QAccessibleInterface | None]] = {
    "Paragraph": paragraph,
    "CardWidget": CardInterface,
    "SeatPlate": ItemInterface,
    "InfoPanel": ItemInterface,
    "ScorePanel": ItemInterface,
    "AccessibleList": ListInterface,
    "TableWidget": TableRootInterface,
    "SeatDrawWidget": TableRootInterface,
    "DealResultPanel": TableRootInterface,
    "MatchResultPage": TableRootInterface,
    "DealResultRow": ItemInterface,
    "StandingRow": ItemInterface,
    "QStackedWidget": PagesInterface,
}


class AccessibleList(QObject):
    """A name and items in the order of reading; lies on a cloth, but has no place of its own."""

    def __init__(self, cloth: QWidget) -> None:
        super().__init__(cloth)
        self.cloth = cloth
        self.name = ""
        self.within: AccessibleList | None = None  # a list of which this one is an item
        self.items: Sequence[QObject] = ()

    @property
    def holds_lists(self) -> bool:
        """Whether its items are lists themselves."""
        return any(isinstance(item, AccessibleList) for item in self.items)

    def keep(self, items: Collection[QObject]) -> None:
        """Give up what is not among these; to be called for all lists before any of them is shown anew."""
        for item in self.items:
            if item not in items:
                _tell(item, QAccessible.Event.ObjectDestroyed)  # readers remember what a list holds
                if isinstance(item, AccessibleItem) and item.listed is self:
                    item.listed = None
        self.items = [item for item in self.items if item in items]

    def show(self, name: str, items: Sequence[QObject]) -> None:
        """Have this name and these items from now on; only what changes is told."""
        new = [item for item in items if item not in self.items]
        self.items = items
        for item in items:
            if isinstance(item, AccessibleItem):
                item.listed = self
        for item in new:
            _tell(item, QAccessible.Event.ObjectCreated)
        if name != self.name:
            self.name = name
            _tell(self, QAccessible.Event.NameChanged)


def _tell(thing: QObject, change: QAccessible.Event) -> None:
    if QAccessible.isActive() and isValid(thing):
        QAccessible.updateAccessibility(QAccessibleEvent(thing, change))


class AccessibleItem:
    """A widget that is read as an item of a list; in none, it is nothing to assistive technology."""

    listed: AccessibleList | None = None


def widgets_outside_lists(cloth: QWidget) -> list[QWidget]:
    """What lies on a cloth in sight and is in no list."""
    lying = cloth.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return [one for one in lying if not one.isHidden() and not isinstance(one, AccessibleItem) and not _is_bare(one)]


def _is_bare(widget: QWidget) -> bool:
    """Whether it is a label that says nothing to those who hear: others say the same."""
    return isinstance(widget, QLabel) and not (widget.accessibleName() or widget.text())
