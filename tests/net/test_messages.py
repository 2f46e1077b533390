"""Every message goes there and comes back; whatever else comes is refused."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from cardtable.core.wire.json_values import WireError
from cardtable.host import room_types
from cardtable.host.room_messages import FromTable
from cardtable.host.room_requests import ActionRequest, FromSeat, HelloRequest
from cardtable.net.message_codec import TO_SEAT, TO_TABLE, RoomMessageReader, decode_request, dump_json, encode_message
from tests.known_sentences import known_sentences
from tests.net.samples import KEY, TAG, from_seats, from_tables

Fields = dict[str, Any]
READER = RoomMessageReader(known_sentences())


def named(message: object) -> str:
    return type(message).__name__


@pytest.mark.parametrize("message", from_seats(), ids=named)
def test_messages_from_seats_come_back_equal(message: FromSeat) -> None:
    assert decode_request(encode_message(message), host=True) == message


@pytest.mark.parametrize("message", from_tables(), ids=named)
def test_messages_from_tables_come_back_equal(message: FromTable) -> None:
    assert READER.read(encode_message(message)) == message


def test_there_is_a_sample_of_every_message() -> None:
    assert {type(message) for message in from_seats()} == set(TO_TABLE.values())
    assert {type(message) for message in from_tables()} == set(TO_SEAT.values())


def test_a_message_is_one_line_that_begins_with_its_name() -> None:
    assert encode_message(ActionRequest(3, 6, "play 2C")) == '{"t":"do","id":3,"v":6,"action":"play 2C"}'


def plain(tag: str) -> Fields:
    """The fields of a sound message of this name."""
    texts = map(encode_message, (*from_seats(), *from_tables()))
    return next(fields for text in texts if (fields := json.loads(text))["t"] == tag)


def read(fields: Fields) -> FromSeat | FromTable:
    text = json.dumps(fields, ensure_ascii=False)
    return decode_request(text, host=True) if fields.get("t") in TO_TABLE else READER.read(text)


@pytest.mark.parametrize("tag", [*TO_TABLE, *TO_SEAT])
def test_a_field_too_many_and_a_field_too_few_are_refused(tag: str) -> None:
    fields = plain(tag)
    with pytest.raises(WireError):
        read(fields | {"more": 1})
    left_out = {"mine", "text"}
    for name in set(fields) - left_out:
        with pytest.raises(WireError):
            read({other: value for other, value in fields.items() if other != name})


@pytest.mark.parametrize("tag", [*TO_TABLE, *TO_SEAT])
@pytest.mark.parametrize("value", [1.5, {"x": None}, [[]], "\x00", -(2**31) - 1])
def test_a_field_of_another_type_is_refused(tag: str, value: object) -> None:
    fields = plain(tag)
    for name in set(fields) - {"t", "update"}:  # what is in an update is for the game's own reader
        with pytest.raises(WireError):
            read(fields | {name: value})


@pytest.mark.parametrize(
    ("tag", "change"),
    [
        ("hello", {"protocol": 0}),
        ("hello", {"program": "1 5"}),
        ("hello", {"program": "x" * 21}),
        ("hello", {"games": {"Hearts": 1}}),
        ("hello", {"games": {"hearts": 0}}),
        ("hello", {"games": {f"game_{letter}": 1 for letter in "abcdefghijklmnopq"}}),
        ("hello", {"name": "x" * 97}),
        ("hello", {"portrait": 12}),
        ("hello", {"table": "4F2C9A17"}),
        ("hello", {"secret": "9b1d"}),
        ("hello", {"key": KEY + "0"}),
        ("hello", {"have": -2}),
        ("hello", {"have": 3}),  # without a tag
        ("hello", {"tag": TAG}),  # without a view
        ("hello", {"opened": 10_000}),
        ("hello", {"wants": ["everything"]}),
        ("hello", {"wants": ["legal", "legal"]}),
        ("sit", {"seat": 11}),
        ("sit", {"seat": True}),
        ("ready", {"ready": 1}),
        ("ready", {"rev": -1}),
        ("arrange", {"fill": [3, "club"]}),  # beside new rules
        ("arrange", {"game": None}),
        ("arrange", {"seats": 1}),
        ("arrange", {"seats": 12}),
        ("arrange", {"options": {"target": 1.0}}),
        ("arrange", {"options": {"target": [1]}}),
        ("arrange", {"house": {}}),
        ("commit", {"hash": "ab"}),
        ("share", {"share": "AB" * 16}),
        ("share", {"deal": -1}),
        ("do", {"id": 0}),
        ("do", {"v": 0}),
        ("do", {"action": "x" * 401}),
        ("do", {"action": "play 2C\nplay 3C"}),
        ("ask", {"wish": "redo"}),
        ("ask", {"seat": 1}),  # of an undo
        ("ask", {"seat": None}),
        ("answer", {"yes": "yes"}),
        ("say", {"phrase": 32}),
        ("say", {"phrase": -1}),
        ("welcome", {"invitation": "http://example.org"}),
        ("table", {"seats": []}),
        ("table", {"seats": [1, 2]}),
        ("table", {"host": 4}),
        ("table", {"you": 7}),
        ("table", {"stage": "PLAYING"}),
        ("seal", {"who": ["seat 0", "dealer"]}),
        ("seal", {"who": ["dealer", "seat 1", "seat 0"]}),
        ("seal", {"who": ["dealer", "seat 11"]}),
        ("seal", {"who": ["dealer", "seat 0", "seat 0"]}),
        ("sealed", {"hashes": {}}),
        ("opened", {"missing": ["seat 1"]}),  # whose number is there
        ("opened", {"actions": [[0]]}),
        ("opened", {"deal": 0}),  # the draw for places, with actions
        ("news", {"tag": ""}),
        ("news", {"n": 0}),
        ("news", {"missed": False}),
        ("news", {"scores": []}),  # without `heard`
        ("news", {"scores": [["ended", [1]]]}),
        ("news", {"legal": ["play 2C"] * 201}),
        ("no", {"to": "say"}),
        ("no", {"to": "ask"}),  # with a number
        ("no", {"code": ""}),
        ("no", {"code": "no such code, because it is far too long"}),
        ("no", {"text": {"c": "Hearts", "s": "Your licence has expired."}}),
        ("asked", {"wish": "replace"}),  # of whom?
        ("asked", {"seconds": 61}),
        ("asked", {"waits_for": [2, 0]}),
        ("asked", {"cards": 3}),
        ("phrase", {"phrase": 32}),
        ("clock", {"left": -2}),
        ("clock", {"left": 3601}),
        ("gone", {"code": 1234}),
        ("gone", {"version": 2}),  # without need
    ],
)
def test_values_out_of_bounds_are_refused(tag: str, change: Fields) -> None:
    with pytest.raises(WireError):
        read(plain(tag) | change)


@pytest.mark.parametrize(
    "change",
    [
        {"name": "<img src='/etc/passwd'>"},
        {"name": "Mee\u202era"},
        {"name": "x" * 25},
        {"level": "club"},  # while the person plays
        {"away": 3},
        {"portrait": 12},
        {"presence": "gone"},
    ],
)
def test_seats_with_contradictions_or_nasty_names_are_refused(change: Fields) -> None:
    fields = plain("table")
    with pytest.raises(WireError):
        read(fields | {"seats": [fields["seats"][0] | change, *fields["seats"][1:]]})


def test_a_jump_without_the_counts_and_one_in_which_something_happens_are_refused() -> None:
    jump = next(
        fields for fields in map(json.loads, map(encode_message, from_tables())) if "heard" in fields.get("update", ())
    )
    with pytest.raises(WireError, match="counts"):
        read({name: value for name, value in jump.items() if name != "scores"})
    with pytest.raises(WireError, match="jump"):
        read(jump | {"update": jump["update"] | {"events": [["turn", [0]]]}})


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '"bye"',
        '{"t":null}',
        '{"t":"BYE"}',
        '{"t":"bye"}{"t":"bye"}',
        '{"t":"bye","t":"bye"}',
        '{"t":"say","phrase":2,"phrase":3}',
        '{"t":"say","phrase":2.0}',
        '{"t":"say","phrase":2e0}',
        '{"t":"say","phrase":NaN}',
        '{"t":"say","phrase":1e999}',
        '{"t":"say","phrase":-0}',
        '{"t":"say","phrase":00}',
        '{"t":"say","phrase":' + "9" * 2000 + "}",
        '{"t":"do","id":1,"v":1,"action":"\\ud800"}',
        '{"t":"do","id":1,"v":1,"action":"\ud800"}',
        '{"t":"do","id":1,"v":1,"action":"\\u2028"}',
        "[" * 1000 + "]" * 1000,
        '{"t":' * 300 + "1" + "}" * 300,
        '\ufeff{"t":"bye"}',
    ],
)
def test_what_is_no_message_is_refused(text: str) -> None:
    for reading in (decode_request, READER.read):
        with pytest.raises(WireError):
            reading(text)


def test_a_message_of_the_other_direction_is_refused() -> None:
    with pytest.raises(WireError):
        decode_request(encode_message(from_tables()[0]), host=True)
    with pytest.raises(WireError):
        READER.read(encode_message(from_seats()[0]))


def test_frames_end_at_their_limits() -> None:
    def padded(tag: str, size: int) -> str:
        text = json.dumps(plain(tag), separators=(",", ":"))
        return text + " " * (size - len(text))

    decode_request(padded("bye", room_types.SEAT_FRAME))
    decode_request(padded("bye", room_types.SEAT_FRAME), host=True)
    decode_request(padded("arrange", room_types.HOST_FRAME), host=True)
    READER.read(padded("settled", room_types.TABLE_FRAME))
    for text, host in (
        (padded("bye", room_types.SEAT_FRAME + 1), False),
        (padded("arrange", room_types.SEAT_FRAME + 1), False),
        (padded("bye", room_types.SEAT_FRAME + 1), True),
        (padded("arrange", room_types.HOST_FRAME + 1), True),
    ):
        with pytest.raises(WireError, match="longer"):
            decode_request(text, host=host)
    with pytest.raises(WireError, match="longer"):
        decode_request(padded("arrange", room_types.SEAT_FRAME + 1))  # nobody is the host unless it is said
    with pytest.raises(WireError, match="longer"):
        READER.read(padded("settled", room_types.TABLE_FRAME + 1))


def test_numbers_of_ten_digits_are_read_and_names_are_written_as_they_are() -> None:
    first = from_seats()[0]
    assert isinstance(first, HelloRequest)
    hello = replace(first, name="مریم", have=2**31 - 1, tag=TAG)

    assert decode_request(encode_message(hello)) == hello
    assert '"مریم"' in encode_message(hello)


def test_nothing_is_written_that_is_no_json() -> None:
    with pytest.raises(ValueError):
        dump_json(float("nan"))


def test_a_frame_is_measured_in_bytes() -> None:
    hello = plain("hello") | {"name": "క" * 96}
    text = json.dumps(hello, ensure_ascii=False)
    with pytest.raises(WireError, match="longer"):
        decode_request(text + " " * (room_types.SEAT_FRAME - len(text)))
