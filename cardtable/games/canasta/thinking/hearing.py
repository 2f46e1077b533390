"""What a seat has heard, as cards known to be in hands and ranks that players do not keep.

In the field's words: a belief state, updated by the observation history.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.events import CardsMoved, Event, TurnStarted
from cardtable.core.zones import Seat, Zone
from cardtable.games.canasta.state import DISCARD, STOCK
from cardtable.games.canasta.thinking.card_codes import code
from cardtable.games.canasta.thinking.playouts.table import END, FOUR, RED, PlayoutState


class ObservedHands:
    """Goes through the events of a deal, in their order, and notes in a table what they tell beyond what lies there."""

    def __init__(self, table: PlayoutState, order: Sequence[Seat]) -> None:
        self._table = table
        self.discarded = [[0] * END for _ in order]  # how often each place has discarded each rank
        self._places: dict[int, int] = {seat: place for place, seat in enumerate(order)}
        self._pile: list[int] = []  # ranks, the top card last
        self._begun = False  # whether the cards are dealt and somebody is to act
        self._drawn = False  # whether whoever is to act has drawn or taken

    def hear(self, event: Event) -> None:
        """Take in the next event."""
        if isinstance(event, CardsMoved):
            self._moved(event)
        elif isinstance(event, TurnStarted) and self._pile:  # whoever cuts finds no pile yet
            self._begun = True

    def _moved(self, event: CardsMoved) -> None:
        ranks = [code(card) for card in event.cards if card is not None]
        giver, receiver = self._holder(event.source), self._holder(event.target)
        if event.target == DISCARD:
            self._pile += ranks
            self._drawn = False
        if giver is not None:
            self._leaves(giver, ranks, discarded=event.target == DISCARD)
        elif event.source == DISCARD:
            self._pile_is_taken(receiver, ranks)
        elif event.source == STOCK and receiver is not None:
            self._draws(receiver)

    def _holder(self, zone: Zone) -> int | None:
        """The place of the player whose hand a zone is; None if it is no hand."""
        return self._places.get(zone.owner) if zone.kind == "hand" and zone.owner is not None else None

    def _leaves(self, place: int, ranks: Sequence[int], *, discarded: bool) -> None:
        """Cards leave a hand; whoever discards a rank hardly keeps more of it."""
        for rank in ranks:
            self._table.known[place][rank] = max(0, self._table.known[place][rank] - 1)
            self._table.shy[place][rank] += discarded
            self.discarded[place][rank] += discarded

    def _pile_is_taken(self, place: int | None, ranks: Sequence[int]) -> None:
        """All have seen the cards of the pile; red threes among them do not stay in a hand."""
        self._table.taken = True
        if place is not None:
            for rank in ranks:
                self._table.known[place][rank] += rank != RED
        self._pile = []
        self._drawn = True

    def _draws(self, place: int) -> None:
        """The first card that is drawn in a turn leaves the pile to the next player, and its top card with it."""
        if self._begun and not self._drawn and self._pile and self._pile[-1] >= FOUR:
            self._table.shy[place][self._pile[-1]] += 1
        self._drawn = self._begun
