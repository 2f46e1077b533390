"""The styles for each number of players and for other rules: weights that won thousands of simulated deals."""

from __future__ import annotations

from cardtable.games.canasta.thinking.playouts.style import Style
from cardtable.games.canasta.thinking.playouts.table import Laws


def partners() -> Style:
    """Two partnerships of two; three, each alone, and six on three sides do well with it too."""
    style = Style()
    style.card_back, style.points_back, style.useful_back, style.opening, style.joins = 13.3, 0.44, 20.0, 38.0, 12.0
    style.draw, style.wild_spent, style.card_spent, style.late, style.base = 13.5, 32.0, 4.1, 4.2, 13.6
    style.stake_points, style.stake_card, style.later, style.by_wild, style.unopened = 1.13, 4.2, 0.52, 0.94, 0.56
    style.shy, style.melded, style.meld_card, style.missing, style.single = 0.89, 0.16, 15.3, 8.5, 2.3
    style.single_live, style.single_points, style.pair_live, style.triple = 0.14, 0.42, -0.21, -2.3
    style.high_pair, style.value_late, style.joker, style.deuce, style.black = 2.7, 0.13, 87.0, 52.0, 13.5
    style.freezing, style.behind, style.freeze_pair, style.freeze_few, style.spared = -0.45, 0.32, 0.04, 0.02, 5.6
    style.opening_wild, style.keep_pile, style.keep_free, style.complete_wild = 0.42, 0.87, 4.9, 3.4
    style.first_wild, style.open_pile, style.open_red, style.open_pressed = 2.9, -0.19, 1.0, 5.7
    style.open_wild_pile, style.wait, style.wait_pile, style.wait_frozen = -0.61, 5.0, 3.8, 1.61
    style.wait_turns, style.wait_ready, style.wait_pressed, style.wait_threat = 4.3, 0.42, -24.0, -12.4
    style.wait_cards, style.lay_add, style.lay_new, style.lay_length, style.lay_value = 5.9, 16.6, 8.3, 2.4, -0.1
    style.lay_canasta, style.lay_room, style.roomy, style.leaving, style.card_caught = 31.0, 4.7, 3.8, -178.0, 16.9
    style.caught_share, style.unopened_caught, style.near_six, style.near_five = 0.76, 212.0, 137.0, 139.0
    style.near_four, style.few, style.late_turns = 21.0, 3.0, 0.73
    return style


def alone() -> Style:
    """Two players, with two cards drawn and two canastas needed."""
    style = Style()
    style.card_back, style.points_back, style.useful_back, style.opening, style.joins = 7.7, 0.49, -6.2, 15.6, 1.2
    style.draw, style.wild_spent, style.joker_pile, style.card_spent, style.late = 23.0, 39.0, 0.0, 4.3, 3.2
    style.base, style.stake_points, style.stake_card, style.later, style.by_wild = 3.2, 0.93, 3.5, -0.05, 0.94
    style.unopened, style.shy, style.melded, style.meld_card, style.missing = 0.53, 1.05, 25.0, 42.0, 3.9
    style.single, style.single_live, style.single_points, style.pair, style.pair_live = 5.9, -1.28, 0.33, 15.6, 0.47
    style.triple, style.high_pair, style.value_late, style.joker, style.deuce = -0.17, 2.5, -0.39, 57.0, 46.0
    style.black, style.freezing, style.behind, style.freeze_pair, style.freeze_few = 23.0, -0.89, 0.58, 0.06, 0.07
    style.spared, style.opening_wild, style.keep_pile, style.keep_free, style.low_hand = 7.8, -0.58, 3.0, 13.3, 0.91
    style.complete_wild, style.first_wild, style.open_least, style.open_pile = 2.3, 2.9, 0.0, -2.5
    style.open_red, style.open_pressed, style.open_wild_pile, style.wait = -1.99, -4.1, -0.48, -18.8
    style.wait_pile, style.wait_frozen, style.wait_turns, style.wait_ready = -1.98, 6.7, -0.53, -1.15
    style.wait_pressed, style.wait_threat, style.wait_cards, style.lay_add = -1.67, 11.3, -5.4, 25.0
    style.lay_new, style.lay_length, style.lay_value, style.lay_canasta = 41.0, -0.98, -0.25, 25.0
    style.lay_room, style.roomy, style.leaving, style.card_caught, style.caught_share = -6.9, 3.8, -141.0, 11.6, 0.89
    style.unopened_caught, style.threat, style.near_six, style.near_five, style.few = 144.0, 106.0, 308.0, 19.7, 0.95
    style.few_near, style.late_turns = 0.0, 0.03
    return style


def one_against_two() -> Style:
    """Three players, of whom the first to take the pile plays alone."""
    style = Style()
    style.card_back, style.points_back, style.useful_back, style.opening, style.joins = -5.8, -0.26, 6.1, 11.8, 13.0
    style.draw, style.wild_spent, style.joker_pile, style.card_spent, style.late = 25.0, 20.0, 0.0, 2.9, 5.3
    style.base, style.stake_points, style.stake_card, style.later, style.by_wild = 7.3, 0.06, 1.03, 0.08, 0.4
    style.unopened, style.shy, style.melded, style.meld_card, style.missing = 0.41, 0.5, 1.09, 23.0, 16.2
    style.single, style.single_live, style.single_points, style.pair, style.pair_live = 3.5, -5.3, 0.05, 24.0, 0.48
    style.triple, style.high_pair, style.value_late, style.deuce, style.black = 44.0, 2.1, 0.11, 50.0, 16.9
    style.freezing, style.behind, style.freeze_pair, style.freeze_few = -0.23, 0.04, -0.15, -0.01
    style.opening_wild, style.keep_pile, style.keep_free, style.low_hand = 0.36, 1.53, 6.0, 1.09
    style.complete_wild, style.first_wild, style.open_least, style.open_pile = 3.1, 4.1, 0.0, 0.14
    style.open_red, style.open_pressed, style.open_wild_pile, style.wait = 0.08, 0.36, 0.2, -4.1
    style.wait_pile, style.wait_frozen, style.wait_turns, style.wait_ready = -3.8, 0.23, -1.12, -0.34
    style.wait_pressed, style.wait_threat, style.wait_cards, style.lay_add = -2.9, 2.5, -2.3, 26.0
    style.lay_new, style.lay_length, style.lay_value, style.lay_canasta, style.lay_room = 23.0, 3.1, -0.07, 11.8, 1.57
    style.roomy, style.leaving, style.card_caught, style.caught_share = 5.6, 59.0, 8.8, 0.88
    style.unopened_caught, style.threat, style.near_six, style.near_five = 102.0, 152.0, 244.0, 110.0
    style.near_four, style.few, style.few_near, style.late_turns = 64.0, 3.2, 0.0, 1.4
    return style


def three_each() -> Style:
    """Two partnerships of three, with three packs and two canastas needed."""
    style = Style()
    style.card_back, style.points_back, style.useful_back, style.opening, style.joins = 14.6, 0.33, 21.0, 19.3, 11.9
    style.draw, style.wild_spent, style.card_spent, style.late, style.base = 10.0, 17.5, 3.4, 8.9, 15.5
    style.stake_points, style.stake_card, style.later, style.by_wild, style.unopened = 0.65, 4.8, 0.44, 0.73, 0.34
    style.shy, style.melded, style.meld_card, style.single, style.single_live = 0.7, 0.69, 23.0, 3.4, 0.79
    style.single_points, style.pair, style.pair_live, style.triple, style.high_pair = -0.07, 23.0, 0.6, 14.6, 3.3
    style.value_late, style.joker, style.deuce, style.freezing, style.behind = 0.33, 60.0, 48.0, -0.01, 0.23
    style.freeze_pair, style.freeze_few, style.spared, style.opening_wild = -0.05, 0.01, 5.8, 0.68
    style.keep_pile, style.keep_free, style.low_hand, style.complete_wild, style.first_wild = 3.5, 4.3, 1.61, 2.5, 2.8
    style.open_least, style.open_pile, style.open_red, style.open_pressed = 0.0, 0.33, 0.77, -0.44
    style.open_wild_pile, style.wait, style.wait_pile, style.wait_frozen = -0.39, -8.2, 0.52, 0.19
    style.wait_turns, style.wait_ready, style.wait_pressed, style.wait_threat = -0.09, 5.1, 1.63, 6.9
    style.wait_cards, style.lay_add, style.lay_new, style.lay_length, style.lay_value = 2.1, 26.0, 18.3, 3.3, 0.01
    style.lay_canasta, style.lay_room, style.roomy, style.leaving, style.card_caught = 17.2, -1.94, 5.1, -181.0, 10.7
    style.caught_share, style.unopened_caught, style.threat, style.near_six = 0.67, 116.0, 317.0, 203.0
    style.near_five, style.near_four, style.few, style.late_turns = 71.0, 53.0, 6.0, 2.4
    return style


def eager() -> Style:
    """Two players who lay down at once what they can."""
    style = Style()
    style.card_back, style.points_back, style.useful_back, style.draw, style.wild_spent = 3.0, -0.15, 33.0, 9.0, 30.0
    style.late, style.base, style.stake_points, style.later, style.by_wild = 11.0, 10.5, 0.36, 0.06, 0.36
    style.unopened, style.shy, style.melded, style.meld_card, style.missing = 0.53, 1.14, 9.0, 29.0, 7.0
    style.single, style.single_live, style.single_points, style.pair_live, style.deuce = 6.5, -0.73, 0.16, -2.0, 63.0
    style.black, style.freezing, style.behind, style.keep_free, style.complete_wild = 13.0, -0.4, 0.0, 12.0, 1.0
    style.first_wild, style.leaving, style.card_caught, style.caught_share = 2.0, -100.0, 20.0, 0.61
    style.unopened_caught, style.threat, style.near_six, style.near_five = 112.0, 108.0, 334.0, 46.0
    style.near_four, style.few = 38.0, 2.0
    return style


def usual() -> Style:
    """Players of any number who lay down at once what they can."""
    return Style()


def style_for(laws: Laws, places: int, sides: int) -> Style:
    """The style for so many players in a deal, on so many sides."""
    if places == 2:
        return alone()
    if laws.lone:
        return one_against_two()
    if laws.first_from_pile and (places == 4 or sides == 3):
        return partners()
    return three_each() if laws.first_from_pile and places == 6 else usual()


def others_for(places: int) -> Style:
    """How others are thought to play: like most people, who lay down at once what they can."""
    return eager() if places == 2 else usual()
