"""What the tests of both games read off their steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardtable.core.cards import Card, Cards, Suit, parse_cards
from cardtable.core.events import Announced, Event, Feat, HandScored, MatchEnded
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.rules import Rules
from cardtable.core.views import State, Step, observe
from cardtable.core.zones import Seat
from cardtable.families.hearts.actions import Action, PassCards
from cardtable.families.hearts.public_facts import F, TrickPhase
from tests.conformance.driver import Case

WORDS = SourceRenderer({Seat(seat): f"P{seat}" for seat in range(11)})


def cards(text: str) -> Cards:
    return parse_cards(text.split())


def said(events: Sequence[Event]) -> list[str]:
    return [WORDS.text(event.text) for event in events if isinstance(event, Announced)]


def row(step: Step[Any]) -> tuple[int, ...]:
    (event,) = (event for event in step.events if isinstance(event, HandScored))
    assert event.row == tuple(map(sum, zip(*(line.points for line in event.lines), strict=True)))
    return event.row


def feats(step: Step[Any]) -> tuple[Feat, ...]:
    """What the count of the deal tells that somebody has brought off."""
    return next(event for event in step.events if isinstance(event, HandScored)).feats


def lines(step: Step[Any]) -> dict[str, tuple[int, ...]]:
    (event,) = (event for event in step.events if isinstance(event, HandScored))
    return {line.label.source: line.points for line in event.lines}


def ending(step: Step[F]) -> tuple[int, ...]:
    """The places, or none if the match goes on."""
    ends = [event.places for event in step.events if isinstance(event, MatchEnded)]
    assert ends == ([step.state.public.places] if step.state.public.phase is TrickPhase.ENDED else [])
    return ends[0] if ends else ()


def pass_first_cards(rules: Rules[F, Action], state: State[F]) -> State[F]:
    """Everybody passes the first legal choice."""
    for seat in sorted(rules.actors(state.public)):
        action = next(rules.legal(observe(rules.zones, state, seat)))
        assert isinstance(action, PassCards)
        state = rules.apply(state, seat, action).state
    return state


def lowest_clubs(case: Case) -> frozenset[Card]:
    """Who leads the lowest club shows having it, and the others not having it (a kitty may hold some)."""
    return frozenset(Card(rank, Suit.CLUBS) for rank in range(2, 6))
