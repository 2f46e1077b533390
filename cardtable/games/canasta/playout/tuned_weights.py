"""Tuned policy weights for numbers of players and rules, which won thousands of simulated deals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeVar

from cardtable.games.canasta.playout.playout_state import PlayoutRules
from cardtable.games.canasta.playout.policy_weights import DiscardCosts, PolicyWeights

# fmt: off
# Costs of discards for two partnerships of two: fitted to what a search found of 31,000 discards, then tuned with the
# other weights
# while no other side has a meld
_NOBODY_OPEN: Final = {
    "single": 14.6, "single_live": -11.9, "pair": -41.0, "pair_live": -7.7, "triple": -122.0, "black": -73.0,
    "black_card": 2.9, "deuce": 52.0, "joker": 88.0, "wild_card": 0.12, "wild_closed": -84.0, "value": 1.8,
    "small": 0.11, "card": 114.0,
}
# while others have melds and the pile is not frozen
_FREE: Final = {
    "single": -9.4, "single_live": -4.8, "pair": -13.9, "pair_live": -2.5, "triple": -37.0, "fits": -41.0,
    "fits_ready": -38.0, "black": -54.0, "black_card": -5.2, "deuce": 46.0, "joker": 84.0, "wild_card": -2.4,
    "wild_closed": -46.0, "value": 1.58, "value_late": -0.65, "small": 1.52, "card": 40.0,
}
# under a frozen pile, which only a pair of the rank takes
_FROZEN: Final = {
    "single": -42.0, "single_live": 9.2, "pair": -93.0, "pair_live": 23.0, "triple": 0.86, "fits": 21.0,
    "fits_ready": -19.4, "black_card": 0.96, "deuce": 40.0, "joker": 65.0, "value": 1.07, "value_late": -2.4,
    "small": 2.5, "card": 39.0,
}

# Two partnerships of two, who leave ten cards in the hand when they meld first. Found against players who lay down at
# once what they can (the defaults). Weights that won against themselves instead, and held their cards back, lost in the
# search: a searching player goes out, and catches them. So an opponent with four cards counts as nearly out, where the
# tuning, against players who go out less, had three.
_PARTNERS: Final = {
    "card_back": 13.3, "points_back": 0.38, "useful_back": 22.0, "opening": 26.0, "joins": 10.4, "draw": 9.7,
    "wild_spent": 42.0, "joker_pile": 5.2, "card_spent": 3.7, "late": 8.3, "base": 22.0, "stake_points": 0.67,
    "stake_card": 5.4, "later": 0.53, "by_wild": 0.88, "unopened": 0.41, "shy": 0.51, "missing": 15.9, "single": 2.5,
    "pair": 10.3, "triple": 23.0, "high_pair": 0.28, "value_late": 0.23, "joker": 107.0, "deuce": 53.0, "black": 17.7,
    "freezing": 0.04, "behind": 0.14, "spared": 9.9, "opening_wild": 0.0, "keep_pile": 1.53, "keep_free": 4.2,
    "low_hand": 2.3, "complete_wild": 3.1, "open_least": 5.6, "open_small": 2.1, "open_young": 11.4,
    "wait_threat": -0.2, "lay_add": 17.1, "lay_new": 27.0, "lay_value": -0.14, "lay_canasta": 15.9, "roomy": 6.4,
    "leaving": -199.0, "card_caught": 11.3, "unopened_caught": 155.0, "threat": 244.0, "near_six": 183.0,
    "near_five": 60.0, "near_four": 32.0, "late_turns": 1.79,
}
# three players, each alone, and six on three sides, who hold cards back
_THREE_SIDES: Final = {
    "card_back": 13.3, "points_back": 0.44, "useful_back": 20.0, "opening": 38.0, "joins": 12.0, "draw": 13.5,
    "wild_spent": 32.0, "card_spent": 4.1, "late": 4.2, "base": 13.6, "stake_points": 1.13, "stake_card": 4.2,
    "later": 0.52, "by_wild": 0.94, "unopened": 0.56, "shy": 0.89, "melded": 0.16, "meld_card": 15.3, "missing": 8.5,
    "single": 2.3, "single_live": 0.14, "single_points": 0.42, "pair_live": -0.21, "triple": -2.3, "high_pair": 2.7,
    "value_late": 0.13, "joker": 87.0, "deuce": 52.0, "black": 13.5, "freezing": -0.45, "behind": 0.32,
    "freeze_pair": 0.04, "freeze_few": 0.02, "spared": 5.6, "opening_wild": 0.42, "keep_pile": 0.87, "keep_free": 4.9,
    "complete_wild": 3.4, "first_wild": 2.9, "open_pile": -0.19, "open_red": 1.0, "open_pressed": 5.7,
    "open_wild_pile": -0.61, "wait": 5.0, "wait_pile": 3.8, "wait_frozen": 1.61, "wait_turns": 4.3, "wait_ready": 0.42,
    "wait_pressed": -24.0, "wait_threat": -12.4, "wait_cards": 5.9, "lay_add": 16.6, "lay_new": 8.3, "lay_length": 2.4,
    "lay_value": -0.1, "lay_canasta": 31.0, "lay_room": 4.7, "roomy": 3.8, "leaving": -178.0, "card_caught": 16.9,
    "caught_share": 0.76, "unopened_caught": 212.0, "near_six": 137.0, "near_five": 139.0, "near_four": 21.0,
    "few": 3.0, "late_turns": 0.73,
}
# two players, with two cards drawn and two canastas needed
_ALONE: Final = {
    "card_back": 7.7, "points_back": 0.49, "useful_back": -6.2, "opening": 15.6, "joins": 1.2, "draw": 23.0,
    "wild_spent": 39.0, "joker_pile": 0.0, "card_spent": 4.3, "late": 3.2, "base": 3.2, "stake_points": 0.93,
    "stake_card": 3.5, "later": -0.05, "by_wild": 0.94, "unopened": 0.53, "shy": 1.05, "melded": 25.0,
    "meld_card": 42.0, "missing": 3.9, "single": 5.9, "single_live": -1.28, "single_points": 0.33, "pair": 15.6,
    "pair_live": 0.47, "triple": -0.17, "high_pair": 2.5, "value_late": -0.39, "joker": 57.0, "deuce": 46.0,
    "black": 23.0, "freezing": -0.89, "behind": 0.58, "freeze_pair": 0.06, "freeze_few": 0.07, "spared": 7.8,
    "opening_wild": -0.58, "keep_pile": 3.0, "keep_free": 13.3, "low_hand": 0.91, "complete_wild": 2.3,
    "first_wild": 2.9, "open_least": 0.0, "open_pile": -2.5, "open_red": -1.99, "open_pressed": -4.1,
    "open_wild_pile": -0.48, "wait": -18.8, "wait_pile": -1.98, "wait_frozen": 6.7, "wait_turns": -0.53,
    "wait_ready": -1.15, "wait_pressed": -1.67, "wait_threat": 11.3, "wait_cards": -5.4, "lay_add": 25.0,
    "lay_new": 41.0, "lay_length": -0.98, "lay_value": -0.25, "lay_canasta": 25.0, "lay_room": -6.9, "roomy": 3.8,
    "leaving": -141.0, "card_caught": 11.6, "caught_share": 0.89, "unopened_caught": 144.0, "threat": 106.0,
    "near_six": 308.0, "near_five": 19.7, "few": 0.95, "few_near": 0.0, "late_turns": 0.03,
}
# three players, of whom the first to take the pile plays alone
_ONE_AGAINST_TWO: Final = {
    "card_back": -5.8, "points_back": -0.26, "useful_back": 6.1, "opening": 11.8, "joins": 13.0, "draw": 25.0,
    "wild_spent": 20.0, "joker_pile": 0.0, "card_spent": 2.9, "late": 5.3, "base": 7.3, "stake_points": 0.06,
    "stake_card": 1.03, "later": 0.08, "by_wild": 0.4, "unopened": 0.41, "shy": 0.5, "melded": 1.09, "meld_card": 23.0,
    "missing": 16.2, "single": 3.5, "single_live": -5.3, "single_points": 0.05, "pair": 24.0, "pair_live": 0.48,
    "triple": 44.0, "high_pair": 2.1, "value_late": 0.11, "deuce": 50.0, "black": 16.9, "freezing": -0.23,
    "behind": 0.04, "freeze_pair": -0.15, "freeze_few": -0.01, "opening_wild": 0.36, "keep_pile": 1.53,
    "keep_free": 6.0, "low_hand": 1.09, "complete_wild": 3.1, "first_wild": 4.1, "open_least": 0.0, "open_pile": 0.14,
    "open_red": 0.08, "open_pressed": 0.36, "open_wild_pile": 0.2, "wait": -4.1, "wait_pile": -3.8, "wait_frozen": 0.23,
    "wait_turns": -1.12, "wait_ready": -0.34, "wait_pressed": -2.9, "wait_threat": 2.5, "wait_cards": -2.3,
    "lay_add": 26.0, "lay_new": 23.0, "lay_length": 3.1, "lay_value": -0.07, "lay_canasta": 11.8, "lay_room": 1.57,
    "roomy": 5.6, "leaving": 59.0, "card_caught": 8.8, "caught_share": 0.88, "unopened_caught": 102.0, "threat": 152.0,
    "near_six": 244.0, "near_five": 110.0, "near_four": 64.0, "few": 3.2, "few_near": 0.0, "late_turns": 1.4,
}
# two partnerships of three, with three packs and two canastas needed
_THREE_EACH: Final = {
    "card_back": 14.6, "points_back": 0.33, "useful_back": 21.0, "opening": 19.3, "joins": 11.9, "draw": 10.0,
    "wild_spent": 17.5, "card_spent": 3.4, "late": 8.9, "base": 15.5, "stake_points": 0.65, "stake_card": 4.8,
    "later": 0.44, "by_wild": 0.73, "unopened": 0.34, "shy": 0.7, "melded": 0.69, "meld_card": 23.0, "single": 3.4,
    "single_live": 0.79, "single_points": -0.07, "pair": 23.0, "pair_live": 0.6, "triple": 14.6, "high_pair": 3.3,
    "value_late": 0.33, "joker": 60.0, "deuce": 48.0, "freezing": -0.01, "behind": 0.23, "freeze_pair": -0.05,
    "freeze_few": 0.01, "spared": 5.8, "opening_wild": 0.68, "keep_pile": 3.5, "keep_free": 4.3, "low_hand": 1.61,
    "complete_wild": 2.5, "first_wild": 2.8, "open_least": 0.0, "open_pile": 0.33, "open_red": 0.77,
    "open_pressed": -0.44, "open_wild_pile": -0.39, "wait": -8.2, "wait_pile": 0.52, "wait_frozen": 0.19,
    "wait_turns": -0.09, "wait_ready": 5.1, "wait_pressed": 1.63, "wait_threat": 6.9, "wait_cards": 2.1,
    "lay_add": 26.0, "lay_new": 18.3, "lay_length": 3.3, "lay_value": 0.01, "lay_canasta": 17.2, "lay_room": -1.94,
    "roomy": 5.1, "leaving": -181.0, "card_caught": 10.7, "caught_share": 0.67, "unopened_caught": 116.0,
    "threat": 317.0, "near_six": 203.0, "near_five": 71.0, "near_four": 53.0, "few": 6.0, "late_turns": 2.4,
}
# two players who lay down at once what they can
_EAGER: Final = {
    "card_back": 3.0, "points_back": -0.15, "useful_back": 33.0, "draw": 9.0, "wild_spent": 30.0, "late": 11.0,
    "base": 10.5, "stake_points": 0.36, "later": 0.06, "by_wild": 0.36, "unopened": 0.53, "shy": 1.14, "melded": 9.0,
    "meld_card": 29.0, "missing": 7.0, "single": 6.5, "single_live": -0.73, "single_points": 0.16, "pair_live": -2.0,
    "deuce": 63.0, "black": 13.0, "freezing": -0.4, "behind": 0.0, "keep_free": 12.0, "complete_wild": 1.0,
    "first_wild": 2.0, "leaving": -100.0, "card_caught": 20.0, "caught_share": 0.61, "unopened_caught": 112.0,
    "threat": 108.0, "near_six": 334.0, "near_five": 46.0, "near_four": 38.0, "few": 2.0,
}
# fmt: on


_Weights = TypeVar("_Weights", PolicyWeights, DiscardCosts)


def _filled(weights: _Weights, values: Mapping[str, float]) -> _Weights:
    for name, value in values.items():
        setattr(weights, name, value)
    return weights


def _tuned(values: Mapping[str, float]) -> PolicyWeights:
    return _filled(PolicyWeights(), values)


def partners() -> PolicyWeights:
    """Return the weights for two partnerships of two."""
    weights = _tuned(_PARTNERS)
    weights.nobody_open = _filled(DiscardCosts(), _NOBODY_OPEN)
    weights.free = _filled(DiscardCosts(), _FREE)
    weights.frozen = _filled(DiscardCosts(), _FROZEN)
    return weights


def weights_for(rules: PlayoutRules, places: int, sides: int) -> PolicyWeights:
    """Return the weights for a number of players in a deal, and of sides."""
    if places == 2:
        return _tuned(_ALONE)
    if rules.lone:
        return _tuned(_ONE_AGAINST_TWO)
    if not rules.first_from_pile:
        return PolicyWeights()
    if sides == 3:
        return _tuned(_THREE_SIDES)
    return _tuned(_THREE_EACH) if places == 6 else partners()


def opponent_weights_for(rules: PlayoutRules, places: int) -> PolicyWeights:
    """Return the assumed weights of other players: most people lay down at once what they can.

    But where the first to take the pile plays alone, nobody is assumed to take it so lightly.
    """
    if places == 2:
        return _tuned(_EAGER)
    return _tuned(_ONE_AGAINST_TWO) if rules.lone else PolicyWeights()
