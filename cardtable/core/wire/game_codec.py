"""JSON codec of one game: updates to a seat and its actions as plain JSON values."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, Generic, NamedTuple, TypeVar

from cardtable.core.cards import Card
from cardtable.core.events import Event
from cardtable.core.rules import AnyGame, Codec
from cardtable.core.session import Update
from cardtable.core.text import Text
from cardtable.core.views import View
from cardtable.core.wire.json_values import WireError, read_int, read_list, read_object, read_record, read_str
from cardtable.core.wire.schema import SchemaBuilder
from cardtable.core.wire.value_codecs import HELD, ROWS, TAGS, EventCodec, TextCodec, ZoneCodec, leaf_schemas
from cardtable.core.zones import Seat, Zone

P = TypeVar("P")
T = TypeVar("T")

MOST_ZONES = 200
MOST_EVENTS = 1_000  # of one step, or of all missed during a lost connection
MOST_HEARD = 8_000  # events of one deal
MOST_DEALS = 9_999
_FIELDS = ("seat", "v", "deal", "events", "zones", "public")


class WireUpdate(NamedTuple):
    """An update with the number of the deal of its view."""

    update: Update[Any]
    deal: int


class WriteCache:
    """Cache of written values: a value for several seats is written once. Values are known by identity and kept
    alive.
    """

    def __init__(self) -> None:
        self._written: dict[int, tuple[object, object]] = {}

    def write(self, value: T, write: Callable[[T], object]) -> object:
        """Return the value as `write` writes it; callers must not change the result."""
        known = self._written.get(id(value))
        if known is None:
            known = self._written[id(value)] = value, write(value)
        return known[1]


class GameCodec(Generic[P]):
    """Codec of one game's updates and actions under one rule set for one seat count.

    `known`: the keys (context, source, disambiguation) of all sentences of this program. All readers raise WireError
    for any value that the writing side may not write.
    """

    def __init__(self, game: AnyGame, options: object, seats: int, known: Collection[tuple[str, str, str]]) -> None:
        if game.public is None:
            raise ValueError(f"{game.id} does not say of what type its public facts are.")
        self._codec: Codec[Any] = game.codec
        self._zones = ZoneCodec(game.rules(options, seats).zones, seats)
        self._always = self._zones.always
        own = {Zone: self._zones.shape, Text: TextCodec(known, seats).shape}
        shapes = SchemaBuilder(leaf_schemas(seats) | own, ROWS)
        self._seat = shapes.of(Seat | None)
        self._public = shapes.of(game.public)
        self._events = EventCodec(shapes, TAGS)

    def write_update(self, update: Update[P], deal: int, once: WriteCache | None = None) -> dict[str, object]:
        """Return an update as an object; `once`: values already written for other seats of the same step."""
        view = update.view
        once = WriteCache() if once is None else once
        written: dict[str, object] = {
            "seat": view.seat,
            "v": view.version,
            "deal": deal,
            "events": [once.write(event, self._events.write) for event in update.events],
            "zones": {self._zones.write(zone): once.write(cards, HELD.write) for zone, cards in view.zones.items()},
            "public": once.write(view.public, self._public.write),
        }
        if update.heard is not None:
            written["heard"] = [once.write(event, self._events.write) for event in update.heard]
        return written

    def read_update(self, value: object) -> WireUpdate:
        """Return the update, equal to the one written."""
        found = read_record(value, _FIELDS, ("heard",))
        view = View(
            self._seat.read(found["seat"]),
            self._read_zones(found["zones"]),
            self._public.read(found["public"]),
            read_int(found["v"], 1),
        )
        heard = self._read_events(found["heard"], MOST_HEARD) if "heard" in found else None
        update = Update(self._read_events(found["events"], MOST_EVENTS), view, heard)
        return WireUpdate(update, read_int(found["deal"], 1, MOST_DEALS))

    def write_action(self, action: object) -> str:
        return self._codec.write(action)

    def read_action(self, text: str) -> Any:
        """Return the action of a text in any spelling that the game accepts; log `write_action` of it."""
        try:
            return self._codec.read(read_str(text))
        except WireError:
            raise
        except ValueError as error:
            raise WireError(str(error)) from error

    def _read_events(self, value: object, most: int) -> tuple[Event, ...]:
        return tuple([self._events.read(event) for event in read_list(value, most)])

    def _read_zones(self, value: object) -> Mapping[Zone, tuple[Card | None, ...]]:
        zones = {self._zones.read(name): HELD.read(cards) for name, cards in read_object(value, MOST_ZONES).items()}
        if not self._always <= zones.keys():
            raise WireError("A zone of the game is missing.")
        return zones
