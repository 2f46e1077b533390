"""One of each message, and a table at which two people and two computers sit."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from functools import cache
from typing import Any

from cardtable.core.cards import Card, Suit
from cardtable.core.events import HandScored, ScoreLine
from cardtable.core.session import Session, Update
from cardtable.core.text import translate
from cardtable.core.wire.game_codec import GameCodec
from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.host.room_messages import (
    ClockMessage,
    ClosingMessage,
    CommitCall,
    CommitmentsMessage,
    FromTable,
    PhraseMessage,
    ProposalMessage,
    ProposalResult,
    RedirectMessage,
    RefusalMessage,
    RevealMessage,
    RoomInfo,
    UpdateMessage,
    WelcomeMessage,
)
from cardtable.host.room_requests import (
    ActionRequest,
    ArrangeRequest,
    CommitRequest,
    FromSeat,
    HelloRequest,
    LeaveRequest,
    PhraseRequest,
    ProposeRequest,
    ReadyRequest,
    ReturnRequest,
    RevealRequest,
    SitRequest,
    StartRequest,
    VoteRequest,
)
from cardtable.host.room_types import (
    DisconnectCode,
    HouseRules,
    RoomProposalKind,
    RoomSeatInfo,
    RoomStage,
    SeatOccupant,
)
from cardtable.host.seat_assignment import Presence
from cardtable.net.invitation import Invitation, write_invitation
from tests.known_sentences import known_sentences

TABLE = "4f2c9a17"
SECRET = "9b1d7c40e2a85f36"
KEY = "c3a1f0e77d524b6e8d19f05b2c6a4e90"
TAG = "fe2b1983"
FINGERPRINT = hashlib.sha256(b"example certificate").digest()
SHARES = {
    "dealer": "000102030405060708090a0b0c0d0e0f",
    "seat 0": "101112131415161718191a1b1c1d1e1f",
    "seat 1": "202122232425262728292a2b2c2d2e2f",
}
HASHES = {
    "dealer": "dea2843018befa765f131fcd8a5ba8dcfd07bb0122094a1243f5e2e70b757b08",
    "seat 0": "524ccd8d4186b4adc7edec11fb5e8e6c3406754e9b193e7dcc2aae046937e676",
    "seat 1": "ee563e6fff141f3c859a813aeffa206778fd4c6517749f11b30c6ae40fd98f76",
}
SEED = "f251ff26a19c348d5cb3a97cfc82fa90fd7e2a88be9e24f2b98bbfb9bf441591"

HEARTS = discover()["hearts"]
OPTIONS = HEARTS.options()
HOUSE = HouseRules()
MEERA = RoomSeatInfo(SeatOccupant.PERSON, "Meera", 3, ready=True)
RAVI = RoomSeatInfo(SeatOccupant.PERSON, "Ravi", 7, "club", ready=True, presence=Presence.REPLACED, away=75)
CLUB = RoomSeatInfo(SeatOccupant.COMPUTER, level="club")
INVITATION = Invitation(("192.168.1.23",), 47190, TABLE, SECRET, FINGERPRINT[:16])
HELLO = HelloRequest(
    protocol=2,
    program="1.5.0",
    games={"canasta": 1, "cancellation_hearts": 1, "hearts": 1, "svoi_kozyri": 1},
    name="Ravi",
    portrait=7,
    table=TABLE,
    secret=SECRET,
    key="",
    have=-1,
    tag="",
    opened=0,
    wants=(),
)
LOWEST_CLUB = translate("Hearts family", "The first trick begins with the %1.")
_HEARTS = translate("Hearts family", "Hearts", "line of the score")
SCORES = (HandScored((11, 0, 0, 15), (ScoreLine(_HEARTS, (11, 0, 0, 15)),)),)


@cache
def hearts() -> Session[Any, Any]:
    """A deal of Hearts in which everybody has passed."""
    session: Session[Any, Any] = Session(HEARTS, OPTIONS, ("club",) * 4, "4711")
    rules = HEARTS.rules(OPTIONS, 4)
    for seat in map(Seat, range(4)):
        session.perform(seat, next(iter(rules.legal(session.view(seat)))))
    return session


@cache
def wire() -> GameCodec[Any]:
    """The wire of the table."""
    return GameCodec(HEARTS, OPTIONS, 4, known_sentences())


def update(*, jump: bool = False) -> dict[str, object]:
    """What seat 1 is told of the last pass, or on joining."""
    session, seat = hearts(), Seat(1)
    events = () if jump else session.seen_by(seat, session.happened[-7:])
    heard = session.heard(seat) if jump else None
    return wire().write_update(Update(events, session.view(seat), heard), 1)


def from_seats() -> tuple[FromSeat, ...]:
    """One of each message from a seat, and of each form that it may have."""
    return (
        HELLO,
        replace(HELLO, secret="", key=KEY, have=10, tag=TAG, opened=1, wants=("legal",)),
        SitRequest(Seat(1)),
        SitRequest(None),
        ReadyRequest(True, 1),
        ArrangeRequest(game="hearts", seats=4, options=OPTIONS.save(), house=HOUSE),
        ArrangeRequest(fill=(Seat(3), "expert")),
        ArrangeRequest(fill=(Seat(3), "")),
        ArrangeRequest(remove=Seat(2)),
        ArrangeRequest(move=(Seat(1), Seat(2))),
        StartRequest(1),
        CommitRequest(1, HASHES["seat 1"]),
        RevealRequest(1, SHARES["seat 1"]),
        ActionRequest(3, 6, "play 2C"),
        ProposeRequest(RoomProposalKind.UNDO),
        ProposeRequest(RoomProposalKind.REPLACE, Seat(2)),
        VoteRequest(5, True),
        PhraseRequest(2),
        ReturnRequest(),
        LeaveRequest(),
    )


def from_tables() -> tuple[FromTable, ...]:
    """One of each message from a table, and of each form that it may have."""
    return (
        WelcomeMessage(2, TABLE, False, KEY, ""),
        WelcomeMessage(2, TABLE, True, KEY, write_invitation(INVITATION)),
        RoomInfo(
            rev=1,
            game="hearts",
            version=1,
            options=OPTIONS.save(),
            house=HOUSE,
            stage=RoomStage.PLAYING,
            seats=(MEERA, RAVI, CLUB, CLUB),
            host=Seat(0),
            you=Seat(1),
            watchers=0,
            deal=1,
        ),
        CommitCall(1, tuple(HASHES), HASHES["dealer"]),
        CommitmentsMessage(1, HASHES),
        RevealMessage(1, SEED, SHARES, (), ((Seat(0), "pass AS KH AH"), (Seat(1), "pass 8D KD QS"))),
        UpdateMessage(9, TAG, update(), mine=3),
        UpdateMessage(27, TAG, update(), missed=True),
        UpdateMessage(12, TAG, update(jump=True), scores=()),
        UpdateMessage(60, TAG, update(jump=True), scores=SCORES, legal=("play 3D", "play AD")),
        RefusalMessage("do", 4, "HR-06", LOWEST_CLUB.filled(Card(2, Suit.CLUBS))),
        RefusalMessage("start", code="not-host"),
        ProposalMessage(5, RoomProposalKind.UNDO, Seat(1), None, (Seat(0),), 20, (Card(10, Suit.SPADES),)),
        ProposalMessage(6, RoomProposalKind.REPLACE, Seat(1), Seat(2), (Seat(0),), 10, ()),
        ProposalResult(5, True),
        PhraseMessage(Seat(1), 2),
        ClockMessage(Seat(1), 60),
        ClockMessage(Seat(1), -1),
        ClosingMessage(DisconnectCode.REMOVED),
        RedirectMessage("192.168.1.24", 47190),
        ClosingMessage(DisconnectCode.OTHER_VERSION, protocol=2, program="1.6.0", game="hearts", version=2),
    )
