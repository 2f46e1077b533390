"""Whoever changes what goes over the wire raises a number: programs that differ must know it of each other (C6)."""

from __future__ import annotations

import hashlib
import re
from dataclasses import fields
from typing import Any, get_type_hints

import pytest

from cardtable.core.wire.plain_values import WireError
from cardtable.games import discover
from cardtable.host.gathering import PROTOCOL, HouseRules, Occupant, PeopleWish, PlaceInfo, Stage
from cardtable.host.seats import Presence
from cardtable.net.forms import TO_SEAT, TO_TABLE
from tests.conformance.driver import cases_of
from tests.net.facts import facts_of
from tests.telling_by_wire import wire_of

GAMES = {
    "canasta": (1, "b7eb919bd8feeaf7"),
    "cancellation_hearts": (1, "4e28af9b3bbae65c"),
    "hearts": (1, "251986da7f4c347f"),
    "svoi_kozyri": (1, "67f7319ab7c298d7"),
}
MESSAGES = (3, "0c1177fb7b203ada")


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
    kinds: dict[str, Any] = {**TO_TABLE, **TO_SEAT, "house": HouseRules, "place": PlaceInfo}
    forms = {name: _form(kind) for name, kind in kinds.items()}
    members = [[member.value for member in kind] for kind in (Occupant, Stage, PeopleWish, Presence)]

    assert (PROTOCOL, digest((forms, members))) == MESSAGES


def _form(kind: Any) -> list[tuple[str, str]]:
    hints = get_type_hints(kind, include_extras=True)
    return [(entry.name, re.sub(r"cardtable[.\w]*\.", "", repr(hints[entry.name]))) for entry in fields(kind)]
