"""From an invitation, a found table or a kept key to a place: a key goes to the computer that gave it alone."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from cardtable.games import discover
from cardtable.host.room.room_effects import LanAnnouncement
from cardtable.net.agent.remote_room import Discovered, RoomRoute, route_of
from cardtable.net.agent.resume_tokens import ResumeTokenFile
from cardtable.net.agent_messages import ConnectionProblem, JoinCommand
from cardtable.net.invitation import Invitation, write_invitation
from cardtable.net.lan_advertisement import LanAdvertisement
from cardtable.net.transport.tls import Destination
from tests.net.agent.test_kept_seats import MINE
from tests.net.samples import FINGERPRINT, KEY, SECRET, TABLE

GAMES = discover()
HERE = Destination(("192.168.1.99",), 47191, FINGERPRINT)
INVITATION = write_invitation(Invitation(("192.168.1.99",), 47191, TABLE, SECRET, FINGERPRINT[:16]))
STRANGER = bytes(32)


@pytest.fixture
def keys(tmp_path: Path) -> ResumeTokenFile:
    return ResumeTokenFile(tmp_path)


def found(fingerprint: bytes = FINGERPRINT) -> Discovered:
    table = LanAnnouncement(TABLE, "hearts", 1, 4, 2, False, False, "Meera", 3, "5" * 16)
    return {TABLE: (LanAdvertisement(table, 1, "00c0ffee", fingerprint), HERE._replace(fingerprint=fingerprint))}


def way(keys: ResumeTokenFile, tables: Discovered | None = None, **to: str) -> RoomRoute:
    made = route_of(JoinCommand("Ravi", 7, **to), tables or {}, keys, GAMES)
    assert isinstance(made, RoomRoute)
    return made


def test_by_invitation_with_its_secret_to_its_fingerprint(keys: ResumeTokenFile) -> None:
    made = way(keys, invitation=INVITATION)

    assert made.destination == HERE._replace(fingerprint=FINGERPRINT[:16])
    assert (made.hello.table, made.hello.secret, made.hello.key, made.hello.have) == (TABLE, SECRET, "", -1)
    assert made.hello.games == {name: game.version for name, game in GAMES.items()}


def test_as_found_with_the_secret_of_the_house(keys: ResumeTokenFile) -> None:
    made = way(keys, found(), found=TABLE)

    assert made.destination == HERE
    assert (made.hello.table, made.hello.secret, made.hello.key) == (TABLE, "5" * 16, "")


def test_back_with_the_key_and_all_that_was_opened(keys: ResumeTokenFile) -> None:
    keys.store(MINE)
    made = way(keys, kept=TABLE)

    assert made.destination == Destination(MINE.addresses, MINE.port, FINGERPRINT)
    assert (made.hello.key, made.hello.secret, made.hello.have, made.hello.opened) == (KEY, "", -1, 1)
    assert made.key == MINE


@pytest.mark.parametrize("to", [{"invitation": INVITATION}, {"found": TABLE}])
def test_whoever_has_a_seat_there_goes_back_to_it(keys: ResumeTokenFile, to: dict[str, str]) -> None:
    keys.store(MINE)
    made = way(keys, found(), **to)

    assert (made.hello.key, made.hello.secret) == (KEY, "")
    assert made.destination == HERE  # the whole fingerprint, as it was kept with the key


def test_another_window_of_the_host_does_not_take_the_hosts_seat(keys: ResumeTokenFile) -> None:
    keys.store(replace(MINE, seat=replace(MINE.seat, own=True)))

    assert way(keys, invitation=INVITATION).hello.key == ""


def test_a_key_is_not_shown_to_another_computer_that_announces_the_table(keys: ResumeTokenFile) -> None:
    keys.store(MINE)
    made = way(keys, found(STRANGER), found=TABLE)

    assert (made.hello.key, made.hello.secret) == ("", "5" * 16)
    assert made.destination.fingerprint == STRANGER


def test_a_kept_table_is_where_it_announces_itself_now(keys: ResumeTokenFile) -> None:
    keys.store(MINE)

    assert way(keys, found(), kept=TABLE).destination == HERE
    assert way(keys, found(STRANGER), kept=TABLE).destination.addresses == MINE.addresses


def test_a_server_that_authorities_vouch_for_keeps_no_fingerprint(keys: ResumeTokenFile) -> None:
    keys.store(replace(MINE, fingerprint="", addresses=("cards.example.org",)))

    assert way(keys, kept=TABLE).destination == Destination(("cards.example.org",), 47190, None)


@pytest.mark.parametrize(
    ("to", "why"),
    [
        ({"invitation": "hello"}, ConnectionProblem.INVITATION),
        ({"found": TABLE}, ConnectionProblem.NOT_FOUND),
        ({"kept": TABLE}, ConnectionProblem.NOT_FOUND),
        ({}, ConnectionProblem.NOT_FOUND),
    ],
)
def test_where_there_is_no_way_it_is_said_why(
    keys: ResumeTokenFile, to: dict[str, str], why: ConnectionProblem
) -> None:
    assert route_of(JoinCommand("Ravi", 7, **to), {}, keys, GAMES) is why
