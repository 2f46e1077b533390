"""Playouts: simulated turns to the end of a deal, and determinizations of the hidden hands.

The policy reads only what its place can know: nothing here looks into another hand, only at the cards laid open, at the
own hand and at what everybody remembers.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from cardtable.games.canasta.playout.discard_policy import best_discard
from cardtable.games.canasta.playout.meld_policy import lay_down
from cardtable.games.canasta.playout.pile_policy import best_take, take
from cardtable.games.canasta.playout.playout_state import PlayoutState
from cardtable.games.canasta.playout.policy_weights import PolicyWeights
from cardtable.games.canasta.playout.rank_codes import END, FOUR, RED

if TYPE_CHECKING:
    from mypy_extensions import i64

_EXCHANGE: Final = 0.5  # probability of exchanging a card of a refused rank


def play_on(state: PlayoutState, weights: PolicyWeights, turns: int) -> int:
    """Play `turns` turns or to the end of the deal with the same weights for all; return the number of turns played."""
    return play_together(state, [weights] * state.seats, turns)


def play_together(state: PlayoutState, weights_by_place: list[PolicyWeights], turns: int) -> int:
    """Play `turns` turns or to the end of the deal, with weights by place; return the number of turns played."""
    for done in range(turns):
        if state.over:
            return done
        weights = weights_by_place[state.turn]
        begin_turn(state, weights)
        if not state.over:
            finish_turn(state, weights)
    return turns


def begin_turn(state: PlayoutState, weights: PolicyWeights) -> None:
    """Take the pile or draw."""
    place = state.turn
    plan = best_take(state, weights, place)
    if plan is not None and plan.gain > 0:
        take(state, place, plan)
    elif not state.stock:
        if plan is not None and not plan.group.count():
            take(state, place, plan)
        else:
            state.over = True
    else:
        draw(state, place)


def draw(state: PlayoutState, place: i64) -> None:
    """Leave the pile, as everybody sees, and draw; without a card the deal ends."""
    top = state.pile[-1] if state.pile else 0
    if top >= FOUR:
        refused = state.refused[place]
        refused[top] = refused[top] + 1
    if not state.draw(place):
        state.over = True


def finish_turn(state: PlayoutState, weights: PolicyWeights) -> None:
    """Meld and discard."""
    place = state.turn
    lay_down(state, weights, place)
    if not state.over:
        state.discard(place, best_discard(state, weights, place))


def determinize(state: PlayoutState, place: int, rng: Random) -> PlayoutState:
    """Return the deal with random hands and a stock that fit what the place knows.

    Of the stock in `state` only its length is read.
    """
    state = state.copy()
    rest = _hidden(state, place)
    rng.shuffle(rest)
    for other in range(state.seats):
        if other != place:
            _deal(state, other, rest)
    for other in range(state.seats):
        if other != place:
            _exchange_refused(state, other, rest, rng)
    state.stock = rest + [RED] * (state.rules.deck[RED] - sum(state.reds) - state.visible[RED])
    rng.shuffle(state.stock)
    return state


def _hidden(state: PlayoutState, place: int) -> list[int]:
    """Return the cards that are neither visible nor known, without red threes: those are in the stock."""
    cards: list[int] = []
    for rank in range(END):
        left = state.rules.deck[rank] - state.visible[rank] - state.hands[place][rank]
        for other in range(state.seats):
            if other != place:
                left -= state.known[other][rank]
        if rank != RED:
            cards += [rank] * left
    return cards


def _deal(state: PlayoutState, place: int, rest: list[int]) -> None:
    """Give a place its known cards, and others from the end of the rest."""
    own = state.known[place][:]
    for _ in range(state.size[place] - sum(own)):
        rank = rest.pop()
        own[rank] = own[rank] + 1
    state.hands[place] = own


def _exchange_refused(state: PlayoutState, place: int, rest: list[int], rng: Random) -> None:
    """Exchange cards of ranks that a place has discarded or refused: it hardly holds more of them."""
    own, refused = state.hands[place], state.refused[place]
    for rank in range(FOUR, END):
        unknown = own[rank] - state.known[place][rank]
        if unknown <= 0 or not refused[rank] or not rest:
            continue
        for _ in range(unknown):
            other = int(rng.random() * len(rest))
            result = rest[other]
            if rng.random() < _EXCHANGE and not refused[result]:
                own[rank] = own[rank] - 1
                own[result] = own[result] + 1
                rest[other] = rank
