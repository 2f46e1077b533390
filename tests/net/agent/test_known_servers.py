"""Which address is tried next, where several servers can run a table."""

import pytest

from cardtable.host.room_messages import RedirectMessage
from cardtable.net.agent.reconnecting_connection import MOST_MOVES, KnownServers
from cardtable.net.transport.tls import Destination

PIN = bytes(range(16))
INVITED = Destination(("192.0.2.1", "192.0.2.2", "192.0.2.3"), 47190, PIN)
ELSEWHERE = RedirectMessage("192.0.2.9", 47191)


@pytest.fixture
def servers() -> KnownServers:
    return KnownServers(INVITED)


def test_first_come_the_addresses_of_the_invitation(servers: KnownServers) -> None:
    assert servers.next == INVITED


def test_a_move_is_followed_under_the_same_fingerprint(servers: KnownServers) -> None:
    assert servers.follow(ELSEWHERE, 0.0)
    assert servers.next == Destination(("192.0.2.9",), 47191, PIN)


def test_where_nobody_answers_there_the_known_addresses_are_tried_at_once(servers: KnownServers) -> None:
    assert not servers.fall_back()
    servers.follow(ELSEWHERE, 0.0)
    assert servers.fall_back()
    assert servers.next == INVITED


def test_whoever_is_sent_about_follows_three_times_in_a_minute(servers: KnownServers) -> None:
    assert [servers.follow(ELSEWHERE, float(second)) for second in range(MOST_MOVES)] == [True] * 3
    assert not servers.follow(ELSEWHERE, 59.0)
    assert servers.next == INVITED
    assert servers.follow(ELSEWHERE, 60.0)


def test_who_is_sent_away_tries_another_server_at_once_if_there_is_one(servers: KnownServers) -> None:
    assert servers.leave("192.0.2.1", 0.0)
    assert servers.next.addresses == ("192.0.2.2", "192.0.2.3", "192.0.2.1")
    assert not KnownServers(Destination(("192.0.2.1",), 47190, PIN)).leave("192.0.2.1", 0.0)


def test_who_is_sent_away_by_all_of_them_waits(servers: KnownServers) -> None:
    assert [servers.leave(f"192.0.2.{number}", 0.0) for number in (1, 2, 3, 1)] == [True, True, True, False]


def test_who_answered_last_is_tried_first_and_who_fell_silent_last(servers: KnownServers) -> None:
    servers.reached("192.0.2.2")
    assert servers.next.addresses == ("192.0.2.2", "192.0.2.1", "192.0.2.3")
    servers.follow(ELSEWHERE, 0.0)
    servers.fell_silent("192.0.2.2")
    assert servers.next.addresses == ("192.0.2.1", "192.0.2.3", "192.0.2.2")
