"""JSON codecs of seats, suits, cards, zones, events and texts (PROTOCOL.md, Values).

Events are lists, `["moved", "hand 1", "trick 1", "5S"]`: a tag and the event's fields in order. Texts may only be
sentences of this program's own sources, so that no peer can make it show other text.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Container, Iterator, Mapping, Sequence
from typing import Any, cast

from cardtable.core import events
from cardtable.core.cards import JOKER, Card, Suit, standard_pack
from cardtable.core.events import Event
from cardtable.core.text import Text, Who
from cardtable.core.wire import json_values
from cardtable.core.wire.schema import Schema, SchemaBuilder
from cardtable.core.zone_kinds import ZoneSpec
from cardtable.core.zones import Seat, Zone

MOST_SEATS = 11
MOST_CARDS = 216  # in one place: four packs
_HIDDEN = "??"
_FACES = {str(card): card for card in (*standard_pack(), JOKER)}
_TEXTS = {card: text for text, card in _FACES.items()}
_LONGEST_CARDS = 3 * MOST_CARDS - 1  # characters
_SUITS = {suit.letter: suit for suit in Suit}
_ZONE = re.compile(r"([a-z_]{1,16}) (-|0|[1-9][0-9]?)(?: ([1-9][0-9]?))?", re.ASCII)


def seat_shape(seats: int) -> Schema:
    """Return the schema of a seat at a table of `seats`."""
    return Schema(lambda seat: seat, lambda value: Seat(json_values.read_int(value, 0, seats - 1)))


def _read_card(value: object) -> Card:
    card = _FACES.get(value) if type(value) is str else None
    return json_values.reject(value, "a card") if card is None else card


def _read_suit(value: object) -> Suit:
    suit = _SUITS.get(value) if type(value) is str else None
    return json_values.reject(value, "a suit") if suit is None else suit


def _write_faces(cards: Sequence[Card]) -> str:
    return " ".join([_TEXTS[card] for card in cards])


def _read_faces(value: object) -> tuple[Card, ...]:
    if type(value) is not str or len(value) > _LONGEST_CARDS:
        json_values.reject(value, f"at most {MOST_CARDS} cards")
    return tuple([_read_card(word) for word in value.split(" ")]) if value else ()


def write_held(cards: Sequence[Card | None]) -> int | str:
    """Return the cards of a zone or a move as text; their number if all are hidden."""
    if cards and not any(cards):
        return len(cards)
    return " ".join([_HIDDEN if card is None else _TEXTS[card] for card in cards])


def read_held(value: object) -> tuple[Card | None, ...]:
    """Return the cards that `write_held` wrote; raise WireError."""
    if type(value) is int:
        return (None,) * json_values.read_int(value, 1, MOST_CARDS)
    if type(value) is not str or len(value) > _LONGEST_CARDS:
        json_values.reject(value, f"at most {MOST_CARDS} cards")
    if not value:
        return ()
    held = tuple([None if word == _HIDDEN else _read_card(word) for word in value.split(" ")])
    return held if any(held) else json_values.reject(value, "a number, which is how hidden cards alone are written")


CARD = Schema(_TEXTS.__getitem__, _read_card)
SUIT = Schema(lambda suit: suit.letter, _read_suit)
FACES = Schema(_write_faces, _read_faces)
HELD = Schema(write_held, read_held)


class ZoneCodec:
    """Codec of the zones that a game may have at this seat count."""

    def __init__(self, specs: Sequence[ZoneSpec], seats: int) -> None:
        self._specs: Mapping[str, ZoneSpec] = {spec.kind: spec for spec in specs}
        self._seats = seats
        self._texts: dict[Zone, str] = {}
        self._found: dict[str, Zone] = {}  # at most one for each valid zone: invalid names are not cached

    def write(self, zone: Zone) -> str:
        """Return the text of a zone: "hand 2", "meld 0 7" or "deck -"."""
        text = self._texts.get(zone)
        if text is None:
            owner = "-" if zone.owner is None else str(zone.owner)
            text = self._texts[zone] = " ".join([zone.kind, owner, *([str(zone.slot)] if zone.slot else [])])
        return text

    def read(self, value: object) -> Zone:
        """Return a zone of a kind that the game has, with an owner as that kind requires; raise WireError."""
        zone = self._found.get(value) if type(value) is str else None
        if zone is None:
            zone = self._parsed(value)
            self._found[self.write(zone)] = zone
        return zone

    def _parsed(self, value: object) -> Zone:
        match = _ZONE.fullmatch(value) if type(value) is str else None
        if match is None:
            json_values.reject(value, "a zone")
        kind, owner, slot = match.groups()
        spec = self._specs.get(kind)
        if spec is None or (owner == "-") != (spec.per == "table"):
            json_values.reject(value, "a zone of this game")
        return Zone(
            kind, None if owner == "-" else json_values.read_int(int(owner), 0, self._seats - 1), int(slot or 0)
        )

    @property
    def always(self) -> frozenset[Zone]:
        """Zones that exist in every deal, empty ones too; zones of sides depend on the partnerships."""
        owners = {"table": (None,), "seat": range(self._seats)}
        return frozenset(Zone(spec.kind, owner) for spec in self._specs.values() for owner in owners.get(spec.per, ()))

    @property
    def shape(self) -> Schema:
        return Schema(self.write, self.read)


def leaf_schemas(seats: int) -> dict[object, Schema]:
    """Return the schemas of all leaf types that do not depend on a game."""
    held: Any = tuple[Card | None, ...]
    return {Seat: seat_shape(seats), Suit: SUIT, Card: CARD, tuple[Card, ...]: FACES, held: HELD}


TAGS: dict[str, type[Event]] = {
    "moved": events.CardsMoved,
    "turn": events.TurnStarted,
    "trick": events.TrickWon,
    "said": events.Announced,
    "scored": events.HandScored,
    "ended": events.MatchEnded,
}
_NAMES = {kind: tag for tag, kind in TAGS.items()}
ROWS = (*TAGS.values(), events.ScoreLine, events.Feat)  # types written as lists


class EventCodec:
    """Codec of events; `kinds`: the allowed events by tag."""

    def __init__(self, shapes: SchemaBuilder, kinds: dict[str, type[Event]]) -> None:
        self._shapes = {tag: shapes.of(kind) for tag, kind in kinds.items()}

    @property
    def shape(self) -> Schema:
        return Schema(self.write, self.read)

    def write(self, event: Event) -> list[object]:
        tag = _NAMES[type(event)]
        return [tag, *cast("list[object]", self._shapes[tag].write(event))]  # all events are among ROWS

    def read(self, value: object) -> Any:
        """Return the event of a list; raise WireError."""
        if type(value) is not list or not value or type(value[0]) is not str:
            json_values.reject(value, "an event")
        shape = self._shapes.get(value[0])
        return json_values.reject(value[0], "the tag of an event") if shape is None else shape.read(value[1:])


MOST_ARGUMENTS = 9
DEEPEST = 13  # nested texts; `join` keeps a list of a hundred at seven
_BARE = ("", "%1", "")  # a name or number alone, in no catalogue
_FIELDS = ("d", "a", "n")


class AnySentence(Collection[tuple[str, str, str]]):
    """Collection that contains every sentence, for programs that show no texts of a room to people."""

    def __contains__(self, sentence: object) -> bool:
        return True

    def __iter__(self) -> Iterator[tuple[str, str, str]]:
        return iter(())

    def __len__(self) -> int:
        return 0


class TextCodec:
    """Codec of texts; `known`: the keys of all sentences of this program."""

    def __init__(self, known: Container[tuple[str, str, str]], seats: int) -> None:
        self._known = known
        self._seat = seat_shape(seats)

    @property
    def shape(self) -> Schema:
        return Schema(self.write, self.read)

    def write(self, text: Text) -> dict[str, object]:
        """Return the text as an object; raise WireError for an argument not allowed in messages, such as a name."""
        written: dict[str, object] = {"c": text.context, "s": text.source}
        if text.disambiguation:
            written["d"] = text.disambiguation
        if text.args:
            written["a"] = [self._write_argument(argument) for argument in text.args]
        if text.n >= 0:
            written["n"] = text.n
        return written

    def read(self, value: object) -> Text:
        """Return the text of an object; raise WireError."""
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
                return json_values.read_int(argument)
        raise json_values.WireError(f"A {type(argument).__name__} in a text may not go over a wire.")

    def _read(self, value: object, deep: int) -> Text:
        if not deep:
            raise json_values.WireError("Too many texts within each other.")
        found = json_values.read_record(value, ("c", "s"), _FIELDS)
        context, source, note = (
            json_values.read_str(found.get(name, ""), json_values.LONGEST_STRING) for name in ("c", "s", "d")
        )
        key = (context, source, note)
        if key != _BARE and key not in self._known:
            json_values.reject(found["s"], "a sentence of this program")
        if found.get("d") == "" or found.get("a") == []:
            raise json_values.WireError("An empty part of a text is left out.")
        arguments = json_values.read_list(found.get("a", []), MOST_ARGUMENTS)
        number = json_values.read_int(found["n"], 0) if "n" in found else -1
        return Text(context, source, note, tuple(self._read_argument(one, deep - 1) for one in arguments), number)

    def _read_argument(self, value: object, deep: int) -> object:
        if type(value) is int:
            return json_values.read_int(value)
        found = json_values.read_object(value, 1)
        if not found:
            json_values.reject(value, "an argument of a text")
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
        return json_values.reject(kind, "the kind of an argument")
