"""Sentences that a screen reader says although nothing has the focus that says them."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, sentence: str, *, at_once: bool = False) -> None:
    """Have a sentence said when there is time, or `at_once` in the middle of another."""
    event = QAccessibleAnnouncementEvent(widget, sentence)
    if at_once:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)
