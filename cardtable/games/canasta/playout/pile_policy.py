"""Whether a simulated player takes the pile, and with which cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.canasta.playout.meld_policy import opening
from cardtable.games.canasta.playout.playout_state import (
    ANY,
    DEUCE,
    FOUR,
    JOKER,
    NEVER,
    SEVEN,
    VALUES,
    PlayoutRules,
    PlayoutState,
    RankGroup,
)
from cardtable.games.canasta.playout.policy_weights import PolicyWeights, is_ending

if TYPE_CHECKING:
    from mypy_extensions import i64


class PileTake:
    """A way to take the pile."""

    __slots__ = ("gain", "group", "more")

    def __init__(self, group: RankGroup, more: list[RankGroup], gain: float) -> None:
        self.group = group
        self.more = more
        self.gain = gain


def take(table: PlayoutState, place: i64, plan: PileTake) -> None:
    """Do it; who takes the last card with the last card goes out."""
    table.take(place, plan.group, plan.more)
    if not table.size[place]:
        table.go_out(place)


def best_take(table: PlayoutState, style: PolicyWeights, place: i64) -> PileTake | None:
    """The best way to take the pile, if there is one."""
    groups = _way(table, style, place)
    if not groups:
        return None
    plan = PileTake(groups[0], groups[1:], 0.0)
    if not _may_keep(table, place, plan):
        return None
    plan.gain = _gain(table, style, place, plan)
    return plan


def _way(table: PlayoutState, style: PolicyWeights, place: i64) -> list[RankGroup]:
    """The cards for the top card, and more groups for a first meld; [] if the pile cannot be taken."""
    top = table.pile[-1] if table.pile else 0
    if top < FOUR or (table.laws.one_card_rule and table.size[place] == 1 and len(table.pile) == 1):
        return []
    if table.open[table.side[place]]:
        group = _taking_group(table, style, place, top)
        return [] if group is None else [group]
    return opening(table, place, top) if table.laws.first_from_pile else []


def _may_keep(table: PlayoutState, place: i64, plan: PileTake) -> bool:
    """Whether enough cards are left (CR-13)."""
    used = plan.group.count()
    for group in plan.more:
        used += group.count()
    left = table.size[place] - used + len(table.pile) - 1
    return left >= 2 or table.canastas[table.side[place]] >= table.laws.needed


def _taking_group(table: PlayoutState, style: PolicyWeights, place: i64, top: i64) -> RankGroup | None:
    """With which cards of the hand an open side takes the top card, spending as little as it can (CR-09)."""
    laws, side, hand = table.laws, table.side[place], table.hands[place]
    natural, wild = table.natural[side][top], table.wild(side, top)
    free = not table.frozen_for(side)
    if free and _joins_meld(laws, natural, wild):
        return RankGroup(top, 0, 0, 0)
    if hand[top] >= 2 and laws.fits(natural + 3, wild):
        return RankGroup(top, 2, 0, 0)
    if free and laws.take_with_wild and hand[top] and laws.fits(natural + 2, wild + 1):
        pile: int = len(table.pile)
        return _with_wild(hand, top, pile >= style.joker_pile)
    return None


def _joins_meld(laws: PlayoutRules, natural: i64, wild: i64) -> bool:
    """Whether the top card alone may go to a meld of so many natural and wild cards."""
    if not natural or laws.adding == NEVER:
        return False
    small = natural + wild < SEVEN
    return (small or laws.adding == ANY) and laws.fits(natural + 1, wild)


def _with_wild(hand: list[i64], top: i64, joker: bool) -> RankGroup | None:
    """One card of the rank and the cheapest wild card that there is, a joker only if it may be."""
    if hand[DEUCE]:
        return RankGroup(top, 1, 1, 0)
    return RankGroup(top, 1, 0, 1) if joker and hand[JOKER] else None


def _gain(table: PlayoutState, style: PolicyWeights, place: i64, plan: PileTake) -> float:
    """What taking the pile so brings, compared with drawing."""
    side = table.side[place]
    points = _coming(table, style, place) - style.draw * table.laws.draw
    spent: int = plan.group.count()
    wild: int = plan.group.deuces + plan.group.jokers
    for group in plan.more:
        spent += group.count()
        wild += group.deuces + group.jokers
    if not table.open[side]:
        points += style.opening - style.card_spent * spent
    elif table.natural[side][table.pile[-1]]:
        points += style.joins
    return points - style.wild_spent * wild


def _coming(table: PlayoutState, style: PolicyWeights, place: i64) -> float:
    """What the cards of the pile are worth to the place."""
    side, hand = table.side[place], table.hands[place]
    back: int = len(table.pile) - 1
    points = style.points_back * (table.pile_points - VALUES[table.pile[-1]]) + style.card_back * back
    for rank in table.pile:
        if rank >= FOUR and (table.natural[side][rank] or hand[rank] >= 2):
            points += style.useful_back
    if table.size[place] < 4 and is_ending(table, style, place):
        points -= style.late * back
    return points
