"""Pile counts: numbers on piles that cannot be counted by eye, in step with moving cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QWidget

from cardtable.core.zones import Zone
from cardtable.table.animation.animation_plan import Move
from cardtable.table.cards.board import Board
from cardtable.table.cards.pile import Pile
from cardtable.table.hud.pills import CountBubble
from cardtable.table.layout.pile_layout import PileShape
from cardtable.table.style.table_style import TableStyle


class PileCounts:
    """Count bubbles by pile. The board is ahead of what is shown: `_due` is the difference."""

    def __init__(self, style: TableStyle, table: QWidget, below: QWidget) -> None:
        self._style = style
        self._table = table
        self._below = below
        self._bubbles: dict[Zone, CountBubble] = {}
        self._ahead: Counter[Zone] = Counter()
        self._is_collecting = False

    def bubbles(self) -> list[CountBubble]:
        """Return all bubbles, hidden ones too."""
        return list(self._bubbles.values())

    def written(self, zone: Zone) -> int | None:
        """Return the number shown on a pile, or None."""
        bubble = self._bubbles.get(zone)
        return bubble.count if bubble is not None and bubble.isVisible() else None

    def clear(self) -> None:
        """Delete all bubbles: the next match may have other zones."""
        for bubble in self._bubbles.values():
            bubble.deleteLater()
        self._bubbles.clear()
        self._ahead.clear()

    def lay(self, board: Board) -> None:
        """Show or hide the bubble of every pile."""
        counted = {zone: pile for zone, pile in board.piles.items() if _is_counted(board, pile)}
        for pile in counted.values():
            self._write(board, pile)
        for zone, bubble in self._bubbles.items():
            if zone not in counted:
                bubble.hide()

    def set_out(self, board: Board, moves: Iterable[Move]) -> None:
        """Let the numbers follow planned moves, card by card."""
        for source, target in (move.way for move in moves if move.way is not None):
            self._ahead[source] += 1
            self._ahead[target] -= 1
        for zone in self._ahead:
            pile = board.piles[zone]
            if (zone not in self._bubbles or self._bubbles[zone].isHidden()) and _is_counted(board, pile):
                self._write(board, pile)

    def settle(self) -> None:
        """Drop all differences: everything planned has been shown."""
        self._ahead.clear()
        self._is_collecting = False

    def gather(self) -> None:
        """Hide the numbers before the cards are collected."""
        self._is_collecting = True
        for bubble in self._bubbles.values():
            bubble.hide()

    def held(self, board: Board, owner: int) -> int | None:
        """Return the number of cards a seat holds; None if it has no hand zone."""
        hands = [zone for zone in board.counts if zone.owner == owner and board.places.kinds.is_hand(zone)]
        return sum(board.counts[zone] + self._ahead[zone] for zone in hands) if hands else None

    def count_card(self, board: Board, zone: Zone, by: int) -> None:
        """Count a card that came to a pile (1) or left it (-1)."""
        self._ahead[zone] += by
        if zone in self._bubbles and not self._is_collecting:
            self._bubbles[zone].change_count(self._shown_count(board, zone))

    def _shown_count(self, board: Board, zone: Zone) -> int:
        pile = board.piles[zone]
        return (board.counts[zone] if pile.is_hidden else len(pile.lying())) + self._ahead[zone]

    def _write(self, board: Board, pile: Pile) -> None:
        if pile.zone not in self._bubbles:
            self._bubbles[pile.zone] = CountBubble(self._style, self._table)
            self._bubbles[pile.zone].stackUnder(self._below)
        spot, count = _spot(pile, self._style.px), self._shown_count(board, pile.zone)
        self._bubbles[pile.zone].show_count(count, spot)


def _is_counted(board: Board, pile: Pile) -> bool:
    """Return whether a pile has a count: fans and stacks. A stack may lie under another that is spread out."""
    if board.opened and pile.zone.owner is None:
        return False
    if board.geometry.laid_open and pile.place.shape is PileShape.FAN:
        return False  # its cards are visible
    return pile.place.shape in (PileShape.FAN, PileShape.STACK)


def _spot(pile: Pile, px: Callable[[float], float]) -> QPointF:
    area: QRectF = pile.place.area
    if pile.place.face_up:
        return QPointF(area.right() - px(4), area.bottom() - px(4))
    if pile.place.shape is PileShape.FAN:
        return QPointF(area.center().x(), area.top() + pile.place.card * 1.42)
    return QPointF(area.center().x(), area.center().y() + pile.place.card * 0.68)
