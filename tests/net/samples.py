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
from cardtable.core.wire.game_wire import GameWire
from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.host.from_seat import (
    Answer,
    Arrange,
    Ask,
    Bye,
    Commit,
    Do,
    FromSeat,
    Hello,
    Here,
    Ready,
    Say,
    Share,
    Sit,
    Start,
)
from cardtable.host.from_table import (
    Asked,
    Clock,
    FromTable,
    Gone,
    Moved,
    News,
    No,
    Opened,
    Seal,
    Sealed,
    Settled,
    Spoken,
    TableInfo,
    Welcome,
)
from cardtable.host.gathering import Close, HouseRules, Occupant, PeopleWish, PlaceInfo, Stage
from cardtable.host.seats import Presence
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
MEERA = PlaceInfo(Occupant.PERSON, "Meera", 3, ready=True)
RAVI = PlaceInfo(Occupant.PERSON, "Ravi", 7, "club", ready=True, presence=Presence.REPLACED, away=75)
CLUB = PlaceInfo(Occupant.COMPUTER, level="club")
INVITATION = Invitation(("192.168.1.23",), 47190, TABLE, SECRET, FINGERPRINT[:16])
HELLO = Hello(
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
def wire() -> GameWire[Any]:
    """The wire of the table."""
    return GameWire(HEARTS, OPTIONS, 4, known_sentences())


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
        Sit(Seat(1)),
        Sit(None),
        Ready(True, 1),
        Arrange(game="hearts", seats=4, options=OPTIONS.save(), house=HOUSE),
        Arrange(fill=(Seat(3), "expert")),
        Arrange(fill=(Seat(3), "")),
        Arrange(remove=Seat(2)),
        Start(1),
        Commit(1, HASHES["seat 1"]),
        Share(1, SHARES["seat 1"]),
        Do(3, 6, "play 2C"),
        Ask(PeopleWish.UNDO),
        Ask(PeopleWish.REPLACE, Seat(2)),
        Answer(5, True),
        Say(2),
        Here(),
        Bye(),
    )


def from_tables() -> tuple[FromTable, ...]:
    """One of each message from a table, and of each form that it may have."""
    return (
        Welcome(2, TABLE, False, KEY, ""),
        Welcome(2, TABLE, True, KEY, write_invitation(INVITATION)),
        TableInfo(
            rev=1,
            game="hearts",
            version=1,
            options=OPTIONS.save(),
            house=HOUSE,
            stage=Stage.PLAYING,
            seats=(MEERA, RAVI, CLUB, CLUB),
            host=Seat(0),
            you=Seat(1),
            watchers=0,
            deal=1,
        ),
        Seal(1, tuple(HASHES), HASHES["dealer"]),
        Sealed(1, HASHES),
        Opened(1, SEED, SHARES, (), ((Seat(0), "pass AS KH AH"), (Seat(1), "pass 8D KD QS"))),
        News(9, TAG, update(), mine=3),
        News(27, TAG, update(), missed=True),
        News(12, TAG, update(jump=True), scores=()),
        News(60, TAG, update(jump=True), scores=SCORES, legal=("play 3D", "play AD")),
        No("do", 4, "HR-06", LOWEST_CLUB.filled(Card(2, Suit.CLUBS))),
        No("start", code="not-host"),
        Asked(5, PeopleWish.UNDO, Seat(1), None, (Seat(0),), 20, (Card(10, Suit.SPADES),)),
        Asked(6, PeopleWish.REPLACE, Seat(1), Seat(2), (Seat(0),), 10, ()),
        Settled(5, True),
        Spoken(Seat(1), 2),
        Clock(Seat(1), 60),
        Clock(Seat(1), -1),
        Gone(Close.REMOVED),
        Moved("192.168.1.24", 47190),
        Gone(Close.OTHER_VERSION, protocol=2, program="1.6.0", game="hearts", version=2),
    )
