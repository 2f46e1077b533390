"""From what a seat sees and has heard to a deal in numbers, and to hands that the others could hold.

In the field's words: a belief state, and determinizations sampled from it.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from cardtable.core.events import Event
from cardtable.core.zones import Seat
from cardtable.games.canasta.game_parameters import GameParameters
from cardtable.games.canasta.meld_rules import MeldRules
from cardtable.games.canasta.options import (
    BlackThree,
    CanastaOptions,
    ConcealedMin,
    PileForInitial,
    RedThreeUnmelded,
    StockEnd,
    TakeByAdding,
)
from cardtable.games.canasta.playout import playout_state as numbers
from cardtable.games.canasta.playout.playout import guess
from cardtable.games.canasta.playout.playout_state import (
    BLACK,
    DEUCE,
    END,
    JOKER,
    RED,
    VALUES,
    PlayoutRules,
    PlayoutState,
)
from cardtable.games.canasta.rules import CanastaRules, CanastaView
from cardtable.games.canasta.scoring import red_threes
from cardtable.games.canasta.search import hold_model
from cardtable.games.canasta.search.hold_model import HoldModel
from cardtable.games.canasta.search.information_set import ObservedHands, code, counts
from cardtable.games.canasta.state import DISCARD, STOCK, hand, meld, threes

_ADDING = {
    TakeByAdding.YES: numbers.ANY,
    TakeByAdding.NOT_TO_CANASTA: numbers.NOT_TO_CANASTA,
    TakeByAdding.NO: numbers.NEVER,
}
_FAR: Final = 4000  # points that no deal counts
_MATCH: Final = 300.0  # points that winning the match with a deal is worth


def playout_rules(options: CanastaOptions, terms: GameParameters) -> PlayoutRules:
    """The rules in force, as numbers."""
    laws, melds = PlayoutRules(), MeldRules(options)
    laws.draw, laws.needed, laws.lone = terms.draw, terms.canastas, terms.lone
    laws.deck = bytes(counts(terms.pack))
    laws.sound = [[melds.sound(natural, wild) for wild in range(4)] for natural in range(4 * terms.packs + 4)]
    laws.most = options.max_canasta
    laws.wild_melds, laws.wild_bonus = options.wild_melds, options.wild_canasta_bonus
    laws.first_from_pile = options.pile_for_initial is PileForInitial.ALLOWED
    laws.frozen_unopened, laws.always_frozen = options.pile_frozen_unopened, options.pile_always_frozen
    laws.take_with_wild, laws.adding = options.take_with_wild, _ADDING[options.take_by_adding]
    laws.one_card_rule = options.one_card_rule
    laws.black_freezes, laws.black_melds = options.black_three is BlackThree.FREEZE, melds.black_threes
    laws.out_bonus, laws.concealed_bonus = options.go_out_bonus, options.concealed_bonus
    laws.free_minimum = options.concealed_min is ConcealedMin.PAGAT
    laws.end_now = options.stock_end is StockEnd.END_NOW
    laws.red_minus = options.red_three_unmelded is RedThreeUnmelded.MINUS
    laws.reds = [red_threes(count, terms.packs) for count in range(2 * terms.packs + 1)]
    return laws


class CanastaDeterminizer:
    """What one seat knows of the deal, in numbers; the others' hands are to be guessed."""

    def __init__(self, rules: CanastaRules, laws: PlayoutRules, view: CanastaView, heard: Sequence[Event]) -> None:
        assert view.seat is not None
        self.order = view.public.order
        self.place = self.order.index(view.seat)
        self._view = view
        self._terms = rules.terms
        self.table = PlayoutState(laws, self._sides(self._terms.sides))
        self.table.lay_out()
        self._kept: dict[float, HoldModel] = {}  # by trust
        self._lay_out()
        self._remember(heard)

    def _sides(self, sides: Sequence[Seat]) -> bytes:
        owners = list(dict.fromkeys(sides[seat] for seat in self.order))
        return bytes([owners.index(sides[seat]) for seat in self.order])

    def _lay_out(self) -> None:
        """Own hand, pile and melds."""
        table, view = self.table, self._view
        table.side = self._joined(table.home)
        for place, seat in enumerate(self.order):
            table.size[place] = len(view.zones[hand(seat)])
            table.minimum[place] = self._terms.minimum(view.public.totals[seat])
            table.laid[place] = seat in view.public.laid
            self._lay_out_side(place, self._terms.sides[seat])
        table.hands[self.place] = counts(view.zones[hand(self.order[self.place])])
        table.pile = [code(card) for card in view.zones[DISCARD] if card is not None]
        for rank in table.pile:
            table.seen[rank] += 1
        table.pile_points = sum(VALUES[rank] for rank in table.pile)
        table.frozen = view.public.frozen
        table.stock = [RED] * len(view.zones[STOCK])  # what they are is not known; only their number matters
        table.taken = view.public.lone is not None
        table.turn = 0 if view.public.turn is None else self.order.index(view.public.turn)

    def _joined(self, home: bytes) -> bytes:
        """The sides as they are now: of two partners of CR-21 both have the lower number."""
        sides = self._view.public.sides
        return bytes(
            [
                min(home[place] for place, other in enumerate(self.order) if sides[other] == sides[seat])
                for seat in self.order
            ]
        )

    def _lay_out_side(self, place: int, owner: Seat) -> None:
        table = self.table
        home, side = table.home[place], table.side[place]
        if table.home.index(home) < place:
            return
        table.reds[home] = len(self._view.zones[threes(owner)])
        for rank in range(DEUCE, END):
            cards = counts(self._view.zones.get(meld(owner, rank), ()))
            if any(cards):
                self._add_meld(side, rank, cards)

    def _add_meld(self, side: int, rank: int, cards: list[int]) -> None:
        table = self.table
        table.jokers[side][rank] += cards[JOKER]
        table.deuces[side][rank] += cards[DEUCE]
        table.natural[side][rank] += cards[rank] if rank > DEUCE else 0
        for kind, count in enumerate(cards):
            table.seen[kind] += count
            table.points[side] += VALUES[kind] * count
        table.canastas[side] += sum(cards) >= numbers.SEVEN and rank != BLACK
        table.open[side] = True

    def bonus(self, points: Sequence[float]) -> float:
        """What it is worth beside the points of a deal, by place, that the match ends with them (CR-22)."""
        if max(self._view.public.totals) < self._terms.target - _FAR:
            return 0.0
        totals = [self._view.public.totals[seat] + points[place] for place, seat in enumerate(self.order)]
        if max(totals) < self._terms.target:
            return 0.0
        return _MATCH if totals[self.place] == max(totals) else -_MATCH

    # What was heard

    def _remember(self, heard: Sequence[Event]) -> None:
        """Cards known in hands, ranks that players do not keep, and whether the pile has been taken."""
        hearing = ObservedHands(self.table, self.order)
        for event in heard:
            hearing.hear(event)
        self.discarded = hearing.discarded

    # Guessing

    def guess(self, chance: Random, trust: float = 1.0) -> PlayoutState:
        """The deal with hands and a stock that fit all that the seat knows, and what people keep.

        `trust`: how far the others keep what is usual; 0: as if all cards were alike.
        """
        world = guess(self.table, self.place, chance)
        if trust not in self._kept:
            others = [other for other in range(len(self.order)) if other != self.place]
            self._kept[trust] = HoldModel({other: self._keeping(other, trust) for other in others})
        self._kept[trust].settle(world, chance)
        return world

    def _keeping(self, place: int, trust: float) -> hold_model.Weights:
        """What a place keeps; two partnerships of two were watched for it."""
        if len(self.order) == 4 and len(self.table.open) == 2:
            return hold_model.of_partners(self.table, place, self.discarded[place], trust)
        return hold_model.usual(self.table, place, trust)
