"""Cards that lie elsewhere than where they belong: put there at once, or as moves that belong to no update."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF

from cardtable.table.cards.board import Board
from cardtable.table.cards.card_widget import CardWidget
from cardtable.table.layout.pose import Pose
from cardtable.table.motion.plans import Motion, Move


def place_cards(board: Board) -> None:
    """Put every card where it belongs, at once."""
    for pile in board.piles.values():
        for widget, pose in zip(pile.widgets, pile.poses(), strict=True):
            board.planned[widget] = pose
            widget.place(pose)


def shifts(board: Board) -> Iterator[Move]:
    """Let cards slide to where they belong now: the game has said something new about them, or the person has.

    A card that hangs on the pointer stays there.
    """
    for pile in board.piles.values():
        for widget, pose in zip(pile.widgets, pile.poses(), strict=True):
            if board.planned.get(widget, widget.pose) != pose and not widget.is_lifted:
                board.planned[widget] = pose
                yield _move(board, widget, pose, Motion.SHIFT)


def way_home(board: Board, widget: CardWidget) -> Move | None:
    """The move of a card that was dragged, back to its place; None if it lies in no pile any more."""
    pile = board.pile_of(widget)
    return None if pile is None else _move(board, widget, pile.poses()[pile.widgets.index(widget)], Motion.BACK)


def _move(board: Board, widget: CardWidget, pose: Pose, motion: Motion) -> Move:
    scale = pose.width / board.geometry.card
    return Move(widget, QPointF(pose.x, pose.y), pose.angle, widget.due, motion, scale)
