"""No computer player can tell cards apart that its seat has not seen: swap two, and it does and says the same."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import pytest

from cardtable.bots.external_player import levels_by_name
from cardtable.core.cards import Card
from cardtable.core.events import Event
from cardtable.core.shuffle import shuffled
from cardtable.core.zones import Seat
from tests.conformance.driver import Case, Match, cases, random_action
from tests.conformance.promises import promises_of
from tests.conformance.secrecy import chosen_pairs, shown_to
from tests.contest import after


class Situation:
    """A deal played at random up to a point where the seat is to act, and what it has heard by then."""

    def __init__(self, case: Case, seed: str, deck: list[Card], seat: Seat) -> None:
        self.match = Match(case, seed, {1: deck})
        self.seat = seat
        self.heard: list[Event] = list(self.match.heard(seat))
        self.seen = shown_to(self.match, seat)

    def act(self, actor: Seat, action: Any) -> None:
        self.match.act(actor, action)
        self.heard += self.match.heard(self.seat)
        self.seen |= shown_to(self.match, self.seat)

    def choice(self, level: str) -> Any:
        """What a player does: of a level, or in character (`club:careful`)."""
        case = self.match.case
        player = levels_by_name(case.game)[level](case.options, case.seats, 11)
        return player.choose(self.match.view(self.seat), self.heard, after(12))

    def advice(self, level: str) -> Any:
        """What a player of a level advises, with its reason."""
        player = self.match.case.game.players[level](self.match.case.options, self.match.case.seats, 11)
        return player.advise(self.match.view(self.seat), self.heard, after(12))


def played(case: Case, seed: str, seat: Seat, actions: int) -> Situation:
    """At least so many actions, and on until the seat is to act; the last deal's end at the latest."""
    chance = random.Random(seed)
    situation = Situation(case, seed, list(shuffled(tuple(case.rules.deck()), seed, 1)), seat)
    match = situation.match
    while (len(match.actions) < actions or seat not in match.actors) and not (match.over or match.due_to_deal):
        situation.act(*random_action(match, chance))
    return situation


def swapped(original: Situation, one: Card, other: Card) -> Situation | None:
    """The same actions after the faces have changed places; None where somebody could not have acted so."""
    match = original.match
    faces = {one: other, other: one}
    texts = {str(card): str(partner) for card, partner in faces.items()}
    deck = [faces.get(card, card) for card in shuffled(tuple(match.rules.deck()), match.seed, 1)]
    again = Situation(match.case, match.seed, deck, original.seat)
    codec = match.case.game.codec
    for actor, action in match.actions:
        action = codec.read(" ".join(texts.get(word, word) for word in codec.write(action).split()))
        if actor not in again.match.actors or match.rules.check(again.match.view(actor), action) is not None:
            return None
        again.act(actor, action)
    return again


def compared(case: Case, seed: str, levels: Iterable[str]) -> int:
    """How many swaps were compared at one point of a deal, for each of these levels."""
    chance = random.Random(seed)
    seat = Seat(chance.randrange(case.seats))
    original = played(case, seed, seat, chance.choice((0, case.seats, case.seats * 4, case.seats * 8)))
    if seat not in original.match.actors:
        return 0
    revealed = promises_of(case.game).revealed(case)
    unseen = sorted(set(original.match.rules.deck()) - original.seen - revealed, key=str)
    chosen = {level: original.choice(level) for level in levels}
    advised = {level: original.advice(level) for level in levels if level in case.game.players}
    worlds = [(pair, swapped(original, *pair)) for pair in chosen_pairs(unseen, 3, chance)]
    possible = [(pair, world) for pair, world in worlds if world is not None]
    for (one, other), world in possible:
        for level, choice in chosen.items():
            assert world.choice(level) == choice, f"{level} at seat {seat} can tell {one} from {other}"
        for level, advice in advised.items():
            assert world.advice(level) == advice, f"the reason of {level} at seat {seat} tells {one} from {other}"
    return len(possible)


def check_choices(case: Case, points: range, *, searches: bool) -> None:
    """The levels that do not search at all of these points; all levels at the first one if it `searches`."""
    quick = [level for level in case.game.players if level not in case.game.searching]
    for number in points:
        compared(case, f"{case}/{number}", case.game.players if searches and number == points[0] else quick)


@pytest.mark.quick(1)
@pytest.mark.walks
def test_the_same_choice_whatever_the_others_hold(case: Case) -> None:
    """Whoever searches does so by the usual rules here, by all presets in the slow test."""
    check_choices(case, range(3), searches=case.preset == "default")


@pytest.mark.slow
def test_the_same_choice_at_more_points(case: Case) -> None:
    check_choices(case, range(3, 8), searches=True)


def test_enough_pairs_are_compared() -> None:
    """Swaps that the rules make impossible are left out: this shows that most are not."""
    case = next(case for case in cases() if "club" in case.game.players)
    assert sum(compared(case, f"enough {number}", ["club"]) for number in range(10)) >= 10
