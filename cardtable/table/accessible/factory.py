"""Which of the program's own kinds of things has which interface to assistive technology.

Qt asks for the name of each class of an object, from its own to QObject; what is not named here gets Qt's interface.
It is asked only where assistive technology is at work.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface


@cache
def install() -> None:
    """Have Qt ask here before its own factory, which comes with the application; later calls do nothing."""
    QAccessible.installFactory(_interface)


def _interface(kind: str, thing: QObject) -> QAccessibleInterface | None:
    from cardtable.table.accessible import interfaces

    made = interfaces.MADE.get(kind)
    try:
        return None if made is None else made(thing)
    except Exception:  # as in plain_answers: it must not get out
        return None
