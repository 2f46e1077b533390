"""Whatever a stranger sends ends in a message or in WireError, and in nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.core.wire.json_values import WireError
from cardtable.host.room_messages import FromTable, RevealMessage, UpdateMessage
from cardtable.host.room_requests import ActionRequest, FromSeat
from cardtable.host.room_types import TABLE_FRAME
from cardtable.net.message_codec import RoomMessageReader, decode_request, dump_json, encode_message, parse_json
from tests.conformance.driver import Case, cases
from tests.known_sentences import known_sentences
from tests.net.mutation import Mutations
from tests.net.samples import from_seats, from_tables, wire
from tests.telling_by_wire import random_step, session_of, told, wire_of

FEW, MANY = 4_000, 80_000  # `--times 13` makes a million
READER = RoomMessageReader(known_sentences())
PLAIN = [case for case in cases() if case.preset == "default" and case.seats == min(case.game.seats)]


def from_seat(text: str) -> bool:
    """Whether a table takes it as a message, an action of Hearts included."""
    try:
        message = decode_request(text, host=True)
        if isinstance(message, ActionRequest):
            wire().write_action(wire().read_action(message.action))
    except WireError:
        return False
    return same(message, decode_request(encode_message(message), host=True))


def from_table(text: str) -> bool:
    """Whether a program takes it as a message, the update of Hearts and the actions of a deal included."""
    try:
        message = READER.read(text)
        if isinstance(message, UpdateMessage):
            update, deal = wire().read_update(message.update)
            assert wire().read_update(wire().write_update(update, deal)) == (update, deal)
        elif isinstance(message, RevealMessage):
            for _, action in message.actions:
                wire().read_action(action)
    except WireError:
        return False
    return same(message, READER.read(encode_message(message)))


def same(message: FromSeat | FromTable, again: FromSeat | FromTable) -> bool:
    """What was taken can be handed on, and is the same then."""
    assert again == message
    return True


SENDERS: dict[str, tuple[Callable[[str], bool], Callable[[], Any]]] = {
    "seat": (from_seat, lambda: [encode_message(message) for message in from_seats()]),
    "table": (from_table, lambda: [encode_message(message) for message in from_tables()]),
}


@pytest.mark.parametrize("sender", SENDERS)
@pytest.mark.parametrize("count", [FEW, pytest.param(MANY, marks=[pytest.mark.slow, pytest.mark.timeout(400)])])
def test_mutated_messages_end_in_one_error(sender: str, count: int, times: int) -> None:
    taken, texts = SENDERS[sender]
    count *= times
    good = sum(map(taken, Mutations(texts(), sender).texts(count)))

    assert count * 0.01 < good < count * 0.3  # some are sound still: else the mutations would try nothing


@pytest.mark.parametrize("plain", PLAIN, ids=str)
def test_mutated_updates_of_every_game_end_in_one_error(plain: Case) -> None:
    game = wire_of(plain)
    texts = [
        dump_json(game.write_update(update, deal)) for update, deal in islice(told(plain, "mutated", 40), 0, None, 9)
    ]
    refused = 0
    for text in Mutations(texts, str(plain)).texts(600):
        try:
            game.read_update(parse_json(text, TABLE_FRAME))
        except WireError:
            refused += 1

    assert 300 < refused < 600


@given(st.text())
def test_a_text_of_strangers_is_no_action_or_one(text: str) -> None:
    for plain in PLAIN:
        game = wire_of(plain)
        try:
            action = game.read_action(text)
        except WireError:
            continue
        assert game.read_action(game.write_action(action)) == action


@pytest.mark.parametrize("plain", PLAIN, ids=str)
def test_mutated_actions_are_no_actions_or_others(plain: Case) -> None:
    game, chance = wire_of(plain), random.Random(str(plain))
    session = session_of(plain, "actions")
    actions: list[Any] = []
    while len(actions) < 60:
        before = session.actions
        random_step(session, plain, chance)
        actions.append(game.write_action(session.action_of(before)))
        session.deal_if_due()
    words = sorted({word for text in actions for word in text.split()} | {"", "JK", "K", "/", "٣", "99999", "no", "2C"})
    for number in range(1500):
        parts = actions[number % len(actions)].split()
        parts[chance.randrange(len(parts)) :] = chance.choices(words, k=chance.randrange(4))
        try:
            action = game.read_action(" ".join(parts))
        except WireError:
            continue
        assert game.read_action(game.write_action(action)) == action
