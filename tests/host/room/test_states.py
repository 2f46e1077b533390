"""How a message is answered in each state of a table: PROTOCOL.md has the same table."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable.core.zones import Seat
from cardtable.host.room_messages import (
    ClosingMessage,
    PhraseMessage,
    ProposalMessage,
    ProposalResult,
    RefusalMessage,
    RoomInfo,
)
from cardtable.host.room_requests import (
    ActionRequest,
    ArrangeRequest,
    CommitRequest,
    FromSeat,
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
from cardtable.host.room_types import HouseRules, RoomProposalKind, RoomStage
from tests.host.room.crowd import Crowd, Guest

STATES = ("watching", "lobby", "sealing", "playing", "paused", "over")
MESSAGES: dict[str, FromSeat] = {
    "sit": SitRequest(Seat(3)),
    "ready": ReadyRequest(False, 1),
    "start": StartRequest(1),
    "arrange": ArrangeRequest(fill=(Seat(3), "club")),
    "remove": ArrangeRequest(remove=Seat(1)),
    "commit": CommitRequest(1, "0" * 64),
    "share, before `sealed`": RevealRequest(1, "0" * 32),
    "do, out of order": ActionRequest(1, 1, "play 2C"),
    "undo": ProposeRequest(RoomProposalKind.UNDO),
    "pause": ProposeRequest(RoomProposalKind.PAUSE),
    "go on": ProposeRequest(RoomProposalKind.GO_ON),
    "end": ProposeRequest(RoomProposalKind.END),
    "rematch": ProposeRequest(RoomProposalKind.REMATCH),
    "answer": VoteRequest(1, True),
    "say": PhraseRequest(2),
    "here": ReturnRequest(),
    "bye": LeaveRequest(),
}
PAGE = Path(__file__).resolve().parents[3] / "PROTOCOL.md"


def expected() -> dict[tuple[str, str], str]:
    """The table of the page: by message and state, the code of a refusal, "–" for nothing, "=" for what it asks."""
    lines = PAGE.read_text(encoding="utf-8").split("| message |", 1)[1].split("\n\n", 1)[0].splitlines()
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]
    return {(row[0], state): cell for row in rows for state, cell in zip(STATES, row[1:], strict=True)}


def at(state: str) -> tuple[Crowd, Guest]:
    """A table in a state, and the guest (not its host) who says something."""
    crowd = Crowd()
    house = HouseRules(watchers=True, newcomers=True)
    guests = crowd.arranged("hearts", 4, "Meera", "Ravi", house=house, deal_limit=1)
    meera, ravi = guests
    if state == "lobby":
        return crowd, ravi
    if state == "sealing":
        ravi.deaf = True  # its program gives no number
    crowd.start(meera)
    if state == "watching":
        return crowd, crowd.join("Asha")
    if state in ("paused", "over"):
        crowd.say(meera, ProposeRequest(RoomProposalKind.PAUSE if state == "paused" else RoomProposalKind.END))
        crowd.say(ravi, VoteRequest(ravi.last(ProposalMessage).ask, True))
    assert ravi.table.stage is RoomStage(state)
    return crowd, ravi


def answer_to(crowd: Crowd, guest: Guest, message: FromSeat) -> str:
    """What comes of a message."""
    before, log = len(guest.told), len(crowd.log)
    crowd.say(guest, message)
    crowd.wait(0.6)
    told = guest.told[before:]
    for one in told:
        if isinstance(one, ClosingMessage):
            return str(int(one.code))
        if isinstance(one, RefusalMessage):
            return one.code
    done = any(isinstance(one, PhraseMessage | ProposalResult | ProposalMessage) for one in told)
    seen = any(isinstance(one, RoomInfo) for one in told)
    return "=" if done or seen or len(crowd.log) > log else "–"


@pytest.mark.quick(2)
@pytest.mark.parametrize("state", STATES)
def test_how_a_message_is_answered(state: str) -> None:
    found, wanted = {}, {}
    for name, message in MESSAGES.items():
        crowd, guest = at(state)
        found[name] = answer_to(crowd, guest, message)
        wanted[name] = expected()[name, state]
    assert found == wanted


@pytest.mark.parametrize("state", STATES)
def test_nobody_says_hello_twice(state: str) -> None:
    crowd, guest = at(state)
    assert answer_to(crowd, guest, crowd.hello()) == "4000"


def test_the_hosts_words() -> None:
    crowd, _ = at("playing")
    meera = crowd.guests[1]
    assert answer_to(crowd, meera, crowd.rules("canasta", 4)) == "not-now"
    assert answer_to(crowd, meera, StartRequest(1)) == "–"
    assert answer_to(crowd, meera, ArrangeRequest(remove=Seat(1))) == "="


def test_a_second_number_that_is_another_is_not_understood() -> None:
    crowd, ravi = at("sealing")
    crowd.say(ravi, CommitRequest(1, "0" * 64))
    crowd.wait(0)
    assert answer_to(crowd, ravi, RevealRequest(1, "1" * 32)) == "4000"


def test_a_second_hash_that_is_another_is_not_understood() -> None:
    crowd = Crowd()
    guests = crowd.arranged("hearts", 4, "Meera", "Ravi")
    for guest in guests:
        guest.deaf = True
    crowd.start(guests[0])
    crowd.say(guests[1], CommitRequest(1, "0" * 64))
    assert answer_to(crowd, guests[1], CommitRequest(1, "1" * 64)) == "4000"


def test_an_action_that_is_none_is_not_understood() -> None:
    crowd, ravi = at("playing")
    assert answer_to(crowd, ravi, ActionRequest(1, 1, "dance")) == "4000"
