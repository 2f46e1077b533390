"""Messages as objects whose field `t` says which one it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardtable.core.wire.plain_values import read_object, reject
from cardtable.core.wire.shapes import SchemaBuilder


class TaggedUnionCodec:
    """Writes and reads the messages of one direction."""

    def __init__(self, shapes: SchemaBuilder, kinds: Mapping[str, Any]) -> None:
        self._shapes = {tag: shapes.of(kind) for tag, kind in kinds.items()}
        self._tags = {kind: tag for tag, kind in kinds.items()}

    def write(self, message: object) -> dict[str, object]:
        """The message as an object, `t` first."""
        tag = self._tags[type(message)]
        return {"t": tag} | read_object(self._shapes[tag].write(message))

    def read(self, value: object) -> Any:
        """The message again; raises WireError."""
        found = read_object(value)
        tag = found.get("t")
        shape = self._shapes.get(tag) if type(tag) is str else None
        if shape is None:
            reject(tag, "a message")
        return shape.read({name: one for name, one in found.items() if name != "t"})
