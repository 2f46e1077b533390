"""Positions set up from card texts, and what a computer player does there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from cardtable.core.cards import Card, sort_cards
from cardtable.core.events import Event
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.text import Text
from cardtable.core.views import observe, redact
from cardtable.core.zones import Seat
from cardtable.games.hearts import GAME
from cardtable.games.hearts.options import HeartsOptions
from cardtable.games.hearts.rules import HeartsRules
from tests.families.hearts.tables import cards
from tests.games.hearts.tables import HeartsState, rest_of_pack, table

WORDS = SourceRenderer({Seat(seat): f"P{seat}" for seat in range(7)})
LEVELS = ("club", "expert")


class Situation:
    """A deal under way, with all that has happened since it was set up."""

    def __init__(self, rules: HeartsRules, options: HeartsOptions, state: HeartsState, events: Sequence[Event]) -> None:
        self.rules, self.options, self.state, self.events = rules, options, state, list(events)

    def play(self, text: str) -> Situation:
        """Play cards, whoever is to play."""
        for card in text.split():
            seat = min(self.rules.actors(self.state.public))
            action = GAME.codec.read(f"play {card}")
            refusal = self.rules.check(observe(self.rules.zones, self.state, seat), action)
            assert refusal is None, (card, seat, refusal)
            step = self.rules.apply(self.state, seat, action)
            self.state = step.state
            self.events += step.events
        return self

    def advice(self, level: str, seed: int = 3) -> tuple[str, str]:
        """What the seat that is to act would do, and why; of a level, or in character (`club:moon`)."""
        seat = min(self.rules.actors(self.state.public))
        level, _, character = level.partition(":")
        player = GAME.player(level, character)(self.options, self.state.public.seats, seed)
        view = observe(self.rules.zones, self.state, seat)
        heard = [redact(self.rules.zones, event, seat) for event in self.events]
        advice = player.advise(view, heard, lambda: False)
        assert self.rules.check(view, advice.action) is None
        return GAME.codec.write(advice.action), say(advice.reason)

    def choice(self, level: str) -> str:
        """What the seat that is to act would do."""
        return self.advice(level)[0]


def say(text: Text) -> str:
    """The reason in English: one whole sentence."""
    sentence = WORDS.text(text)
    assert sentence.endswith("."), sentence
    assert "%" not in sentence
    return sentence


def late(
    *hands: str, won: Sequence[str] = (), leader: int = 0, totals: Sequence[int] = (0, 0, 0, 0), **options: Any
) -> Situation:
    """The hands of four seats towards the end of a deal; `won`: the point and bonus cards that each seat has taken."""
    chosen = HeartsOptions(**{"pass_count": 0, **options})
    rules = HeartsRules(chosen, 4)
    state = table(
        rules,
        hands,
        leader=leader,
        broken=True,
        played=cards(rest_of_pack(*hands)),
        point_cards=tuple(sort_cards(cards(text)) for text in (*won, "", "", "", "")[:4]),
        totals=tuple(totals),
    )
    done = state.public.tricks
    takers = tuple(done if seat == _most(won) else 0 for seat in range(4))
    return Situation(rules, chosen, replace(state, public=replace(state.public, tricks_won=takers)), ())


def played(*hands: str, passes: Sequence[str], plays: str) -> Situation:
    """A deal of four from the start: these hands, what each seat passes to its left, and the cards played since."""
    options = HeartsOptions()
    rules = HeartsRules(options, 4)
    held = [cards(hand) for hand in hands]
    step = rules.deal(None, [hand[place] for place in range(13) for hand in held])
    deal = Situation(rules, options, step.state, step.events)
    for seat, given in enumerate(passes):
        step = rules.apply(deal.state, Seat(seat), GAME.codec.read(f"pass {given}"))
        deal.state = step.state
        deal.events += step.events
    return deal.play(plays)


def _most(won: Sequence[str]) -> int:
    return max(range(len(won)), key=lambda seat: len(won[seat])) if won else 0


def passed(level: str, hand: str, **options: Any) -> set[str]:
    """What the first seat would pass of this hand, to the left."""
    rest = cards(rest_of_pack(hand))
    chosen = HeartsOptions(**options)
    rules = HeartsRules(chosen, 4)
    hands = [cards(hand), *(rest[place::3] for place in range(3))]
    deck: list[Card] = [held[place] for place in range(13) for held in hands]
    step = rules.deal(None, deck)
    choice = Situation(rules, chosen, step.state, step.events).choice(level)
    return set(choice.removeprefix("pass ").split())
