"""Codec of the protocol's messages: one JSON object each, with the message type in field `t`.

Decoding is strict, since messages come from strangers: limited frame sizes, no repeated fields, no fractions, and
checks of fields that must fit together.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, NoReturn

from cardtable.core.events import HandScored
from cardtable.core.text import Text
from cardtable.core.wire.json_values import WireError, read_bool, read_int, read_object, read_str, reject
from cardtable.core.wire.schema import Schema, SchemaBuilder
from cardtable.core.wire.value_codecs import MOST_SEATS, ROWS, EventCodec, TextCodec, leaf_schemas
from cardtable.host import room_messages, room_requests, room_types
from cardtable.host.name_sanitizer import sanitize_name
from cardtable.host.seat_assignment import Presence

TO_TABLE: dict[str, type[room_requests.FromSeat]] = {
    "hello": room_requests.HelloRequest,
    "sit": room_requests.SitRequest,
    "ready": room_requests.ReadyRequest,
    "arrange": room_requests.ArrangeRequest,
    "start": room_requests.StartRequest,
    "commit": room_requests.CommitRequest,
    "share": room_requests.RevealRequest,
    "do": room_requests.ActionRequest,
    "ask": room_requests.ProposeRequest,
    "answer": room_requests.VoteRequest,
    "say": room_requests.PhraseRequest,
    "here": room_requests.ReturnRequest,
    "bye": room_requests.LeaveRequest,
}
TO_SEAT: dict[str, type[room_messages.FromTable]] = {
    "welcome": room_messages.WelcomeMessage,
    "table": room_messages.RoomInfo,
    "seal": room_messages.CommitCall,
    "sealed": room_messages.CommitmentsMessage,
    "opened": room_messages.RevealMessage,
    "news": room_messages.UpdateMessage,
    "no": room_messages.RefusalMessage,
    "asked": room_messages.ProposalMessage,
    "settled": room_messages.ProposalResult,
    "phrase": room_messages.PhraseMessage,
    "clock": room_messages.ClockMessage,
    "gone": room_messages.ClosingMessage,
    "server": room_messages.RedirectMessage,
}

DEALER = "dealer"
_SUBSTITUTED = (Presence.REPLACED, Presence.LEFT)
_WITHOUT_PERSON = (Presence.AWAY, Presence.REPLACED)

_ENCODER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), allow_nan=False, check_circular=False)


def message_schemas(known: Collection[tuple[str, str, str]]) -> SchemaBuilder:
    """Return the schemas of all field types; `known`: keys of the sentences that texts may contain."""
    forms = leaf_schemas(MOST_SEATS) | {
        Text: TextCodec(known, MOST_SEATS).shape,
        room_types.DisconnectCode: Schema(int, _read_close),
        room_types.OptionValues: Schema(dict, _read_options),
        Mapping[str, object]: Schema(dict, read_object),
    }
    forms[HandScored] = EventCodec(SchemaBuilder(forms, ROWS), {"scored": HandScored}).shape
    return SchemaBuilder(forms)


def _read_close(value: object) -> room_types.DisconnectCode:
    number = read_int(value, 0, max(room_types.DisconnectCode))
    return (
        room_types.DisconnectCode(number)
        if number in list(room_types.DisconnectCode)
        else reject(value, "a code of closing")
    )


def _read_options(value: object) -> dict[str, bool | int | str]:
    """Read option names and plain values; the game checks later whether it knows them."""
    found = read_object(value, room_types.MOST_OPTIONS)
    return {read_str(name, room_types.LONGEST_NAME_OF_OPTION): _read_option(option) for name, option in found.items()}


def _read_option(value: object) -> bool | int | str:
    if type(value) is bool:
        return read_bool(value)
    return read_int(value) if type(value) is int else read_str(value, room_types.LONGEST_OPTION)


class TaggedUnionCodec:
    """Codec of all messages of one direction: objects with their type as field `t`."""

    def __init__(self, shapes: SchemaBuilder, kinds: Mapping[str, Any]) -> None:
        self._shapes = {tag: shapes.of(kind) for tag, kind in kinds.items()}
        self._tags = {kind: tag for tag, kind in kinds.items()}

    def write(self, message: object) -> dict[str, object]:
        tag = self._tags[type(message)]
        return {"t": tag} | read_object(self._shapes[tag].write(message))

    def read(self, value: object) -> Any:
        """Decode; raise WireError for an unknown type or invalid fields."""
        found = read_object(value)
        tag = found.get("t")
        shape = self._shapes.get(tag) if type(tag) is str else None
        if shape is None:
            reject(tag, "a message")
        return shape.read({name: field for name, field in found.items() if name != "t"})


def check(message: room_requests.FromSeat | room_messages.FromTable) -> None:
    """Raise WireError if fields of the message contradict each other."""
    for contradiction in _contradictions(message):
        raise WireError(contradiction)


def _contradictions(message: room_requests.FromSeat | room_messages.FromTable) -> Iterator[str]:
    match message:
        case room_requests.HelloRequest() if (message.have == -1) != (message.tag == ""):
            yield "A tag comes with the position of a view, and only with one."
        case room_requests.ArrangeRequest() if not _is_one_change(message):
            yield "The host changes all rules, or who fills a seat, or removes or moves somebody."
        case room_requests.ProposeRequest() | room_messages.ProposalMessage() if (
            message.wish is room_types.RoomProposalKind.REPLACE
        ) != (message.seat is not None):
            yield "A seat is named if somebody is to be replaced, and only then."
        case room_messages.ProposalMessage() if message.waits_for != tuple(sorted(set(message.waits_for))):
            yield "Seats are told in ascending order."
        case room_messages.RoomInfo():
            yield from _contradictions_in_room(message)
        case room_messages.CommitCall() if not _are_contributors(message.who):
            yield "The contributors are the dealer and seats in ascending order."
        case room_messages.CommitmentsMessage() if DEALER not in message.hashes:
            yield "The dealer has always committed."
        case room_messages.RevealMessage() if set(message.missing) & set(message.shares):
            yield "A contribution came, or it is missing."
        case room_messages.RevealMessage(deal=0) if message.actions:
            yield "In the draw for places nobody acts."
        case room_messages.UpdateMessage():
            yield from _contradictions_in_update(message)
        case room_messages.RefusalMessage() if (message.to == "do") != (message.id is not None):
            yield "An action has a number, and nothing else has."
        case room_messages.ClosingMessage() if (
            message.code is not room_types.DisconnectCode.OTHER_VERSION
            and message != room_messages.ClosingMessage(message.code)
        ):
            yield "Versions are told where another one is wanted."


def _is_one_change(message: room_requests.ArrangeRequest) -> bool:
    rule_changes = [part is not None for part in (message.game, message.seats, message.options, message.house)]
    n_others = sum(part is not None for part in (message.fill, message.remove, message.move))
    return n_others == 1 if not any(rule_changes) else all(rule_changes) and n_others == 0


def _are_contributors(who: Sequence[str]) -> bool:
    seats = [int(name.removeprefix("seat ")) for name in who[1:] if name != DEALER]
    return who[:1] == (DEALER,) and len(seats) == len(who) - 1 and seats == sorted(set(seats))


def _contradictions_in_room(message: room_messages.RoomInfo) -> Iterator[str]:
    if len(message.seats) < 2:
        yield "At least two sit at a table."
    if message.totals and len(message.totals) != len(message.seats):
        yield "Points are told of each seat."
    for seat in (message.host, message.you):
        if seat is not None and seat >= len(message.seats):
            yield "There is no such seat at this table."
    for seat_info in message.seats:
        yield from _contradictions_in_seat(seat_info)


def _contradictions_in_seat(seat_info: room_types.RoomSeatInfo) -> Iterator[str]:
    if seat_info.name and seat_info.name != sanitize_name(seat_info.name):
        yield "The name is not plain."
    if (
        seat_info.level
        and seat_info.kind is not room_types.SeatOccupant.COMPUTER
        and seat_info.presence not in _SUBSTITUTED
    ):
        yield "A level stands where a computer plays."
    if seat_info.away and seat_info.presence not in _WITHOUT_PERSON:
        yield "Who is here is not away."


def _contradictions_in_update(message: room_messages.UpdateMessage) -> Iterator[str]:
    is_full_history = "heard" in message.update
    if is_full_history != (message.scores is not None):
        yield "The counts of finished deals come with all that was heard, and only then."
    if is_full_history and message.update.get("events") != []:
        yield "Nothing happens in a jump."


def frame_size(text: str) -> int:
    """Return the size in bytes of UTF-8; raise WireError for text with lone surrogates."""
    try:
        return len(text.encode())
    except UnicodeEncodeError as error:
        raise WireError("The text is not Unicode.") from error


def parse_json(text: str, most: int) -> object:
    """Parse JSON of at most `most` bytes; raise WireError, also for repeated fields and fractions."""
    if frame_size(text) > most:
        raise WireError(f"The message is longer than {most} bytes.")
    try:
        return json.loads(
            text,
            parse_int=_parse_int,
            parse_float=_reject_fraction,
            parse_constant=_reject_fraction,
            object_pairs_hook=_parse_object,
        )
    except WireError:
        raise
    except (ValueError, RecursionError) as error:
        raise WireError("The message is not JSON.") from error


def dump_json(value: object) -> str:
    """Return compact JSON in one line."""
    return _ENCODER.encode(value)


def _parse_int(digits: str) -> int:
    if len(digits.removeprefix("-")) > room_types.DIGITS or digits == "-0":
        raise WireError("A number is too long.")
    return int(digits)


def _reject_fraction(digits: str) -> NoReturn:
    raise WireError("A number is not whole.")


def _parse_object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise WireError("A field stands twice.")
    return found


_SCHEMAS = message_schemas(frozenset())
_MESSAGES = TaggedUnionCodec(_SCHEMAS, TO_TABLE | TO_SEAT)
_REQUESTS = TaggedUnionCodec(_SCHEMAS, TO_TABLE)


def encode_message(message: room_requests.FromSeat | room_messages.FromTable) -> str:
    """Encode in one line of JSON; raise WireError for a text that names a seat."""
    return dump_json(_MESSAGES.write(message))


def decode_request(text: str, *, host: bool = False) -> room_requests.FromSeat:
    """Decode and check a request; raise WireError (close with 4000). `host`: the sender is the room owner."""
    message: room_requests.FromSeat = _REQUESTS.read(
        parse_json(text, room_types.HOST_FRAME if host else room_types.SEAT_FRAME)
    )
    if not isinstance(message, room_requests.ArrangeRequest) and frame_size(text) > room_types.SEAT_FRAME:
        raise WireError(f"The message is longer than {room_types.SEAT_FRAME} bytes.")
    check(message)
    return message


class RoomMessageReader:
    """Decoder of a room's messages; `known`: keys of all sentences that this program knows."""

    def __init__(self, known: Collection[tuple[str, str, str]]) -> None:
        self._messages = TaggedUnionCodec(message_schemas(known), TO_SEAT)

    def read(self, text: str) -> room_messages.FromTable:
        """Decode one message; raise WireError. A `GameCodec` decodes the update in an UpdateMessage."""
        message: room_messages.FromTable = self._messages.read(parse_json(text, room_types.TABLE_FRAME))
        check(message)
        return message
