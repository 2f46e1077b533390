"""Every update of every game goes over the wire and comes back equal."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from functools import partial
from itertools import islice
from typing import Any

import pytest

from cardtable.core.cards import Card, cards_of
from cardtable.core.events import Announced, MatchEnded
from cardtable.core.session import Update
from cardtable.core.wire.game_codec import GameCodec
from cardtable.core.wire.value_codecs import TextCodec
from cardtable.core.zones import Seat
from cardtable.net.message_codec import dump_json
from tests.conformance.driver import FEW, Case, Match, cases, playing
from tests.conformance.secrecy import shown_to, swaps
from tests.known_sentences import known_sentences
from tests.telling_by_wire import as_read, session_of, told, wire_of

FACE = re.compile(r"\b(?:[2-9TJQKA][CDSH]|JK)\b")
A_FEW, MANY = 12, 400  # actions
PLAIN = [case for case in cases() if case.preset == "default" and case.seats == min(case.game.seats)]


def there_and_back(case: Case, actions: int, seats: int) -> tuple[int, bool]:
    """How many updates there were, and whether the match came to its end."""
    wire, count, ended = wire_of(case), 0, False
    for update, deal in told(case, "wire", actions, seats=seats):
        text = json.dumps(wire.write_update(update, deal))
        read = wire.read_update(json.loads(text))
        assert read.update == as_read(update)
        assert read.deal == deal
        assert list(read.update.view.zones) == list(update.view.zones)  # piles are built in this order
        count += 1
        ended = ended or any(isinstance(event, MatchEnded) for event in update.events)
    return count, ended


@pytest.mark.quick(12)
def test_every_update_comes_back_equal(case: Case) -> None:
    count, _ = there_and_back(case, A_FEW, seats=2)
    assert count > A_FEW


@pytest.mark.parametrize("plain", PLAIN, ids=str)
def test_counts_and_ends_come_back_equal(plain: Case) -> None:
    count, ended = there_and_back(plain, 150, seats=1)
    assert ended or count > 150


@pytest.mark.slow
def test_every_update_of_a_long_game_comes_back_equal(case: Case) -> None:
    count, ended = there_and_back(case, MANY, seats=99)
    assert ended or count > 100


def test_actions_come_back_equal(case: Case) -> None:
    wire, session = wire_of(case), session_of(case, "actions")
    seat = min(session.actors)
    for action, _ in zip(case.rules.legal(session.view(seat)), range(20), strict=False):
        assert wire.read_action(wire.write_action(action)) == action


def news_to(wire: GameCodec[Any], match: Match, seat: Seat | None) -> bytes:
    """What goes over the wire to a seat after a step."""
    return dump_json(wire.write_update(Update(match.heard(seat), match.view(seat)), match.deal)).encode()


@pytest.mark.walks
def test_no_byte_on_the_wire_tells_two_unseen_cards_apart(case: Case) -> None:
    sent = partial(news_to, wire_of(case))
    pairs = (pair for number in range(9) for pair in swaps(case, f"wire {number}", 1, sent=sent))
    compared = [leak for leak, _ in islice(pairs, len(case.everybody))]  # few pairs in games that hide little

    assert compared == [None] * len(case.everybody)


@pytest.mark.quick(12)
def test_a_face_on_the_wire_is_one_that_the_seat_sees_or_that_lies_open(case: Case) -> None:
    wire, match = wire_of(case), Match(case, "faces")
    for _ in playing(match, 1):
        for seat in case.everybody:
            known = shown_to(match, seat) | set(named_openly(match))
            faces = set(FACE.findall(news_to(wire, match, seat).decode()))
            assert faces <= set(map(str, known)), f"seat {seat} is sent a card that it does not see"
        if len(match.actions) > A_FEW:
            return


def named_openly(match: Match) -> Iterator[Card]:
    """The cards that public facts and sentences name: everybody knows them."""
    yield from cards_of(match.state.public)
    for event in match.events:
        if isinstance(event, Announced):
            yield from cards_of(event.text)


def test_every_refusal_can_be_told_over_the_wire(case: Case) -> None:
    texts, match, other = TextCodec(known_sentences(), case.seats), Match(case, "refused"), Match(case, "other")
    chance, told = random.Random("refusals"), 0
    for _, _ in zip(playing(match, 1), playing(other, 1), strict=False):
        if not other.actors or len(match.actions) > A_FEW:
            break
        foreign = other.legal(other.actors[0], FEW)
        for seat in match.actors:
            for action in chance.sample(foreign, min(4, len(foreign))):
                refusal = match.rules.check(match.view(seat), action)
                if refusal is not None:
                    assert texts.read(texts.write(refusal.reason)) == refusal.reason
                    told += 1
    assert told
