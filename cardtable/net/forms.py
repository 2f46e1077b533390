"""Which messages there are, by the `t` that they go by, and the forms of their fields."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from cardtable.core.events import HandScored
from cardtable.core.text import Text
from cardtable.core.wire.grammar import MOST_SEATS, leaves
from cardtable.core.wire.happenings import ROWS, Happenings
from cardtable.core.wire.plain_values import refuse, string, table, truth, whole
from cardtable.core.wire.shapes import Shape, Shapes
from cardtable.core.wire.wired_texts import Texts
from cardtable.host import from_seat, from_table
from cardtable.host.gathering import Close, OptionValues
from cardtable.host.limits import LONGEST_NAME_OF_OPTION, LONGEST_OPTION, MOST_OPTIONS

TO_TABLE: dict[str, type[from_seat.FromSeat]] = {
    "hello": from_seat.Hello,
    "sit": from_seat.Sit,
    "ready": from_seat.Ready,
    "arrange": from_seat.Arrange,
    "start": from_seat.Start,
    "commit": from_seat.Commit,
    "share": from_seat.Share,
    "do": from_seat.Do,
    "ask": from_seat.Ask,
    "answer": from_seat.Answer,
    "say": from_seat.Say,
    "here": from_seat.Here,
    "bye": from_seat.Bye,
}
TO_SEAT: dict[str, type[from_table.FromTable]] = {
    "welcome": from_table.Welcome,
    "table": from_table.TableInfo,
    "seal": from_table.Seal,
    "sealed": from_table.Sealed,
    "opened": from_table.Opened,
    "news": from_table.News,
    "no": from_table.No,
    "asked": from_table.Asked,
    "settled": from_table.Settled,
    "phrase": from_table.Spoken,
    "clock": from_table.Clock,
    "gone": from_table.Gone,
    "server": from_table.Moved,
}


def shapes_of(known: Collection[tuple[str, str, str]]) -> Shapes:
    """The forms of all that stands in messages; `known`: the keys of the sentences that texts may say."""
    forms = leaves(MOST_SEATS) | {
        Text: Texts(known, MOST_SEATS).shape,
        Close: Shape(int, _read_close),
        OptionValues: Shape(dict, _read_options),
        Mapping[str, object]: Shape(dict, table),
    }
    forms[HandScored] = Happenings(Shapes(forms, ROWS), {"scored": HandScored}).shape
    return Shapes(forms)


def _read_close(value: object) -> Close:
    number = whole(value, 0, max(Close))
    return Close(number) if number in list(Close) else refuse(value, "a code of closing")


def _read_options(value: object) -> dict[str, bool | int | str]:
    """Names and plain values; whether the game knows them is for whoever plays it."""
    found = table(value, MOST_OPTIONS)
    return {string(name, LONGEST_NAME_OF_OPTION): _read_option(one) for name, one in found.items()}


def _read_option(value: object) -> bool | int | str:
    if type(value) is bool:
        return truth(value)
    return whole(value) if type(value) is int else string(value, LONGEST_OPTION)
