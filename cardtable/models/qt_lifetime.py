"""Lifetime of Python attributes of Qt objects: they end when Qt deletes the object."""

from __future__ import annotations

from PySide6.QtCore import QObject


def forget_when_deleted(thing: QObject) -> None:
    """Clear all attributes of an object once Qt has deleted it.

    A slot, a cache or a closure that still holds the object then holds an empty shell, not a whole match with all its
    cards, and reference cycles are broken at once: the garbage collector need not find them.
    """
    attributes = thing.__dict__

    def forget() -> None:  # PySide does not keep the object of a built-in method alive
        attributes.clear()

    thing.destroyed.connect(forget)
