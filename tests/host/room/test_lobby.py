"""Before the first card."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.core.zones import Seat
from cardtable.host.host_messages import SendTo
from cardtable.host.room.membership import TELLING_APART
from cardtable.host.room.room_effects import CloseConnection
from cardtable.host.room_messages import ClosingMessage, RefusalMessage, RoomInfo, WelcomeMessage
from cardtable.host.room_requests import ArrangeRequest, LeaveRequest, ReadyRequest, SitRequest, StartRequest
from cardtable.host.room_types import PROTOCOL, DisconnectCode, HouseRules, SeatOccupant
from tests.host.room.crowd import SECRET, Crowd


def test_whoever_opens_the_table_is_its_host_and_has_the_invitation() -> None:
    crowd = Crowd()
    host = crowd.join("Meera", secret="")
    assert host.last(WelcomeMessage).host
    assert host.last(WelcomeMessage).invitation
    ravi = crowd.join("Ravi")
    assert not ravi.last(WelcomeMessage).host
    assert not ravi.last(WelcomeMessage).invitation
    assert host.key != ravi.key


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"secret": "0" * 16}, DisconnectCode.WRONG_SECRET),
        ({"secret": ""}, DisconnectCode.WRONG_SECRET),
        ({"key": "0" * 32}, DisconnectCode.WRONG_SECRET),
        ({"name": "You"}, DisconnectCode.RESERVED_NAME),
        ({"name": "computer 2"}, DisconnectCode.RESERVED_NAME),
        ({"table": "00000000"}, DisconnectCode.NO_TABLE),
        ({"games": {"hearts": 99}}, DisconnectCode.OTHER_VERSION),
        ({"protocol": PROTOCOL - 1}, DisconnectCode.OTHER_VERSION),
    ],
)
def test_who_may_not_come_in(changes: dict[str, Any], code: DisconnectCode) -> None:
    crowd = Crowd()
    crowd.join("Meera")
    stranger = crowd.join(**{"name": "Stranger"} | changes)
    assert stranger.gone is code
    assert not stranger.up
    assert stranger.all(WelcomeMessage) == []


def test_other_versions_are_told() -> None:
    crowd = Crowd()
    crowd.join("Meera")
    gone = crowd.join("Old", protocol=9).last(ClosingMessage)
    assert (gone.protocol, gone.program, gone.game, gone.version) == (PROTOCOL, "1.5.0", "hearts", 1)


def test_a_table_found_in_the_house_lets_people_in_until_it_is_hidden() -> None:
    crowd = Crowd()
    host = crowd.join("Meera")
    found = crowd.table.membership.announcement
    assert found is not None
    assert found.host == "Meera"
    assert found.free == 4
    assert crowd.join("Neighbour", secret=found.secret).gone is None
    crowd.say(host, crowd.rules("hearts", 4, HouseRules(findable=False)))
    assert crowd.table.membership.announcement is None
    assert crowd.join("Late", secret=found.secret).gone is DisconnectCode.WRONG_SECRET
    assert crowd.join("Invited").gone is None


def test_equal_names_get_a_number_and_all_names_are_plain() -> None:
    crowd = Crowd()
    for guest, seat in ((crowd.join("Meera"), 0), (crowd.join("Meera"), 1), (crowd.join("<b>"), 2)):
        crowd.say(guest, SitRequest(Seat(seat)))
    crowd.wait(1)
    assert [place.name for place in crowd.guests[1].table.seats] == ["Meera", "Meera 2", "b", ""]


def test_a_seat_that_is_taken_stays_taken() -> None:
    crowd = Crowd()
    host, ravi = crowd.join("Meera"), crowd.join("Ravi")
    crowd.say(host, SitRequest(Seat(0)))
    crowd.say(ravi, SitRequest(Seat(0)))
    assert ravi.refused == "taken"
    crowd.say(ravi, SitRequest(Seat(9)))
    crowd.say(host, ArrangeRequest(fill=(Seat(3), "expert")))
    crowd.say(ravi, SitRequest(Seat(3)))
    assert [no.code for no in ravi.all(RefusalMessage)] == ["taken"] * 3
    crowd.say(ravi, SitRequest(Seat(2)))
    crowd.wait(1)
    kinds = [place.kind for place in host.table.seats]
    assert kinds == [SeatOccupant.PERSON, SeatOccupant.OPEN, SeatOccupant.PERSON, SeatOccupant.COMPUTER]
    crowd.say(ravi, SitRequest(None))
    crowd.wait(1)
    assert host.table.seats[2].kind is SeatOccupant.OPEN
    assert host.table.watchers == 1


def test_new_rules_take_everybodys_ready_away() -> None:
    crowd = Crowd()
    host, ravi = crowd.seated("Meera", "Ravi")
    assert all(place.ready for place in host.table.seats[:2])
    old = ravi.table.rev
    crowd.say(host, crowd.rules("canasta", 4))
    crowd.say(ravi, ReadyRequest(True, old))
    assert ravi.refused == "changed"
    crowd.wait(1)
    assert ravi.table.game == "canasta"
    assert ravi.table.rev == old + 1
    assert not any(place.ready for place in ravi.table.seats)
    crowd.say(host, StartRequest(old))
    assert host.refused == "changed"
    crowd.say(host, StartRequest(old + 1))
    assert host.refused == "not-ready"


def test_friends_become_partners_where_partners_play() -> None:
    crowd = Crowd()
    host, *others = crowd.seated("Meera", "Ravi", "Asha", "Leila")
    crowd.say(host, crowd.rules("canasta", 4))
    crowd.wait(1)
    assert [place.name for place in host.table.seats] == ["Meera", "Asha", "Ravi", "Leila"]
    for guest in others[1:]:
        crowd.say(guest, LeaveRequest())
    crowd.say(host, crowd.rules("canasta", 6))
    crowd.wait(1)
    assert [place.name for place in host.table.seats] == ["Meera", "", "Ravi", "", "", ""]
    crowd.say(host, crowd.rules("hearts", 4))
    crowd.wait(1)
    assert [place.name for place in host.table.seats] == ["Meera", "Ravi", "", ""]


def test_the_host_lets_two_change_places_and_both_are_asked_again() -> None:
    crowd = Crowd()
    host, ravi, asha = crowd.seated("Meera", "Ravi", "Asha")
    crowd.say(host, ArrangeRequest(move=(Seat(1), Seat(3))))
    crowd.wait(1)
    assert [(place.name, place.ready) for place in host.table.seats] == [
        ("Meera", True), ("", False), ("Asha", True), ("Ravi", False)
    ]  # fmt: skip
    assert ravi.seat == Seat(3)
    crowd.say(host, ArrangeRequest(fill=(Seat(1), "expert")))
    crowd.say(host, ArrangeRequest(move=(Seat(2), Seat(1))))
    crowd.wait(1)
    assert asha.seat == Seat(1)
    assert host.table.seats[2].level == "expert"
    crowd.say(ravi, ArrangeRequest(move=(Seat(0), Seat(3))))
    assert ravi.refused == "not-host"
    crowd.say(host, ArrangeRequest(move=(Seat(0), Seat(4))))
    assert host.refused == "bad-options"


def test_only_the_host_arranges_and_starts() -> None:
    crowd = Crowd()
    _, ravi = crowd.seated("Meera", "Ravi")
    crowd.say(ravi, crowd.rules("canasta", 4))
    assert ravi.refused == "not-host"
    crowd.say(ravi, StartRequest(0))
    assert [(no.to, no.code) for no in ravi.all(RefusalMessage)] == [("arrange", "not-host"), ("start", "not-host")]


def test_rules_that_the_table_cannot_have() -> None:
    crowd = Crowd()
    host = crowd.join("Meera")
    good = crowd.rules("hearts", 4)
    assert good.options is not None
    bad = [
        ArrangeRequest("bridge", 4, {}, HouseRules()),
        ArrangeRequest("hearts", 11, good.options, HouseRules()),
        ArrangeRequest("hearts", 4, {**good.options, "more": 1}, HouseRules()),
        ArrangeRequest("hearts", 4, dict(list(good.options.items())[1:]), HouseRules()),
        ArrangeRequest("hearts", 4, {**good.options, "target": "100"}, HouseRules()),
        ArrangeRequest("hearts", 4, good.options, HouseRules(substitute="nobody")),
        ArrangeRequest(fill=(Seat(7), "club")),
        ArrangeRequest(fill=(Seat(1), "nobody")),
        crowd.rules("svoi_kozyri", 3, turn_limit=0),
        crowd.rules("svoi_kozyri", 3, turn_limit=1001),
    ]
    for count, arrange in enumerate(bad, 1):
        crowd.say(host, arrange)
        assert host.refused == "bad-options"
        assert len(host.all(RefusalMessage)) == count
    crowd.say(host, crowd.rules("svoi_kozyri", 3, turn_limit=1000))
    crowd.wait(1)
    assert host.table.game == "svoi_kozyri"


def test_who_is_removed_needs_a_new_invitation() -> None:
    crowd = Crowd()
    host, ravi, asha = crowd.seated("Meera", "Ravi", "Asha")
    crowd.say(host, ArrangeRequest(remove=Seat(1)))
    assert ravi.gone is DisconnectCode.REMOVED
    first, second = host.all(WelcomeMessage)
    assert first.key == second.key
    assert first.invitation != second.invitation
    assert crowd.join("Ravi", secret=SECRET).gone is DisconnectCode.WRONG_SECRET
    assert crowd.join("Ravi", key=ravi.key).gone is DisconnectCode.WRONG_SECRET
    crowd.lose(asha)
    crowd.connect(asha)
    assert asha.gone is None
    assert asha.table.you == 2


def test_a_key_brings_back_and_closes_the_line_before() -> None:
    crowd = Crowd()
    _, ravi = crowd.seated("Meera", "Ravi")
    again = crowd.join("Ravi", secret="", key=ravi.key)
    assert ravi.gone is DisconnectCode.ELSEWHERE
    assert again.table.you == 1
    assert again.key == ravi.key


def test_whoever_waits_at_the_door_gives_way_to_the_own_newer_program() -> None:
    """Else the older one would come in last, close the newer one's line, and nobody would play at the seat."""
    crowd = Crowd()
    _, ravi = crowd.seated("Meera", "Ravi")
    crowd.join("Ravi", secret="", key=ravi.key)
    hello = crowd.hello(secret="", key=ravi.key)
    assert CloseConnection not in map(type, crowd.table.on_hello(8, hello, crowd.now))
    assert CloseConnection(8, DisconnectCode.ELSEWHERE) in crowd.table.on_hello(9, hello, crowd.now)
    later = crowd.table.on_time(crowd.now + TELLING_APART)
    assert {
        effect.line for effect in later if isinstance(effect, SendTo) and isinstance(effect.message, WelcomeMessage)
    } == {9}


def test_saying_goodbye_frees_the_seat() -> None:
    crowd = Crowd()
    host, ravi = crowd.seated("Meera", "Ravi")
    crowd.say(ravi, LeaveRequest())
    crowd.wait(1)
    assert ravi.gone is DisconnectCode.BYE
    assert host.table.seats[1].kind is SeatOccupant.OPEN


def test_a_second_hello_is_not_understood() -> None:
    crowd = Crowd()
    host = crowd.join("Meera")
    crowd.say(host, crowd.hello())
    assert host.gone is DisconnectCode.NOT_UNDERSTOOD


def test_changes_are_told_twice_a_second_at_most() -> None:
    crowd = Crowd()
    host = crowd.join("Meera")
    before = len(host.all(RoomInfo))
    for _ in range(20):
        crowd.say(host, SitRequest(Seat(0)))
        crowd.say(host, SitRequest(None))
    crowd.wait(2)
    assert len(host.all(RoomInfo)) - before <= 2
    assert host.table.you is None
