"""Accessible interfaces of the widgets, and the lists a screen reader finds on the table.

Qt asks the factory for the class name of an object, from its own class up to QObject, and only while assistive
technology runs. Classes without an entry get Qt's interface. Interface methods never raise: assistive technology may
ask about anything, also while it is being destroyed. PySide 6.11 never frees an interface that it got from the factory,
so an interface refers to its object weakly: else no table that was read would ever be freed.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import wraps
from typing import Any, TypeVar, cast
from weakref import ref

from PySide6 import QtGui
from PySide6.QtCore import QObject, QPoint, QRect, Qt
from PySide6.QtWidgets import QAccessibleWidget, QLabel, QWidget
from shiboken6 import VoidPtr, getCppPointer, isValid

Role = QtGui.QAccessible.Role
Kind = QtGui.QAccessible.Text
_Method = TypeVar("_Method", bound=Callable[..., Any])


def plain(otherwise: Callable[[], Any]) -> Callable[[_Method], _Method]:
    """Return a decorator that lets a method called by Qt return `otherwise()` where it raises. PySide 6.11 ends the
    program where an exception raised by Qt gets out of such a method."""

    def wrap(method: _Method) -> _Method:
        @wraps(method)
        def safe_method(*args: Any) -> Any:
            try:
                return method(*args)
            except Exception:  # the object is gone, or not complete yet
                return otherwise()

        return cast(_Method, safe_method)

    return wrap


def _nothing() -> Any:
    """Return None, which Qt takes for "there is none"; PySide's stubs do not know that."""
    return None


def _index_in(things: Sequence[QObject], child: QtGui.QAccessibleInterface) -> int:
    """Return the index of an interface's object among `things`; raise ValueError if it is not there."""
    return list(things).index(child.object())


class ItemInterface(QAccessibleWidget):
    """Accessible interface of a widget that is a list item; invalid outside all lists."""

    def __init__(self, widget: Any) -> None:
        super().__init__(widget, Role.ListItem)
        self._widget: Callable[[], Any] = ref(widget)

    @plain(lambda: False)
    def isValid(self) -> bool:
        return super().isValid() and self._widget().listed is not None

    @plain(_nothing)
    def parent(self) -> QtGui.QAccessibleInterface:
        return QtGui.QAccessible.queryAccessibleInterface(self._widget().listed)


class CardInterface(ItemInterface):
    """Accessible interface of a card: a list item with a press action."""

    @plain(list)
    def actionNames(self) -> list[str]:
        press = QtGui.QAccessibleActionInterface.pressAction()
        return [press, *super().actionNames()]

    @plain(_nothing)
    def doAction(self, name: str) -> None:
        if name == QtGui.QAccessibleActionInterface.pressAction():
            self._widget().click()
        else:
            super().doAction(name)


class ListInterface(QtGui.QAccessibleInterface):
    """Accessible interface of an `AccessibleList`: only a name and children."""

    def __init__(self, thing: Any) -> None:
        super().__init__()
        self._list: Callable[[], Any] = ref(thing)

    @plain(lambda: False)
    def isValid(self) -> bool:
        return bool(self._list().items)

    @plain(_nothing)
    def object(self) -> QObject:
        thing: QObject = self._list()
        return thing

    @plain(_nothing)
    def window(self) -> QtGui.QWindow:
        window: QtGui.QWindow = self._list().cloth.window().windowHandle()
        return window

    @plain(_nothing)
    def parent(self) -> QtGui.QAccessibleInterface:
        return QtGui.QAccessible.queryAccessibleInterface(self._list().within or self._list().cloth)

    @plain(lambda: 0)
    def childCount(self) -> int:
        return len(self._list().items)

    @plain(_nothing)
    def child(self, index: int) -> QtGui.QAccessibleInterface:
        return QtGui.QAccessible.queryAccessibleInterface(self._list().items[index])

    @plain(lambda: -1)
    def indexOfChild(self, child: QtGui.QAccessibleInterface) -> int:
        return _index_in(self._list().items, child)

    @plain(_nothing)
    def childAt(self, x: int, y: int) -> QtGui.QAccessibleInterface:
        children: list[QtGui.QAccessibleInterface] = [self.child(place) for place in range(len(self._list().items))]
        return next(child for child in reversed(children) if child.rect().contains(x, y))

    @plain(QRect)
    def rect(self) -> QRect:
        whole = QRect()
        for place in range(len(self._list().items)):
            whole = whole.united(self.child(place).rect())
        return whole

    @plain(lambda: Role.List)
    def role(self) -> QtGui.QAccessible.Role:
        """Return Grouping for a list of lists: readers announce only the innermost list, but every group around it."""
        return Role.Grouping if self._list().holds_lists else Role.List

    @plain(QtGui.QAccessible.State)
    def state(self) -> QtGui.QAccessible.State:
        return QtGui.QAccessible.State()

    @plain(str)
    def text(self, kind: QtGui.QAccessible.Text) -> str:
        return str(self._list().name) if kind is Kind.Name else ""

    def setText(self, kind: QtGui.QAccessible.Text, text: str) -> None:
        """Ignore the text: a list's name cannot be edited."""


class TableRootInterface(QAccessibleWidget):
    """Accessible interface of a table: its lists first, then the widgets outside them."""

    def __init__(self, widget: Any) -> None:
        super().__init__(widget, Role.Client)
        self._cloth: Callable[[], Any] = ref(widget)

    @plain(lambda: 0)
    def childCount(self) -> int:
        return len(self._cloth().read_in_order())

    @plain(_nothing)
    def child(self, index: int) -> QtGui.QAccessibleInterface:
        return QtGui.QAccessible.queryAccessibleInterface(self._cloth().read_in_order()[index])

    @plain(lambda: -1)
    def indexOfChild(self, child: QtGui.QAccessibleInterface) -> int:
        return _index_in(self._cloth().read_in_order(), child)

    @plain(_nothing)
    def childAt(self, x: int, y: int) -> QtGui.QAccessibleInterface:
        cloth = self._cloth()
        return QtGui.QAccessible.queryAccessibleInterface(cloth.childAt(cloth.mapFromGlobal(QPoint(x, y))))


class PagesInterface(QAccessibleWidget):
    """Accessible interface of a page stack, with a role that readers do not announce."""

    def __init__(self, widget: Any) -> None:
        super().__init__(widget, Role.Client)


class HeadingInterface(QAccessibleWidget):
    """Accessible interface of a label that is a heading, with its level; readers jump between headings.

    On Linux it stays a label with a level: Orca 48 reads a heading's text through the document interface, which PySide
    cannot provide, and not its name.
    """

    def __init__(self, widget: Any) -> None:
        super().__init__(widget, Role.StaticText if sys.platform == "linux" else Role.Heading)
        self._widget: Callable[[], Any] = ref(widget)
        self._attributes = HeadingAttributes(widget)

    @plain(str)
    def text(self, kind: QtGui.QAccessible.Text) -> str:
        own = super().text(kind)
        return own or str(self._widget().text()) if kind is Kind.Name else own

    @plain(lambda: VoidPtr(0))
    def interface_cast(self, kind: QtGui.QAccessible.InterfaceType) -> Any:
        """Return an address, which PySide's stubs take for a number; None would end the program."""
        if kind is QtGui.QAccessible.InterfaceType.AttributesInterface:
            return VoidPtr(getCppPointer(self._attributes)[0])
        return super().interface_cast(kind) or VoidPtr(0)


class HeadingAttributes(QtGui.QAccessibleAttributesInterface):
    """Accessible attributes of a heading: its level and the language of its text."""

    def __init__(self, widget: Any) -> None:
        super().__init__()
        self._widget: Callable[[], Any] = ref(widget)

    @plain(list)
    def attributeKeys(self) -> list[QtGui.QAccessible.Attribute]:
        return [QtGui.QAccessible.Attribute.Level, QtGui.QAccessible.Attribute.Locale]

    @plain(_nothing)
    def attributeValue(self, key: QtGui.QAccessible.Attribute) -> Any:
        return self._widget().level if key is QtGui.QAccessible.Attribute.Level else self._widget().locale()


def paragraph(widget: Any) -> QtGui.QAccessibleInterface | None:
    """Return a heading's interface; None leaves any other paragraph to Qt."""
    return HeadingInterface(widget) if widget.level else None


MADE: Mapping[str, Callable[[Any], QtGui.QAccessibleInterface | None]] = {
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
    """Named list of items in reading order, a child of the cloth without a place of its own."""

    def __init__(self, cloth: QWidget) -> None:
        super().__init__(cloth)
        self.cloth = cloth
        self.name = ""
        self.within: AccessibleList | None = None  # list that contains this one as an item
        self.items: Sequence[QObject] = ()

    @property
    def holds_lists(self) -> bool:
        return any(isinstance(item, AccessibleList) for item in self.items)

    def keep(self, items: Collection[QObject]) -> None:
        """Remove all items that are not in `items`; call it for all lists before `show` of any of them."""
        for item in self.items:
            if item not in items:
                _notify(item, QtGui.QAccessible.Event.ObjectDestroyed)  # readers remember the items of a list
                if isinstance(item, AccessibleItem) and item.listed is self:
                    item.listed = None
        self.items = [item for item in self.items if item in items]

    def show(self, name: str, items: Sequence[QObject]) -> None:
        """Set name and items; only changes are announced to assistive technology."""
        new = [item for item in items if item not in self.items]
        self.items = items
        for item in items:
            if isinstance(item, AccessibleItem):
                item.listed = self
        for item in new:
            _notify(item, QtGui.QAccessible.Event.ObjectCreated)
        if name != self.name:
            self.name = name
            _notify(self, QtGui.QAccessible.Event.NameChanged)


def _notify(thing: QObject, change: QtGui.QAccessible.Event) -> None:
    if QtGui.QAccessible.isActive() and isValid(thing):
        QtGui.QAccessible.updateAccessibility(QtGui.QAccessibleEvent(thing, change))


class AccessibleItem:
    """Mixin of widgets that are read as items of a list; in no list, they are hidden from assistive technology."""

    listed: AccessibleList | None = None


def widgets_outside_lists(cloth: QWidget) -> list[QWidget]:
    """Return the visible children of a cloth that are in no list."""
    children = cloth.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    outside = (widget for widget in children if not widget.isHidden() and not isinstance(widget, AccessibleItem))
    # a label needs a name or a text
    return [one for one in outside if not isinstance(one, QLabel) or one.accessibleName() or one.text()]
