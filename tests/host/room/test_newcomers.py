"""Somebody comes in mid-match and takes the seat of a computer: it is theirs, with all that belongs to it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cardtable.core.zones import Seat
from cardtable.host.commit_reveal import VerificationResult
from cardtable.host.room.admission import CHOOSING
from cardtable.host.room.room_effects import RoomLogEntryKind
from cardtable.host.room.room_log_entries import read_opening
from cardtable.host.room_messages import RevealMessage, UpdateMessage
from cardtable.host.room_requests import ArrangeRequest, LeaveRequest, ProposeRequest, SitRequest, VoteRequest
from cardtable.host.room_types import DisconnectCode, HouseRules, RoomProposalKind, RoomStage, SeatOccupant
from cardtable.host.seat_assignment import Presence
from tests.host.room.crowd import GAMES, Crowd, Guest, come_back

OPEN = HouseRules(newcomers=True)
SEATS: dict[str, tuple[int, dict[str, Any]]] = {
    "hearts": (4, {}),
    "cancellation_hearts": (6, {}),
    "svoi_kozyri": (3, {"turn_limit": 60, "match": "round"}),
    "canasta": (4, {}),
}
THEIRS = Seat(2)
every_game = pytest.mark.parametrize(
    "game", [game if game == "hearts" else pytest.param(game, marks=pytest.mark.slow) for game in SEATS]
)


def begun(game: str = "hearts", house: HouseRules = OPEN) -> tuple[Crowd, list[Guest]]:
    """Meera and Ravi play with computers, and have done a few things."""
    seats, options = SEATS[game]
    crowd = Crowd()
    guests = crowd.begin(game, seats, "Meera", "Ravi", house=house, **options)
    crowd.play(guests, 8)
    return crowd, guests


def stage_of(guest: Guest) -> RoomStage:
    """How far the table has come, as this guest was told."""
    return guest.table.stage


def taken(crowd: Crowd, name: str = "Asha", seat: Seat = THEIRS) -> Guest:
    """Somebody comes and sits down there."""
    asha = crowd.join(name)
    crowd.say(asha, SitRequest(seat))
    return asha


def into_next_deal(crowd: Crowd, player: Guest) -> None:
    """Let this one play on until the deal in play has been counted."""
    deal = player.deal
    while player.deal == deal:
        crowd.play([player], 10)


@pytest.mark.slow
@pytest.mark.parametrize("game", SEATS)
def test_a_newcomer_plays_on_with_the_cards_of_the_seat(game: str) -> None:
    crowd, guests = begun(game)
    played = len(crowd.log)
    asha = taken(crowd)
    assert crowd.log[played].kind is RoomLogEntryKind.NEWCOMER
    assert asha.seat == THEIRS
    assert asha.refused == ""
    place = guests[0].table.seats[THEIRS]
    assert (place.kind, place.name, place.presence, place.newcomer) == (
        SeatOccupant.PERSON, "Asha", Presence.HERE, True,
    )  # fmt: skip
    crowd.check()
    while not guests[0].scores and crowd.play([*guests, asha], 20) < 3_000:
        pass
    crowd.check()
    assert any(
        entry.kind is RoomLogEntryKind.DO and entry.rest.startswith(f"{THEIRS} ") for entry in crowd.log[played:]
    )


@every_game
def test_a_newcomer_has_seen_no_hand_before_and_then_that_of_the_seat_alone(game: str) -> None:
    crowd, _ = begun(game)
    asha = crowd.join("Asha")
    assert asha.view is not None
    assert asha.view.seat is None
    crowd.say(asha, SitRequest(THEIRS))
    kinds = {zone.owner: cards for zone, cards in asha.view.zones.items() if zone.kind == "hand"}
    hidden = {owner for owner, cards in kinds.items() if None in cards}
    assert THEIRS not in hidden
    assert hidden == {owner for owner, cards in kinds.items() if cards} - {THEIRS}
    jump = asha.last(UpdateMessage)
    assert jump.update["seat"] == THEIRS
    assert "heard" in jump.update


@pytest.mark.slow
@pytest.mark.parametrize("game", SEATS)
def test_a_newcomer_gives_a_number_to_the_next_deal(game: str) -> None:
    crowd, guests = begun(game)
    asha = taken(crowd)
    everybody = [*guests, asha]
    while len(asha.all(RevealMessage)) < 2 and crowd.play(everybody, 20) < 6_000:
        pass
    assert {deal: asha.doubts[deal] for deal in (1, 2)} == {1: (VerificationResult.NOT_CHECKED,), 2: ()}
    assert f"seat {THEIRS}" not in asha.all(RevealMessage)[0].shares
    assert f"seat {THEIRS}" in asha.all(RevealMessage)[1].shares


@pytest.mark.slow
def test_whoever_has_looked_on_from_the_first_call_for_numbers_checks_that_deal_from_their_seat() -> None:
    crowd = Crowd()
    guests = crowd.arranged("hearts", 4, "Meera", "Ravi", house=OPEN)
    asha = crowd.join("Asha")
    crowd.start(guests[0])
    crowd.play(guests, 20)
    crowd.say(asha, SitRequest(THEIRS))
    while not asha.all(RevealMessage):
        crowd.play([*guests, asha], 20)
    assert asha.doubts[1] == ()


def test_the_server_dies_and_the_newcomer_has_the_seat() -> None:
    crowd, guests = begun()
    asha = taken(crowd)
    crowd.play([*guests, asha], 5)
    crowd.restart()
    for guest in (*guests, asha):
        crowd.connect(guest)
    assert asha.seat == THEIRS
    assert guests[0].table.seats[THEIRS].newcomer
    crowd.play([*guests, asha], 8)
    crowd.check()


def test_the_server_dies_before_it_can_say_that_somebody_sits_there() -> None:
    crowd, guests = begun()
    asha = crowd.join("Asha")
    crowd.late = True
    crowd.say(asha, SitRequest(THEIRS))
    while crowd.log[-1].kind is not RoomLogEntryKind.NEWCOMER:
        crowd.keep()
    assert asha.table.you is None
    crowd.late = False
    crowd.restart()
    for guest in (*guests, asha):
        crowd.connect(guest)
    assert asha.seat == THEIRS
    crowd.check()


def test_a_log_from_before_there_were_newcomers_lets_nobody_sit_down() -> None:
    crowd, _ = begun(house=HouseRules(watchers=True))
    opening = json.loads(crowd.log[0].rest)
    del opening["house"]["newcomers"]
    assert read_opening(json.dumps(opening), GAMES).rules.house == HouseRules(watchers=True, newcomers=False)


def test_the_newcomers_program_dies_and_the_key_opens_the_seat() -> None:
    crowd, guests = begun()
    asha = taken(crowd)
    crowd.lose(asha)
    crowd.play(guests, 1)
    again = come_back(asha)
    crowd.connect(again)
    assert again.seat == THEIRS
    crowd.play([*guests, again], 6)
    crowd.check()


def test_a_newcomer_whose_line_is_lost_meanwhile_is_told_all_that_the_seat_has_heard() -> None:
    crowd, guests = begun()
    asha = crowd.join("Asha")
    crowd.play(guests, 2)
    crowd.late = True
    crowd.say(asha, SitRequest(THEIRS))
    while crowd.log[-1].kind is not RoomLogEntryKind.NEWCOMER:
        crowd.keep()
    crowd.lose(asha)
    crowd.keep()
    crowd.late = False
    crowd.connect(asha)
    assert asha.seat == THEIRS
    crowd.check()


def test_the_others_ask_a_newcomer_too() -> None:
    crowd, (meera, ravi) = begun()
    asha = taken(crowd)
    while not crowd.to_act(meera):
        crowd.play([ravi, asha], 1)
    crowd.play([meera], 1)
    crowd.say(meera, ProposeRequest(RoomProposalKind.UNDO))
    assert asha.asked is not None
    assert THEIRS in asha.asked.waits_for


@pytest.mark.slow
def test_points_stay_with_the_seat() -> None:
    crowd, guests = begun()
    while not guests[0].scores:
        crowd.play(guests, 10)
    asha = taken(crowd)
    assert asha.scores == guests[0].scores


def test_without_the_rule_nobody_sits_down_in_mid_match() -> None:
    crowd, _ = begun(house=HouseRules(watchers=True))
    asha = taken(crowd)
    assert asha.refused == "not-now"
    assert asha.table.you is None


def test_a_persons_seat_is_not_to_be_had() -> None:
    crowd, (meera, ravi) = begun()
    asha = taken(crowd, seat=ravi.seat)
    assert asha.refused == "taken"
    crowd.say(meera, ProposeRequest(RoomProposalKind.REPLACE, meera.seat))
    crowd.say(asha, SitRequest(meera.seat))
    assert asha.table.you is None  # who lets a computer play for a while comes back


def test_nobody_gets_up_to_play_another_hand() -> None:
    crowd, (_, ravi) = begun()
    crowd.say(ravi, SitRequest(THEIRS))
    assert ravi.refused == "not-now"
    crowd.say(ravi, SitRequest(None))
    assert ravi.seat == 1


@pytest.mark.slow
def test_whoever_got_up_and_comes_as_somebody_else_plays_from_the_next_deal_on() -> None:
    crowd, (meera, ravi) = begun()
    crowd.say(ravi, LeaveRequest())
    ravi_again = taken(crowd, "Ravi")
    assert ravi_again.refused == "next-deal"
    into_next_deal(crowd, meera)
    crowd.say(ravi_again, SitRequest(THEIRS))
    assert ravi_again.seat == THEIRS


@pytest.mark.slow
def test_the_seat_of_whoever_has_left_is_to_be_had_and_then_another_ones() -> None:
    crowd, (meera, ravi) = begun()
    seat = ravi.seat
    crowd.say(ravi, LeaveRequest())
    into_next_deal(crowd, meera)
    asha = taken(crowd, seat=seat)
    assert asha.seat == seat
    assert not asha.table.seats[seat].newcomer  # no computer's, when the match began
    again = come_back(ravi)
    crowd.connect(again)
    assert again.table.you is None
    assert again.view is not None
    assert again.view.seat is None
    crowd.check()


def test_a_line_that_has_been_lost_for_long_keeps_no_seat() -> None:
    crowd, (meera, ravi) = begun()
    seat = ravi.seat
    crowd.lose(ravi)
    crowd.play([meera], 3)
    crowd.wait(300)
    asha = taken(crowd, seat=seat)
    assert asha.refused == "taken"
    crowd.wait(310)
    bela = taken(crowd, "Bela", seat)
    assert bela.seat == seat


def test_two_who_want_the_same_seat() -> None:
    crowd, _ = begun()
    asha, bela = crowd.join("Asha"), crowd.join("Bela")
    crowd.late = True
    crowd.say(asha, SitRequest(THEIRS))
    crowd.say(bela, SitRequest(THEIRS))
    crowd.late = False
    crowd.keep()
    assert asha.seat == THEIRS
    assert bela.refused == "taken"


@pytest.mark.slow
def test_whoever_comes_back_to_a_seat_that_is_just_being_taken_looks_on() -> None:
    crowd, (meera, ravi) = begun()
    seat = ravi.seat
    crowd.say(ravi, LeaveRequest())
    into_next_deal(crowd, meera)
    asha = crowd.join("Asha")
    crowd.late = True
    while crowd.keeping is not None:
        crowd.keep()
    crowd.say(asha, SitRequest(seat))
    again = come_back(ravi)
    crowd.connect(again)
    crowd.late = False
    if crowd.keeping is not None:
        crowd.keep()
    assert asha.seat == seat
    assert again.table.you is None
    crowd.check()


def test_the_disk_is_full_and_nobody_sits_down_until_it_is_not() -> None:
    crowd, _ = begun()
    asha = crowd.join("Asha")
    crowd.late, crowd.refuses = True, True
    crowd.say(asha, SitRequest(THEIRS))
    crowd.keep()
    assert asha.table.you is None
    for _ in range(3):
        crowd.say(asha, SitRequest(THEIRS))  # asked again, and once is enough
    crowd.late = False
    crowd.store_back()
    assert asha.seat == THEIRS
    assert asha.refused == ""
    crowd.check()


def test_a_table_of_nobody_waits_for_its_own_people() -> None:
    crowd, guests = begun()
    asha = crowd.join("Asha")
    for guest in guests:
        crowd.lose(guest)
    crowd.say(asha, SitRequest(THEIRS))
    assert asha.refused == "paused"


def test_where_nobody_may_watch_a_seat_has_to_be_chosen_soon() -> None:
    crowd, guests = begun()
    asha = crowd.join("Asha")
    crowd.wait(CHOOSING - 1)
    assert asha.up
    crowd.wait(2)
    assert asha.gone is DisconnectCode.FULL
    bela = taken(crowd, "Bela")
    crowd.wait(2 * CHOOSING)
    assert bela.up
    cyrus = taken(crowd, "Cyrus", Seat(3))
    assert cyrus.seat == 3
    dara = crowd.join("Dara")
    assert dara.gone is DisconnectCode.FULL  # no computer is left
    assert guests[0].table.watchers == 0


def test_a_found_table_tells_how_many_seats_are_free() -> None:
    crowd, guests = begun()
    announced = crowd.table.membership.announcement
    assert announced is not None
    assert (announced.playing, announced.free, announced.watchers) == (True, 2, False)
    assert announced.secret
    taken(crowd)
    taken(crowd, "Bela", Seat(3))
    assert crowd.table.membership.announcement is None
    assert guests[0].table.stage is RoomStage.PLAYING


def test_another_match_of_the_same_people_has_no_newcomers() -> None:
    crowd, (meera, ravi) = begun()
    asha = taken(crowd)
    everybody = [meera, ravi, asha]
    crowd.say(meera, ProposeRequest(RoomProposalKind.END))
    crowd.play(everybody, 1)
    assert stage_of(meera) is RoomStage.OVER
    crowd.say(meera, ProposeRequest(RoomProposalKind.REMATCH))
    for guest in (ravi, asha):
        assert guest.asked is not None
        crowd.say(guest, VoteRequest(guest.asked.ask, True))
    crowd.wait(1)
    assert stage_of(meera) is RoomStage.LOBBY
    assert asha.seat == THEIRS
    assert not any(place.newcomer for place in meera.table.seats)


def test_the_host_removes_a_newcomer_like_anybody() -> None:
    crowd, (meera, ravi) = begun()
    asha = taken(crowd)
    crowd.say(meera, ArrangeRequest(remove=THEIRS))
    assert asha.gone is DisconnectCode.REMOVED
    crowd.wait(1)
    assert meera.table.seats[THEIRS].kind is SeatOccupant.COMPUTER
    assert not meera.table.seats[THEIRS].newcomer
    crowd.say(meera, ArrangeRequest(remove=ravi.seat))
    crowd.wait(1)
    assert meera.table.seats[ravi.seat].newcomer  # a computer, where a person sat when the match began
    asha = taken(crowd, "Asha", ravi.seat)
    assert asha.gone is DisconnectCode.WRONG_SECRET  # whoever comes now needs the new invitation


def test_whoever_was_removed_plays_no_other_hand_of_the_deal() -> None:
    crowd, (meera, ravi) = begun()
    crowd.say(meera, ArrangeRequest(remove=ravi.seat))
    crowd.wait(1)
    again = crowd.join(
        "Ravi", secret=crowd.table.membership.announcement.secret if crowd.table.membership.announcement else ""
    )
    crowd.say(again, SitRequest(THEIRS))
    assert again.refused == "next-deal"


def test_whoever_pulls_the_plug_and_comes_as_somebody_else_plays_from_the_next_deal_on() -> None:
    crowd, (meera, ravi) = begun()
    crowd.lose(ravi)
    again = taken(crowd, "Ravi")
    assert again.refused == "next-deal"
    crowd.say(meera, ProposeRequest(RoomProposalKind.REPLACE, ravi.seat))
    crowd.wait(60)
    assert meera.table.seats[1].presence is Presence.REPLACED
    bela = taken(crowd, "Bela")
    assert bela.refused == "next-deal"
    crowd.connect(ravi)
    crowd.say(bela, SitRequest(THEIRS))
    assert bela.seat == THEIRS


def test_after_a_restart_a_newcomer_waits_until_all_are_back_who_may_know_a_hand() -> None:
    crowd, (meera, ravi) = begun()
    crowd.restart()
    crowd.connect(meera)
    asha = taken(crowd)
    assert asha.refused == "next-deal"
    crowd.connect(ravi)
    crowd.say(asha, SitRequest(THEIRS))
    assert asha.seat == THEIRS


def test_whoever_lost_the_seat_to_somebody_takes_no_other_one_in_the_same_deal() -> None:
    crowd, (meera, ravi) = begun()
    seat = ravi.seat
    crowd.lose(ravi)
    crowd.play([meera], 2)
    crowd.wait(610)
    assert taken(crowd, "Bela", seat).seat == seat
    assert taken(crowd, "Ravi").refused == "next-deal"


@pytest.mark.slow
def test_whoever_has_been_away_since_the_deal_before_keeps_nobody_waiting() -> None:
    crowd, (meera, ravi) = begun()
    crowd.lose(ravi)
    into_next_deal(crowd, meera)
    assert meera.table.seats[1].presence is Presence.REPLACED
    assert taken(crowd).seat == THEIRS
