"""Factory of accessible interfaces: Qt asks it before its own, and only while assistive technology runs.

The interfaces are imported with the first question, so that the first frame doesn't wait for them.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface


@cache
def install() -> None:
    """Install the factory before Qt's own, which comes with the application; later calls do nothing."""
    QAccessible.installFactory(_interface)


def _interface(kind: str, thing: QObject) -> QAccessibleInterface | None:
    from cardtable.table.accessibility import MADE

    made = MADE.get(kind)
    try:
        return None if made is None else made(thing)
    except Exception:  # no exception may reach Qt
        return None
