"""JSON schemas of declared types, derived from their annotations.

int, bool and str as themselves, an enum as its member's name (or its value where that is a text), `X | None` as null,
tuples and frozen sets as lists (sets ascending), mappings and dataclasses as objects. All other types are leaves, with
schemas given to the builder.
"""

from __future__ import annotations

import enum
import types
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import MISSING, Field, fields, is_dataclass
from functools import partial
from typing import Annotated, Any, Union, cast, get_args, get_origin, get_type_hints

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.wire.field_constraints import BRIEF, LEFT_OUT, CompactField, IntRange, MaxLength, TextPattern
from cardtable.core.wire.json_values import (
    LONGEST_LIST,
    read_bool,
    read_int,
    read_list,
    read_object,
    read_record,
    read_row,
    read_str,
    reject,
)


@frozen
class Schema:
    """Writer and reader of one type's values as plain JSON values."""

    write: Callable[[Any], object]
    read: Callable[[object], Any]  # raises WireError


def _same(value: Any) -> Any:
    return value


_READERS: dict[object, Callable[[object], Any]] = {bool: read_bool, int: read_int, str: read_str}


class SchemaBuilder:
    """Builder of schemas; `leaves`: types with given schemas, `rows`: dataclasses written as lists."""

    def __init__(self, leaves: Mapping[object, Schema], rows: Collection[type] = ()) -> None:
        self._made: dict[object, Schema] = {kind: Schema(_same, read) for kind, read in _READERS.items()} | dict(leaves)
        self._rows = frozenset(rows)

    def of(self, annotation: object) -> Schema:
        """Return the schema of a type; raise TypeError for a type that cannot be a message."""
        made = self._made.get(annotation)
        if made is None:
            made = self._made[annotation] = self._make(annotation)
        return made

    def parts(self, kind: type) -> tuple[tuple[Field[Any], Schema], ...]:
        """Return the fields of a dataclass in order, with their schemas."""
        hints = get_type_hints(kind, include_extras=True)
        return tuple((entry, self.of(hints[entry.name])) for entry in fields(cast("Any", kind)))

    def _make(self, annotation: object) -> Schema:
        origin, arguments = get_origin(annotation), get_args(annotation)
        if origin is Annotated:
            return self._marked(arguments[0], arguments[1:])
        if origin in (Union, types.UnionType):
            return self._either(arguments)
        if origin is tuple and arguments[-1] is not ...:
            return _tupled([self.of(one) for one in arguments])
        if origin in (tuple, frozenset):
            return _listed(origin, self.of(arguments[0]), LONGEST_LIST)
        if origin is not None and issubclass(origin, Mapping):
            return _mapped(self.of(arguments[0]), self.of(arguments[1]), LONGEST_LIST)
        if isinstance(annotation, type) and issubclass(annotation, enum.Enum):
            return _member(annotation)
        if isinstance(annotation, type) and is_dataclass(annotation):
            return self._row(annotation) if annotation in self._rows else self._object(annotation)
        raise TypeError(f"{annotation} cannot go over a wire.")

    def _either(self, kinds: tuple[object, ...]) -> Schema:
        (kind,) = (kind for kind in kinds if kind is not types.NoneType)
        shape = self.of(kind)
        return Schema(
            lambda value: None if value is None else shape.write(value),
            lambda value: None if value is None else shape.read(value),
        )

    def _marked(self, kind: object, marks: tuple[object, ...]) -> Schema:
        """Return the schema of an annotated type; marks that concern its field alone are skipped."""
        shape = self.of(kind)
        for mark in marks:
            match mark:
                case IntRange(least, most):
                    shape = Schema(_same, partial(read_int, least=least, most=most))
                case TextPattern():
                    shape = _patterned(mark)
                case MaxLength(count):
                    shape = self._at_most(kind, count)
        return shape

    def _at_most(self, kind: object, count: int) -> Schema:
        origin, arguments = get_origin(kind), get_args(kind)
        if origin in (tuple, frozenset):
            return _listed(origin, self.of(arguments[0]), count)
        if origin is not None:
            return _mapped(self.of(arguments[0]), self.of(arguments[1]), count)
        return Schema(_same, lambda value: read_str(value, count))

    def _row(self, kind: type) -> Schema:
        """Return the schema of a dataclass written as the list of its field values."""
        parts = self.parts(kind)

        def write(value: Any) -> list[object]:
            return [shape.write(getattr(value, entry.name)) for entry, shape in parts]

        def read(value: object) -> Any:
            return kind(*(shape.read(one) for one, (_, shape) in zip(read_row(value, len(parts)), parts, strict=True)))

        return Schema(write, read)

    def _object(self, kind: type) -> Schema:
        places = tuple(_place(entry, shape) for entry, shape in self.parts(kind))
        hints = get_type_hints(kind, include_extras=True)
        left_out = {place.name for place in places if LEFT_OUT in getattr(hints[place.field], "__metadata__", ())}
        names = frozenset(place.name for place in places)
        needed = names - left_out

        def write(value: Any) -> dict[str, object]:
            found = ((place, getattr(value, place.field)) for place in places)
            return {
                place.name: place.shape.write(one)
                for place, one in found
                if place.name not in left_out or one != place.default
            }

        def read(value: object) -> Any:
            found = read_record(value, needed, left_out)
            given: dict[str, Any] = {}
            for place in places:
                if place.name in found:
                    one = given[place.field] = place.shape.read(found[place.name])
                    if place.name in left_out and one == place.default:
                        reject(found[place.name], f"a value that the field “{place.name}” is written with")
            return kind(**given)

        return Schema(write, read)


@frozen
class _Place:
    """Field of an object in JSON: its key, its dataclass field, schema and default."""

    name: str
    field: str
    shape: Schema
    default: object


def _place(entry: Field[Any], shape: Schema) -> _Place:
    brief = entry.metadata.get(BRIEF)
    default = None if entry.default is MISSING else entry.default
    if isinstance(brief, CompactField):
        short = Schema(brief.write, lambda value: brief.read(read_int(value, 0, LONGEST_LIST)))
        return _Place(brief.name, entry.name, short, default)
    return _Place(entry.name, entry.name, shape, default)


def _patterned(like: TextPattern) -> Schema:
    def read(value: object) -> str:
        text = read_str(value, like.longest)
        if not like.compiled.fullmatch(text):
            reject(value, f"a text like {like.pattern}")
        return text

    return Schema(_same, read)


def _member(kind: type[enum.Enum]) -> Schema:
    """Return the schema of an enum: members by value where that is a text, else by name."""
    texts = {member: member.value if isinstance(member.value, str) else member.name for member in kind}
    members = {text: member for member, text in texts.items()}

    def read(value: object) -> enum.Enum:
        member = members.get(value) if type(value) is str else None
        return reject(value, f"one of {', '.join(members)}") if member is None else member

    return Schema(texts.__getitem__, read)


def _listed(kind: type, entry: Schema, most: int) -> Schema:
    """Return the schema of a tuple, or of a set in ascending order without duplicates."""

    def write(value: Collection[Any]) -> list[object]:
        return [entry.write(one) for one in (sorted(value) if kind is frozenset else value)]

    def read(value: object) -> Any:
        found = [entry.read(one) for one in read_list(value, most)]
        if kind is frozenset and found != sorted(set(found)):
            reject(value, "a list in ascending order")
        return kind(found)

    return Schema(write, read)


def _tupled(entries: Sequence[Schema]) -> Schema:

    def read(value: object) -> tuple[Any, ...]:
        found = read_row(value, len(entries))
        return tuple(entry.read(one) for entry, one in zip(entries, found, strict=True))

    return Schema(lambda value: [entry.write(one) for entry, one in zip(entries, value, strict=True)], read)


def _mapped(key: Schema, entry: Schema, most: int) -> Schema:
    def write(value: Mapping[Any, Any]) -> dict[str, object]:
        return {str(key.write(name)): entry.write(one) for name, one in value.items()}

    def read(value: object) -> Mapping[Any, Any]:
        return {key.read(name): entry.read(one) for name, one in read_object(value, most).items()}

    return Schema(write, read)
