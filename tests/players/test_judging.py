"""A deal is judged by what a seat could know, and nothing is said that the doubt does not allow."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from cardtable.core.cards import Card
from cardtable.core.record import Record
from cardtable.core.rules import Measure
from cardtable.core.session import Session
from cardtable.core.text import literal_text
from cardtable.core.views import observe, redact
from cardtable.core.zones import Seat, Zone
from cardtable.games import discover
from cardtable.players.deal_review import (
    DealReview,
    ReviewedDecision,
    ReviewedOption,
    SeatDecision,
    decisions_of,
    judge,
    judged_of,
    request_of,
)
from cardtable.players.player_questions import PlayerQuestion, never_stop
from cardtable.players.worker import think

GAMES = discover()
SEATS = {"hearts": 4, "cancellation_hearts": 6, "svoi_kozyri": 2, "canasta": 4}


def record_of(name: str, seed: str = "judged") -> Record:
    """A deal of club players."""
    game: Any = GAMES[name]
    options, seats = game.options(), SEATS[name]
    session: Any = Session(game, options, ("club A",) * seats, seed)
    players = [game.players["club"](options, seats, seat) for seat in range(seats)]
    while not session.scores:
        seat = min(session.actors)
        session.perform(seat, players[seat].choose(session.view(seat), session.heard(seat), lambda: False))
    record: Record = session.record()
    return record


@pytest.fixture(scope="module")
def hearts() -> Record:
    return record_of("hearts")


def test_each_decision_is_what_the_seat_did_with_what_it_could_know_then(hearts: Record) -> None:
    decided = decisions_of(hearts, GAMES["hearts"], 1, Seat(2))
    assert decided is not None
    done = [GAMES["hearts"].codec.write(one.done) for one in decided.decisions]
    assert done == [text for seat, text in hearts.actions if seat == 2]
    for one in decided.decisions:
        assert all(
            card is None
            for zone, cards in one.view.zones.items()
            if zone.kind == "hand" and zone.owner != 2
            for card in cards
        )
    assert decisions_of(hearts, GAMES["hearts"], 2, Seat(2)) is None  # not counted


def test_the_same_question_has_the_same_answer(hearts: Record) -> None:
    game = GAMES["hearts"]
    decided = decisions_of(hearts, game, 1, Seat(0))
    assert decided is not None
    asked = [request_of(one, game, hearts.options, 4) for one in decided.decisions[-7:]]
    assert {request.character for request in asked} == {""}, "whoever judges has no taste"
    answers = [think(request, never_stop) for request in asked]
    assert any(answer.values for answer in answers)
    assert answers == [think(request, never_stop) for request in asked]


@pytest.mark.slow
def test_the_same_file_gives_the_same_judgement(hearts: Record) -> None:
    first = judge(hearts, GAMES["hearts"], 1, Seat(0))
    assert first is not None
    assert first == judge(replace(hearts, salt="other", players=("person B",) * 4), GAMES["hearts"], 1, Seat(0))


@pytest.mark.parametrize("name", SEATS)
def test_a_forced_card_is_never_judged(name: str) -> None:
    game, record = GAMES[name], record_of(name)
    rules = game.rules(game.options(), SEATS[name])
    seats = [decisions_of(record, game, 1, Seat(seat)) for seat in range(SEATS[name])]
    decisions = [one for decided in seats if decided is not None for one in decided.decisions]
    forced = [one for one in decisions if len(list(islice(rules.legal(one.view), 2))) == 1]
    assert forced
    for one in forced:
        advice = think(request_of(one, game, record.options, SEATS[name]), never_stop)
        assert advice.values == ()
        assert judged_of(one, advice, game) is None


def one(cost: float, error: float) -> ReviewedDecision:
    return ReviewedDecision(
        0, "play 2C", "play 3C", cost, error, literal_text("so"), (ReviewedOption("play 3C", 0.0, 0.0),)
    )


def test_within_the_doubt_nothing_is_told() -> None:
    assert not one(1.0, 0.6).is_sure
    assert not one(-1.0, 0.1).is_sure
    assert one(1.0, 0.4).is_sure
    judged = (one(1.0, 0.6), one(2.0, 0.1), one(0.5, 0.1), one(0.4, 0.1), one(9.0, 1.0), one(3.0, 0.2))
    whole, measure = DealReview(1, Seat(0), 13, judged), Measure(0.5, 5.0)
    assert [dear.cost for dear in whole.costliest(measure)] == [9.0, 3.0, 2.0]
    assert whole.cost(measure) == 14.5  # what is sure, but less than is told in this game, does not add up


@pytest.mark.parametrize("name", ["hearts", "cancellation_hearts", "canasta"])
def test_no_judgement_reads_the_cards_of_others(name: str) -> None:
    """Two cards in hands that the seat does not see change places: it is asked the same, to the last bit."""
    game: Any = GAMES[name]
    options = game.options()
    rules = game.rules(options, SEATS[name])

    def asked(deck: Sequence[Card]) -> PlayerQuestion:
        step = rules.deal(None, deck)
        view = observe(rules.zones, step.state, Seat(0))
        heard = tuple(redact(rules.zones, event, Seat(0)) for event in step.events)
        return request_of(
            SeatDecision(0, Seat(0), view, heard, next(rules.legal(view))), game, options.save(), SEATS[name]
        )

    def unseen(deck: Sequence[Card]) -> bool:
        """Whether another hand has other cards with this deck, and nothing else is otherwise."""
        zones = rules.deal(None, deck).state.zones
        return {zone.kind for zone in zones if zones[zone] != before[zone]} == {"hand"} and zones[own] == before[own]

    deck, own = list(rules.deck()), Zone("hand", Seat(0))
    before = rules.deal(None, deck).state.zones
    pairs = ((one, other) for one in range(len(deck)) for other in range(one + 1, len(deck), 5))
    swapped = next(filter(unseen, (exchanged(deck, *pair) for pair in pairs)))
    assert asked(swapped) == asked(deck)


def exchanged(deck: Sequence[Card], one: int, other: int) -> list[Card]:
    found = [*deck]
    found[one], found[other] = deck[other], deck[one]
    return found
