"""How high cards lie: who covers whom, and which of them rise out of their row."""

from __future__ import annotations

from cardtable.core.controls import Mark
from cardtable.table.cards.board import Board
from cardtable.table.cards.card_widget import CardWidget
from cardtable.table.cards.stacking import restack
from cardtable.table.furniture.furniture import Hud
from cardtable.table.input.focus import CardFocus
from cardtable.table.layout.pile_place import PileShape
from cardtable.table.motion.card_effects import raise_card
from cardtable.table.painting.skin import TableStyle

FOCUS_RISE = 0.35  # of a marked card's: the keyboard's own sign is its ring


class CardElevation:
    """Set anew after every move, and whenever the pointer or the keyboard comes to another card."""

    def __init__(self, board: Board, furniture: Hud, focus: CardFocus, skin: TableStyle) -> None:
        self._board = board
        self._furniture = furniture
        self._focus = focus
        self._skin = skin

    def restack(self) -> None:
        """Put all cards over each other in the order of their piles."""
        restack(self._board, self._furniture.above_cards())

    def raise_cards(self, hovered: CardWidget | None = None) -> None:
        """Let the hovered card and all that stand out rise, the one with the keyboard a little; all others sink."""
        board = self._board
        focused = self._focus.focused(board) if self._skin.keys_shown else None
        self._lift_packet(hovered or focused)
        for pile in board.piles.values():
            if pile.zone in board.offered:
                continue
            own = pile.place.shape is PileShape.HAND
            for widget in pile.widgets:
                up = own and (widget.stands_out or widget is hovered or Mark.BETTER in widget.marks)
                raise_card(widget, 1.0 if up else FOCUS_RISE if own and widget is focused else 0.0, self._skin.look)

    def _lift_packet(self, chosen: CardWidget | None) -> None:
        """In a pile that is offered, all cards up to the chosen one rise, and their number stands over it."""
        number = 0
        for zone in self._board.offered:
            widgets = self._board.piles[zone].widgets
            number = widgets.index(chosen) + 1 if chosen in widgets else 0
            for place, widget in enumerate(widgets):
                raise_card(widget, float(place < number), self._skin.look)
        self._furniture.count_packet(chosen.pose if number and chosen is not None else None, number)
