"""Taking the pile in playouts: whether to take it, and with which cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.canasta.playout.meld_policy import lean_first_meld
from cardtable.games.canasta.playout.playout_state import PlayoutRules, PlayoutState, RankGroup
from cardtable.games.canasta.playout.policy_weights import PolicyWeights, is_ending
from cardtable.games.canasta.playout.rank_codes import DEUCE, FOUR, JOKER, SEVEN, VALUES

if TYPE_CHECKING:
    from mypy_extensions import i64


class PileTake:
    """A take of the pile: the group for the top card, more groups, and the gain in points over drawing."""

    __slots__ = ("gain", "group", "more")

    def __init__(self, group: RankGroup, more: list[RankGroup], gain: float) -> None:
        self.group = group
        self.more = more
        self.gain = gain


def take(state: PlayoutState, place: i64, plan: PileTake) -> None:
    """Take the pile; taking its only card with the last card goes out."""
    state.take(place, plan.group, plan.more)
    if not state.size[place]:
        state.go_out(place)


def best_take(state: PlayoutState, weights: PolicyWeights, place: i64) -> PileTake | None:
    """Return the best take of the pile, or None if there is none."""
    groups = _take_groups(state, weights, place)
    if not groups:
        return None
    plan = PileTake(groups[0], groups[1:], 0.0)
    if not _may_keep(state, place, plan):
        return None
    plan.gain = _gain(state, weights, place, plan)
    return plan


def _take_groups(state: PlayoutState, weights: PolicyWeights, place: i64) -> list[RankGroup]:
    """Return the group for the top card and more groups for a first meld; [] if the pile cannot be taken."""
    top = state.pile[-1] if state.pile else 0
    if top < FOUR or (state.rules.one_card_rule and state.size[place] == 1 and len(state.pile) == 1):
        return []
    if state.open[state.side[place]]:
        group = _taking_group(state, weights, place, top)
        return [] if group is None else [group]
    return lean_first_meld(state, place, top) if state.rules.first_from_pile else []


def _may_keep(state: PlayoutState, place: i64, plan: PileTake) -> bool:
    """Return whether enough cards are left (CR-13)."""
    used = plan.group.count()
    for group in plan.more:
        used += group.count()
    left = state.size[place] - used + len(state.pile) - 1
    return left >= 2 or state.canastas[state.side[place]] >= state.rules.needed


def _taking_group(state: PlayoutState, weights: PolicyWeights, place: i64, top: i64) -> RankGroup | None:
    """Return the cheapest cards with which an open side takes the top card, or None (CR-09)."""
    rules, side, hand = state.rules, state.side[place], state.hands[place]
    natural, wild = state.natural[side][top], state.wild(side, top)
    free = not state.is_frozen_for(side)
    if free and _joins_meld(rules, natural, wild):
        return RankGroup(top, 0, 0, 0)
    if hand[top] >= 2 and rules.fits(natural + 3, wild):
        return RankGroup(top, 2, 0, 0)
    if free and rules.take_with_wild and hand[top] and rules.fits(natural + 2, wild + 1):
        pile: int = len(state.pile)
        if hand[DEUCE]:
            return RankGroup(top, 1, 1, 0)
        if hand[JOKER] and pile >= weights.joker_pile:
            return RankGroup(top, 1, 0, 1)
    return None


def _joins_meld(rules: PlayoutRules, natural: i64, wild: i64) -> bool:
    """Return whether the top card alone may join a meld of these numbers of natural and wild cards."""
    if not natural or not rules.adds:
        return False
    small = natural + wild < SEVEN
    return (small or rules.adds_to_canasta) and rules.fits(natural + 1, wild)


def _gain(state: PlayoutState, weights: PolicyWeights, place: i64, plan: PileTake) -> float:
    side = state.side[place]
    points = _pile_value(state, weights, place) - weights.draw * state.rules.draw
    spent: int = plan.group.count()
    wild: int = plan.group.deuces + plan.group.jokers
    for group in plan.more:
        spent += group.count()
        wild += group.deuces + group.jokers
    if not state.open[side]:
        points += weights.opening - weights.card_spent * spent
    elif state.natural[side][state.pile[-1]]:
        points += weights.joins
    return points - weights.wild_spent * wild


def _pile_value(state: PlayoutState, weights: PolicyWeights, place: i64) -> float:
    side, hand = state.side[place], state.hands[place]
    back: int = len(state.pile) - 1
    points = weights.points_back * (state.pile_points - VALUES[state.pile[-1]]) + weights.card_back * back
    for rank in state.pile:
        if rank >= FOUR and (state.natural[side][rank] or hand[rank] >= 2):
            points += weights.useful_back
    if state.size[place] < 4 and is_ending(state, weights, place):
        points -= weights.late * back
    return points
