"""Melds of the playout policy: lean first melds, canastas, additions and new melds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.canasta.playout.going_out_policy import find_way_out, go_out, going_out_gain
from cardtable.games.canasta.playout.playout_state import PlayoutState, RankGroup
from cardtable.games.canasta.playout.policy_weights import PolicyWeights, is_ending, is_near, is_pressed
from cardtable.games.canasta.playout.rank_codes import DEUCE, END, FOUR, JOKER, SEVEN, VALUES

if TYPE_CHECKING:
    from mypy_extensions import i64

_LONG: Final = 4  # cards of a meld that is worth a wild card before the last


def lean_first_meld(state: PlayoutState, place: i64, top: i64) -> list[RankGroup]:
    """Return a lean first meld with enough points, or []; `top`: the pile's top card, whose group is first, or 0."""
    draft = _Draft(state, place, top)
    if top and not draft.begin():
        return []
    draft.add_groups()
    draft.add_pairs()
    draft.add_wild()
    return draft.groups if draft.total >= draft.least else []


def first_meld(state: PlayoutState, place: i64) -> list[RankGroup]:
    """Return a first meld that leaves at least two cards, or []."""
    groups = lean_first_meld(state, place, 0)
    count: i64 = 0
    for group in groups:
        count += group.count()
    return groups if groups and state.size[place] - count >= 2 else []


class _Draft:
    """First meld in the making; each step adds only what is missing."""

    __slots__ = ("deuces", "groups", "hand", "jokers", "least", "place", "rules", "state", "top", "total")

    def __init__(self, state: PlayoutState, place: i64, top: i64) -> None:
        self.state = state
        self.place: i64 = place
        self.top: i64 = top
        self.rules = state.rules
        self.hand = state.hands[place]
        self.least: i64 = state.minimum[place]
        self.deuces: i64 = self.hand[DEUCE]
        self.jokers: i64 = self.hand[JOKER]
        self.groups: list[RankGroup] = []
        self.total: i64 = 0

    def begin(self) -> bool:
        """Lay cards to the top card of the pile; return whether there are any."""
        top, rules = self.top, self.rules
        held = self.hand[top]
        free = rules.take_with_wild and not self.state.is_frozen_for(self.state.side[self.place])
        if held >= 2 and rules.fits(3, 0):
            self._add(RankGroup(top, held if rules.fits(held + 1, 0) else 2, 0, 0))
        elif free and held == 1 and self.deuces + self.jokers:
            self._add(self._with_wild(RankGroup(top, 1, 0, 0), not self.deuces))
        self.total += VALUES[top]
        return bool(self.groups)

    def _add(self, group: RankGroup) -> None:
        self.groups.append(group)
        self.total += group.points()

    def _with_wild(self, group: RankGroup, joker: bool) -> RankGroup:
        if joker:
            group.jokers += 1
            self.jokers -= 1
        else:
            group.deuces += 1
            self.deuces -= 1
        return group

    def add_groups(self) -> None:
        """Add natural groups: the cheapest that is enough alone, else the dearest ones."""
        hand, top = self.hand, self.top
        most: i64 = self.rules.most if self.rules.most else END  # no hand has so many of a rank
        left = [
            RankGroup(rank, min(hand[rank], most), 0, 0) for rank in range(FOUR, END) if hand[rank] >= 3 and rank != top
        ]
        while self.total < self.least and left:
            best = left[0]
            for group in left:
                if self._is_better(group.points(), best.points()):
                    best = group
            left.remove(best)
            self._add(best)

    def _is_better(self, points: i64, best: i64) -> bool:
        short = self.least - self.total
        if (points >= short) != (best >= short):
            return points >= short
        return points < best if points >= short else points > best

    def add_pairs(self) -> None:
        """Add pairs with a wild card, the dearest first; a joker if a deuce is too little."""
        rank: i64
        for rank in range(END - 1, FOUR - 1, -1):
            if self.total >= self.least or not self.deuces + self.jokers:
                return
            if self.hand[rank] == 2 and rank != self.top:
                short = self.least - self.total - 2 * VALUES[rank]
                joker = self.jokers > 0 and (short > VALUES[DEUCE] or not self.deuces)
                self._add(self._with_wild(RankGroup(rank, 2, 0, 0), joker))

    def add_wild(self) -> None:
        """Add further wild cards, jokers first."""
        for group in self.groups:
            natural = group.natural + (group.rank == self.top)
            while self.total < self.least and self.deuces + self.jokers:
                if not self.rules.fits(natural, group.deuces + group.jokers + 1):
                    break
                joker = self.jokers > 0
                self._with_wild(group, joker)
                self.total += VALUES[JOKER] if joker else VALUES[DEUCE]


def lay_down(state: PlayoutState, weights: PolicyWeights, place: i64) -> None:
    """Go out, or lay down what the policy prefers on the table."""
    state.begun = 0
    groups = find_way_out(state, place)
    if groups and going_out_gain(state, weights, place) > weights.leaving:
        go_out(state, place, groups)
        return
    if not state.open[state.side[place]]:
        open_side(state, weights, place)
        if not state.open[state.side[place]]:
            return
    lay_cards(state, weights, place)


def lay_cards(state: PlayoutState, weights: PolicyWeights, place: i64) -> None:
    """Lay canastas, melds and additions of a side that is open."""
    ending = is_ending(state, weights, place)
    complete_canastas(state, weights, place, ending)
    add_cards(state, weights, place, ending)
    if state.rules.wild_melds:
        complete_wild(state, place)
    if ending:
        lay_pairs_and_wild(state, place)
    elif is_near(state, weights, place):
        lay_wild(state, place, _LONG)  # on a meld that may still become a canasta


def open_side(state: PlayoutState, weights: PolicyWeights, place: i64) -> None:
    """Lay the first meld if it pays."""
    groups = lean_first_meld(state, place, 0)
    if not groups:
        return
    count: i64 = 0
    wild: i64 = 0
    for group in groups:
        count += group.count()
        wild += group.deuces + group.jokers
    if state.size[place] - count >= 2 and (
        is_ending(state, weights, place) or _pays_to_open(state, weights, place, state.size[place] - count, wild)
    ):
        for group in groups:
            state.lay(place, group)


def _pays_to_open(state: PlayoutState, weights: PolicyWeights, place: i64, left: int, wild: int) -> bool:
    """Return whether a first meld that leaves `left` cards and takes `wild` wild ones pays now."""
    pressed, pile = is_pressed(state, place), len(state.pile)
    if is_hasty(state, weights, left):
        return False
    reds: int = state.reds[state.home[place]]
    room = left - weights.spared + weights.open_pile * pile + weights.open_red * reds
    if pressed:
        room += weights.open_pressed
    return room >= 0.0 and (pressed or wild <= weights.opening_wild + weights.open_wild_pile * pile)


def is_hasty(state: PlayoutState, weights: PolicyWeights, left: int) -> bool:
    """Return whether a first meld that leaves `left` cards, too few for a take, comes while there is little to win."""
    stock: int = len(state.stock)
    pile: int = len(state.pile)
    seats: int = state.seats
    young = stock > weights.open_young * seats * state.rules.draw
    return young and pile <= weights.open_small and left < weights.open_least


def complete_canastas(state: PlayoutState, weights: PolicyWeights, place: i64, ending: bool) -> None:
    """Lay groups that make a canasta, with as few wild cards as possible."""
    side, hand, rules = state.side[place], state.hands[place], state.rules
    naturals = state.natural[side]
    rank: i64
    for rank in range(FOUR, END):
        held, natural = hand[rank], naturals[rank]
        if not (natural or held):
            continue
        wild = state.wild(side, rank) if natural else 0
        there = natural + wild
        if there >= SEVEN:
            continue
        lacking: int = max(0, SEVEN - there - held)
        most = weights.first_wild if ending or state.canastas[side] < rules.needed else weights.complete_wild
        if lacking > hand[DEUCE] + hand[JOKER] or lacking > most:
            continue
        if rules.fits(natural + held, wild + lacking):
            deuces = min(hand[DEUCE], lacking)
            group = RankGroup(rank, held, deuces, lacking - deuces)
            if state.size[place] - group.count() >= 2:
                state.lay(place, group)


def add_cards(state: PlayoutState, weights: PolicyWeights, place: i64, ending: bool) -> None:
    """Lay natural cards on melds and as new melds, except those that are better kept."""
    side, hand, rules = state.side[place], state.hands[place], state.rules
    hurry = ending or is_near(state, weights, place)
    patience = 0.0 if hurry else _patience(state, weights, place)
    least = 2.0 if ending else max(2.0, weights.low_hand)
    rank: i64
    for rank in range(END - 1, FOUR - 1, -1):
        held = hand[rank]
        if not held:
            continue
        there = state.length(side, rank)
        if (not there and held < 3) or (not hurry and should_keep(state, weights, held, there)):
            continue
        left: int = state.size[place] - held
        if left < least or not rules.fits(state.natural[side][rank] + held, state.wild(side, rank)):
            continue
        if hurry or _pays_to_lay(weights, rank, held, there, left, patience):
            state.lay(place, RankGroup(rank, held, 0, 0))


def _patience(state: PlayoutState, weights: PolicyWeights, place: i64) -> float:
    """Return the value, in this state, of keeping cards in the hand that could be laid down."""
    side = state.side[place]
    pile: int = len(state.pile)
    worth = weights.wait + (weights.wait_frozen if state.frozen else weights.wait_pile) * pile
    worth += weights.wait_turns * min(12.0, len(state.stock) / (state.seats * state.rules.draw))
    if state.canastas[side] >= state.rules.needed:
        worth += weights.wait_ready
    if is_pressed(state, place):
        worth += weights.wait_pressed
    other: i64
    for other in range(state.seats):
        theirs = state.side[other]
        if theirs != side:
            if state.canastas[theirs] >= state.rules.needed:
                worth += weights.wait_threat
            few: int = min(0, state.size[other] - 6)
            worth += weights.wait_cards * few
    return worth


def _pays_to_lay(weights: PolicyWeights, rank: i64, held: int, there: int, left: int, patience: float) -> bool:
    """Return whether cards of a rank are better on the table than in a hand that keeps `left` others."""
    gain = weights.lay_length * (there + held) + weights.lay_value * held * VALUES[rank]
    gain += weights.lay_add if there else weights.lay_new
    if there + held >= SEVEN:
        gain += weights.lay_canasta
    return gain + weights.lay_room * min(0.0, left - weights.roomy) >= patience


def should_keep(state: PlayoutState, weights: PolicyWeights, held: i64, there: i64) -> bool:
    """Return whether cards of a rank are better kept for a large pile."""
    pile: int = len(state.pile)
    if state.frozen:
        return held <= 3 and pile >= weights.keep_pile
    return not there and held == 3 and pile >= weights.keep_free


def complete_wild(state: PlayoutState, place: i64) -> None:
    """Lay wild cards that make a canasta of their own."""
    side, hand = state.side[place], state.hands[place]
    there, wild = state.length(side, DEUCE), hand[DEUCE] + hand[JOKER]
    if there < SEVEN <= there + wild and state.size[place] - wild >= 2 and state.rules.fits_wild(there + wild):
        state.lay(place, RankGroup(DEUCE, 0, hand[DEUCE], hand[JOKER]))


def lay_pairs_and_wild(state: PlayoutState, place: i64) -> None:
    """Lay pairs with a wild card, and wild cards on any meld, near the end."""
    side, hand = state.side[place], state.hands[place]
    rank: i64
    for rank in range(END - 1, FOUR - 1, -1):
        wild = hand[DEUCE] + hand[JOKER]
        if hand[rank] != 2 or state.length(side, rank) or not wild or state.size[place] < 5:
            continue
        if state.rules.fits(2, 1):
            joker = int(not hand[DEUCE])
            state.lay(place, RankGroup(rank, 2, 1 - joker, joker))
    lay_wild(state, place, 1)


def lay_wild(state: PlayoutState, place: i64, least: i64) -> None:
    """Lay all wild cards that can be spared on melds of at least `least` cards."""
    side, hand = state.side[place], state.hands[place]
    while hand[DEUCE] + hand[JOKER] and state.size[place] > 2:
        rank = rank_for_wild(state, side)
        if not rank or state.length(side, rank) < least:
            return
        joker = int(hand[JOKER] > 0)
        state.lay(place, RankGroup(rank, 0, 1 - joker, joker))


def rank_for_wild(state: PlayoutState, side: i64) -> i64:
    """Return the rank of the longest meld short of a natural canasta that takes a wild card; 0 if there is none."""
    best: i64 = 0
    longest: i64 = 0
    rank: i64
    for rank in range(FOUR, END):
        natural, wild = state.natural[side][rank], state.wild(side, rank)
        if not natural or not state.rules.fits(natural, wild + 1) or (not wild and natural >= SEVEN):
            continue
        if natural + wild > longest:
            best, longest = rank, natural + wild
    return best
