"""Which messages there are, by the `t` that they go by, and the forms of their fields."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from cardtable.core.events import HandScored
from cardtable.core.text import Text
from cardtable.core.wire.grammar import MOST_SEATS, leaf_schemas
from cardtable.core.wire.happenings import ROWS, EventCodec
from cardtable.core.wire.plain_values import read_bool, read_int, read_object, read_str, reject
from cardtable.core.wire.shapes import Schema, SchemaBuilder
from cardtable.core.wire.wired_texts import TextCodec
from cardtable.host import from_seat, from_table
from cardtable.host.gathering import DisconnectCode, OptionValues
from cardtable.host.limits import LONGEST_NAME_OF_OPTION, LONGEST_OPTION, MOST_OPTIONS

TO_TABLE: dict[str, type[from_seat.FromSeat]] = {
    "hello": from_seat.HelloRequest,
    "sit": from_seat.SitRequest,
    "ready": from_seat.ReadyRequest,
    "arrange": from_seat.ArrangeRequest,
    "start": from_seat.StartRequest,
    "commit": from_seat.CommitRequest,
    "share": from_seat.RevealRequest,
    "do": from_seat.ActionRequest,
    "ask": from_seat.ProposeRequest,
    "answer": from_seat.VoteRequest,
    "say": from_seat.PhraseRequest,
    "here": from_seat.ReturnRequest,
    "bye": from_seat.LeaveRequest,
}
TO_SEAT: dict[str, type[from_table.FromTable]] = {
    "welcome": from_table.WelcomeMessage,
    "table": from_table.RoomInfo,
    "seal": from_table.CommitCall,
    "sealed": from_table.CommitmentsMessage,
    "opened": from_table.RevealMessage,
    "news": from_table.UpdateMessage,
    "no": from_table.RefusalMessage,
    "asked": from_table.ProposalMessage,
    "settled": from_table.ProposalResult,
    "phrase": from_table.PhraseMessage,
    "clock": from_table.ClockMessage,
    "gone": from_table.ClosingMessage,
    "server": from_table.RedirectMessage,
}


def shapes_of(known: Collection[tuple[str, str, str]]) -> SchemaBuilder:
    """The forms of all that stands in messages; `known`: the keys of the sentences that texts may say."""
    forms = leaf_schemas(MOST_SEATS) | {
        Text: TextCodec(known, MOST_SEATS).shape,
        DisconnectCode: Schema(int, _read_close),
        OptionValues: Schema(dict, _read_options),
        Mapping[str, object]: Schema(dict, read_object),
    }
    forms[HandScored] = EventCodec(SchemaBuilder(forms, ROWS), {"scored": HandScored}).shape
    return SchemaBuilder(forms)


def _read_close(value: object) -> DisconnectCode:
    number = read_int(value, 0, max(DisconnectCode))
    return DisconnectCode(number) if number in list(DisconnectCode) else reject(value, "a code of closing")


def _read_options(value: object) -> dict[str, bool | int | str]:
    """Names and plain values; whether the game knows them is for whoever plays it."""
    found = read_object(value, MOST_OPTIONS)
    return {read_str(name, LONGEST_NAME_OF_OPTION): _read_option(one) for name, one in found.items()}


def _read_option(value: object) -> bool | int | str:
    if type(value) is bool:
        return read_bool(value)
    return read_int(value) if type(value) is int else read_str(value, LONGEST_OPTION)
