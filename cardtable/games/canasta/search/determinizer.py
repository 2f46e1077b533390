"""Determinizer: a seat's view and history as a playout state, and samples of the hidden hands."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from cardtable.core.events import Event
from cardtable.core.zones import Seat
from cardtable.games.canasta.game_parameters import GameParameters
from cardtable.games.canasta.legality.meld_rules import MeldRules
from cardtable.games.canasta.options import (
    BlackThree,
    CanastaOptions,
    ConcealedMin,
    PileForInitial,
    RedThreeUnmelded,
    StockEnd,
    TakeByAdding,
)
from cardtable.games.canasta.playout import rank_codes
from cardtable.games.canasta.playout.going_out_policy import find_way_out
from cardtable.games.canasta.playout.playout import determinize
from cardtable.games.canasta.playout.playout_state import PlayoutRules, PlayoutState
from cardtable.games.canasta.playout.rank_codes import BLACK, DEUCE, END, FOUR, JOKER, RED, SEVEN, VALUES
from cardtable.games.canasta.rules import CanastaRules, CanastaView
from cardtable.games.canasta.scoring import red_threes
from cardtable.games.canasta.search import hold_model
from cardtable.games.canasta.search.hold_model import HoldModel
from cardtable.games.canasta.search.information_set import ObservedHands
from cardtable.games.canasta.state import DISCARD, STOCK, CanastaPhase, hand, meld, threes

_FAR: Final = 4000  # points that no deal counts
_MATCH: Final = 300.0  # points that winning the match with a deal is worth
_EXCHANGES: Final = 60  # cards that are tried for a hand that can go out


def playout_rules(options: CanastaOptions, params: GameParameters) -> PlayoutRules:
    """Return the rules in force, as numbers."""
    rules, melds = PlayoutRules(), MeldRules(options)
    rules.draw, rules.needed, rules.lone = params.draw, params.canastas, params.lone
    rules.deck = bytes(rank_codes.rank_counts(params.pack))
    rules.valid = [[melds.is_valid(natural, wild) for wild in range(4)] for natural in range(4 * params.packs + 4)]
    rules.most = options.max_canasta
    rules.wild_melds, rules.wild_bonus = options.wild_melds, options.wild_canasta_bonus
    rules.first_from_pile = options.pile_for_initial is PileForInitial.ALLOWED
    rules.frozen_unopened, rules.always_frozen = options.pile_frozen_unopened, options.pile_always_frozen
    rules.take_with_wild = options.take_with_wild
    rules.adds = options.take_by_adding is not TakeByAdding.NO
    rules.adds_to_canasta = options.take_by_adding is TakeByAdding.YES
    rules.one_card_rule = options.one_card_rule
    rules.black_freezes, rules.black_melds = options.black_three is BlackThree.FREEZE, melds.black_threes
    rules.out_bonus, rules.concealed_bonus = options.go_out_bonus, options.concealed_bonus
    rules.free_minimum = options.concealed_min is ConcealedMin.PAGAT
    rules.end_now = options.stock_end is StockEnd.END_NOW
    rules.red_minus = options.red_three_unmelded is RedThreeUnmelded.MINUS
    rules.reds = [red_threes(count, params.packs) for count in range(2 * params.packs + 1)]
    return rules


class CanastaDeterminizer:
    """A seat's knowledge of the deal as a playout state, and a sampler of determinizations."""

    def __init__(
        self, rules: CanastaRules, playout_rules: PlayoutRules, view: CanastaView, history: Sequence[Event]
    ) -> None:
        assert view.seat is not None
        self.order = view.public.order
        self.place = self.order.index(view.seat)
        self._view = view
        self._params = rules.params
        owners = list(dict.fromkeys(rules.params.sides[seat] for seat in self.order))
        sides = bytes([owners.index(rules.params.sides[seat]) for seat in self.order])
        self.state = PlayoutState(playout_rules, sides)
        self.state.lay_out()
        self._hold_models: dict[float, HoldModel] = {}  # by trust
        self._lay_out()
        observed = ObservedHands(self.state, self.order)
        for event in history:
            observed.record(event)
        self.discarded = observed.discarded

    def _lay_out(self) -> None:
        state, view = self.state, self._view
        state.side = self._joined(state.home)
        for place, seat in enumerate(self.order):
            state.size[place] = len(view.zones[hand(seat)])
            state.minimum[place] = self._params.minimum(view.public.totals[seat])
            state.laid[place] = seat in view.public.laid
            self._lay_out_side(place, self._params.sides[seat])
        state.hands[self.place] = rank_codes.rank_counts(view.zones[hand(self.order[self.place])])
        state.pile = [rank_codes.rank_code(card) for card in view.zones[DISCARD] if card is not None]
        for rank in state.pile:
            state.visible[rank] += 1
        state.pile_points = sum(VALUES[rank] for rank in state.pile)
        state.frozen = view.public.frozen
        state.stock = [RED] * len(view.zones[STOCK])  # unknown cards; only their number matters
        state.taken = view.public.lone is not None
        state.turn = 0 if view.public.turn is None else self.order.index(view.public.turn)

    def _joined(self, home: bytes) -> bytes:
        """Return the sides as they are now: both partners of CR-21 have the lower number."""
        sides = self._view.public.sides
        return bytes(
            [
                min(home[place] for place, other in enumerate(self.order) if sides[other] == sides[seat])
                for seat in self.order
            ]
        )

    def _lay_out_side(self, place: int, owner: Seat) -> None:
        state = self.state
        home, side = state.home[place], state.side[place]
        if state.home.index(home) < place:
            return
        state.reds[home] = len(self._view.zones[threes(owner)])
        for rank in range(DEUCE, END):
            cards = rank_codes.rank_counts(self._view.zones.get(meld(owner, rank), ()))
            if any(cards):
                self._add_meld(side, rank, cards)

    def _add_meld(self, side: int, rank: int, cards: list[int]) -> None:
        state = self.state
        state.jokers[side][rank] += cards[JOKER]
        state.deuces[side][rank] += cards[DEUCE]
        state.natural[side][rank] += cards[rank] if rank > DEUCE else 0
        for kind, count in enumerate(cards):
            state.visible[kind] += count
            state.points[side] += VALUES[kind] * count
        state.canastas[side] += sum(cards) >= SEVEN and rank != BLACK
        state.open[side] = True

    def bonus(self, points: Sequence[float]) -> float:
        """Return the value, beside the points of a deal by place, of ending the match with them (CR-22)."""
        if max(self._view.public.totals) < self._params.target - _FAR:
            return 0.0
        totals = [self._view.public.totals[seat] + points[place] for place, seat in enumerate(self.order)]
        if max(totals) < self._params.target:
            return 0.0
        return _MATCH if totals[self.place] == max(totals) else -_MATCH

    def sample(self, rng: Random, trust: float = 1.0) -> PlayoutState:
        """Return a deal that fits the seat's knowledge and the hold model; `trust`: its weight, 0: none."""
        sampled = determinize(self.state, self.place, rng)
        if trust not in self._hold_models:
            others = [other for other in range(len(self.order)) if other != self.place]
            self._hold_models[trust] = HoldModel({other: self._hold_weights(other, trust) for other in others})
        self._hold_models[trust].exchange(sampled, rng)
        if self._view.public.phase is CanastaPhase.ANSWERING:
            _give_way_out(sampled, sampled.turn, rng)
        return sampled

    def _hold_weights(self, place: int, trust: float) -> hold_model.Weights:
        """Return the hold weights of a place; the model for two partnerships of two is fitted to data."""
        if len(self.order) == 4 and len(self.state.open) == 2:
            return hold_model.of_partners(self.state, place, self.discarded[place], trust)
        return hold_model.usual(self.state, place, trust)


def _give_way_out(state: PlayoutState, place: int, rng: Random) -> None:
    """Exchange cards of a place that has asked to go out until it can: stuck ones for others of the stock."""
    hand, known, stock, side = state.hands[place], state.known[place], state.stock, state.side[place]
    for _ in range(_EXCHANGES):
        stuck = [
            rank
            for rank in range(BLACK, END)
            if hand[rank] > known[rank] and hand[rank] < 3 and not state.natural[side][rank]
        ]
        if not stuck or not stock or find_way_out(state, place):
            return
        rank, at = stuck[int(rng.random() * len(stuck))], int(rng.random() * len(stock))
        other = stock[at]
        if other in (DEUCE, JOKER) or (other >= FOUR and (state.natural[side][other] or hand[other] >= 2)):
            hand[rank] = hand[rank] - 1
            hand[other] = hand[other] + 1
            stock[at] = rank
