"""Seats, suits, cards and zones on the wire (PROTOCOL.md, Values)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from cardtable.core.cards import ACE, JOKER, Card, Suit
from cardtable.core.wire.plain_values import read_int, reject
from cardtable.core.wire.shapes import Schema
from cardtable.core.zone_kinds import ZoneSpec
from cardtable.core.zones import Seat, Zone

MOST_SEATS = 11
MOST_CARDS = 216  # in one place: four packs
_HIDDEN = "??"
_FACES = {str(card): card for card in (JOKER, *(Card(rank, suit) for suit in Suit for rank in range(2, ACE + 1)))}
_TEXTS = {card: text for text, card in _FACES.items()}
_LONGEST_CARDS = 3 * MOST_CARDS - 1  # characters
_SUITS = {suit.letter: suit for suit in Suit}
_ZONE = re.compile(r"([a-z_]{1,16}) (-|0|[1-9][0-9]?)(?: ([1-9][0-9]?))?", re.ASCII)


def seat_shape(seats: int) -> Schema:
    """A seat of a table of so many."""
    return Schema(lambda seat: seat, lambda value: Seat(read_int(value, 0, seats - 1)))


def _read_card(value: object) -> Card:
    card = _FACES.get(value) if type(value) is str else None
    return reject(value, "a card") if card is None else card


def _read_suit(value: object) -> Suit:
    suit = _SUITS.get(value) if type(value) is str else None
    return reject(value, "a suit") if suit is None else suit


def _write_faces(cards: Sequence[Card]) -> str:
    return " ".join([_TEXTS[card] for card in cards])


def _read_faces(value: object) -> tuple[Card, ...]:
    if type(value) is not str or len(value) > _LONGEST_CARDS:
        reject(value, f"at most {MOST_CARDS} cards")
    return tuple([_read_card(word) for word in value.split(" ")]) if value else ()


def write_held(cards: Sequence[Card | None]) -> int | str:
    """The cards of a zone or of a move: their number where all are hidden."""
    if cards and not any(cards):
        return len(cards)
    return " ".join([_HIDDEN if card is None else _TEXTS[card] for card in cards])


def read_held(value: object) -> tuple[Card | None, ...]:
    """What `write_held` wrote; raises WireError."""
    if type(value) is int:
        return (None,) * read_int(value, 1, MOST_CARDS)
    if type(value) is not str or len(value) > _LONGEST_CARDS:
        reject(value, f"at most {MOST_CARDS} cards")
    if not value:
        return ()
    held = tuple([None if word == _HIDDEN else _read_card(word) for word in value.split(" ")])
    return held if any(held) else reject(value, "a number, which is how hidden cards alone are written")


CARD = Schema(_TEXTS.__getitem__, _read_card)
SUIT = Schema(lambda suit: suit.letter, _read_suit)
FACES = Schema(_write_faces, _read_faces)
HELD = Schema(write_held, read_held)


class ZoneCodec:
    """The zones that a game may have at a table of so many seats."""

    def __init__(self, specs: Sequence[ZoneSpec], seats: int) -> None:
        self._specs: Mapping[str, ZoneSpec] = {spec.kind: spec for spec in specs}
        self._seats = seats
        self._texts: dict[Zone, str] = {}
        self._found: dict[str, Zone] = {}  # no more than there are zones: what is refused is not kept

    def write(self, zone: Zone) -> str:
        """As "hand 2", "meld 0 7" or "deck -"."""
        text = self._texts.get(zone)
        if text is None:
            owner = "-" if zone.owner is None else str(zone.owner)
            text = self._texts[zone] = " ".join([zone.kind, owner, *([str(zone.slot)] if zone.slot else [])])
        return text

    def read(self, value: object) -> Zone:
        """A zone of a kind that the game has, of the table or of a seat as that kind is; raises WireError."""
        zone = self._found.get(value) if type(value) is str else None
        if zone is None:
            zone = self._parsed(value)
            self._found[self.write(zone)] = zone
        return zone

    def _parsed(self, value: object) -> Zone:
        match = _ZONE.fullmatch(value) if type(value) is str else None
        if match is None:
            reject(value, "a zone")
        kind, owner, slot = match.groups()
        spec = self._specs.get(kind)
        if spec is None or (owner == "-") != (spec.per == "table"):
            reject(value, "a zone of this game")
        zone = Zone(kind, None if owner == "-" else read_int(int(owner), 0, self._seats - 1), int(slot or 0))
        return zone

    @property
    def always(self) -> frozenset[Zone]:
        """The zones that are there in every deal, empty ones too: those of sides depend on who partners whom."""
        owners = {"table": (None,), "seat": range(self._seats)}
        return frozenset(Zone(spec.kind, owner) for spec in self._specs.values() for owner in owners.get(spec.per, ()))

    @property
    def shape(self) -> Schema:
        """How zones are written and read."""
        return Schema(self.write, self.read)


def leaf_schemas(seats: int) -> dict[object, Schema]:
    """The shapes of all that has no need of a game."""
    held: Any = tuple[Card | None, ...]
    return {Seat: seat_shape(seats), Suit: SUIT, Card: CARD, tuple[Card, ...]: FACES, held: HELD}
