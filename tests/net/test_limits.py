"""No honest message comes near a limit: half of each is enough for the longest deals that can be played."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from cardtable.core.events import HandScored
from cardtable.core.session import Session, Update
from cardtable.core.wire import game_codec, json_values, value_codecs
from cardtable.core.zones import Seat
from cardtable.host import room_types
from cardtable.host.room_messages import RevealMessage, RoomInfo, UpdateMessage
from cardtable.host.room_requests import ArrangeRequest, HelloRequest
from cardtable.host.room_types import HouseRules, RoomSeatInfo, RoomStage, SeatOccupant
from cardtable.host.seat_assignment import Presence
from cardtable.net.invitation import Invitation, write_invitation
from cardtable.net.message_codec import encode_message
from tests.conformance.driver import Case, cases
from tests.net.samples import FINGERPRINT, HELLO, KEY, SECRET, SEED, SHARES, TABLE, TAG
from tests.telling_by_wire import random_step, session_of, wire_of

TURNS = 1_000  # the greatest limit of KR-16 for a table of people; without any a deal is five times as long
HEAVY_NAME = "క్ష్మి" * 5 + "క్"  # 96 bytes
LARGEST = [case for case in cases() if case.preset == "default" and case.seats == max(case.game.seats)]
LIMITS = {
    "news": room_types.TABLE_FRAME,
    "opened": room_types.TABLE_FRAME,
    "events": game_codec.MOST_EVENTS,
    "heard": game_codec.MOST_HEARD,
    "zones": game_codec.MOST_ZONES,
    "actions": room_types.MOST_OPENED,
}


def met(case: Case, seed: str, deals: int) -> Counter[str]:
    """The greatest of everything in so many deals at random."""
    session, chance, most = session_of(case, seed), random.Random(seed), Counter[str]()
    for _ in range(deals):
        steps = [len(session.happened)]
        while not any(isinstance(event, HandScored) for event in session.happened):
            random_step(session, case, chance)
            steps.append(len(session.happened) - sum(steps))
        most |= sizes(session, case) | Counter(events=max(steps))
        session.deal_if_due()
        if session.match_over:
            break
    return most


def sizes(session: Session[Any, Any], case: Case) -> Counter[str]:
    """How large the messages at the end of a deal are."""
    view, heard = session.view(Seat(0)), session.heard(Seat(0))
    update = wire_of(case).write_update(Update((), view, heard), session.deal_number)
    codec = case.game.codec
    actions = tuple(
        (session.actor_of(number), codec.write(session.action_of(number)))
        for number in range(session.deal_began, session.actions)
    )
    return Counter(
        news=len(encode_message(UpdateMessage(1, TAG, update, scores=session.scores)).encode()),
        opened=len(encode_message(RevealMessage(1, SEED, SHARES, (), actions)).encode()),
        heard=len(heard),
        zones=len(view.zones),
        actions=len(actions),
    )


@pytest.mark.parametrize("large", LARGEST, ids=str)
def test_half_of_each_limit_is_enough_at_the_largest_tables(large: Case) -> None:
    assert beyond_half(met(large, "limits", 1)) == []


@pytest.mark.slow
def test_half_of_each_limit_is_enough_for_the_longest_deals(case: Case) -> None:
    most = Counter[str]()
    for number in range(20 if case.game.id == "svoi_kozyri" else 2):
        most |= met(case, f"long {number}", 1)

    assert beyond_half(most) == []


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_deal_of_a_thousand_turns_still_fits(seats: int) -> None:
    plain = next(case for case in cases() if str(case) == f"svoi_kozyri-default-{seats}")
    case, most = replace(plain, options=plain.options.changed("turn_limit", TURNS)), Counter[str]()
    for number in range(6):
        most |= met(case, f"long {number}", 1)

    assert most["actions"] > TURNS
    assert [name for name, count in most.items() if count > LIMITS[name]] == []


def beyond_half(most: Counter[str]) -> list[str]:
    """What is more than half of its limit allows."""
    assert set(most) == set(LIMITS)
    return [f"{name}: {count}" for name, count in most.items() if 2 * count > LIMITS[name]]


def heavy_place(number: int) -> RoomSeatInfo:
    return RoomSeatInfo(
        SeatOccupant.PERSON, HEAVY_NAME, 11, "beginner", True, Presence.REPLACED, room_types.LONGEST_WAIT
    )


@pytest.mark.parametrize("large", LARGEST, ids=str)
def test_the_heaviest_arrangement_and_the_heaviest_table_fit(large: Case) -> None:
    house = HouseRules(room_types.LONGEST_WAIT, room_types.LONGEST_WAIT, "x" * 20)
    options = large.options.save()
    arrange = ArrangeRequest(large.game.id, large.seats, options, house)
    table = RoomInfo(
        rev=2**31 - 1,
        game=large.game.id,
        version=9999,
        options=options,
        house=house,
        stage=RoomStage.SEALING,
        seats=tuple(map(heavy_place, range(large.seats))),
        host=Seat(large.seats - 1),
        you=Seat(large.seats - 1),
        watchers=99,
        deal=9999,
    )

    assert 2 * len(encode_message(arrange).encode()) < room_types.HOST_FRAME
    assert 2 * len(encode_message(table).encode()) < room_types.TABLE_FRAME
    assert 2 * len(options) <= room_types.MOST_OPTIONS
    assert max(map(len, options)) < room_types.LONGEST_NAME_OF_OPTION


def test_the_heaviest_hello_fits() -> None:
    hello: HelloRequest = replace(
        HELLO,
        program="x" * 20,
        games={f"game_{letter}" * 3: 9999 for letter in "abcdefghijklmnop"},
        name=HEAVY_NAME,
        key=KEY,
        have=2**31 - 1,
        tag=TAG,
    )

    assert len(encode_message(hello).encode()) < room_types.SEAT_FRAME


def test_the_longest_invitation_fits() -> None:
    invitation = Invitation(("x" * 63,) * 4, 65535, TABLE, SECRET, FINGERPRINT[:16])

    assert len(write_invitation(invitation)) < room_types.LONGEST_INVITATION


def test_the_limits_are_those_that_protocol_md_names() -> None:
    assert (room_types.SEAT_FRAME, room_types.HOST_FRAME, room_types.TABLE_FRAME) == (2_048, 8_192, 262_144)
    assert (game_codec.MOST_EVENTS, game_codec.MOST_HEARD, game_codec.MOST_ZONES) == (1_000, 8_000, 200)
    assert game_codec.MOST_DEALS == 9_999
    assert (room_types.MOST_OPENED, room_types.MOST_LEGAL, room_types.MOST_SCORES, room_types.MOST_GAMES) == (
        4_000,
        200,
        1_000,
        16,
    )
    assert (value_codecs.MOST_CARDS, value_codecs.MOST_SEATS, json_values.LONGEST_LIST) == (216, 11, 216)
    assert (json_values.LEAST, json_values.MOST, room_types.DIGITS) == (-(2**31), 2**31 - 1, 10)
    assert (room_types.LONGEST_ACTION, room_types.LONGEST_NAME, room_types.LONGEST_INVITATION) == (400, 96, 800)
    assert (room_types.LONGEST_WAIT, room_types.PHRASES, room_types.PORTRAITS) == (3_600, 32, 12)
