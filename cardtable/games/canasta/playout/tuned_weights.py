"""Tuned policy weights for numbers of players and rules, which won thousands of simulated deals."""

from __future__ import annotations

from cardtable.games.canasta.playout.playout_state import PlayoutRules
from cardtable.games.canasta.playout.policy_weights import PolicyWeights, free, frozen, nobody_open


def partners() -> PolicyWeights:
    """Return the weights for two partnerships of two, who leave ten cards in the hand when they meld first.

    They were found against players who lay down at once what they can (`usual`). Weights that won against themselves
    instead, and held their cards back, lost in the search: a searching player goes out, and catches them. So an
    opponent with four cards counts as nearly out, where the tuning, against players who go out less, had three.
    """
    weights = PolicyWeights()
    weights.nobody_open, weights.free, weights.frozen = nobody_open(), free(), frozen()
    weights.card_back = 13.3
    weights.points_back = 0.38
    weights.useful_back = 22.0
    weights.opening = 26.0
    weights.joins = 10.4
    weights.draw = 9.7
    weights.wild_spent = 42.0
    weights.joker_pile = 5.2
    weights.card_spent = 3.7
    weights.late = 8.3
    weights.base = 22.0
    weights.stake_points = 0.67
    weights.stake_card = 5.4
    weights.later = 0.53
    weights.by_wild = 0.88
    weights.unopened = 0.41
    weights.shy = 0.51
    weights.missing = 15.9
    weights.single = 2.5
    weights.pair = 10.3
    weights.triple = 23.0
    weights.high_pair = 0.28
    weights.value_late = 0.23
    weights.joker = 107.0
    weights.deuce = 53.0
    weights.black = 17.7
    weights.freezing = 0.04
    weights.behind = 0.14
    weights.spared = 9.9
    weights.opening_wild = 0.0
    weights.keep_pile = 1.53
    weights.keep_free = 4.2
    weights.low_hand = 2.3
    weights.complete_wild = 3.1
    weights.open_least = 5.6
    weights.open_small = 2.1
    weights.open_young = 11.4
    weights.wait_threat = -0.2
    weights.lay_add = 17.1
    weights.lay_new = 27.0
    weights.lay_value = -0.14
    weights.lay_canasta = 15.9
    weights.roomy = 6.4
    weights.leaving = -199.0
    weights.card_caught = 11.3
    weights.unopened_caught = 155.0
    weights.threat = 244.0
    weights.near_six = 183.0
    weights.near_five = 60.0
    weights.near_four = 32.0
    weights.late_turns = 1.79
    return weights


def three_sides() -> PolicyWeights:
    """Return the weights for three players, each alone, and six on three sides, who hold cards back."""
    weights = PolicyWeights()
    weights.card_back = 13.3
    weights.points_back = 0.44
    weights.useful_back = 20.0
    weights.opening = 38.0
    weights.joins = 12.0
    weights.draw = 13.5
    weights.wild_spent = 32.0
    weights.card_spent = 4.1
    weights.late = 4.2
    weights.base = 13.6
    weights.stake_points = 1.13
    weights.stake_card = 4.2
    weights.later = 0.52
    weights.by_wild = 0.94
    weights.unopened = 0.56
    weights.shy = 0.89
    weights.melded = 0.16
    weights.meld_card = 15.3
    weights.missing = 8.5
    weights.single = 2.3
    weights.single_live = 0.14
    weights.single_points = 0.42
    weights.pair_live = -0.21
    weights.triple = -2.3
    weights.high_pair = 2.7
    weights.value_late = 0.13
    weights.joker = 87.0
    weights.deuce = 52.0
    weights.black = 13.5
    weights.freezing = -0.45
    weights.behind = 0.32
    weights.freeze_pair = 0.04
    weights.freeze_few = 0.02
    weights.spared = 5.6
    weights.opening_wild = 0.42
    weights.keep_pile = 0.87
    weights.keep_free = 4.9
    weights.complete_wild = 3.4
    weights.first_wild = 2.9
    weights.open_pile = -0.19
    weights.open_red = 1.0
    weights.open_pressed = 5.7
    weights.open_wild_pile = -0.61
    weights.wait = 5.0
    weights.wait_pile = 3.8
    weights.wait_frozen = 1.61
    weights.wait_turns = 4.3
    weights.wait_ready = 0.42
    weights.wait_pressed = -24.0
    weights.wait_threat = -12.4
    weights.wait_cards = 5.9
    weights.lay_add = 16.6
    weights.lay_new = 8.3
    weights.lay_length = 2.4
    weights.lay_value = -0.1
    weights.lay_canasta = 31.0
    weights.lay_room = 4.7
    weights.roomy = 3.8
    weights.leaving = -178.0
    weights.card_caught = 16.9
    weights.caught_share = 0.76
    weights.unopened_caught = 212.0
    weights.near_six = 137.0
    weights.near_five = 139.0
    weights.near_four = 21.0
    weights.few = 3.0
    weights.late_turns = 0.73
    return weights


def alone() -> PolicyWeights:
    """Return the weights for two players, with two cards drawn and two canastas needed."""
    weights = PolicyWeights()
    weights.card_back = 7.7
    weights.points_back = 0.49
    weights.useful_back = -6.2
    weights.opening = 15.6
    weights.joins = 1.2
    weights.draw = 23.0
    weights.wild_spent = 39.0
    weights.joker_pile = 0.0
    weights.card_spent = 4.3
    weights.late = 3.2
    weights.base = 3.2
    weights.stake_points = 0.93
    weights.stake_card = 3.5
    weights.later = -0.05
    weights.by_wild = 0.94
    weights.unopened = 0.53
    weights.shy = 1.05
    weights.melded = 25.0
    weights.meld_card = 42.0
    weights.missing = 3.9
    weights.single = 5.9
    weights.single_live = -1.28
    weights.single_points = 0.33
    weights.pair = 15.6
    weights.pair_live = 0.47
    weights.triple = -0.17
    weights.high_pair = 2.5
    weights.value_late = -0.39
    weights.joker = 57.0
    weights.deuce = 46.0
    weights.black = 23.0
    weights.freezing = -0.89
    weights.behind = 0.58
    weights.freeze_pair = 0.06
    weights.freeze_few = 0.07
    weights.spared = 7.8
    weights.opening_wild = -0.58
    weights.keep_pile = 3.0
    weights.keep_free = 13.3
    weights.low_hand = 0.91
    weights.complete_wild = 2.3
    weights.first_wild = 2.9
    weights.open_least = 0.0
    weights.open_pile = -2.5
    weights.open_red = -1.99
    weights.open_pressed = -4.1
    weights.open_wild_pile = -0.48
    weights.wait = -18.8
    weights.wait_pile = -1.98
    weights.wait_frozen = 6.7
    weights.wait_turns = -0.53
    weights.wait_ready = -1.15
    weights.wait_pressed = -1.67
    weights.wait_threat = 11.3
    weights.wait_cards = -5.4
    weights.lay_add = 25.0
    weights.lay_new = 41.0
    weights.lay_length = -0.98
    weights.lay_value = -0.25
    weights.lay_canasta = 25.0
    weights.lay_room = -6.9
    weights.roomy = 3.8
    weights.leaving = -141.0
    weights.card_caught = 11.6
    weights.caught_share = 0.89
    weights.unopened_caught = 144.0
    weights.threat = 106.0
    weights.near_six = 308.0
    weights.near_five = 19.7
    weights.few = 0.95
    weights.few_near = 0.0
    weights.late_turns = 0.03
    return weights


def one_against_two() -> PolicyWeights:
    """Return the weights for three players, of whom the first to take the pile plays alone."""
    weights = PolicyWeights()
    weights.card_back = -5.8
    weights.points_back = -0.26
    weights.useful_back = 6.1
    weights.opening = 11.8
    weights.joins = 13.0
    weights.draw = 25.0
    weights.wild_spent = 20.0
    weights.joker_pile = 0.0
    weights.card_spent = 2.9
    weights.late = 5.3
    weights.base = 7.3
    weights.stake_points = 0.06
    weights.stake_card = 1.03
    weights.later = 0.08
    weights.by_wild = 0.4
    weights.unopened = 0.41
    weights.shy = 0.5
    weights.melded = 1.09
    weights.meld_card = 23.0
    weights.missing = 16.2
    weights.single = 3.5
    weights.single_live = -5.3
    weights.single_points = 0.05
    weights.pair = 24.0
    weights.pair_live = 0.48
    weights.triple = 44.0
    weights.high_pair = 2.1
    weights.value_late = 0.11
    weights.deuce = 50.0
    weights.black = 16.9
    weights.freezing = -0.23
    weights.behind = 0.04
    weights.freeze_pair = -0.15
    weights.freeze_few = -0.01
    weights.opening_wild = 0.36
    weights.keep_pile = 1.53
    weights.keep_free = 6.0
    weights.low_hand = 1.09
    weights.complete_wild = 3.1
    weights.first_wild = 4.1
    weights.open_least = 0.0
    weights.open_pile = 0.14
    weights.open_red = 0.08
    weights.open_pressed = 0.36
    weights.open_wild_pile = 0.2
    weights.wait = -4.1
    weights.wait_pile = -3.8
    weights.wait_frozen = 0.23
    weights.wait_turns = -1.12
    weights.wait_ready = -0.34
    weights.wait_pressed = -2.9
    weights.wait_threat = 2.5
    weights.wait_cards = -2.3
    weights.lay_add = 26.0
    weights.lay_new = 23.0
    weights.lay_length = 3.1
    weights.lay_value = -0.07
    weights.lay_canasta = 11.8
    weights.lay_room = 1.57
    weights.roomy = 5.6
    weights.leaving = 59.0
    weights.card_caught = 8.8
    weights.caught_share = 0.88
    weights.unopened_caught = 102.0
    weights.threat = 152.0
    weights.near_six = 244.0
    weights.near_five = 110.0
    weights.near_four = 64.0
    weights.few = 3.2
    weights.few_near = 0.0
    weights.late_turns = 1.4
    return weights


def three_each() -> PolicyWeights:
    """Return the weights for two partnerships of three, with three packs and two canastas needed."""
    weights = PolicyWeights()
    weights.card_back = 14.6
    weights.points_back = 0.33
    weights.useful_back = 21.0
    weights.opening = 19.3
    weights.joins = 11.9
    weights.draw = 10.0
    weights.wild_spent = 17.5
    weights.card_spent = 3.4
    weights.late = 8.9
    weights.base = 15.5
    weights.stake_points = 0.65
    weights.stake_card = 4.8
    weights.later = 0.44
    weights.by_wild = 0.73
    weights.unopened = 0.34
    weights.shy = 0.7
    weights.melded = 0.69
    weights.meld_card = 23.0
    weights.single = 3.4
    weights.single_live = 0.79
    weights.single_points = -0.07
    weights.pair = 23.0
    weights.pair_live = 0.6
    weights.triple = 14.6
    weights.high_pair = 3.3
    weights.value_late = 0.33
    weights.joker = 60.0
    weights.deuce = 48.0
    weights.freezing = -0.01
    weights.behind = 0.23
    weights.freeze_pair = -0.05
    weights.freeze_few = 0.01
    weights.spared = 5.8
    weights.opening_wild = 0.68
    weights.keep_pile = 3.5
    weights.keep_free = 4.3
    weights.low_hand = 1.61
    weights.complete_wild = 2.5
    weights.first_wild = 2.8
    weights.open_least = 0.0
    weights.open_pile = 0.33
    weights.open_red = 0.77
    weights.open_pressed = -0.44
    weights.open_wild_pile = -0.39
    weights.wait = -8.2
    weights.wait_pile = 0.52
    weights.wait_frozen = 0.19
    weights.wait_turns = -0.09
    weights.wait_ready = 5.1
    weights.wait_pressed = 1.63
    weights.wait_threat = 6.9
    weights.wait_cards = 2.1
    weights.lay_add = 26.0
    weights.lay_new = 18.3
    weights.lay_length = 3.3
    weights.lay_value = 0.01
    weights.lay_canasta = 17.2
    weights.lay_room = -1.94
    weights.roomy = 5.1
    weights.leaving = -181.0
    weights.card_caught = 10.7
    weights.caught_share = 0.67
    weights.unopened_caught = 116.0
    weights.threat = 317.0
    weights.near_six = 203.0
    weights.near_five = 71.0
    weights.near_four = 53.0
    weights.few = 6.0
    weights.late_turns = 2.4
    return weights


def eager() -> PolicyWeights:
    """Return the weights for two players who lay down at once what they can."""
    weights = PolicyWeights()
    weights.card_back = 3.0
    weights.points_back = -0.15
    weights.useful_back = 33.0
    weights.draw = 9.0
    weights.wild_spent = 30.0
    weights.late = 11.0
    weights.base = 10.5
    weights.stake_points = 0.36
    weights.later = 0.06
    weights.by_wild = 0.36
    weights.unopened = 0.53
    weights.shy = 1.14
    weights.melded = 9.0
    weights.meld_card = 29.0
    weights.missing = 7.0
    weights.single = 6.5
    weights.single_live = -0.73
    weights.single_points = 0.16
    weights.pair_live = -2.0
    weights.deuce = 63.0
    weights.black = 13.0
    weights.freezing = -0.4
    weights.behind = 0.0
    weights.keep_free = 12.0
    weights.complete_wild = 1.0
    weights.first_wild = 2.0
    weights.leaving = -100.0
    weights.card_caught = 20.0
    weights.caught_share = 0.61
    weights.unopened_caught = 112.0
    weights.threat = 108.0
    weights.near_six = 334.0
    weights.near_five = 46.0
    weights.near_four = 38.0
    weights.few = 2.0
    return weights


def usual() -> PolicyWeights:
    """Return the weights for any number of players who lay down at once what they can."""
    return PolicyWeights()


def weights_for(rules: PlayoutRules, places: int, sides: int) -> PolicyWeights:
    """Return the weights for a number of players in a deal, and of sides."""
    if places == 2:
        return alone()
    if rules.lone:
        return one_against_two()
    if not rules.first_from_pile:
        return usual()
    if sides == 3:
        return three_sides()
    return three_each() if places == 6 else partners()


def opponent_weights_for(rules: PlayoutRules, places: int) -> PolicyWeights:
    """Return the assumed weights of other players: most people lay down at once what they can.

    But where the first to take the pile plays alone, nobody is assumed to take it so lightly.
    """
    if places == 2:
        return eager()
    return one_against_two() if rules.lone else usual()
