"""People at a table who lose their line, leave, come back, wish for something, think long, say something."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cardtable.core.zones import Seat
from cardtable.host.room import room_effects
from cardtable.host.room.room_effects import RoomLogEntryKind
from cardtable.host.room_messages import (
    ClockMessage,
    PhraseMessage,
    ProposalMessage,
    ProposalResult,
    RefusalMessage,
    UpdateMessage,
    WelcomeMessage,
)
from cardtable.host.room_requests import (
    ActionRequest,
    ArrangeRequest,
    LeaveRequest,
    PhraseRequest,
    ProposeRequest,
    ReturnRequest,
    SitRequest,
    VoteRequest,
)
from cardtable.host.room_types import DisconnectCode, HouseRules, RoomProposalKind, RoomStage, UndoPolicy
from cardtable.host.seat_assignment import Presence
from tests.host.room.crowd import Crowd, Guest, come_back
from tests.host.room.test_match import check


def table(*names: str, house: HouseRules | None = None, **options: Any) -> tuple[Crowd, list[Guest]]:
    """A table of Hearts for four in its first trick."""
    crowd = Crowd()
    guests = crowd.begin("hearts", 4, *names, house=house, **(options or {"deal_limit": 3}))
    crowd.play(guests, 7)
    return crowd, guests


def until_turn(crowd: Crowd, guests: list[Guest], guest: Guest) -> None:
    """Play until somebody is to act."""
    for _ in range(40):
        if crowd.to_act(guest):
            return
        for other in guests:
            if other is not guest and crowd.to_act(other):
                crowd.act(other)
        crowd.wait(0.7)
    raise AssertionError("It is never their turn.")


def presence(guest: Guest, seat: int) -> Presence:
    return guest.table.seats[seat].presence


def stage(guest: Guest) -> RoomStage:
    return guest.table.stage


# ---- away


def test_who_is_lost_is_away_and_then_a_computer_plays_until_they_are_back() -> None:
    crowd, (meera, ravi) = table("Meera", "Ravi")
    crowd.lose(ravi)
    crowd.wait(1)
    assert presence(meera, 1) is Presence.AWAY
    crowd.wait(58)
    assert presence(meera, 1) is Presence.AWAY
    crowd.wait(2)
    assert presence(meera, 1) is Presence.REPLACED
    assert meera.table.seats[1].level == "club"
    played = crowd.play([meera], 12)
    assert any(entry.rest.startswith("1 ") for entry in crowd.log[:played] if entry.kind is RoomLogEntryKind.DO)
    crowd.connect(ravi)
    crowd.wait(1)
    assert presence(meera, 1) is Presence.HERE
    assert meera.table.seats[1].level == ""
    crowd.play([meera, ravi], 8)
    check(crowd, [meera, ravi])


def test_without_grace_nobody_is_replaced_until_one_says_so() -> None:
    crowd, (meera, ravi, _asha) = table("Meera", "Ravi", "Asha", house=HouseRules(grace=0))
    crowd.lose(ravi)
    crowd.wait(500)
    assert presence(meera, 1) is Presence.AWAY
    crowd.say(meera, ProposeRequest(RoomProposalKind.REPLACE, Seat(1)))
    crowd.wait(1)
    assert presence(meera, 1) is Presence.REPLACED
    assert meera.last(ProposalResult).agreed


def test_whoever_is_away_is_replaced_sooner_if_the_others_agree() -> None:
    crowd, (meera, ravi, asha) = table("Meera", "Ravi", "Asha")
    crowd.lose(ravi)
    crowd.say(meera, ProposeRequest(RoomProposalKind.REPLACE, Seat(1)))
    asked = asha.last(ProposalMessage)
    assert (asked.wish, asked.by, asked.seat, asked.waits_for, asked.seconds) == (
        RoomProposalKind.REPLACE,
        0,
        1,
        (2,),
        10,
    )
    crowd.say(asha, VoteRequest(asked.ask, True))
    crowd.wait(1)
    assert presence(meera, 1) is Presence.REPLACED


def test_nobody_who_is_here_is_replaced_against_their_will() -> None:
    crowd, (meera, ravi) = table("Meera", "Ravi")
    crowd.say(meera, ProposeRequest(RoomProposalKind.REPLACE, Seat(1)))
    assert meera.refused == "nobody-away"
    crowd.say(ravi, ProposeRequest(RoomProposalKind.REPLACE, Seat(1)))
    crowd.wait(1)
    assert presence(meera, 1) is Presence.REPLACED
    crowd.say(ravi, ReturnRequest())
    crowd.wait(1)
    assert presence(meera, 1) is Presence.HERE


def test_who_says_goodbye_is_replaced_at_once_and_may_come_back() -> None:
    crowd, (meera, ravi) = table("Meera", "Ravi")
    crowd.say(ravi, LeaveRequest())
    crowd.wait(1)
    assert ravi.gone is DisconnectCode.BYE
    assert presence(meera, 1) is Presence.LEFT
    crowd.play([meera], 8)
    again = come_back(ravi)
    crowd.connect(again)
    crowd.wait(1)
    assert presence(meera, 1) is Presence.HERE
    check(crowd, [meera, again])


def test_nothing_is_played_while_nobody_is_here_and_the_table_falls_asleep() -> None:
    crowd, (meera, ravi) = table("Meera", "Ravi")
    until_turn(crowd, [meera, ravi], meera)
    crowd.act(meera)
    crowd.lose(meera)
    crowd.lose(ravi)
    n = len(crowd.log)
    crowd.wait(599)
    assert len(crowd.log) == n
    assert not crowd.retired
    crowd.wait(2)
    assert crowd.retired
    crowd.restart()
    crowd.connect(meera)
    assert meera.table.stage is RoomStage.PLAYING
    assert presence(meera, 1) is Presence.AWAY
    crowd.wait(61)
    assert presence(meera, 1) is Presence.REPLACED


def test_a_substitute_is_not_asked_any_more_once_the_person_is_back() -> None:
    crowd, (meera, ravi) = table("Meera", "Ravi")
    until_turn(crowd, [meera, ravi], ravi)
    crowd.thinks = False
    crowd.say(ravi, ProposeRequest(RoomProposalKind.REPLACE, Seat(1)))
    assert [think.seat for think in crowd.thoughts.values()] == [1]
    crowd.say(ravi, ReturnRequest())
    assert not crowd.thoughts
    crowd.thinks = True
    crowd.wait(1)
    assert crowd.to_act(ravi)


def test_the_host_moves_on_when_the_host_has_left() -> None:
    crowd, (meera, ravi, asha) = table("Meera", "Ravi", "Asha")
    crowd.say(meera, LeaveRequest())
    crowd.wait(1)
    assert ravi.table.host == 1
    assert ravi.last(WelcomeMessage).host
    assert ravi.last(WelcomeMessage).invitation
    assert not asha.last(WelcomeMessage).host
    back = come_back(meera)
    crowd.connect(back)
    assert not back.last(WelcomeMessage).host
    crowd.restart()
    crowd.connect(ravi)
    assert ravi.last(WelcomeMessage).host


def test_a_new_host_still_knows_what_is_asked() -> None:
    """A program forgets the open wish with each Welcome, as after a lost line."""
    crowd, (meera, ravi, asha) = table("Meera", "Ravi", "Asha")
    crowd.say(asha, ProposeRequest(RoomProposalKind.PAUSE))
    crowd.say(meera, LeaveRequest())
    crowd.wait(1)
    names = [json.loads(text)["t"] for text in ravi.texts]
    assert ravi.last(WelcomeMessage).host
    assert "asked" in names[len(names) - names[::-1].index("welcome") :]


def test_before_the_match_the_host_is_waited_for() -> None:
    crowd = Crowd()
    meera, ravi = crowd.seated("Meera", "Ravi")
    crowd.lose(meera)
    crowd.wait(21)
    assert ravi.table.seats[0].name == ""
    assert ravi.table.host is None
    crowd.wait(40)
    assert ravi.table.host == 1
    assert ravi.last(WelcomeMessage).invitation


def test_who_is_removed_in_a_match_is_replaced_for_good() -> None:
    crowd, (meera, ravi) = table("Meera", "Ravi")
    crowd.say(meera, ArrangeRequest(remove=Seat(1)))
    assert ravi.gone is DisconnectCode.REMOVED
    crowd.wait(1)
    assert meera.table.seats[1].level == "club"
    assert meera.last(WelcomeMessage).invitation != meera.all(WelcomeMessage)[0].invitation
    again = come_back(ravi)
    crowd.connect(again)
    assert again.gone is DisconnectCode.WRONG_SECRET
    crowd.restart()
    crowd.connect(meera)
    assert meera.table.seats[1].name == ""
    crowd.play([meera], 12)
    check(crowd, [meera])


def test_the_wish_of_somebody_who_is_removed_dies() -> None:
    crowd, (meera, ravi, asha) = table("Meera", "Ravi", "Asha")
    crowd.say(ravi, ProposeRequest(RoomProposalKind.PAUSE))
    crowd.say(meera, ArrangeRequest(remove=Seat(1)))
    assert not asha.last(ProposalResult).agreed
    crowd.say(asha, ProposeRequest(RoomProposalKind.PAUSE))
    crowd.say(meera, ArrangeRequest(remove=Seat(2)))
    assert meera.asked is None
    crowd.play([meera], 6)
    check(crowd, [meera])


# ---- watchers


def test_watchers_see_what_everybody_sees() -> None:
    crowd, (meera, ravi) = table("Meera", "Ravi", house=HouseRules(watchers=True))
    asha = crowd.join("Asha")
    assert asha.table.you is None
    crowd.play([meera, ravi], 6)
    check(crowd, [meera, ravi, asha])
    assert meera.table.watchers == 1


def test_whoever_has_no_seat_may_come_back_for_a_while() -> None:
    crowd, (meera, _) = table("Meera", "Ravi", house=HouseRules(watchers=True))
    asha = crowd.join("Asha")
    crowd.lose(asha)
    crowd.wait(500)
    crowd.connect(asha)
    assert asha.gone is None
    crowd.lose(asha)
    crowd.wait(601)
    crowd.connect(asha)
    assert asha.gone is DisconnectCode.WRONG_SECRET
    assert meera.up


def test_a_seat_that_was_not_held_any_longer_can_be_taken_again() -> None:
    crowd = Crowd()
    meera, ravi = crowd.seated("Meera", "Ravi")
    crowd.lose(ravi)
    crowd.wait(25)
    crowd.connect(ravi)
    assert ravi.table.you is None
    crowd.say(ravi, SitRequest(Seat(1)))
    crowd.wait(1)
    assert meera.table.seats[1].name == "Ravi"


def test_a_match_ends_before_its_log_grows_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    crowd, (meera, ravi) = table("Meera", "Ravi")
    monkeypatch.setattr(room_effects, "MOST_ENTRIES", len(crowd.log) + 3)
    crowd.play([meera, ravi], 20)
    assert meera.table.stage is RoomStage.OVER
    assert crowd.log[-1].kind is RoomLogEntryKind.END
    assert crowd.log[-1].rest == "full"


def test_who_asks_for_everything_twice_in_a_row_waits_at_the_door() -> None:
    crowd, (meera, ravi) = table("Meera", "Ravi")
    crowd.wait(5)
    first, second = come_back(ravi), come_back(ravi)
    crowd.connect(first)
    now = crowd.now
    crowd.connect(second)
    assert crowd.now == now + 2
    assert first.gone is DisconnectCode.ELSEWHERE
    assert second.view is not None
    check(crowd, [meera, second])


def test_the_host_alone_is_told_who_has_gone_on_from_another_computer() -> None:
    crowd, (meera, ravi) = table("Meera", "Ravi")
    crowd.wait(5)
    crowd.connect(ravi)  # the same program, whose line was lost without a word
    assert meera.table.seats[1].again == 0
    crowd.wait(5)
    other = come_back(ravi)
    crowd.connect(other)
    crowd.wait(5)
    assert ravi.gone is DisconnectCode.ELSEWHERE
    assert meera.table.seats[1].again == 1
    assert other.table.seats[1].again == 0


def test_without_leave_nobody_watches() -> None:
    crowd = Crowd()
    host, _ = crowd.seated("Meera", "Ravi")
    asha = crowd.join("Asha")
    crowd.start(host)
    assert asha.gone is DisconnectCode.FULL
    assert crowd.join("Kavya").gone is DisconnectCode.FULL


# ---- wishes


def test_undo_takes_back_to_before_the_askers_last_decision() -> None:
    crowd, (meera, ravi) = table("Meera", "Ravi")
    until_turn(crowd, [meera, ravi], ravi)
    view = ravi.view
    crowd.act(ravi)
    crowd.say(ravi, ProposeRequest(RoomProposalKind.UNDO))
    asked = meera.last(ProposalMessage)
    assert (asked.wish, asked.waits_for, asked.seconds) == (RoomProposalKind.UNDO, (0,), 20)
    assert len(asked.cards) == 1
    crowd.say(meera, VoteRequest(asked.ask, True))
    assert meera.last(ProposalResult).agreed
    assert crowd.log[-1].kind is RoomLogEntryKind.REWIND
    assert "heard" in meera.last(UpdateMessage).update
    assert view is not None
    assert ravi.view is not None
    assert ravi.view.zones == view.zones
    check(crowd, [meera, ravi])
    crowd.lose(ravi)
    crowd.connect(ravi)
    assert "heard" not in ravi.last(UpdateMessage).update
    crowd.play([meera, ravi], 6)
    check(crowd, [meera, ravi])


def test_the_cards_of_a_pass_are_not_shown_when_it_is_to_be_taken_back() -> None:
    crowd = Crowd()
    meera, ravi = crowd.begin("hearts", 4, "Meera", "Ravi")
    crowd.act(ravi)
    crowd.say(ravi, ProposeRequest(RoomProposalKind.UNDO))
    assert meera.last(ProposalMessage).cards == ()


def test_while_something_is_asked_nothing_is_played_for_five_seconds() -> None:
    crowd, (meera, ravi) = table("Meera", "Ravi")
    until_turn(crowd, [meera, ravi], ravi)
    crowd.act(ravi)
    crowd.say(ravi, ProposeRequest(RoomProposalKind.UNDO))
    n = len(crowd.log)
    crowd.wait(4.9)
    assert len(crowd.log) == n
    crowd.say(meera, ProposeRequest(RoomProposalKind.PAUSE))
    assert meera.refused == "asked-first"
    assert meera.view is not None
    crowd.say(meera, ActionRequest(77, meera.view.version, "play 2C"))
    assert meera.refused == "asked-first"
    crowd.wait(3)
    assert len(crowd.log) > n
    assert not meera.all(ProposalResult)  # it can still be agreed to
    crowd.wait(13)
    assert not meera.last(ProposalResult).agreed
    assert not ravi.last(ProposalResult).agreed
    crowd.say(ravi, ProposeRequest(RoomProposalKind.UNDO))
    assert ravi.refused == "too-soon"


def test_an_undo_that_is_agreed_to_late_takes_back_what_was_played_since() -> None:
    crowd, (meera, ravi) = table("Meera", "Ravi")
    until_turn(crowd, [meera, ravi], ravi)
    view = ravi.view
    crowd.act(ravi)
    crowd.say(ravi, ProposeRequest(RoomProposalKind.UNDO))
    n = len(crowd.log)
    crowd.wait(8)
    assert len(crowd.log) > n
    crowd.say(meera, VoteRequest(meera.last(ProposalMessage).ask, True))
    assert meera.last(ProposalResult).agreed
    assert view is not None
    assert ravi.view is not None
    assert ravi.view.zones == view.zones
    check(crowd, [meera, ravi])


def test_whoever_plays_on_wishes_no_longer_what_nobody_has_answered() -> None:
    crowd, (meera, ravi) = table("Meera", "Ravi")
    crowd.say(ravi, ProposeRequest(RoomProposalKind.PAUSE))
    crowd.wait(6)
    until_turn(crowd, [meera, ravi], ravi)
    assert not meera.all(ProposalResult)
    crowd.act(ravi)
    assert not meera.last(ProposalResult).agreed


def test_a_wish_that_nobody_answers_gives_way_to_another_persons() -> None:
    crowd, (meera, ravi, _asha) = table("Meera", "Ravi", "Asha")
    crowd.say(ravi, ProposeRequest(RoomProposalKind.PAUSE))
    crowd.wait(4)
    crowd.say(meera, ProposeRequest(RoomProposalKind.END))
    assert meera.refused == "asked-first"
    crowd.wait(2)
    crowd.say(ravi, ProposeRequest(RoomProposalKind.END))
    assert ravi.refused == "asked-first"
    crowd.say(meera, ProposeRequest(RoomProposalKind.END))
    assert not meera.last(ProposalResult).agreed
    assert (meera.last(ProposalMessage).wish, meera.last(ProposalMessage).by) == (RoomProposalKind.END, 0)


def test_who_asks_for_one_thing_after_another_has_three_wishes_and_then_one_in_half_a_minute() -> None:
    crowd, (meera, ravi) = table("Meera", "Ravi")
    for wish in (RoomProposalKind.PAUSE, RoomProposalKind.END, RoomProposalKind.UNDO):
        crowd.say(ravi, ProposeRequest(wish))
        crowd.say(meera, VoteRequest(meera.last(ProposalMessage).ask, False))
    crowd.say(ravi, ProposeRequest(RoomProposalKind.REPLACE, Seat(1)))
    assert ravi.refused == "too-soon"
    crowd.say(meera, ProposeRequest(RoomProposalKind.PAUSE))  # the others have their own
    assert meera.refused == ""
    crowd.say(ravi, VoteRequest(ravi.last(ProposalMessage).ask, False))
    crowd.wait(31)
    told = len(ravi.all(RefusalMessage))
    crowd.say(ravi, ProposeRequest(RoomProposalKind.PAUSE))
    assert len(ravi.all(RefusalMessage)) == told


def test_wishes_that_are_agreed_to_count_for_nothing() -> None:
    crowd, (meera, ravi) = table("Meera", "Ravi")
    for _ in range(2):
        for wish in (RoomProposalKind.PAUSE, RoomProposalKind.GO_ON):
            crowd.say(ravi, ProposeRequest(wish))
            crowd.wait(1)
            crowd.say(meera, VoteRequest(meera.last(ProposalMessage).ask, True))
    assert ravi.refused == ""
    assert stage(meera) is RoomStage.PLAYING


def test_one_guest_cannot_make_the_table_stand_by_wishes_in_turn() -> None:
    """The attack: somebody asks for whatever can be asked for, as soon as it can be, and nobody answers."""
    crowd, guests = table("Meera", "Ravi", "Asha", deal_limit=9)
    meera, ravi, asha = guests
    wishes = [ProposeRequest(wish, Seat(0) if wish is RoomProposalKind.REPLACE else None) for wish in RoomProposalKind]
    stood, step, minute = 0.0, 0.25, 60.0
    for number in range(int(3 * minute / step)):
        crowd.say(ravi, wishes[number % len(wishes)])
        assert meera.view is not None
        told = len(meera.all(RefusalMessage))
        crowd.say(meera, ActionRequest(10_000 + number, meera.view.version, "play 2C"))
        if [no.code for no in meera.all(RefusalMessage)[told:]] == ["asked-first"]:
            stood += step
        else:
            for guest in (meera, ravi, asha):
                if crowd.to_act(guest):
                    crowd.act(guest)
        crowd.wait(step)
    assert len(meera.all(ProposalMessage)) > 3
    assert stood <= 3 * 5.5 + 5.5  # five seconds at once, and five more in each minute


def test_one_no_is_enough() -> None:
    crowd, (meera, ravi, asha) = table("Meera", "Ravi", "Asha")
    crowd.say(meera, ProposeRequest(RoomProposalKind.PAUSE))
    ask = ravi.last(ProposalMessage).ask
    crowd.say(ravi, VoteRequest(ask + 1, False))
    crowd.say(ravi, VoteRequest(ask, True))
    assert not meera.all(ProposalResult)
    crowd.say(asha, VoteRequest(ask, False))
    assert not meera.last(ProposalResult).agreed


def test_a_pause_and_going_on() -> None:
    crowd, (meera, ravi) = table("Meera", "Ravi")
    crowd.say(meera, ProposeRequest(RoomProposalKind.PAUSE))
    crowd.say(ravi, VoteRequest(ravi.last(ProposalMessage).ask, True))
    assert stage(meera) is RoomStage.PAUSED
    n = len(crowd.log)
    crowd.wait(100)
    assert len(crowd.log) == n
    assert meera.view is not None
    crowd.say(meera, ActionRequest(50, meera.view.version, "play 2C"))
    assert meera.refused == "paused"
    crowd.say(meera, ProposeRequest(RoomProposalKind.UNDO))
    assert meera.refused == "paused"
    crowd.say(ravi, ProposeRequest(RoomProposalKind.GO_ON))
    crowd.say(meera, VoteRequest(meera.last(ProposalMessage).ask, True))
    assert stage(meera) is RoomStage.PLAYING
    crowd.play([meera, ravi], 6)
    check(crowd, [meera, ravi])


def test_who_is_gone_is_not_waited_for_and_whose_wish_it_is_takes_it_along() -> None:
    crowd, (meera, ravi, asha) = table("Meera", "Ravi", "Asha")
    crowd.say(meera, ProposeRequest(RoomProposalKind.PAUSE))
    crowd.say(ravi, VoteRequest(ravi.last(ProposalMessage).ask, True))
    crowd.lose(asha)
    assert meera.last(ProposalResult).agreed
    crowd.say(ravi, ProposeRequest(RoomProposalKind.GO_ON))
    crowd.lose(ravi)
    assert not meera.last(ProposalResult).agreed


def test_whoever_comes_is_told_of_the_open_wish() -> None:
    crowd, (meera, ravi, asha) = table("Meera", "Ravi", "Asha")
    crowd.lose(asha)
    crowd.say(meera, ProposeRequest(RoomProposalKind.END))
    crowd.wait(5)
    crowd.connect(asha)
    asked = asha.last(ProposalMessage)
    assert asked.waits_for == (1,)
    assert asked.seconds == 15
    crowd.say(asha, VoteRequest(asked.ask, False))
    crowd.say(ravi, VoteRequest(asked.ask, True))
    assert meera.table.stage is RoomStage.OVER


def test_undo_is_asked_for_three_times_in_a_deal_at_most() -> None:
    crowd, (meera, ravi) = table("Meera", "Ravi")
    for _ in range(3):
        until_turn(crowd, [meera, ravi], ravi)
        crowd.act(ravi)
        crowd.say(ravi, ProposeRequest(RoomProposalKind.UNDO))
        crowd.say(meera, VoteRequest(meera.last(ProposalMessage).ask, True))
    until_turn(crowd, [meera, ravi], ravi)
    crowd.act(ravi)
    crowd.say(ravi, ProposeRequest(RoomProposalKind.UNDO))
    assert ravi.refused == "too-soon"


def test_the_house_may_forbid_undo() -> None:
    crowd, (meera, ravi) = table("Meera", "Ravi", house=HouseRules(undo=UndoPolicy.NEVER))
    until_turn(crowd, [meera, ravi], ravi)
    crowd.act(ravi)
    crowd.say(ravi, ProposeRequest(RoomProposalKind.UNDO))
    assert ravi.refused == "not-now"


def test_the_match_is_played_again_at_a_table_with_another_id() -> None:
    crowd, (meera, ravi, asha) = table("Meera", "Ravi", "Asha")
    crowd.lose(asha)
    crowd.say(meera, ProposeRequest(RoomProposalKind.END))
    crowd.say(ravi, VoteRequest(ravi.last(ProposalMessage).ask, True))
    crowd.wait(1)
    assert meera.table.stage is RoomStage.OVER
    crowd.say(meera, ProposeRequest(RoomProposalKind.REMATCH))
    crowd.say(ravi, VoteRequest(ravi.last(ProposalMessage).ask, True))
    crowd.wait(1)
    first, *_, second = meera.all(WelcomeMessage)
    assert second.table != first.table
    assert second.table == crowd.table.table
    assert second.key == first.key
    assert second.invitation != first.invitation
    assert crowd.closed[0][-1].kind is RoomLogEntryKind.CLOSE
    assert ravi.table.stage is RoomStage.LOBBY
    assert [place.ready for place in ravi.table.seats] == [False] * 4
    assert [place.name for place in ravi.table.seats] == ["Meera", "Ravi", "", ""]
    crowd.ready([meera, ravi])
    crowd.start(meera)
    crowd.play([meera, ravi], 8)
    check(crowd, [meera, ravi])
    crowd.lose(ravi)
    crowd.connect(ravi)
    check(crowd, [meera, ravi])


# ---- clocks


def test_a_clock_runs_for_whom_all_wait() -> None:
    crowd, (meera, ravi) = table("Meera", "Ravi", house=HouseRules(patience=30))
    until_turn(crowd, [meera, ravi], ravi)
    assert meera.last(ClockMessage) == ClockMessage(Seat(1), 30)
    crowd.say(meera, ProposeRequest(RoomProposalKind.REPLACE, Seat(1)))
    assert meera.refused == "nobody-away"
    crowd.wait(32)
    assert meera.last(ClockMessage) == ClockMessage(Seat(1), 0)
    assert crowd.to_act(ravi)
    crowd.say(meera, ProposeRequest(RoomProposalKind.REPLACE, Seat(1)))
    crowd.wait(1)
    assert presence(meera, 1) is Presence.REPLACED


def test_the_clock_of_whoever_has_acted_stops_at_once() -> None:
    crowd, (meera, ravi) = table("Meera", "Ravi", house=HouseRules(patience=30))
    until_turn(crowd, [meera, ravi], meera)
    while crowd.to_act(meera):  # whoever wins a trick leads to the next
        crowd.act(meera)
    assert [clock.left for clock in ravi.all(ClockMessage) if clock.seat == 0][-1] == -1


def test_clocks_stand_while_something_is_asked_and_begin_anew_with_a_line() -> None:
    crowd, (meera, ravi) = table("Meera", "Ravi", house=HouseRules(patience=30))
    until_turn(crowd, [meera, ravi], ravi)
    crowd.wait(11.5)
    crowd.say(meera, ProposeRequest(RoomProposalKind.PAUSE))
    assert meera.last(ClockMessage).left == -1
    crowd.say(ravi, VoteRequest(ravi.last(ProposalMessage).ask, False))
    assert meera.last(ClockMessage).left in (19, 20)
    crowd.lose(ravi)
    assert meera.last(ClockMessage).left == -1
    crowd.connect(ravi)
    assert ravi.last(ClockMessage) == ClockMessage(Seat(1), 30)


# ---- talk


def test_phrases_are_said_to_all_and_not_too_often() -> None:
    crowd, (meera, ravi) = table("Meera", "Ravi")
    for phrase in range(3):
        crowd.say(meera, PhraseRequest(phrase))
        crowd.wait(1.1)
    assert [spoken.phrase for spoken in ravi.all(PhraseMessage)] == [0, 2]
    for phrase in range(20):
        crowd.say(meera, PhraseRequest(phrase))
        crowd.wait(2.1)
    assert len(ravi.all(PhraseMessage)) == 2 + 6
    assert not meera.all(RefusalMessage)


# ---- claims


def claimable(crowd: Crowd, guests: list[Guest]) -> Guest:
    """Play until the rest is certain for somebody, who is to act."""
    for _ in range(400):
        for guest in guests:
            if crowd.to_act(guest):
                if guest.view and guest.game().controls(guest.options(), 4).claim(guest.view):
                    return guest
                crowd.act(guest)
        crowd.wait(0.7)
    raise AssertionError("Nothing was ever certain.")


def test_a_claim_is_played_out_for_all() -> None:
    crowd = Crowd()
    guests = crowd.begin("hearts", 4, "Meera", "Ravi", deal_limit=3)
    claimer = claimable(crowd, guests)
    other = guests[1] if claimer is guests[0] else guests[0]
    crowd.say(claimer, ProposeRequest(RoomProposalKind.CLAIM))
    assert other.last(ProposalMessage).cards
    assert other.last(ProposalMessage).seconds == 10
    crowd.wait(9)
    n, deal = len(crowd.log), claimer.deal
    crowd.wait(2)
    assert claimer.last(ProposalResult).agreed
    assert crowd.log[n].kind is RoomLogEntryKind.CLAIM
    crowd.play(guests, 8)
    assert len(claimer.scores) >= deal
    assert set(claimer.doubts.values()) == {()}
    check(crowd, guests)
