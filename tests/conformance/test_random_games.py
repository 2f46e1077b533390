"""60 random games of every preset: no card is lost, every point is counted, every log tells it again.

A game here is a deal, and the numbers of players share a preset's games. Matches are played on until all deals are
done, so that what later deals change (who deals, where cards are passed, what a side needs) is met as well.
"""

from __future__ import annotations

import math
import random
from dataclasses import replace
from typing import Any

import pytest

from cardtable.core.events import Event, HandScored
from cardtable.core.record import write_record
from cardtable.core.session import Session
from cardtable.core.views import State, redacted
from cardtable.core.zones import Seat
from tests.conformance.conftest import is_at_an_end
from tests.conformance.driver import (
    Case,
    Match,
    Picture,
    cases,
    comparable,
    first_source,
    followed,
    playing,
    whole_deck_in,
)
from tests.conformance.promises import promises_of
from tests.conformance.secrecy import swaps
from tests.conformance.test_playouts import check_state
from tests.records import read_record

GAMES = 60  # of a preset; `--times 20` plays as many with each number of players
LONGEST = 12  # deals of one match: then another one begins


class Listener:
    """Somebody at the table who puts the picture together from what is heard, one seat in each match."""

    def __init__(self, match: Match, seat: Seat | None) -> None:
        self.match, self.seat = match, seat
        self.deal = 0
        self.picture: Picture = {}
        self.events: list[Event] = []  # of the deal, with what is hidden

    def listen(self) -> None:
        """Take in the last step; at the end of a deal the picture must be what the seat sees."""
        match = self.match
        if match.deal != self.deal:
            self.deal, self.picture = match.deal, whole_deck_in(first_source(match), match, self.seat)
            self.events = []
        self.events += match.events
        self.picture = followed(match, self.picture, self.seat)
        if match.over or match.due_to_deal:
            seen = match.view(self.seat).zones
            assert comparable(self.picture, match.kinds) == comparable(seen, match.kinds)


def check_points(match: Match, before: State[Any]) -> None:
    """The points of a deal that has been counted are what the pack holds, where the rules promise that."""
    expected = promises_of(match.case.game).sums
    for event in match.events:
        if expected and isinstance(event, HandScored):
            assert sum(event.row) in expected(match.case, before), event.row


def play_one_match(case: Case, seed: str, listener: Seat | None, deals: int) -> Listener:
    """Play with every check that each step allows; who has listened."""
    match = Match(case, seed)
    ear, before = Listener(match, listener), match.state
    for _ in playing(match, deals):
        check_state(match)
        check_points(match, before)
        ear.listen()
        before = match.state
    return ear


def check_log(ear: Listener) -> None:
    """The actions as texts, written and read as a whole, give every seat the same game again."""
    match, case = ear.match, ear.match.case
    begun = Session(case.game, case.options, [f"person {seat}" for seat in range(case.seats)], match.seed).record()
    texts = tuple((seat, case.game.codec.write(action)) for seat, action in match.actions)
    record = replace(begun, actions=texts)
    assert read_record(write_record(record)) == record
    again = Session.replay(record, case.game)
    assert again.record() == record
    assert again.match_over == match.over
    if match.due_to_deal:  # a session has done so
        match.next_deal()
        ear.listen()
    for seat in case.everybody:
        view, expected = again.view(seat), match.view(seat)
        assert (view.zones, view.public) == (expected.zones, expected.public)
        assert again.heard(seat) == tuple(redacted(match.kinds, event, seat) for event in ear.events)


def share(case: Case, times: int) -> int:
    """Return how many games of its preset are played with this number of players."""
    same = (other for other in cases() if (other.game.id, other.preset) == (case.game.id, case.preset))
    alike = [other for other in same if is_at_an_end(other)]
    return math.ceil(GAMES * times / len(alike))


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_random_games_are_whole(case: Case, times: int) -> None:
    chance = random.Random("listeners")
    played = number = 0
    games = share(case, times)
    while played < games:
        deals = min(LONGEST, games - played)
        ear = play_one_match(case, f"{case} {number}", chance.choice(case.everybody), deals)
        played, number = played + ear.match.deal, number + 1
        check_log(ear)


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_random_games_keep_their_secrets(case: Case, times: int) -> None:
    """In each game somebody tries to tell two cards apart that they have not seen."""
    chance = random.Random("who looks")
    compared = 0
    games = share(case, times)
    for number in range(games):
        for leak, _ in swaps(case, f"{case} {number}", 1, seats=[chance.choice(case.everybody)]):
            assert leak is None, f"seat {leak[0]} can tell {leak[1]} from {leak[2]}"
            compared += 1
    assert compared > games // 5
