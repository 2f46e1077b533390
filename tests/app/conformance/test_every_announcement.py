"""Whatever happens is said: who cannot see the table hears of every action, every open card and every result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from cardtable.core.cards import Card
from cardtable.core.events import Announced, CardsMoved, Event, HandScored, MatchEnded, TrickWon, TurnStarted
from cardtable.core.guidance.turn_summaries import ScoredDeal
from cardtable.core.text import Text, Who
from cardtable.core.zone_kinds import Role, ZoneKinds
from cardtable.core.zones import Seat
from cardtable.table.speech.update_remarks import (
    EVERYTHING,
    LITTLE,
    NORMAL,
    ListenerProfile,
    describe_update,
    turn_of,
)
from cardtable.table.table_texts import YOUR_TURN
from tests.conformance.addressing import misaddressed
from tests.conformance.driver import Case, Match, playing

DEALS = 2
LISTENER = Seat(0)


def arguments(text: Text) -> Iterator[Any]:
    """What is named in a sentence and in the sentences within it."""
    for argument in text.args:
        yield argument
        if isinstance(argument, Text):
            yield from arguments(argument)


def said(match: Match, verbosity: int, *events: Any) -> tuple[Text, ...]:
    """What the listener is told of some events of the last step."""
    heard = events or match.heard(LISTENER)
    listener = ListenerProfile(LISTENER, ZoneKinds(match.rules.zones), verbosity)
    turn = [YOUR_TURN] if turn_of(heard, listener, frozenset()) == YOUR_TURN else []
    return (*(one.written for one in describe_update(heard, listener)), *turn)


def turned_up(match: Match) -> Iterator[Card]:
    """Cards that came out of the hand of somebody, and that everybody sees now.

    What is left in the hands when a deal is over lies open as well: there the count speaks.
    """
    kinds = ZoneKinds(match.rules.zones)
    for event in match.heard(LISTENER):
        if not isinstance(event, CardsMoved) or not kinds.is_hand(event.source):
            continue
        target = kinds.spec(event.target)
        counted = target.role is Role.COUNT
        if event.source.owner != LISTENER and not counted and target.visible_to(event.target, None):
            yield from (card for card in event.cards if card is not None)


def named(match: Match, card: Card) -> bool:
    """Whether a sentence names the card, or counts it among others that are laid down together."""
    texts = [event.text for event in match.heard(LISTENER) if isinstance(event, Announced)]
    counted = any(text.n > 0 for text in texts)
    return counted or any(card in arguments(text) for text in texts)


@pytest.mark.quick(3)
@pytest.mark.walks
def test_whatever_happens_in_two_deals_is_said(case: Case) -> None:
    match, done = Match(case, "announced"), 0
    heard: dict[int, list[Event]] = {deal: [] for deal in range(1, DEALS + 1)}
    for _ in playing(match, DEALS):
        every_event_is_said(match, case)
        heard[match.deal] += match.heard(LISTENER)
        the_story_addresses_its_reader(match, heard[match.deal])
        if len(match.actions) > done:
            done = len(match.actions)
            the_last_action_is_said(match, case)
    for events in heard.values():
        whoever_did_it_is_addressed(case, events)


def the_story_addresses_its_reader(match: Match, history: Sequence[Event]) -> None:
    """What is told of a counted deal, to each seat."""
    scored = next((event for event in match.events if isinstance(event, HandScored)), None)
    story, case = match.case.game.story, match.case
    if scored is None or story is None:
        return
    for seat in map(Seat, range(case.seats)):
        told = story(case.options, case.seats, ScoredDeal(match.view(seat), history, scored))
        texts = [text for text in (told.fact, told.second) if text is not None]
        assert not [wrong for text in texts for wrong in misaddressed(text, seat)]


def whoever_did_it_is_addressed(case: Case, history: Sequence[Event]) -> None:
    """Who asks what has happened is told of their own turns in the same way."""
    for turn in case.game.told_turns(history) if case.game.told_turns is not None else ():
        assert not [wrong for act in turn.acts for wrong in misaddressed(act.text, turn.seat)]


def the_last_action_is_said(match: Match, case: Case) -> None:
    """Every action of every seat, and every card that it turns up."""
    actor = match.actions[-1][0]
    texts = said(match, NORMAL)
    own = actor == LISTENER and any(text.source.startswith("You ") for text in texts)
    assert own or any(Who(actor) in arguments(text) for text in texts), f"{case}: {match.actions[-1]} is not said"
    for card in turned_up(match):
        assert named(match, card), f"{case}: {card} is laid down, and nobody says so"


def every_event_is_said(match: Match, case: Case) -> None:
    """Every trick, count and end, even to who wants to hear little."""
    for event in match.heard(LISTENER):
        told = said(match, LITTLE, event)
        match_seats = case.seats if isinstance(event, HandScored | MatchEnded) else 1
        if isinstance(event, TrickWon | HandScored | MatchEnded):
            assert len(told) == match_seats, f"{case}: {event} is not said"
        if isinstance(event, TurnStarted):
            assert len(said(match, EVERYTHING, event)) == (len(event.seats) == 1 or LISTENER in event.seats)
    assert not [wrong for text in said(match, EVERYTHING) for wrong in misaddressed(text, LISTENER)]
