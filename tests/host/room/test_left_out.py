"""An honest table is never said to leave out a number, whoever comes, goes or is replaced while a deal is made."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cardtable.core.zones import Seat
from cardtable.host.commit_reveal import VerificationResult
from cardtable.host.host_messages import SendTo
from cardtable.host.room_messages import CommitCall, CommitmentsMessage, RevealMessage
from cardtable.host.room_requests import ProposeRequest, ReturnRequest, SitRequest, VoteRequest
from cardtable.host.room_types import HouseRules, RoomProposalKind, RoomStage
from tests.host.room.crowd import Crowd, Guest, come_back

HOUSE = HouseRules(watchers=True, newcomers=True)
SLOW = "Bela"  # whose program never answers, so that three seconds are waited for it


class CheatingCrowd(Crowd):
    """A host whose table does not ask Ravi for a number, and keeps from him that it asks the others."""

    def _tell(self, effect: SendTo) -> None:
        guest = self.guests.get(effect.line)
        if guest is None or guest.name != "Ravi" or not isinstance(effect.message, CommitCall | CommitmentsMessage):
            super()._tell(effect)


def table_of(crowd: Crowd) -> dict[str, Guest]:
    """Three people and a watcher at a table of Canasta, where places are drawn first: that deal is opened at once."""
    guests = crowd.arranged("canasta", 4, "Meera", "Ravi", SLOW, house=HOUSE, seating="draw_for_partners")
    guests[2].deaf = True
    return {guest.name: guest for guest in (*guests, crowd.join("Asha"))}


def the_same(crowd: Crowd, ravi: Guest) -> Guest:
    ravi.deaf = False
    crowd.connect(ravi)
    return ravi


def started_anew(crowd: Crowd, ravi: Guest) -> Guest:
    again = come_back(ravi)
    crowd.connect(again)
    return again


def after_the_hashes(crowd: Crowd, ravi: Guest, comes: Callable[[Crowd, Guest], Guest]) -> Guest:
    """They are just being kept."""
    crowd.lose(ravi)
    crowd.late = True
    crowd.wait(3)
    again = comes(crowd, ravi)
    crowd.late = False
    crowd.keep()
    return again


def away_when_called(crowd: Crowd, ravi: Guest) -> Guest:
    crowd.connect(ravi)
    return ravi


def to_a_server_that_died(crowd: Crowd, ravi: Guest) -> Guest:
    guests = [*crowd.guests.values()]
    crowd.restart()
    for guest in reversed(guests):
        crowd.connect(guest)
    return ravi


@pytest.mark.parametrize("comes_back", [the_same, started_anew, away_when_called, to_a_server_that_died])
def test_whoever_comes_back_while_a_deal_is_made_blames_nobody(comes_back: Callable[[Crowd, Guest], Guest]) -> None:
    crowd = Crowd()
    people = table_of(crowd)
    people["Ravi"].deaf = comes_back in (the_same, started_anew)  # whose line is gone before it can answer
    if comes_back is away_when_called:
        crowd.lose(people["Ravi"])
    crowd.start(people["Meera"])
    assert people["Meera"].table.stage is RoomStage.SEALING
    ravi = people["Ravi"]
    ravi = after_the_hashes(crowd, ravi, comes_back) if ravi.deaf else comes_back(crowd, ravi)
    crowd.wait(7)
    assert "seat 1" not in ravi.last(RevealMessage).shares
    assert VerificationResult.LEFT_OUT not in ravi.doubts[0]
    assert VerificationResult.LEFT_OUT not in people["Meera"].doubts[0]
    assert VerificationResult.LEFT_OUT in people[SLOW].doubts[0] or comes_back is to_a_server_that_died


def test_whoever_sits_down_while_a_deal_is_made_blames_nobody() -> None:
    crowd = Crowd()
    people = table_of(crowd)
    asha = people["Asha"]
    crowd.start(people["Meera"])
    crowd.say(asha, SitRequest(Seat(3)))
    assert asha.table.you == 3
    crowd.wait(7)
    assert asha.doubts[0] == ()


@pytest.mark.slow
def test_whoever_let_a_computer_play_when_the_deal_was_called_for_blames_nobody() -> None:
    crowd = Crowd()
    meera, ravi, slow = crowd.begin("hearts", 4, "Meera", "Ravi", SLOW)
    crowd.say(ravi, ProposeRequest(RoomProposalKind.REPLACE, ravi.seat))
    while not meera.scores:
        slow.deaf = True
        crowd.play([meera, slow], 1)
    assert meera.table.stage is RoomStage.SEALING
    assert len(ravi.last(CommitCall).who) == 3
    crowd.say(meera, ProposeRequest(RoomProposalKind.PAUSE))
    assert slow.asked is not None
    crowd.say(slow, VoteRequest(slow.asked.ask, True))
    crowd.say(ravi, ReturnRequest())
    crowd.wait(1)
    crowd.say(meera, ProposeRequest(RoomProposalKind.GO_ON))
    crowd.play([meera, ravi, slow], 1)
    while len(meera.all(RevealMessage)) < 2:
        crowd.play([meera, ravi, slow], 5)
    assert ravi.doubts == {1: (), 2: ()}


@pytest.mark.slow
def test_whoever_is_never_asked_says_so() -> None:
    crowd = CheatingCrowd()
    meera, ravi = crowd.begin("hearts", 4, "Meera", "Ravi")
    crowd.wait(7)
    crowd.play([meera, ravi])
    assert all(VerificationResult.LEFT_OUT in doubts for doubts in ravi.doubts.values())
    assert set(meera.doubts.values()) == {()}
