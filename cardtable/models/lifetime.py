"""When the objects of a match end: with what Qt deletes, whoever may still hold its Python half."""

from __future__ import annotations

from typing import Generic, TypeVar
from weakref import ref

from PySide6.QtCore import QObject
from shiboken6 import isValid

T = TypeVar("T", bound=QObject)


def forget_when_deleted(thing: QObject) -> None:
    """Let an object forget all its attributes once Qt has deleted it.

    A slot, a cache or a closure that still holds it then holds an empty shell, not a whole match with all its cards,
    and what held each other in a circle goes at once: no collection need find it, and none looks at what was there at
    the first frame.
    """
    thing.destroyed.connect(thing.__dict__.clear)


class WeaklyKept(Generic[T]):
    """An object to come back to, such as what had the focus; it is kept by others, and may be gone by then."""

    def __init__(self) -> None:
        self._kept: ref[T] | None = None

    def keep(self, thing: T | None) -> None:
        """Remember this one instead."""
        self._kept = None if thing is None else ref(thing)

    def take(self) -> T | None:
        """The one that was remembered, if it is still there; it is remembered no more."""
        kept, self._kept = self._kept, None
        thing = None if kept is None else kept()
        return thing if thing is not None and isValid(thing) else None
