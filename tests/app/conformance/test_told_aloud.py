"""Every fact of a deal is told each seat exactly once and in order, in every form of words, and nothing hidden is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cardtable.core.cards import Card
from cardtable.core.events import CardsMoved, HandScored, MatchEnded, TurnStarted
from cardtable.core.language.speech_forms import WordingLevel
from cardtable.core.text import Text
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.table.speech.narrator import DeferredNarration
from cardtable.table.speech.update_remarks import (
    EVERYTHING,
    LITTLE,
    ListenerProfile,
    UpdateRemark,
    describe_update,
    turn_of,
    word_remarks,
)
from cardtable.table.table_texts import YOUR_TURN
from tests.conformance.driver import Case, Match, playing

pytestmark = pytest.mark.slow
ONE_EACH = [Case(game, "default", game.options(), seats) for game in discover().values() for seats in game.seats]


class Ear:
    """One seat that listens in one form of words."""

    def __init__(self, match: Match, seat: Seat, wording: WordingLevel, verbosity: int) -> None:
        kinds = ZoneKinds(match.rules.zones)
        self.listener = ListenerProfile(seat, kinds, verbosity, match.case.game.spoken())
        self.seat, self.wording = seat, wording
        self.in_tricks = kinds.has_tricks
        self.teller = DeferredNarration()
        self.acting: frozenset[Seat] = frozenset()
        self.facts: list[UpdateRemark] = []
        self.told: list[UpdateRemark] = []
        self.seen: set[Card] = set()

    def hear(self, match: Match) -> None:
        """What came of the last step."""
        events = match.heard(self.seat)
        found = describe_update(events, self.listener, self.acting)
        mine = turn_of(events, self.listener, self.acting) == YOUR_TURN
        over = any(isinstance(event, HandScored | MatchEnded) for event in events)
        chooses = self.seat in self.acting and len(self.acting) > 1
        now = self.teller.hear(found, self.seat, self.wording, chooses=chooses, due=mine or over)
        self.facts += found
        self.told += now
        for event in events:
            if isinstance(event, CardsMoved):
                self.seen.update(card for card in event.cards if card is not None)
            self.acting = event.seats if isinstance(event, TurnStarted) else self.acting
        self.seen.update(card for cards in match.view(self.seat).zones.values() for card in cards if card is not None)
        for text in word_remarks(now, self.wording, in_tricks=self.in_tricks):
            named = set(cards_in(text))
            assert named <= self.seen, f"{match.case}: {self.seat} is told of {named - self.seen}"


def cards_in(text: Text) -> Iterator[Card]:
    """All cards that a text names, however deep."""
    for argument in text.args:
        if isinstance(argument, Text):
            yield from cards_in(argument)
        elif isinstance(argument, Card):
            yield argument


def alone(facts: list[UpdateRemark]) -> list[UpdateRemark]:
    """Those that are never told together with others, and so never wait."""
    return [fact for fact in facts if fact.together is None]


@pytest.mark.parametrize("chosen", ONE_EACH, ids=str)
def test_each_fact_is_told_once_and_in_order(chosen: Case) -> None:
    match = Match(chosen, "told aloud")
    ears = [
        Ear(match, Seat(seat), wording, verbosity)
        for seat in (0, chosen.seats - 1)
        for wording in WordingLevel
        for verbosity in (LITTLE, EVERYTHING)
    ]
    for _ in playing(match, 1):
        for ear in ears:
            ear.hear(match)
    for ear in ears:
        ear.told += ear.teller.release()
        assert alone(ear.told) == alone(ear.facts)
        assert sorted(map(str, ear.told)) == sorted(map(str, ear.facts))
        assert ear.facts
