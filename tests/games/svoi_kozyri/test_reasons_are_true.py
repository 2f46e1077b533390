"""What a hint of Svoi Kozyri says of the position is so: checked against the rules and the truth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from cardtable.core.cards import Card, Suit
from cardtable.core.zones import Seat
from cardtable.games.svoi_kozyri import GAME
from cardtable.games.svoi_kozyri.beating_rules import beats, pickup
from cardtable.games.svoi_kozyri.state import PILE, BeatCard, LeadCard, NameTrump, TakeCards, hand
from tests.advised import Position, advised, hasten
from tests.conformance.driver import Case


class Facts:
    """What is so in a position, with all hands open."""

    def __init__(self, position: Position) -> None:
        self.position, self.public = position, position.view.public
        self.action = position.advice.action
        zones = position.state.zones
        self.own, self.pile = zones[hand(position.seat)], zones[PILE]
        seats = position.case.seats
        others = (Seat((position.seat + step) % seats) for step in range(1, seats))
        self.next = next(seat for seat in others if zones[hand(seat)])
        self.theirs = zones[hand(self.next)]

    @property
    def end(self) -> Card:
        """The card that lies on top after the action."""
        match self.action:
            case LeadCard(card):
                return card
            case BeatCard(card, then):
                return card if then is None else then
            case _:
                return self.pile[-1 - self.taken]

    @property
    def taken(self) -> int:
        options: Any = self.position.case.options
        return pickup(options, self.pile, self.trump(self.position.seat))

    def trump(self, seat: Seat) -> Suit:
        return Suit(self.public.trumps[seat])

    def answers(self, card: Card) -> list[Card]:
        """With what the next player can beat the card, in truth."""
        return [held for held in self.theirs if beats(held, card, self.public.trumps[self.next])]

    def beaters(self) -> list[Card]:
        return [held for held in self.own if beats(held, self.pile[-1], self.public.trumps[self.position.seat])]

    def plain(self) -> list[Card]:
        return [held for held in self.own if held.suit is not self.trump(self.position.seat)]

    def trumps(self) -> list[Card]:
        return [held for held in self.own if held.suit is self.trump(self.position.seat)]

    def only_trumps(self, card: Card) -> bool:
        return all(held.suit is self.trump(self.next) for held in self.answers(card))


CHECKS: dict[str, Callable[..., object]] = {
    "%2 can't beat the %1, and has to pick up.": lambda f, card, who: who.seat == f.next and not f.answers(card),
    "%2 can beat the %1 only with the %3, so lead it.": lambda f, card, who, answer: f.answers(card) == [answer],
    "%2 can beat the %1 only with a trump, so lead it.": lambda f, card, who: f.only_trumps(card),
    "Of the %1 cards you haven't seen, only %2 let %4 beat the %3.": lambda f, unseen, few, card, who: (
        len(f.answers(card)) <= few <= unseen and who.seat == f.next
    ),
    "The %1 is your lowest card that isn't a trump, so you lose least with it.": lambda f, card: (
        card in f.plain() and card.rank == min(held.rank for held in f.plain())
    ),
    "The %1 is your lowest trump, and you keep the higher ones, up to the %2.": lambda f, card, top: (
        card == min(f.trumps(), key=lambda held: held.rank) and top == max(f.trumps(), key=lambda held: held.rank)
    ),
    "Lead the %1, your last card, and you are out.": lambda f, card: f.own == (card,),
    "You keep your trumps, the highest of them the %2, and lead the %1.": lambda f, card, top: (
        card in f.plain() and top == max(f.trumps(), key=lambda held: held.rank)
    ),
    "%1 can beat the %2 with %3 card(s) at most.": lambda f, who, card, most: len(f.answers(card)) <= most,
    "The %1 beats the %2, and it is your last card.": lambda f, card, top: f.own == (card,) and top == f.pile[-1],
    "Only the %1 beats the %2.": lambda f, card, top: f.beaters() == [card] and top == f.pile[-1],
    "The %1 beats the %2, and then %4 can't beat the %3.": lambda f, card, top, end, who: (
        card in f.beaters() and top == f.pile[-1] and not f.answers(end) and who.seat == f.next
    ),
    "Only the %1 beats the %2, and then %4 can't beat the %3.": lambda f, card, top, end, who: (
        f.beaters() == [card] and top == f.pile[-1] and not f.answers(end)
    ),
    "After the %1 leave the %2 there: %3 can beat it only with the %4.": lambda f, card, end, who, answer: (
        card in f.beaters() and f.answers(end) == [answer] and who.seat == f.next
    ),
    "Only the %1 beats this; then %3 can beat the %2 only with the %4.": lambda f, card, end, who, answer: (
        f.beaters() == [card] and f.answers(end) == [answer]
    ),
    "The %1 beats this, and then %3 can beat the %2 only with a trump.": lambda f, card, end, who: (
        card in f.beaters() and who.seat == f.next and f.only_trumps(end)
    ),
    "The %1 beats this without a trump, and the %2 is your lowest card after it.": lambda f, card, end: (
        card in f.plain() and any(held in f.trumps() for held in f.beaters())
    ),
    "The %1 is your cheapest card that beats this, and the %2 the cheapest to leave.": lambda f, card, end: (
        card in f.beaters() and end == f.end
    ),
    "The %1 beats the %2; %4 can beat the %3 with %5 card(s) at most.": lambda f, card, top, end, who, most: (
        card in f.beaters() and len(f.answers(end)) <= most
    ),
    "The %1 beats this; leave the %2 on top, and keep the %3 for later.": lambda f, card, end, kept: (
        card in f.beaters() and end == f.end and kept in f.own and kept not in (card, end)
    ),
    "Beat the %2 with the %1, and with the %3 you have no cards left.": lambda f, card, top, end: (
        len(f.own) == 2 and card in f.beaters()
    ),
    "Nothing in your hand beats the %1, so you have to pick up.": lambda f, top: (
        not f.beaters() and top == f.pile[-1] and f.action == TakeCards()
    ),
    "Nothing in your hand beats the %1; picking up leaves the %2, which %3 can't beat.": lambda f, top, left, who: (
        not f.beaters() and left == f.end and not f.answers(left)
    ),
    "Only the %1 beats this; picking up %2 card(s) leaves the %3, which %4 can't beat.": lambda f, card, n, left, _: (
        f.beaters() == [card] and n == f.taken and left == f.end and not f.answers(left)
    ),
    "Picking up %1 card(s) leaves the %2, which %3 can't beat.": lambda f, n, left, who: (
        n == f.taken and left == f.end and not f.answers(left)
    ),
    "You pick up %1 card(s), and one of them is a trump of yours: the %2.": lambda f, n, card: (
        n == f.taken and card in f.pile[-n:] and card.suit is f.trump(f.position.seat)
    ),
    "Only the %1 beats this, and keeping it is worth picking up %2 card(s).": lambda f, card, n: (
        f.beaters() == [card] and n == f.taken
    ),
    "Keep the %1 and your other cards that beat this, and pick up %2 card(s).": lambda f, card, n: (
        card in f.beaters() and len(f.beaters()) > 1 and n == f.taken
    ),
    "You have %1 %2, up to the %3: as trumps they beat every other suit.": lambda f, count, suit, top: (
        f.action == NameTrump(suit) and [held.suit for held in f.own].count(suit) == count and top in f.own
    ),
}


def untrue(level: str, deals: int) -> tuple[list[str], Counter[str]]:
    """What was said and is not so, and how often each sentence was looked at."""
    wrong, seen = [], Counter[str]()
    for preset, seats in (("default", 2), ("default", 3), ("default", 4), ("challenge", 2), ("svoi_app", 2)):
        options = GAME.options() if preset == "default" else GAME.options.preset(preset)
        for number in range(deals):
            for position in advised(Case(GAME, preset, options, seats), f"true {number}", level, 150):
                seen["all"] += 1
                check = CHECKS.get(position.reason.source)
                if check is not None:
                    seen[position.reason.source] += 1
                    if not check(Facts(position), *position.reason.args):
                        wrong.append(f"{position.case}: {position.said}")
    return wrong, seen


@pytest.mark.parametrize("level", ["beginner", "club"])
def test_what_a_hint_says_is_so(level: str) -> None:
    wrong, seen = untrue(level, 6)
    assert not wrong, wrong[0]
    assert seen["all"] > 500
    assert sum(seen.values()) - seen["all"] > 0.85 * seen["all"]


@pytest.mark.slow
def test_what_the_best_level_says_is_so(monkeypatch: pytest.MonkeyPatch) -> None:
    hasten(monkeypatch)
    wrong, seen = untrue("expert", 5)
    assert not wrong, wrong[0]
    assert len(seen) > 15
