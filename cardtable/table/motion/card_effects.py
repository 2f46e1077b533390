"""Short effects on single cards that belong to no plan: rising under the pointer, shaking one's head."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QPropertyAnimation

from cardtable.table.cards.card_widget import CardWidget
from cardtable.table.motion.timings import LIFT_MS, SHAKE_MS
from cardtable.table.painting.look import TableLook

_SWINGS = ((0.0, 0.0), (0.15, -1.0), (0.35, 0.9), (0.55, -0.7), (0.75, 0.4), (1.0, 0.0))


def raise_card(widget: CardWidget, goal: float, look: TableLook) -> None:
    """Let a card rise or sink to a share of its highest place."""
    if widget.raising == goal:
        return
    widget.raising = goal
    if look.reduce_motion:
        widget.setProperty("raised", goal)
        return
    animation = QPropertyAnimation(widget, b"raised", widget)
    animation.setDuration(round(LIFT_MS / max(0.05, look.speed)))
    animation.setEndValue(goal)
    animation.start(QAbstractAnimation.DeletionPolicy.DeleteWhenStopped)


def shake_card(widget: CardWidget, look: TableLook) -> None:
    """Let a card say no."""
    if look.reduce_motion:
        return
    animation = QPropertyAnimation(widget, b"shaken", widget)
    animation.setDuration(round(SHAKE_MS / max(0.05, look.speed)))
    for share, swing in _SWINGS:
        animation.setKeyValueAt(share, swing * 0.09 * widget.pose.width)
    animation.start(QAbstractAnimation.DeletionPolicy.DeleteWhenStopped)
