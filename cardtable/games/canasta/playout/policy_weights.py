"""Policy weights: parameters of the playout policy, and its estimates of the end of a deal.

The defaults are for partners. The value of a pile grows with its cards, and far more under a frozen pile: one set of
discard weights for all situations gave small piles away too rarely and large ones too often.

Tuned weights, which won thousands of simulated deals, are in tuned_weights.json:

- "partners": two partnerships of two, who leave ten cards in the hand when they meld first. Found against players who
  lay down at once what they can (the defaults). Weights that won against themselves instead, and held their cards back,
  lost in the search: a searching player goes out, and catches them. So an opponent with four cards counts as nearly
  out, where the tuning, against players who go out less, had three. The costs of discards were fitted to what a search
  found of 31,000 discards, then tuned with the other weights.
- "three_sides": three players, each alone, and six on three sides, who hold cards back.
- "alone": two players, with two cards drawn and two canastas needed.
- "one_against_two": three players, of whom the first to take the pile plays alone.
- "three_each": two partnerships of three, with three packs and two canastas needed.
- "eager": two players who lay down at once what they can.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from cardtable.games.canasta.playout.playout_state import PlayoutRules, PlayoutState
from cardtable.games.canasta.playout.rank_codes import END, FOUR, SEVEN

if TYPE_CHECKING:
    from mypy_extensions import i64


class DiscardCosts:
    """Costs of discards in one situation (state of the pile, melds of the others), in points."""

    def __init__(self) -> None:
        self.single = 0.0  # a card alone
        self.single_live = 0.0  # the same, for each card of the rank not seen
        self.pair = 0.0
        self.pair_live = 0.0
        self.triple = 0.0  # three and more of a rank
        self.fits = 0.0  # a card that fits a meld
        self.fits_ready = 0.0  # the same with canastas enough
        self.black = 0.0
        self.black_card = 0.0  # the same, for each card of the pile
        self.deuce = 0.0
        self.joker = 0.0
        self.wild_card = 0.0  # a wild card that freezes, for each card of the pile
        self.wild_closed = 0.0  # the same while the side has no meld
        self.value = 0.0  # each point of a natural card
        self.value_late = 0.0  # the same near the end
        self.small = 0.0  # cards of a pile that is given away at no cost
        self.card = 0.0  # each card beyond, if the pile is taken


class PolicyWeights:
    """Weights in points, unless said otherwise; the defaults are for partners."""

    def __init__(self) -> None:
        # discards by situation; if not None, instead of the general weights below
        self.nobody_open: DiscardCosts | None = None  # no other side has melds
        self.free: DiscardCosts | None = None  # another has, and the pile is not frozen
        self.frozen: DiscardCosts | None = None
        # the pile
        self.card_back = 12.0  # each card that comes with the pile
        self.points_back = 0.5  # share of the points of those cards
        self.useful_back = 19.5  # each of them that joins a meld or a pair
        self.opening = 20.0  # a first meld with the pile
        self.joins = 10.0  # the top card joins a meld
        self.draw = 12.0  # a card drawn instead
        self.wild_spent = 25.0  # a wild card for taking
        self.joker_pile = 6.0  # cards: a smaller pile is not worth a joker
        self.card_spent = 4.0  # a card laid down for the minimum
        self.late = 8.0  # each card that may be caught in the hand
        # discards
        self.base = 18.0  # a pile taken by an opponent, at the least
        self.stake_points = 0.6  # share of the pile's points
        self.stake_card = 4.0  # each card of the pile
        self.later = 0.35  # share of the danger: an opponent further on
        self.by_wild = 0.6  # probability that a holder of one card of the rank has a wild card too and spends it
        self.unopened = 0.33  # probability that a side without a meld can take
        self.shy = 0.41  # probability that a player who discarded or refused a rank still holds it
        self.melded = 0.0  # gain of a discard under a frozen pile of which other sides have a meld
        self.meld_card = 22.0  # use of a card that fits a meld
        self.missing = 12.0  # the same, for each canasta that is missing
        self.single = 3.0  # use of a card alone
        self.single_live = 0.0  # the same, for each card of the rank not seen
        self.single_points = 0.0  # share of its points while the side has no meld
        self.pair = 17.0
        self.pair_live = 0.0  # a pair, for each card of the rank not seen
        self.triple = 26.0
        self.high_pair = 3.0  # a pair above sevens
        self.value_late = 0.25  # share of a card's points that are saved near the end
        self.joker = 75.0
        self.deuce = 45.0
        self.black = 12.0
        self.freezing = 0.05  # share of the stake that a wild card saves while the pile is not frozen
        self.behind = 0.16  # the same while only others have melds
        self.freeze_pair = 0.0  # the same for each pair in the player's hand
        self.freeze_few = 0.0  # the same for each card that the others have fewer
        # melds
        self.spared = 6.0  # cards left after a first meld
        self.opening_wild = 1.0  # wild cards in it while no other side has melds
        self.keep_pile = 4.0  # size of a frozen pile for which pairs are kept
        self.keep_free = 4.0  # size of an unfrozen pile for which triples are kept
        self.low_hand = 2.0  # smallest hand to keep
        self.complete_wild = 2.0  # wild cards for a canasta
        self.first_wild = 3.0  # the same while a canasta is missing
        self.open_least = 7.0  # cards that a first meld leaves at the least, while the pile is small and the deal young
        self.open_small = 2.0  # cards of a pile that is small
        self.open_young = 10.0  # turns that the stock is enough for: the deal is young
        self.open_pile = 0.0  # cards fewer may be left, for each card of the pile
        self.open_red = 0.0  # the same for each red three of the side
        self.open_pressed = 0.0  # the same while others have melds
        self.open_wild_pile = 0.0  # wild cards more, for each card of the pile
        self.wait = 0.0  # value of a card in the hand that could be laid down
        self.wait_pile = 0.0  # the same for each card of the pile
        self.wait_frozen = 0.0  # the same while the pile is frozen
        self.wait_turns = 0.0  # the same for each turn that is left, at most 12
        self.wait_ready = 0.0  # the same with canastas enough to go out
        self.wait_pressed = 0.0  # the same while others have melds
        self.wait_threat = 0.0  # the same for each opponent with canastas enough
        self.wait_cards = 0.0  # the same for each card that an opponent has below six, taken off
        self.lay_add = 20.0  # cards that are added to a meld
        self.lay_new = 20.0  # a new meld
        self.lay_length = 0.0  # each card that the meld then has
        self.lay_value = 0.0  # share of the points of the cards
        self.lay_canasta = 20.0  # a canasta
        self.lay_room = 0.0  # each card fewer than the next that is then left in the hand, taken off
        self.roomy = 5.0
        # going out
        self.leaving = -185.0  # least gain of going out, by the estimate that follows
        self.card_caught = 11.0  # each card in another hand
        self.caught_share = 0.75  # share of the opponents' cards that count
        self.unopened_caught = 126.0  # an opponent without a meld
        self.threat = 298.0  # an opponent who could go out next
        self.near_six = 193.0  # a meld of six that may still grow
        self.near_five = 89.0
        self.near_four = 40.0
        self.few = 4.0  # cards of an opponent who may go out
        self.few_near = 4.0  # the same where a canasta lacks one card
        self.late_turns = 2.0  # turns that the stock is enough for: the end is near


def is_ending(state: PlayoutState, weights: PolicyWeights, place: i64) -> bool:
    """Return whether the deal may end before the side has played many more turns."""
    stock: int = len(state.stock)  # an int: compared with a float, a length becomes an object
    seats: int = state.seats
    if stock <= weights.late_turns * seats * state.rules.draw:
        return True
    side, needed = state.side[place], state.rules.needed
    other: i64
    for other in range(state.seats):
        theirs = state.side[other]
        if theirs != side and state.canastas[theirs] >= needed:
            size: int = state.size[other]
            if size <= weights.few:
                return True
    return False


def is_near(state: PlayoutState, weights: PolicyWeights, place: i64) -> bool:
    """Return whether an opponent with few cards lacks one card of a canasta to go out."""
    side, needed = state.side[place], state.rules.needed
    other: i64
    for other in range(state.seats):
        theirs = state.side[other]
        size: int = state.size[other]
        if theirs != side and size <= weights.few_near and state.canastas[theirs] + 1 == needed:
            naturals, deuces, jokers = state.natural[theirs], state.deuces[theirs], state.jokers[theirs]
            rank: i64
            for rank in range(FOUR, END):
                if naturals[rank] + deuces[rank] + jokers[rank] == SEVEN - 1:
                    return True
    return False


def is_pressed(state: PlayoutState, place: i64) -> bool:
    """Return whether another side has melds."""
    own = state.side[place]
    side: i64
    for side in range(len(state.open)):  # noqa: SIM110 - a loop is quicker here
        if state.open[side] and side != own:
            return True
    return False


_FILE: Final = "tuned_weights.json"


@cache
def _values() -> Mapping[str, Mapping[str, Any]]:
    values: dict[str, dict[str, Any]] = json.loads(files(__package__).joinpath(_FILE).read_text(encoding="utf-8"))
    return values


def _tuned(name: str) -> PolicyWeights:
    weights = PolicyWeights()
    for weight, value in _values()[name].items():
        setattr(weights, weight, _discard_costs(value) if isinstance(value, dict) else value)
    return weights


def _discard_costs(values: Mapping[str, float]) -> DiscardCosts:
    costs = DiscardCosts()
    for name, value in values.items():
        setattr(costs, name, value)
    return costs


def partners() -> PolicyWeights:
    """Return the weights for two partnerships of two."""
    return _tuned("partners")


def weights_for(rules: PlayoutRules, places: int, sides: int) -> PolicyWeights:
    """Return the weights for a number of players in a deal, and of sides."""
    if places == 2:
        return _tuned("alone")
    if rules.lone:
        return _tuned("one_against_two")
    if not rules.first_from_pile:
        return PolicyWeights()
    if sides == 3:
        return _tuned("three_sides")
    return _tuned("three_each") if places == 6 else partners()


def opponent_weights_for(rules: PlayoutRules, places: int) -> PolicyWeights:
    """Return the assumed weights of other players: most people lay down at once what they can.

    But where the first to take the pile plays alone, nobody is assumed to take it so lightly.
    """
    if places == 2:
        return _tuned("eager")
    return _tuned("one_against_two") if rules.lone else PolicyWeights()
