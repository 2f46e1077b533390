"""Every declared type has one form on the wire."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any

import pytest

from cardtable.core.events import HandScored, ScoreLine
from cardtable.core.text import Text, translate
from cardtable.core.wire.field_constraints import BRIEF, CompactField, MaxLength
from cardtable.core.wire.json_values import WireError, fraction
from cardtable.core.wire.schema import SchemaBuilder
from cardtable.core.wire.value_codecs import AnySentence, EventCodec, TextCodec, leaf_schemas

SHAPES = SchemaBuilder(leaf_schemas(4))


@dataclass(frozen=True)
class Bounded:
    """Facts whose fields have limits of their own."""

    pair: tuple[int, str]
    votes: Mapping[str, bool]
    few: Annotated[Mapping[str, int], MaxLength(1)]
    short: Annotated[str, MaxLength(3)]
    times: tuple[int, ...] = field(default=(), metadata={BRIEF: CompactField("count", len, lambda count: (0,) * count)})


WHOLE = Bounded((1, "x"), {"a": True}, {"b": 2}, "abc", (7, 8))
PLAIN: dict[str, Any] = {"pair": [1, "x"], "votes": {"a": True}, "few": {"b": 2}, "short": "abc", "count": 2}


def test_mappings_are_objects_and_tuples_of_a_fixed_length_lists() -> None:
    shape = SHAPES.of(Bounded)
    assert shape.write(WHOLE) == PLAIN
    assert shape.read(PLAIN) == Bounded((1, "x"), {"a": True}, {"b": 2}, "abc", (0, 0))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("pair", [1]),
        ("pair", ["x", 1]),
        ("votes", {"a": 1}),
        ("votes", ["a"]),
        ("few", {"a": 1, "b": 2}),
        ("short", "abcd"),
        ("count", -1),
        ("count", "2"),
    ],
)
def test_what_is_beyond_its_limits_is_refused(name: str, value: object) -> None:
    with pytest.raises(WireError):
        SHAPES.of(Bounded).read(PLAIN | {name: value})


def test_texts_and_events_can_be_parts_of_other_values() -> None:
    known = {("Test", "Hearts", "the game")}
    texts = TextCodec(known, 4).shape
    text = translate("Test", "Hearts", "the game")
    assert texts.read(texts.write(text)) == text
    shapes = SchemaBuilder({**leaf_schemas(4), Text: texts}, (HandScored, ScoreLine))
    counted = EventCodec(shapes, {"scored": HandScored}).shape
    event = HandScored((1, 2), (ScoreLine(text, (1, 2)),))
    assert counted.read(counted.write(event)) == event


@pytest.mark.parametrize("value", [3, 0.5, -2])
def test_a_fraction_is_any_finite_number(value: float) -> None:
    assert fraction(value) == value


@pytest.mark.parametrize("value", [True, None, "1", 2**63, float("inf"), float("nan")])
def test_all_else_is_no_fraction(value: object) -> None:
    with pytest.raises(WireError):
        fraction(value)


def test_a_program_that_shows_nobody_a_sentence_takes_any() -> None:
    known = AnySentence()
    assert ("Hearts", "Whatever it says.", "") in known
    assert (list(known), len(known)) == ([], 0)
