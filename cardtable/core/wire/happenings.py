"""Events on the wire: `["moved", "hand 1", "trick 1", "5S"]`, a tag and the fields of the event in their order."""

from __future__ import annotations

from typing import Any

from cardtable.core.events import (
    Announced,
    CardsMoved,
    Event,
    Feat,
    HandScored,
    MatchEnded,
    ScoreLine,
    TrickWon,
    TurnStarted,
)
from cardtable.core.wire.plain_values import reject
from cardtable.core.wire.shapes import Schema, SchemaBuilder

TAGS: dict[str, type[Event]] = {
    "moved": CardsMoved,
    "turn": TurnStarted,
    "trick": TrickWon,
    "said": Announced,
    "scored": HandScored,
    "ended": MatchEnded,
}
_NAMES = {kind: tag for tag, kind in TAGS.items()}
ROWS = (*TAGS.values(), ScoreLine, Feat)  # what is written as a list


class EventCodec:
    """Writes and reads events; `kinds`: those that may come, by their tags."""

    def __init__(self, shapes: SchemaBuilder, kinds: dict[str, type[Event]]) -> None:
        self._shapes = {tag: shapes.of(kind) for tag, kind in kinds.items()}

    @property
    def shape(self) -> Schema:
        """How events are written and read."""
        return Schema(self.write, self.read)

    def write(self, event: Event) -> list[object]:
        """The event as a list."""
        tag = _NAMES[type(event)]
        return [tag, *_as_list(self._shapes[tag].write(event))]

    def read(self, value: object) -> Any:
        """The event again; raises WireError."""
        if type(value) is not list or not value or type(value[0]) is not str:
            reject(value, "an event")
        shape = self._shapes.get(value[0])
        return reject(value[0], "the tag of an event") if shape is None else shape.read(value[1:])


def _as_list(value: object) -> list[object]:
    assert isinstance(value, list)  # all events are among ROWS
    return value
