"""How the cards look and stand to each other: marks, states, stacking, focus, names, and which of them rise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardtable.core.views import View
from cardtable.table.cards.board import Board
from cardtable.table.cards.card_widget import CardWidget
from cardtable.table.cards.stacking import describe, restack
from cardtable.table.cards.states import choose_cards, give_medals, mark_cards
from cardtable.table.layout.pile_place import Shape
from cardtable.table.motion.card_effects import raise_card
from cardtable.table.speech.table_phrases import CARD_TABLE

if TYPE_CHECKING:
    from cardtable.table.widget import TableWidget

FOCUS_RISE = 0.35  # of a marked card's: the keyboard's own sign is its ring


class Dressing:
    """Works on a table's board and furniture; decides nothing but looks."""

    def __init__(self, table: TableWidget) -> None:
        self._table = table

    def renew(self, view: View[Any] | None) -> None:
        """States, stacking, focus and names of the cards, and all that is written."""
        table, board, shown = self._table, self._table.board, self._table.shown
        if board is None or view is None:
            return
        table.setAccessibleName(table.skin.words.text(CARD_TABLE))
        board.places.regroup(shown.display.sides)
        mark_cards(board, view, shown.display)
        give_medals(board, shown.display)
        board.lend(shown.draft.laid)
        board.sort()
        choose_cards(board, shown, dim=table.skin.look.dim_illegal)
        table.furniture.show(board)
        self.restack()
        table.focus.renew(board, table.furniture.question.bar.shown(), table.furniture.commands.shown())
        describe(board, table.skin)
        self.raise_cards(None)

    def raise_cards(self, hovered: CardWidget | None) -> None:
        """Let the hovered card and all that stand out rise, the one with the keyboard a little; all others sink."""
        table, board = self._table, self._table.board
        if board is None:
            return
        focused = table.focus.focused(board) if table.skin.keys_shown else None
        self._lift_packet(board, hovered or focused)
        for pile in board.piles.values():
            if pile.zone in board.offered:
                continue
            own = pile.place.shape is Shape.HAND
            for widget in pile.widgets:
                up = own and (widget.stands_out or widget is hovered)
                raise_card(widget, 1.0 if up else FOCUS_RISE if own and widget is focused else 0.0, table.skin.look)

    def _lift_packet(self, board: Board, chosen: CardWidget | None) -> None:
        """In a pile that is offered, all cards up to the chosen one rise, and their number stands over it."""
        number = 0
        for zone in board.offered:
            widgets = board.piles[zone].widgets
            number = widgets.index(chosen) + 1 if chosen in widgets else 0
            for place, widget in enumerate(widgets):
                raise_card(widget, float(place < number), self._table.skin.look)
        self._table.furniture.count_packet(chosen.pose if number and chosen is not None else None, number)

    def restack(self) -> None:
        """Put all cards over each other in the order of their piles."""
        if self._table.board is not None:
            restack(self._table.board, self._table.furniture.above_cards())
