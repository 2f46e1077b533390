"""Each detector finds its blunder in a position of Svoi Kozyri, and nothing where the position excuses the act."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.core.events import HandScored
from cardtable.core.guidance.figures import RecordedDecision
from cardtable.core.zones import Seat
from cardtable.games.svoi_kozyri import GAME
from cardtable.games.svoi_kozyri.search.blunders import DETECTORS, count
from cardtable.games.svoi_kozyri.search.information_set import SvoiKozyriInformationSet
from cardtable.games.svoi_kozyri.search.sampled_search import candidates
from tests.games.svoi_kozyri.tables import CODEC, cards, chosen, rules, table, view

OWN = "7S 8D 9H TH KD JC"  # spades are trumps
# all that the next player holds, whose lowest trump was played
KNOWN = {"known": ((), cards("6C AC"), (), ()), "played": (cards("6H"), (), (), ())}

Act = tuple[str, str, str, dict[str, Any]]  # hand, pile, action, what else is so

BLUNDERS: dict[str, Act] = {
    "trump_on_small_pile": (OWN, "8H", "beat 7S 8D", {}),
    "leads_trump": (OWN, "", "lead 7S", {}),
    "leaves_trump": (OWN, "8H", "beat 9H 7S", {}),
    "picks_up": (OWN, "6D JD 8H", "take", {}),
    "leaves_beatable": (OWN, "8H", "beat 9H JC", KNOWN),
    "overbeats": (OWN, "8H", "beat TH 8D", {}),
}
FINE: list[Act] = [
    (OWN, "8H", "beat 9H 8D", {}),
    (OWN, "AH", "beat 7S 8D", {}),  # nothing else beats it
    (OWN, "6D JD QD 8H", "beat 7S 8D", {}),  # the pile is worth it
    (OWN, "", "lead 8D", {}),
    (OWN, "", "lead 7S", KNOWN),  # nobody can beat it
    ("7S 9S TS JS QS", "", "lead 7S", {}),  # there are only trumps
    (OWN, "6D 9S 8H", "take", {}),  # it gains a trump
    (OWN, "8D 8H", "take", {}),  # only two cards
    (OWN, "8H", "beat 9H 8D", KNOWN),
    (OWN, "8H", "beat TH 9H", {}),  # the lower one is left on top
    ("7S 8D 9H TH", "8H", "beat 7S TH", {}),  # so few cards are counted out
]


def found(own: str, pile: str, action: str, facts: dict[str, Any]) -> set[str]:
    some = rules(4, "pagat")
    seen = view(some, table(some, [own, "6C AC", "6S JH", "QD AS"], pile, **facts))
    assert some.check(seen, CODEC.read(action)) is None
    decided = [RecordedDecision(Seat(0), seen, CODEC.read(action))]
    figures = GAME.figures(chosen("pagat"), decided, HandScored((0, 0, 0, 0), ()))
    assert {figure.name for figure in figures} == DETECTORS.keys()
    return {figure.name for figure in figures if figure.counts[0]}


@pytest.mark.parametrize("name", DETECTORS)
def test_a_blunder_is_found(name: str) -> None:
    assert found(*BLUNDERS[name]) == {name}
    assert len(DETECTORS) == 6


@pytest.mark.parametrize("act", FINE)
def test_what_is_no_blunder_is_not_found(act: Act) -> None:
    assert found(*act) == set()


def test_the_expert_weighs_no_beat_with_a_higher_card_than_it_needs() -> None:
    some = rules(4, "pagat")
    seen = view(some, table(some, [OWN, "6C AC", "6D JH", "QD AS"], "8H", played=(cards("6S"), (), (), ())))
    knowledge = SvoiKozyriInformationSet(chosen("pagat"), seen)
    code = knowledge.terms.code
    nine, ten, seven = (code(card) for card in cards("9H TH 7S"))
    moves = candidates(knowledge)
    assert {card for card, _ in moves if card >= 0} == {nine, ten, seven}
    assert {end for card, end in moves if card == ten} == {nine}  # else the nine would have done


def test_a_move_that_is_a_blunder_must_be_better_than_by_chance() -> None:
    some = rules(4, "pagat")
    seen = view(some, table(some, [OWN, "6C AC", "6D JH", "QD AS"], "8H", played=(cards("6S"), (), (), ())))
    knowledge = SvoiKozyriInformationSet(chosen("pagat"), seen)
    beats = [tuple(map(knowledge.terms.code, cards(text))) for text in ("9H 8D", "9H 7S", "7S 8D")]
    assert [count(knowledge, (card, end)) for card, end in beats] == [0, 1, 1]
