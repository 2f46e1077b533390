"""The styles for each number of players and for other rules: weights that won thousands of simulated deals."""

from __future__ import annotations

from cardtable.games.canasta.playout.playout_state import PlayoutRules
from cardtable.games.canasta.playout.policy_weights import PolicyWeights, free, frozen, nobody_open


def partners() -> PolicyWeights:
    """Two partnerships of two, who leave ten cards in the hand when they meld first.

    Found against those who lay down at once what they can (`usual`). What won against itself instead, and held its
    cards back, lost in the search: who searches goes out, and catches them. So an opponent with four cards counts as
    nearly out, where the breeding, against players who go out less, had three.
    """
    style = PolicyWeights()
    style.nobody_open, style.free, style.frozen = nobody_open(), free(), frozen()
    style.card_back = 13.3
    style.points_back = 0.38
    style.useful_back = 22.0
    style.opening = 26.0
    style.joins = 10.4
    style.draw = 9.7
    style.wild_spent = 42.0
    style.joker_pile = 5.2
    style.card_spent = 3.7
    style.late = 8.3
    style.base = 22.0
    style.stake_points = 0.67
    style.stake_card = 5.4
    style.later = 0.53
    style.by_wild = 0.88
    style.unopened = 0.41
    style.shy = 0.51
    style.missing = 15.9
    style.single = 2.5
    style.pair = 10.3
    style.triple = 23.0
    style.high_pair = 0.28
    style.value_late = 0.23
    style.joker = 107.0
    style.deuce = 53.0
    style.black = 17.7
    style.freezing = 0.04
    style.behind = 0.14
    style.spared = 9.9
    style.opening_wild = 0.0
    style.keep_pile = 1.53
    style.keep_free = 4.2
    style.low_hand = 2.3
    style.complete_wild = 3.1
    style.open_least = 5.6
    style.open_small = 2.1
    style.open_young = 11.4
    style.wait_threat = -0.2
    style.lay_add = 17.1
    style.lay_new = 27.0
    style.lay_value = -0.14
    style.lay_canasta = 15.9
    style.roomy = 6.4
    style.leaving = -199.0
    style.card_caught = 11.3
    style.unopened_caught = 155.0
    style.threat = 244.0
    style.near_six = 183.0
    style.near_five = 60.0
    style.near_four = 32.0
    style.late_turns = 1.79
    return style


def three_sides() -> PolicyWeights:
    """Three players, each alone, and six on three sides, who hold cards back."""
    style = PolicyWeights()
    style.card_back = 13.3
    style.points_back = 0.44
    style.useful_back = 20.0
    style.opening = 38.0
    style.joins = 12.0
    style.draw = 13.5
    style.wild_spent = 32.0
    style.card_spent = 4.1
    style.late = 4.2
    style.base = 13.6
    style.stake_points = 1.13
    style.stake_card = 4.2
    style.later = 0.52
    style.by_wild = 0.94
    style.unopened = 0.56
    style.shy = 0.89
    style.melded = 0.16
    style.meld_card = 15.3
    style.missing = 8.5
    style.single = 2.3
    style.single_live = 0.14
    style.single_points = 0.42
    style.pair_live = -0.21
    style.triple = -2.3
    style.high_pair = 2.7
    style.value_late = 0.13
    style.joker = 87.0
    style.deuce = 52.0
    style.black = 13.5
    style.freezing = -0.45
    style.behind = 0.32
    style.freeze_pair = 0.04
    style.freeze_few = 0.02
    style.spared = 5.6
    style.opening_wild = 0.42
    style.keep_pile = 0.87
    style.keep_free = 4.9
    style.complete_wild = 3.4
    style.first_wild = 2.9
    style.open_pile = -0.19
    style.open_red = 1.0
    style.open_pressed = 5.7
    style.open_wild_pile = -0.61
    style.wait = 5.0
    style.wait_pile = 3.8
    style.wait_frozen = 1.61
    style.wait_turns = 4.3
    style.wait_ready = 0.42
    style.wait_pressed = -24.0
    style.wait_threat = -12.4
    style.wait_cards = 5.9
    style.lay_add = 16.6
    style.lay_new = 8.3
    style.lay_length = 2.4
    style.lay_value = -0.1
    style.lay_canasta = 31.0
    style.lay_room = 4.7
    style.roomy = 3.8
    style.leaving = -178.0
    style.card_caught = 16.9
    style.caught_share = 0.76
    style.unopened_caught = 212.0
    style.near_six = 137.0
    style.near_five = 139.0
    style.near_four = 21.0
    style.few = 3.0
    style.late_turns = 0.73
    return style


def alone() -> PolicyWeights:
    """Two players, with two cards drawn and two canastas needed."""
    style = PolicyWeights()
    style.card_back = 7.7
    style.points_back = 0.49
    style.useful_back = -6.2
    style.opening = 15.6
    style.joins = 1.2
    style.draw = 23.0
    style.wild_spent = 39.0
    style.joker_pile = 0.0
    style.card_spent = 4.3
    style.late = 3.2
    style.base = 3.2
    style.stake_points = 0.93
    style.stake_card = 3.5
    style.later = -0.05
    style.by_wild = 0.94
    style.unopened = 0.53
    style.shy = 1.05
    style.melded = 25.0
    style.meld_card = 42.0
    style.missing = 3.9
    style.single = 5.9
    style.single_live = -1.28
    style.single_points = 0.33
    style.pair = 15.6
    style.pair_live = 0.47
    style.triple = -0.17
    style.high_pair = 2.5
    style.value_late = -0.39
    style.joker = 57.0
    style.deuce = 46.0
    style.black = 23.0
    style.freezing = -0.89
    style.behind = 0.58
    style.freeze_pair = 0.06
    style.freeze_few = 0.07
    style.spared = 7.8
    style.opening_wild = -0.58
    style.keep_pile = 3.0
    style.keep_free = 13.3
    style.low_hand = 0.91
    style.complete_wild = 2.3
    style.first_wild = 2.9
    style.open_least = 0.0
    style.open_pile = -2.5
    style.open_red = -1.99
    style.open_pressed = -4.1
    style.open_wild_pile = -0.48
    style.wait = -18.8
    style.wait_pile = -1.98
    style.wait_frozen = 6.7
    style.wait_turns = -0.53
    style.wait_ready = -1.15
    style.wait_pressed = -1.67
    style.wait_threat = 11.3
    style.wait_cards = -5.4
    style.lay_add = 25.0
    style.lay_new = 41.0
    style.lay_length = -0.98
    style.lay_value = -0.25
    style.lay_canasta = 25.0
    style.lay_room = -6.9
    style.roomy = 3.8
    style.leaving = -141.0
    style.card_caught = 11.6
    style.caught_share = 0.89
    style.unopened_caught = 144.0
    style.threat = 106.0
    style.near_six = 308.0
    style.near_five = 19.7
    style.few = 0.95
    style.few_near = 0.0
    style.late_turns = 0.03
    return style


def one_against_two() -> PolicyWeights:
    """Three players, of whom the first to take the pile plays alone."""
    style = PolicyWeights()
    style.card_back = -5.8
    style.points_back = -0.26
    style.useful_back = 6.1
    style.opening = 11.8
    style.joins = 13.0
    style.draw = 25.0
    style.wild_spent = 20.0
    style.joker_pile = 0.0
    style.card_spent = 2.9
    style.late = 5.3
    style.base = 7.3
    style.stake_points = 0.06
    style.stake_card = 1.03
    style.later = 0.08
    style.by_wild = 0.4
    style.unopened = 0.41
    style.shy = 0.5
    style.melded = 1.09
    style.meld_card = 23.0
    style.missing = 16.2
    style.single = 3.5
    style.single_live = -5.3
    style.single_points = 0.05
    style.pair = 24.0
    style.pair_live = 0.48
    style.triple = 44.0
    style.high_pair = 2.1
    style.value_late = 0.11
    style.deuce = 50.0
    style.black = 16.9
    style.freezing = -0.23
    style.behind = 0.04
    style.freeze_pair = -0.15
    style.freeze_few = -0.01
    style.opening_wild = 0.36
    style.keep_pile = 1.53
    style.keep_free = 6.0
    style.low_hand = 1.09
    style.complete_wild = 3.1
    style.first_wild = 4.1
    style.open_least = 0.0
    style.open_pile = 0.14
    style.open_red = 0.08
    style.open_pressed = 0.36
    style.open_wild_pile = 0.2
    style.wait = -4.1
    style.wait_pile = -3.8
    style.wait_frozen = 0.23
    style.wait_turns = -1.12
    style.wait_ready = -0.34
    style.wait_pressed = -2.9
    style.wait_threat = 2.5
    style.wait_cards = -2.3
    style.lay_add = 26.0
    style.lay_new = 23.0
    style.lay_length = 3.1
    style.lay_value = -0.07
    style.lay_canasta = 11.8
    style.lay_room = 1.57
    style.roomy = 5.6
    style.leaving = 59.0
    style.card_caught = 8.8
    style.caught_share = 0.88
    style.unopened_caught = 102.0
    style.threat = 152.0
    style.near_six = 244.0
    style.near_five = 110.0
    style.near_four = 64.0
    style.few = 3.2
    style.few_near = 0.0
    style.late_turns = 1.4
    return style


def three_each() -> PolicyWeights:
    """Two partnerships of three, with three packs and two canastas needed."""
    style = PolicyWeights()
    style.card_back = 14.6
    style.points_back = 0.33
    style.useful_back = 21.0
    style.opening = 19.3
    style.joins = 11.9
    style.draw = 10.0
    style.wild_spent = 17.5
    style.card_spent = 3.4
    style.late = 8.9
    style.base = 15.5
    style.stake_points = 0.65
    style.stake_card = 4.8
    style.later = 0.44
    style.by_wild = 0.73
    style.unopened = 0.34
    style.shy = 0.7
    style.melded = 0.69
    style.meld_card = 23.0
    style.single = 3.4
    style.single_live = 0.79
    style.single_points = -0.07
    style.pair = 23.0
    style.pair_live = 0.6
    style.triple = 14.6
    style.high_pair = 3.3
    style.value_late = 0.33
    style.joker = 60.0
    style.deuce = 48.0
    style.freezing = -0.01
    style.behind = 0.23
    style.freeze_pair = -0.05
    style.freeze_few = 0.01
    style.spared = 5.8
    style.opening_wild = 0.68
    style.keep_pile = 3.5
    style.keep_free = 4.3
    style.low_hand = 1.61
    style.complete_wild = 2.5
    style.first_wild = 2.8
    style.open_least = 0.0
    style.open_pile = 0.33
    style.open_red = 0.77
    style.open_pressed = -0.44
    style.open_wild_pile = -0.39
    style.wait = -8.2
    style.wait_pile = 0.52
    style.wait_frozen = 0.19
    style.wait_turns = -0.09
    style.wait_ready = 5.1
    style.wait_pressed = 1.63
    style.wait_threat = 6.9
    style.wait_cards = 2.1
    style.lay_add = 26.0
    style.lay_new = 18.3
    style.lay_length = 3.3
    style.lay_value = 0.01
    style.lay_canasta = 17.2
    style.lay_room = -1.94
    style.roomy = 5.1
    style.leaving = -181.0
    style.card_caught = 10.7
    style.caught_share = 0.67
    style.unopened_caught = 116.0
    style.threat = 317.0
    style.near_six = 203.0
    style.near_five = 71.0
    style.near_four = 53.0
    style.few = 6.0
    style.late_turns = 2.4
    return style


def eager() -> PolicyWeights:
    """Two players who lay down at once what they can."""
    style = PolicyWeights()
    style.card_back = 3.0
    style.points_back = -0.15
    style.useful_back = 33.0
    style.draw = 9.0
    style.wild_spent = 30.0
    style.late = 11.0
    style.base = 10.5
    style.stake_points = 0.36
    style.later = 0.06
    style.by_wild = 0.36
    style.unopened = 0.53
    style.shy = 1.14
    style.melded = 9.0
    style.meld_card = 29.0
    style.missing = 7.0
    style.single = 6.5
    style.single_live = -0.73
    style.single_points = 0.16
    style.pair_live = -2.0
    style.deuce = 63.0
    style.black = 13.0
    style.freezing = -0.4
    style.behind = 0.0
    style.keep_free = 12.0
    style.complete_wild = 1.0
    style.first_wild = 2.0
    style.leaving = -100.0
    style.card_caught = 20.0
    style.caught_share = 0.61
    style.unopened_caught = 112.0
    style.threat = 108.0
    style.near_six = 334.0
    style.near_five = 46.0
    style.near_four = 38.0
    style.few = 2.0
    return style


def usual() -> PolicyWeights:
    """Players of any number who lay down at once what they can."""
    return PolicyWeights()


def style_for(laws: PlayoutRules, places: int, sides: int) -> PolicyWeights:
    """The style for so many players in a deal, on so many sides."""
    if places == 2:
        return alone()
    if laws.lone:
        return one_against_two()
    if not laws.first_from_pile:
        return usual()
    if sides == 3:
        return three_sides()
    return three_each() if places == 6 else partners()


def others_for(laws: PlayoutRules, places: int) -> PolicyWeights:
    """How others are thought to play: like most people, who lay down at once what they can.

    But where the first to take the pile plays alone, nobody is thought to take it so lightly.
    """
    if places == 2:
        return eager()
    return one_against_two() if laws.lone else usual()
