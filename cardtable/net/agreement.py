"""What the fields of one message must have in common, beside being right each for itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardtable.core.wire.plain_values import WireError
from cardtable.host.clean_names import sanitize_name
from cardtable.host.from_seat import ArrangeRequest, FromSeat, HelloRequest, ProposeRequest
from cardtable.host.from_table import (
    ClosingMessage,
    CommitCall,
    CommitmentsMessage,
    FromTable,
    ProposalMessage,
    RefusalMessage,
    RevealMessage,
    RoomInfo,
    UpdateMessage,
)
from cardtable.host.gathering import DisconnectCode, RoomProposalKind, RoomSeatInfo, SeatOccupant
from cardtable.host.seats import Presence

DEALER = "dealer"
_SUBSTITUTED = (Presence.REPLACED, Presence.LEFT)
_WITHOUT_PERSON = (Presence.AWAY, Presence.REPLACED)


def check(message: FromSeat | FromTable) -> None:
    """Raise WireError where fields of the message contradict each other."""
    for flaw in _flaws(message):
        raise WireError(flaw)


def _flaws(message: FromSeat | FromTable) -> Iterator[str]:
    match message:
        case HelloRequest() if (message.have == -1) != (message.tag == ""):
            yield "A tag comes with the position of a view, and only with one."
        case ArrangeRequest() if not _is_one_change(message):
            yield "The host changes all rules, or who fills a seat, or removes somebody."
        case ProposeRequest() | ProposalMessage() if (message.wish is RoomProposalKind.REPLACE) != (
            message.seat is not None
        ):
            yield "A seat is named if somebody is to be replaced, and only then."
        case ProposalMessage() if message.waits_for != tuple(sorted(set(message.waits_for))):
            yield "Seats are told in ascending order."
        case RoomInfo():
            yield from _flaws_of_table(message)
        case CommitCall() if not _are_contributors(message.who):
            yield "The contributors are the dealer and seats in ascending order."
        case CommitmentsMessage() if DEALER not in message.hashes:
            yield "The dealer has always committed."
        case RevealMessage() if set(message.missing) & set(message.shares):
            yield "A contribution came, or it is missing."
        case RevealMessage(deal=0) if message.actions:
            yield "In the draw for places nobody acts."
        case UpdateMessage():
            yield from _flaws_of_news(message)
        case RefusalMessage() if (message.to == "do") != (message.id is not None):
            yield "An action has a number, and nothing else has."
        case ClosingMessage() if message.code is not DisconnectCode.OTHER_VERSION and message != ClosingMessage(
            message.code
        ):
            yield "Versions are told where another one is wanted."


def _is_one_change(message: ArrangeRequest) -> bool:
    rules = [part is not None for part in (message.game, message.seats, message.options, message.house)]
    others = [message.fill is not None, message.remove is not None]
    return (sorted(others) == [False, True] and not any(rules)) or (all(rules) and not any(others))


def _are_contributors(who: Sequence[str]) -> bool:
    seats = [int(name.removeprefix("seat ")) for name in who[1:] if name != DEALER]
    return who[:1] == (DEALER,) and len(seats) == len(who) - 1 and seats == sorted(set(seats))


def _flaws_of_table(message: RoomInfo) -> Iterator[str]:
    if len(message.seats) < 2:
        yield "At least two sit at a table."
    for seat in (message.host, message.you):
        if seat is not None and seat >= len(message.seats):
            yield "There is no such seat at this table."
    for place in message.seats:
        yield from _flaws_of_place(place)


def _flaws_of_place(place: RoomSeatInfo) -> Iterator[str]:
    if place.name and place.name != sanitize_name(place.name):
        yield "The name is not plain."
    if place.level and place.kind is not SeatOccupant.COMPUTER and place.presence not in _SUBSTITUTED:
        yield "A level stands where a computer plays."
    if place.away and place.presence not in _WITHOUT_PERSON:
        yield "Who is here is not away."


def _flaws_of_news(message: UpdateMessage) -> Iterator[str]:
    jump = "heard" in message.update
    if jump != (message.scores is not None):
        yield "The counts of finished deals come with all that was heard, and only then."
    if jump and message.update.get("events") != []:
        yield "Nothing happens in a jump."
