"""When the objects of a match end: with what Qt deletes, whoever may still hold its Python half."""

from __future__ import annotations

from PySide6.QtCore import QObject


def forget_when_deleted(thing: QObject) -> None:
    """Let an object forget all its attributes once Qt has deleted it.

    A slot, a cache or a closure that still holds it then holds an empty shell, not a whole match with all its cards,
    and what held each other in a circle goes at once: no collection need find it, and none looks at what was there at
    the first frame.
    """
    attributes = thing.__dict__

    def forget() -> None:  # PySide does not keep what a built-in method belongs to
        attributes.clear()

    thing.destroyed.connect(forget)
