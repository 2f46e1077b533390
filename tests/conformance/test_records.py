"""Every match of every game survives being written, read, replayed, undone and done again."""

from __future__ import annotations

import random
from functools import partial
from itertools import islice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.core.record import write_record
from cardtable.core.session import Session
from cardtable.core.zones import Seat
from cardtable.games import discover
from tests.conformance.driver import FEW, Case, Match, playing
from tests.conformance.sentences import is_sentence
from tests.records import read_record

AnySession = Session[Any, Any]


def begin(case: Case, seed: str) -> AnySession:
    return Session(case.game, case.options, [f"person {seat}" for seat in range(case.seats)], seed)


def step(case: Case, session: AnySession, chance: random.Random) -> None:
    seat = chance.choice(sorted(session.actors))
    legal = list(islice(case.rules.legal(session.view(seat)), 1 + chance.randrange(FEW)))
    assert session.submit(seat, chance.choice(legal), session.state_version) is None


def facts(case: Case, session: AnySession) -> list[object]:
    views = [session.view(seat) for seat in case.everybody]
    return [(view.zones, view.public, session.heard(view.seat)) for view in views]


class Moment:
    """What everybody knew at one moment of a match; what they had heard is only put together if it is asked for."""

    def __init__(self, case: Case, session: AnySession) -> None:
        self._session = session
        self._views = [session.view(seat) for seat in case.everybody]
        self._happened = tuple(session.happened)

    def facts(self) -> list[object]:
        """As `facts` would have been then."""
        heard = partial(self._session.seen_by, events=self._happened)
        return [(view.zones, view.public, heard(view.seat)) for view in self._views]


def check_records(case: Case, seed: str, deals: int, points: int) -> None:
    """Play; replay the log from its text at some points; rewind to some points and compare."""
    session, chance = begin(case, seed), random.Random(seed)
    played = [Moment(case, session)]
    while session.deal_number <= deals and not session.match_over:
        step(case, session, chance)
        played.append(Moment(case, session))
    record = read_record(write_record(session.record()))
    assert record == session.record()
    again = Session.replay(record, case.game)
    assert facts(case, again) == played[-1].facts()
    for goal in chance.sample(range(len(played)), min(points, len(played))):
        session.rewind(goal)
        assert facts(case, session) == played[goal].facts()
        shorter = Session.replay(read_record(write_record(session.record())), case.game)
        assert facts(case, shorter) == played[goal].facts()
    session.rewind(len(played) - 1)
    assert session.record() == record


@pytest.mark.quick(3)
def test_logs_replay_and_rewind(case: Case) -> None:
    check_records(case, "log", 1, 3)


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_logs_replay_and_rewind_in_many_matches(case: Case, times: int) -> None:
    for seed in range(times):
        check_records(case, str(seed), 2, 6)


@pytest.mark.walks
def test_actions_survive_their_texts(case: Case) -> None:
    codec = case.game.codec
    match = Match(case, "codec")
    for _ in playing(match, 1):
        for seat in match.actors:
            for action in match.legal(seat, FEW):
                text = codec.write(action)
                assert codec.read(text) == action
                assert codec.write(codec.read(text)) == text
                assert text == " ".join(text.split())


def test_sets_of_cards_are_read_in_every_order(case: Case) -> None:
    codec, chance = case.game.codec, random.Random(5)
    match = Match(case, "order")
    for seat in match.actors:
        for action in match.legal(seat, 3):
            verb, *cards = codec.write(action).split()
            if verb == "pass":
                chance.shuffle(cards)
                assert codec.read(" ".join([verb, *cards])) == action


WORDS = ["pass", "play", "moon", "add", "take", "QS", "2C", "XX", "/", "\n", ""]


@pytest.mark.parametrize("game", discover().values(), ids=lambda game: game.id)
@settings(max_examples=40)
@given(text=st.text(max_size=30) | st.lists(st.sampled_from(WORDS)).map(" ".join))
def test_no_text_breaks_a_codec(game: Any, text: str) -> None:
    try:
        action = game.codec.read(text)
    except ValueError as error:
        reason = str(error)
    else:
        reason = ""
        assert game.codec.read(game.codec.write(action)) == action
    assert not reason or is_sentence(reason)


def dealt(case: Case, seed: str) -> AnySession:
    """A match in which somebody sees a card: some games begin with a choice before the deal."""
    session, chance = begin(case, seed), random.Random(1)
    while not any(faces_seen(session, seat) for seat in case.everybody):
        step(case, session, chance)
    return session


def faces_seen(session: AnySession, seat: Seat | None) -> bool:
    return any(card is not None for cards in session.view(seat).zones.values() for card in cards)


def test_the_deals_follow_from_seed_and_number(case: Case) -> None:
    first, second, other = (dealt(case, seed) for seed in ("a", "a", "b"))
    assert facts(case, first) == facts(case, second)
    assert facts(case, first) != facts(case, other)


def test_stale_and_foreign_answers_are_refused(case: Case) -> None:
    session = begin(case, "stale")
    seat = min(session.actors)
    action = next(case.rules.legal(session.view(seat)))
    assert session.submit(seat, action, session.state_version - 1) is not None
    outsiders = set(map(Seat, range(case.seats))) - session.actors
    assert all(session.submit(other, action, session.state_version) is not None for other in outsiders)
    assert session.actions == 0
