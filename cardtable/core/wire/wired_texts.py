"""Texts on the wire: only sentences that this program's own sources contain, so that nobody can put words into it."""

from __future__ import annotations

from collections.abc import Collection, Container, Iterator

from cardtable.core.cards import Card, Suit
from cardtable.core.text import Text, Who
from cardtable.core.wire.grammar import CARD, SUIT, seat_shape
from cardtable.core.wire.plain_values import (
    LONGEST_STRING,
    WireError,
    read_int,
    read_list,
    read_object,
    read_record,
    read_str,
    reject,
)
from cardtable.core.wire.shapes import Schema

MOST_ARGUMENTS = 9
DEEPEST = 13  # texts within texts; `join` keeps a list of a hundred at seven
_BARE = ("", "%1", "")  # a name or a number by itself, in no catalogue
_FIELDS = ("d", "a", "n")


class AnySentence(Collection[tuple[str, str, str]]):
    """A collection that has every sentence, for programs that show nobody what a table says."""

    def __contains__(self, sentence: object) -> bool:
        return True

    def __iter__(self) -> Iterator[tuple[str, str, str]]:
        return iter(())

    def __len__(self) -> int:
        return 0


class TextCodec:
    """Writes and reads texts; `known`: the keys of all sentences that this program knows."""

    def __init__(self, known: Container[tuple[str, str, str]], seats: int) -> None:
        self._known = known
        self._seat = seat_shape(seats)

    @property
    def shape(self) -> Schema:
        """How texts are written and read."""
        return Schema(self.write, self.read)

    def write(self, text: Text) -> dict[str, object]:
        """The text as an object; raises WireError for an argument that may not go over a wire, such as a name."""
        written: dict[str, object] = {"c": text.context, "s": text.source}
        if text.disambiguation:
            written["d"] = text.disambiguation
        if text.args:
            written["a"] = [self._write_argument(argument) for argument in text.args]
        if text.n >= 0:
            written["n"] = text.n
        return written

    def read(self, value: object) -> Text:
        """The text again; raises WireError."""
        return self._read(value, DEEPEST)

    def _write_argument(self, argument: object) -> object:
        match argument:
            case Text():
                return {"t": self.write(argument)}
            case Who():
                return {"w": argument.seat}
            case Card():
                return {"c": CARD.write(argument)}
            case Suit():
                return {"s": SUIT.write(argument)}
            case int():
                return read_int(argument)
        raise WireError(f"A {type(argument).__name__} in a text may not go over a wire.")

    def _read(self, value: object, deep: int) -> Text:
        if not deep:
            raise WireError("Too many texts within each other.")
        found = read_record(value, ("c", "s"), _FIELDS)
        context, source, note = (read_str(found.get(name, ""), LONGEST_STRING) for name in ("c", "s", "d"))
        key = (context, source, note)
        if key != _BARE and key not in self._known:
            reject(found["s"], "a sentence of this program")
        if found.get("d") == "" or found.get("a") == []:
            raise WireError("An empty part of a text is left out.")
        arguments = read_list(found.get("a", []), MOST_ARGUMENTS)
        number = read_int(found["n"], 0) if "n" in found else -1
        return Text(context, source, note, tuple(self._read_argument(one, deep - 1) for one in arguments), number)

    def _read_argument(self, value: object, deep: int) -> object:
        if type(value) is int:
            return read_int(value)
        found = read_object(value, 1)
        if not found:
            reject(value, "an argument of a text")
        ((kind, inner),) = found.items()
        match kind:
            case "w":
                return Who(self._seat.read(inner))
            case "c":
                return CARD.read(inner)
            case "s":
                return SUIT.read(inner)
            case "t":
                return self._read(inner, deep)
        return reject(kind, "the kind of an argument")
