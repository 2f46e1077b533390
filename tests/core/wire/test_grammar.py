"""Values on the wire are taken in one spelling only, and in no other."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from typing import Annotated, Any

import pytest

from cardtable.core.cards import JOKER, Card, Suit
from cardtable.core.text import Text, Who, conjoin, translate
from cardtable.core.wire.field_constraints import LEFT_OUT, IntRange, MaxLength, TextPattern
from cardtable.core.wire.json_values import LEAST, MOST, WireError, read_bool, read_int, read_record, read_str
from cardtable.core.wire.schema import SchemaBuilder
from cardtable.core.wire.value_codecs import FACES, HELD, TextCodec, ZoneCodec, leaf_schemas
from cardtable.core.zone_kinds import Visibility, ZoneSpec
from cardtable.core.zones import Seat, Zone

SPECS = (
    ZoneSpec("deck", Visibility.NOBODY, per="table"),
    ZoneSpec("hand", Visibility.OWNER),
    ZoneSpec("meld", Visibility.EVERYONE, per="side"),
)
QUEEN = Card(12, Suit.SPADES)
LEADS = translate("Hearts", "%1 leads the %2.")
KNOWN = {("Hearts", "%1 leads the %2.", ""), ("Lists", "%1, %2", ""), ("Lists", "%1 and %2", "")}


class Colour(enum.Enum):
    RED = enum.auto()
    BLACK = enum.auto()


@dataclass(frozen=True)
class Facts:
    seats: int
    turn: Seat | None
    colour: Colour
    passed: frozenset[Seat]
    pairs: tuple[tuple[Seat, str], ...]
    name: Annotated[str, TextPattern("[a-z]{1,3}")]
    few: Annotated[tuple[int, ...], MaxLength(2)]
    small: Annotated[int, IntRange(1, 3)]
    spare: Annotated[int | None, LEFT_OUT] = None


FACTS = Facts(4, None, Colour.RED, frozenset({Seat(0), Seat(3)}), ((Seat(1), "x"),), "ab", (1,), 2)
PLAIN: dict[str, Any] = {
    "seats": 4,
    "turn": None,
    "colour": "RED",
    "passed": [0, 3],
    "pairs": [[1, "x"]],
    "name": "ab",
    "few": [1],
    "small": 2,
}


@pytest.mark.parametrize("value", [True, False, 1.0, "1", None, [], LEAST - 1, MOST + 1])
def test_what_is_no_whole_number(value: object) -> None:
    with pytest.raises(WireError):
        read_int(value)


@pytest.mark.parametrize("value", [0, 1, None, "true"])
def test_what_is_no_truth_value(value: object) -> None:
    with pytest.raises(WireError):
        read_bool(value)


@pytest.mark.parametrize("sign", ["\n", "\x00", "\x1f", "\x7f", "\u2028", "\u2029", "\ud800"])
def test_a_string_holds_no_sign_that_breaks_a_line_or_cannot_be_written(sign: str) -> None:
    with pytest.raises(WireError):
        read_str(f"play{sign}2C")


@pytest.mark.parametrize(
    ("value", "told"),
    [(None, "None is not"), (7, "7 is not"), ("é", r"'\\xe9' is not"), ([1], "a list is not"), ({}, "a dict is not")],
)
def test_an_error_tells_what_came_in_one_short_line(value: object, told: str) -> None:
    with pytest.raises(WireError, match=told):
        read_bool(value)
    with pytest.raises(WireError) as noticed:
        read_bool("x" * 1000)
    assert len(str(noticed.value)) < 90


def test_a_string_ends_at_its_limit() -> None:
    assert read_str("a" * 5, 5) == "a" * 5
    with pytest.raises(WireError):
        read_str("a" * 6, 5)


def test_a_field_too_few_and_a_field_too_many_are_refused() -> None:
    assert read_record({"a": 1}, ("a",), ("b",)) == {"a": 1}
    with pytest.raises(WireError, match="missing"):
        read_record({"b": 1}, ("a",), ("b",))
    with pytest.raises(WireError, match="belongs here"):
        read_record({"a": 1, "c": 1}, ("a",), ("b",))
    with pytest.raises(WireError):
        read_record([("a", 1)], ("a",))


@pytest.mark.parametrize(
    ("cards", "written"),
    [((), ""), ((None,) * 3, 3), ((QUEEN, JOKER), "QS JK"), ((QUEEN, None), "QS ??")],
)
def test_cards_hidden_and_open(cards: tuple[Card | None, ...], written: object) -> None:
    assert HELD.write(cards) == written
    assert HELD.read(written) == cards


@pytest.mark.parametrize(
    "value", [0, -1, 217, True, "??", "?? ??", " QS", "QS ", "QS  2C", "qs", "1S", "10S", "QS\n", None, ["QS"], 1.0]
)
def test_cards_in_any_other_spelling_are_refused(value: object) -> None:
    with pytest.raises(WireError):
        HELD.read(value)


def test_public_cards_are_never_a_number_nor_hidden() -> None:
    assert FACES.read("QS 2C") == (QUEEN, Card(2, Suit.CLUBS))
    for value in (2, "QS ??"):
        with pytest.raises(WireError):
            FACES.read(value)


def test_no_place_holds_more_than_four_packs() -> None:
    assert len(HELD.read(" ".join(["QS"] * 216))) == 216
    with pytest.raises(WireError):
        HELD.read(" ".join(["QS"] * 217))


@pytest.mark.parametrize(
    ("zone", "written"), [(Zone("deck"), "deck -"), (Zone("hand", 3), "hand 3"), (Zone("meld", 0, 12), "meld 0 12")]
)
def test_zones(zone: Zone, written: str) -> None:
    assert ZoneCodec(SPECS, 4).write(zone) == written
    assert ZoneCodec(SPECS, 4).read(written) == zone


@pytest.mark.parametrize(
    "value",
    "hand|hand -|deck 0|hand 4|hand +1|hand ١|hand -5|hand 01|hand 1 0|hand 1 01|hand 1 100|deck - 0|won 1|"
    "HAND 1|hand  1| hand 1|hand 1 |hand 1\n|hand 1 2 3|".split("|"),
)
def test_zones_in_any_other_spelling_are_refused(value: str) -> None:
    with pytest.raises(WireError):
        ZoneCodec(SPECS, 4).read(value)


def test_facts_have_the_names_and_types_of_their_fields() -> None:
    shape = SchemaBuilder(leaf_schemas(4)).of(Facts)

    assert shape.write(FACTS) == PLAIN
    assert shape.read(PLAIN) == FACTS
    assert shape.read(PLAIN | {"spare": 7}).spare == 7


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("seats", "4"),
        ("turn", 4),
        ("turn", True),
        ("colour", "GREEN"),
        ("colour", 1),
        ("passed", [3, 0]),
        ("passed", [0, 0]),
        ("passed", {"0": 3}),
        ("pairs", [[1]]),
        ("pairs", [[1, "x", 2]]),
        ("name", "abcd"),
        ("name", "ab\n"),
        ("name", "é"),
        ("few", [1, 2, 3]),
        ("small", 4),
        ("small", 0),
        ("spare", None),
        ("more", 1),
    ],
)
def test_facts_of_another_type_are_refused(name: str, value: object) -> None:
    with pytest.raises(WireError):
        SchemaBuilder(leaf_schemas(4)).of(Facts).read(PLAIN | {name: value})


def test_a_type_that_nobody_has_a_form_for_is_named_at_once() -> None:
    with pytest.raises(TypeError, match="float"):
        SchemaBuilder(leaf_schemas(4)).of(float)


def test_texts() -> None:
    text = LEADS.filled(Who(Seat(2)), QUEEN, Suit.HEARTS, -5, LEADS, n=3)
    written = {
        "c": "Hearts",
        "s": "%1 leads the %2.",
        "a": [{"w": 2}, {"c": "QS"}, {"s": "H"}, -5, {"t": {"c": "Hearts", "s": "%1 leads the %2."}}],
        "n": 3,
    }

    assert TextCodec(KNOWN, 4).write(text) == written
    assert TextCodec(KNOWN, 4).read(written) == text


def test_a_sentence_that_lists_eleven_players_goes_through() -> None:
    text = LEADS.filled(conjoin([Text("", "%1", args=(Who(Seat(seat)),)) for seat in range(11)]))

    assert TextCodec(KNOWN, 11).read(TextCodec(KNOWN, 11).write(text)) == text


@pytest.mark.parametrize(
    "change",
    [
        {"s": "Your licence has expired, call 0900."},
        {"c": "Canasta"},
        {"d": "another"},
        {"d": ""},
        {"a": []},
        {"a": ["a name"]},
        {"a": [{"w": 4}]},
        {"a": [{"w": 1, "c": "QS"}]},
        {"a": [{}]},
        {"a": [{"x": 1}]},
        {"a": [True]},
        {"a": [1] * 10},
        {"a": {"w": 1}},
        {"n": -1},
        {"z": 1},
    ],
)
def test_nobody_can_put_words_into_the_program(change: dict[str, object]) -> None:
    with pytest.raises(WireError):
        TextCodec(KNOWN, 4).read({"c": "Hearts", "s": "%1 leads the %2."} | change)


def test_a_name_in_a_text_is_not_sent() -> None:
    with pytest.raises(WireError):
        TextCodec(KNOWN, 4).write(LEADS.filled("Meera"))


def test_texts_within_texts_end_somewhere() -> None:
    written: dict[str, object] = {"c": "Hearts", "s": "%1 leads the %2."}
    for _ in range(12):
        written = {"c": "Hearts", "s": "%1 leads the %2.", "a": [{"t": written}]}

    assert TextCodec(KNOWN, 4).read(written).source == "%1 leads the %2."
    with pytest.raises(WireError, match="within"):
        TextCodec(KNOWN, 4).read({"c": "Hearts", "s": "%1 leads the %2.", "a": [{"t": written}]})


def test_none_of_something_has_a_plural_too() -> None:
    none = LEADS.filled(0, n=0)

    assert TextCodec(KNOWN, 4).write(none)["n"] == 0
    assert TextCodec(KNOWN, 4).read(TextCodec(KNOWN, 4).write(none)) == none
