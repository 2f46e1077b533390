"""What mouse and keys both work on."""

from __future__ import annotations

from typing import NamedTuple

from cardtable.table.cards.board import Board
from cardtable.table.cards.shown import CurrentDisplay
from cardtable.table.input.heights import CardElevation
from cardtable.table.motion.animator import Animator


class InputContext(NamedTuple):
    """The cards of a table: where they lie, what may be done with them, what moves, and which of them rise."""

    board: Board
    showing: CurrentDisplay
    animator: Animator
    heights: CardElevation
