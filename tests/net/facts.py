"""The public facts of the games as PROTOCOL.md lists them: each field with its form on the wire."""

from __future__ import annotations

import enum
import types
from dataclasses import fields
from typing import Any, Union, get_args, get_origin, get_type_hints

from cardtable.core.cards import Card, Suit
from cardtable.core.wire.field_constraints import BRIEF
from cardtable.core.zones import Seat, Zone
from cardtable.games import discover

_LEAVES = {int: "int", bool: "bool", str: "str", Seat: "seat", Suit: "suit", Card: "card", Zone: "zone"}
_MANY = {"int": "ints", "seat": "seats", "zone": "zones", "cards": "cards", "suit or null": "suits or nulls"}


def form(annotation: Any) -> str:
    """The form of a type in words."""
    origin, arguments = get_origin(annotation), get_args(annotation)
    if annotation in _LEAVES:
        return _LEAVES[annotation]
    if origin in (Union, types.UnionType):
        return f"{form(next(one for one in arguments if one is not types.NoneType))} or null"
    if annotation == tuple[Card, ...]:
        return "cards"
    if origin is tuple:
        return f"list of {_MANY[form(arguments[0])]}"
    if origin is frozenset:
        return f"ascending list of {_MANY[form(arguments[0])]}"
    assert issubclass(annotation, enum.Enum)
    return " ".join(f"`{member.name}`" for member in annotation)


def facts_of(game: str) -> list[tuple[str, str]]:
    """The fields of a game's public facts, in order, with their forms."""
    public = discover()[game].public
    assert public is not None
    hints = get_type_hints(public)
    found = []
    for entry in fields(public):
        brief = entry.metadata.get(BRIEF)
        found.append((brief.name, "int") if brief else (entry.name, form(hints[entry.name])))
    return found


def facts_table(game: str) -> str:
    """The same as a table in Markdown."""
    return "\n".join(["| field | form |", "|---|---|", *(f"| {name} | {kind} |" for name, kind in facts_of(game))])
