"""What a message meets at each state of a table: PROTOCOL.md has the same table."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable.core.zones import Seat
from cardtable.host.from_seat import (
    Answer,
    Arrange,
    Ask,
    Bye,
    Commit,
    Do,
    FromSeat,
    Here,
    Ready,
    Say,
    Share,
    Sit,
    Start,
)
from cardtable.host.from_table import Asked, Gone, No, Settled, Spoken, TableInfo
from cardtable.host.gathering import HouseRules, PeopleWish, Stage
from tests.host.people_table.crowd import Crowd, Guest

STATES = ("watching", "lobby", "sealing", "playing", "paused", "over")
MESSAGES: dict[str, FromSeat] = {
    "sit": Sit(Seat(3)),
    "ready": Ready(False, 1),
    "start": Start(1),
    "arrange": Arrange(fill=(Seat(3), "club")),
    "remove": Arrange(remove=Seat(1)),
    "commit": Commit(1, "0" * 64),
    "share, before `sealed`": Share(1, "0" * 32),
    "do, out of order": Do(1, 1, "play 2C"),
    "undo": Ask(PeopleWish.UNDO),
    "pause": Ask(PeopleWish.PAUSE),
    "go on": Ask(PeopleWish.GO_ON),
    "end": Ask(PeopleWish.END),
    "rematch": Ask(PeopleWish.REMATCH),
    "answer": Answer(1, True),
    "say": Say(2),
    "here": Here(),
    "bye": Bye(),
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
        crowd.say(meera, Ask(PeopleWish.PAUSE if state == "paused" else PeopleWish.END))
        crowd.say(ravi, Answer(ravi.last(Asked).ask, True))
    assert ravi.table.stage is Stage(state)
    return crowd, ravi


def answer_to(crowd: Crowd, guest: Guest, message: FromSeat) -> str:
    """What comes of a message."""
    before, log = len(guest.told), len(crowd.log)
    crowd.say(guest, message)
    crowd.wait(0.6)
    told = guest.told[before:]
    for one in told:
        if isinstance(one, Gone):
            return str(int(one.code))
        if isinstance(one, No):
            return one.code
    done = any(isinstance(one, Spoken | Settled | Asked) for one in told)
    seen = any(isinstance(one, TableInfo) for one in told)
    return "=" if done or seen or len(crowd.log) > log else "–"


@pytest.mark.parametrize("state", STATES)
def test_what_a_message_meets(state: str) -> None:
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
    assert answer_to(crowd, meera, Start(1)) == "–"
    assert answer_to(crowd, meera, Arrange(remove=Seat(1))) == "="


def test_a_second_number_that_is_another_is_not_understood() -> None:
    crowd, ravi = at("sealing")
    crowd.say(ravi, Commit(1, "0" * 64))
    crowd.wait(0)
    assert answer_to(crowd, ravi, Share(1, "1" * 32)) == "4000"


def test_a_second_hash_that_is_another_is_not_understood() -> None:
    crowd = Crowd()
    guests = crowd.arranged("hearts", 4, "Meera", "Ravi")
    for guest in guests:
        guest.deaf = True
    crowd.start(guests[0])
    crowd.say(guests[1], Commit(1, "0" * 64))
    assert answer_to(crowd, guests[1], Commit(1, "1" * 64)) == "4000"


def test_an_action_that_is_none_is_not_understood() -> None:
    crowd, ravi = at("playing")
    assert answer_to(crowd, ravi, Do(1, 1, "dance")) == "4000"
