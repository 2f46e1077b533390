"""A change of what goes over the wire changes a version, so that programs that differ recognise it (C6).

The digests are taken over fields and their types by structure. Class names aren't sent, so they don't count.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, fields
from enum import Enum
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import pytest

from cardtable.core.cards import Card
from cardtable.core.text import Text
from cardtable.core.wire.field_constraints import IntRange
from cardtable.core.wire.json_values import WireError
from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.host.room_types import PROTOCOL, HouseRules, RoomSeatInfo
from cardtable.net.message_codec import TO_SEAT, TO_TABLE
from tests.conformance.driver import cases_of
from tests.net.facts import facts_of
from tests.telling_by_wire import wire_of

GAMES = {
    "canasta": (1, "b7eb919bd8feeaf7"),
    "cancellation_hearts": (1, "4e28af9b3bbae65c"),
    "hearts": (1, "251986da7f4c347f"),
    "svoi_kozyri": (1, "67f7319ab7c298d7"),
}
MESSAGES = (4, "09ad493fb5b582e5")
# Types with a form of their own on the wire.
LEAVES: dict[Any, str] = {
    int: "int", bool: "bool", str: "str", object: "plain", NoneType: "null", Ellipsis: "...",
    Seat: "seat", Card: "card", Text: "text",
}  # fmt: skip


def digest(parts: object) -> str:
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:16]


def zones_of(game: str) -> list[tuple[str, str, str]]:
    """Every kind of zone that the game has under any preset."""
    found = {
        (spec.kind, spec.per, spec.visibility.name) for case in cases_of(discover()[game]) for spec in case.rules.zones
    }
    return sorted(found)


def verbs_of(game: str) -> str:
    """How the game says what its actions look like."""
    with pytest.raises(WireError) as noticed:
        wire_of(next(cases_of(discover()[game]))).read_action("")
    return str(noticed.value)


@pytest.mark.parametrize("game", discover())
def test_another_wire_of_a_game_is_another_version_of_its_rules(game: str) -> None:
    assert (discover()[game].version, digest((facts_of(game), zones_of(game), verbs_of(game)))) == GAMES[game]


def test_other_messages_are_another_protocol() -> None:
    kinds = {**TO_TABLE, **TO_SEAT, "house": HouseRules, "place": RoomSeatInfo}

    assert (PROTOCOL, digest({name: structure(kind) for name, kind in kinds.items()})) == MESSAGES


class Switch(Enum):
    ON = "on"


class Toggle(Enum):
    ON = "on"


class Lever(Enum):
    UP = "up"


@dataclass(frozen=True)
class Lamp:
    power: Switch | None


@dataclass(frozen=True)
class Torch:
    power: Toggle | None


@dataclass(frozen=True)
class Bulb:
    power: Annotated[int, IntRange(0, 1)]


@dataclass(frozen=True)
class BrightBulb:
    power: Annotated[int, IntRange(0, 2)]


@dataclass(frozen=True)
class Heater:
    heat: Switch | None


def test_another_class_name_alone_is_the_same_structure() -> None:
    assert structure(Lamp) == structure(Torch)


@pytest.mark.parametrize(
    ("one", "other"), [(Lamp, Heater), (Lamp, Bulb), (Bulb, BrightBulb), (Switch, Lever), (tuple[Lamp, ...], Lamp)]
)
def test_another_field_type_bound_or_member_is_another_structure(one: Any, other: Any) -> None:
    assert structure(one) != structure(other)


def structure(kind: Any) -> object:
    """Describe a type by its fields, bounds and members; the names of the program's classes don't count."""
    if kind in LEAVES:
        return LEAVES[kind]
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is Annotated:
        bounds = [[(entry.name, getattr(mark, entry.name)) for entry in fields(mark)] for mark in kind.__metadata__]
        return structure(kind.__origin__), bounds
    if origin is not None:
        word = "union" if origin in (Union, UnionType) else origin.__name__
        return word, [structure(one) for one in arguments]
    if issubclass(kind, Enum):
        return [(member.name, member.value) for member in kind]
    hints = get_type_hints(kind, include_extras=True)
    return [(entry.name, structure(hints[entry.name])) for entry in fields(kind)]
