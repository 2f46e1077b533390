"""The draw for places, and who acts for whom in the middle of things."""

from __future__ import annotations

from itertools import product

import pytest

from cardtable.core import seating
from cardtable.core.zones import Seat
from cardtable.host.room.room_effects import RoomLogEntryKind
from cardtable.host.room_messages import CommitCall, ProposalMessage, ProposalResult, RevealMessage
from cardtable.host.room_requests import ProposeRequest, ReturnRequest, VoteRequest
from cardtable.host.room_types import RoomProposalKind
from cardtable.host.seat_assignment import Presence
from tests.host.room.crowd import Crowd, Guest
from tests.host.room.test_match import check
from tests.host.room.test_people import claimable, until_turn


def drawn() -> tuple[Crowd, list[Guest]]:
    """A table of Canasta by rules that draw for the places."""
    crowd = Crowd()
    return crowd, crowd.begin("canasta", 4, "Meera", "Ravi", seating="draw_for_partners")


def test_places_are_drawn_by_a_deal_of_their_own() -> None:
    crowd, guests = drawn()
    assert [entry.kind for entry in crowd.log[:5]] == [
        RoomLogEntryKind.OPEN,
        RoomLogEntryKind.SEAL,
        RoomLogEntryKind.DEAL,
        RoomLogEntryKind.SEAL,
        RoomLogEntryKind.DEAL,
    ]
    meera, ravi = guests
    opened = meera.all(RevealMessage)[0]
    assert (opened.deal, opened.actions) == (0, ())
    assert meera.doubts[0] == ()
    state = seating.begin(opened.seed, [Seat(0), Seat(1), Seat(0), Seat(1)])
    while state.public.waiting:
        state = seating.draw(state, 0).state
    places = seating.seats(state)
    assert [guest.table.you for guest in (meera, ravi)] == [places[0], places[1]]
    assert [place.name for place in meera.table.seats].count("Meera") == 1
    assert [seal.deal for seal in meera.all(CommitCall)] == [0, 1]
    crowd.play(guests, 12)
    check(crowd, guests)
    crowd.restart()
    for guest in guests:
        crowd.connect(guest)
    check(crowd, guests)
    crowd.lose(ravi)
    assert [one.deal for one in ravi.all(RevealMessage)] == [0, 0]  # nothing of it was kept on the disk


def test_the_draw_is_opened_once() -> None:
    crowd, guests = drawn()
    for guest in guests:
        crowd.say(guest, ProposeRequest(RoomProposalKind.REPLACE, guest.seat))
    while all(guest.all(RevealMessage)[-1].deal == 0 for guest in guests):
        crowd.wait(10)
    for guest in guests:
        assert [one.deal for one in guest.all(RevealMessage)] == [0, 1]


def test_replaced_in_the_middle_of_passing() -> None:
    crowd = Crowd()
    meera, ravi = crowd.begin("hearts", 4, "Meera", "Ravi", deal_limit=1)
    crowd.act(meera)
    crowd.say(ravi, ProposeRequest(RoomProposalKind.REPLACE, Seat(1)))
    crowd.say(meera, ProposeRequest(RoomProposalKind.REPLACE, Seat(0)))
    crowd.wait(10)
    passed = [entry.rest for entry in crowd.log if entry.rest.startswith(("0 pass", "1 pass"))]
    assert len(passed) == 2  # what had been passed stays passed
    crowd.say(ravi, ReturnRequest())
    crowd.wait(1)
    assert meera.table.seats[1].presence is Presence.HERE
    check(crowd, [meera, ravi])


def test_replaced_in_the_middle_of_a_turn_of_canasta() -> None:
    crowd = Crowd()
    meera, ravi = crowd.begin("canasta", 4, "Meera", "Ravi", target=500)
    guests = [meera, ravi]
    until_turn(crowd, guests, ravi)
    crowd.act(ravi)
    seat = ravi.seat
    if seat not in ravi.rules().actors(ravi.view.public if ravi.view else None):
        until_turn(crowd, guests, ravi)
    crowd.lose(ravi)
    crowd.wait(75)
    assert any(entry.kind is RoomLogEntryKind.SEAT for entry in crowd.log)
    n = len(crowd.log)
    crowd.play([meera], 10)
    assert any(entry.rest.startswith(f"{seat} ") for entry in crowd.log[n - 5 :] if entry.kind is RoomLogEntryKind.DO)
    crowd.connect(ravi)
    crowd.play(guests, 6)
    check(crowd, guests)


def test_whoever_claims_may_lose_the_line_meanwhile() -> None:
    crowd = Crowd()
    guests = crowd.begin("hearts", 4, "Meera", "Ravi", deal_limit=3)
    claimer = claimable(crowd, guests)
    other = guests[1] if claimer is guests[0] else guests[0]
    crowd.say(claimer, ProposeRequest(RoomProposalKind.CLAIM))
    crowd.late = True
    crowd.say(other, VoteRequest(other.last(ProposalMessage).ask, True))
    crowd.lose(claimer)
    crowd.late = False
    crowd.keep()
    crowd.wait(1)
    assert crowd.log[-1].kind in (RoomLogEntryKind.DO, RoomLogEntryKind.SEAL, RoomLogEntryKind.DEAL)
    crowd.connect(claimer)
    crowd.play(guests, 4)
    check(crowd, guests)


@pytest.mark.parametrize("answers", list(product(["yes", "no", "away", "silence"], repeat=2)))
def test_a_wish_needs_everybody_who_is_here(answers: tuple[str, str]) -> None:
    crowd = Crowd()
    meera, *others = crowd.begin("hearts", 4, "Meera", "Ravi", "Asha", deal_limit=1)
    crowd.say(meera, ProposeRequest(RoomProposalKind.PAUSE))
    ask = meera.last(ProposalMessage).ask
    for guest, answer in zip(others, answers, strict=True):
        if answer == "away":
            crowd.lose(guest)
        elif answer != "silence":
            crowd.say(guest, VoteRequest(ask, answer == "yes"))
    crowd.wait(21)
    assert meera.last(ProposalResult).agreed is ("no" not in answers and "silence" not in answers)
    assert len(meera.all(ProposalResult)) == 1
