"""Positions in which the Expert of November 2026 blundered, as people who watched it saw: it no longer does.

Where no hand is given for another seat, only the number of its cards matters: the player does not see them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.games.canasta import GAME
from cardtable.games.canasta.neural import applicability
from cardtable.games.canasta.playout.policy_weights import partners
from cardtable.games.canasta.search.candidates import CandidateActions
from cardtable.games.canasta.search.determinizer import CanastaDeterminizer, playout_rules
from cardtable.games.canasta.search.information_set import CanastaInformationSet
from cardtable.players.player_questions import never_stop
from tests.games.canasta.tables import CODEC, rules, table, view

FIRST = {1: "4S 4H JK 4C 4D 4H / QC QC QS QH QH", 0: "JC JD JS JC / KC KC KD"}
STOCK = " ".join(["7C"] * 50)


def hands(next_: int, partner: int, last: int) -> list[str]:
    """So many cards, which nobody sees."""
    return ["", "7C " * next_, "7D " * partner, "7H " * last]


@frozen
class Position:
    """A hand, a table and what was done there."""

    own: str
    facts: dict[str, Any]
    blunder: Callable[[str], bool]

    def state(self) -> Any:
        return table(rules(), self.own, **{"stock": STOCK, **self.facts})


def discards(*cards: str) -> Callable[[str], bool]:
    return lambda action: action in {f"discard {card}" for card in cards}


def lays_no(card: str) -> Callable[[str], bool]:
    return lambda action: not (action.startswith("meld") and card in action)


def spends(card: str) -> Callable[[str], bool]:
    return lambda action: action.startswith(("meld", "take")) and card in action


BLUNDERS = {
    "aces are kept until they are caught": Position(
        "2D 3S 4C 4S 5H 6H 7C QD AD AH AH",
        {"melds": FIRST, "pile": "8C 8S 5S 3C 6D 5S 6S 3C 6H 7S 7C 8H", "others": hands(8, 5, 3)},
        lays_no("AD"),
    ),
    "wild cards are kept until they are caught": Position(
        "JK 2S 7C 9D QD QS",
        {"melds": FIRST, "pile": "8C 8S 5S 3C 6D 5S 6S 3C 6H 7S", "others": hands(4, 10, 8)},
        lambda action: "JK" not in action and "2S" not in action,
    ),
    "the first turn strips the hand": Position(
        "2S 5S 6S 9D JC JD JS QD QS KC KC KD",
        {"melds": {1: "4S 4H JK"}, "pile": "8C 8S", "others": hands(11, 11, 8)},
        lambda action: action == "meld JC JD JS / KC KC KD",
    ),
    "a card for the opponents' new meld": Position(
        "3C 8H 5H",
        {"melds": {1: "5C 5D 5S / QC QD QS", 0: "JC JD JS JC / TC TD TS"}, "pile": "9C 6D", "others": hands(7, 6, 5)},
        discards("5H"),
    ),
    "a drawn card for the opponents' meld": Position(
        "4D 4H 2S 3S",
        {"melds": {1: "4C 4S 4C / KC KD KS", 0: "JC JD JS / TC TD TS"}, "pile": "9C 6D 8H", "others": hands(6, 6, 5)},
        discards("4D", "4H"),
    ),
    "a card for the opponents' four": Position(
        "6C TD 3S TH JK",
        {"melds": {1: "6C 6D 6S 6H / KC KD KS", 0: "JC JD JS / 9C 9D 9S"}, "pile": "8C 7D", "others": hands(6, 6, 5)},
        discards("6C"),
    ),
    "a queen while black threes are there": Position(
        "QD 3C 3S 8H 9C",
        {"melds": {1: "6C 6D 6S 6H", 0: "JC JD JS JC"}, "pile": "8C 7D 5C", "others": hands(7, 6, 7)},
        discards("QD"),
    ),
    "a wild card on aces that are all gone": Position(
        "AD AH 2S 6C 9D KH",
        {"melds": {1: "AC AD AS AC AS", 0: "JC JD JS / TC TD TS"}, "pile": "8C 7D", "others": hands(5, 6, 5)},
        lambda action: action.startswith("meld A"),
    ),
    "a joker in the first meld, with nothing to win": Position(
        "QD QC JK 4C 5D 6H 7S 8C TD KH AS 9C",
        {"pile": "8H", "others": hands(11, 11, 11)},
        spends("JK"),
    ),
    "two aces and a joker as first meld": Position(
        "AD AC JK 4C 5D 6H 7S 8C TD KH 9C 4H",
        {"pile": "8H", "others": hands(11, 11, 11)},
        spends("JK"),
    ),
    "a joker for a pile of low cards": Position(
        "8C JK 4D 6S 9H KD",
        {
            "melds": {1: "QC QD QS QH", 0: "JC JD JK / TC TD TS"},
            "pile": "4C 5D 6H 7S 8H",
            "drawn": False,
            "others": hands(7, 6, 7),
        },
        spends("JK"),
    ),
    "the pile is never frozen": Position(
        "2C KS QS TD 4C 6H 8D 8S",
        {
            "melds": {1: "KC KD KH KS / QC QD QH / TC TH TS / 4D 4H 4S / 6C 6D 6S"},
            "pile": "5C 7D JC 9S AC 5D 9H JS 7H",
            "others": hands(6, 10, 6),
        },
        lambda action: action not in ("discard 2C", "discard 8D", "discard 8S"),
    ),
}


@pytest.mark.parametrize("name", BLUNDERS)
def test_habits_do_not_blunder(name: str) -> None:
    some, position = rules(), BLUNDERS[name]
    seen = view(some, position.state())
    choices = CandidateActions(
        CanastaInformationSet(some, seen, ()),
        CanastaDeterminizer(some, playout_rules(some.options, some.params), seen, ()),
        partners(),
    )
    habit = (choices.turn_options() if position.facts.get("drawn", True) else choices.draw_options())[0]
    assert not position.blunder(CODEC.write(habit.action))


# Opponents without a canasta cannot go out yet: played to the end by the network in 1,500 deals, laying both wild cards
# is 23 ± 24 points worse than keeping them, so that it is no blunder of one who plays on as well as that.
DISPUTED = {"wild cards are kept until they are caught"}


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(BLUNDERS.keys() - DISPUTED))
@pytest.mark.parametrize("chance", [1, 2])
def test_the_expert_does_not_blunder(name: str, chance: int) -> None:
    some, position = rules(), BLUNDERS[name]
    player = GAME.players["expert"](some.options, some.params.seats, chance)
    assert not position.blunder(CODEC.write(player.choose(view(some, position.state()), (), never_stop)))


@pytest.mark.slow
@pytest.mark.parametrize("name", BLUNDERS)
def test_nor_does_it_where_it_has_no_network(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(applicability, "load_estimator", lambda form: None)
    some, position = rules(), BLUNDERS[name]
    player = GAME.players["expert"](some.options, some.params.seats, 1)
    assert not position.blunder(CODEC.write(player.choose(view(some, position.state()), (), never_stop)))
