"""Coming back from every entry of a log, a log at every length, and every moment at which a server can die."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cardtable.core.rules import AnyGame
from cardtable.core.session import ReplayError
from cardtable.core.zones import Seat
from cardtable.host.room.admission import access_refusal
from cardtable.host.room.match_projection import restore_projection
from cardtable.host.room.room import Room
from cardtable.host.room.room_effects import RoomLogEntry, RoomLogEntryKind
from cardtable.host.room_messages import CommitmentsMessage, ProposalMessage, RevealMessage, UpdateMessage
from cardtable.host.room_requests import ActionRequest, LeaveRequest, ProposeRequest, VoteRequest
from cardtable.host.room_types import DisconnectCode, RoomProposalKind, RoomStage
from cardtable.host.seat_assignment import Presence
from cardtable.net.resumption import ResumptionState
from tests.host.room.crowd import GAMES, Crowd, Guest, come_back, invite
from tests.host.room.test_match import begun, check, every_game
from tests.host.room.test_people import claimable, presence, table, until_turn


def undone(crowd: Crowd, guests: list[Guest]) -> None:
    """The last decision of the second person is taken back."""
    meera, ravi = guests
    until_turn(crowd, guests, ravi)
    crowd.act(ravi)
    crowd.say(ravi, ProposeRequest(RoomProposalKind.UNDO))
    if ravi.refused != "nothing-to-undo":
        crowd.say(meera, VoteRequest(meera.last(ProposalMessage).ask, True))
        assert crowd.log[-1].kind is RoomLogEntryKind.REWIND or crowd.log[-2].kind is RoomLogEntryKind.REWIND


def at(guest: Guest, n: int, tag: str) -> Guest:
    """The program as it was when it had been told of that entry, and what it had heard by then."""
    again = Guest(guest.name, ResumptionState(replace(guest.follower.hello, have=n, tag=tag), lambda: 0.5))
    for message in guest.told:
        if isinstance(message, UpdateMessage) and message.n > n:
            break
        again.take(message)
    again.follower = ResumptionState(replace(guest.follower.hello, have=n, tag=tag, opened=99), lambda: 0.5)
    again.witness = None
    return again


@every_game
def test_coming_back_from_every_entry(game: str) -> None:
    crowd, guests = begun(game)
    crowd.play(guests, 10)
    undone(crowd, guests)
    crowd.play(guests, 6)
    ravi = guests[1]
    rewound = max(entry.n for entry in crowd.log if entry.kind is RoomLogEntryKind.REWIND)
    told = {news.n for news in ravi.all(UpdateMessage)}
    crowd.thinks = False
    crowd.lose(ravi)
    for n in range(-1, len(crowd.log) + 3):
        tag = crowd.log[n - 1].tag if 1 <= n <= len(crowd.log) else "" if n == -1 else "0" * 8
        if n != -1 and n not in told:
            continue  # nobody was told of it
        again = at(ravi, n, tag)
        crowd.connect(again)
        assert ("heard" in again.last(UpdateMessage).update) == (n < rewound)
        assert again.last(UpdateMessage).missed == bool(again.last(UpdateMessage).update["events"])
        check(crowd, [again])
        crowd.lose(again)


def test_an_entry_of_another_history_leads_to_a_jump() -> None:
    crowd, (meera, ravi) = begun("hearts")
    crowd.play([meera, ravi], 10)
    crowd.lose(ravi)
    n = len(crowd.log)
    for have, tag in ((n, "0" * 8), (n + 1, crowd.log[-1].tag), (0, crowd.log[0].tag), (n - 1, crowd.log[-1].tag)):
        ravi.follower = ResumptionState(replace(ravi.follower.hello, have=have, tag=tag), lambda: 0.5)
        crowd.connect(ravi)
        assert "heard" in ravi.last(UpdateMessage).update
        check(crowd, [ravi])
        crowd.lose(ravi)


def test_a_lost_tail_is_noticed_when_play_has_gone_on() -> None:
    """The log loses its end; others play something else; whoever comes back is told, and their old Do is void."""
    crowd, (meera, ravi) = begun("hearts")
    crowd.play([meera, ravi], 12)
    until_turn(crowd, [meera, ravi], ravi)
    crowd.lose(ravi)
    have = ravi.follower.hello.have
    crowd.restart(keep=have - 4)
    crowd.connect(meera)
    crowd.chance.random()
    meera_at = len(crowd.log)
    crowd.wait(70)
    while len(crowd.log) < have:
        crowd.play([meera], 1)
    assert meera_at < have <= len(crowd.log)
    crowd.connect(ravi)
    assert "heard" in ravi.last(UpdateMessage).update
    check(crowd, [meera, ravi])


@every_game
def test_a_log_of_any_length_leads_to_the_same_table(game: str) -> None:
    crowd, guests = begun(game)
    crowd.play(guests, 12)
    undone(crowd, guests)
    crowd.play(guests, 3)
    live = crowd.mirror
    assert live is not None
    course = restore_projection(crowd.log, GAMES)
    versions: list[int] = []
    for length in range(1, len(crowd.log) + 1):
        course = restore_projection(crowd.log[:length], GAMES)
        if course.match is not None:
            versions.append(course.session.state_version)
    assert versions == sorted(versions)
    for seat in (None, Seat(0), Seat(1)):
        assert course.session.view(seat) == live.session.view(seat)
        assert course.session.heard(seat) == live.session.heard(seat)
    for entry in crowd.log:
        n, tag, kind, rest = (*str(entry).split(" ", 3), "")[:4]
        assert RoomLogEntry(int(n), tag, RoomLogEntryKind(kind), rest) == entry


def restored(log: list[RoomLogEntry], games: Any = GAMES) -> Room:
    return Room.restore(log, games, Crowd().entropy, program="1.5.0", invitation=invite)


def test_damage_is_named_by_the_entries_that_fit() -> None:
    crowd, guests = begun("hearts")
    crowd.play(guests, 8)
    log = crowd.log
    broken = [
        (log[1:], 0),
        ([], 0),
        ([*log[:6], *log[7:]], 6),
        ([*log[:5], replace(log[5], rest="0 play XX"), *log[6:]], 5),
        ([*log[:5], replace(log[5], rest="0 play 2C"), *log[6:]], 5),
        ([*log[:5], replace(log[5], kind=RoomLogEntryKind.SEAT, rest="{}")], 5),
        ([*log[:2], replace(log[2], rest=f"1 {'0' * 64} {log[2].rest.split(' ', 2)[2]}")], 2),
        ([log[0], *(replace(entry, n=entry.n - 1) for entry in log[2:])], 1),
        ([replace(log[0], rest=log[0].rest.replace("hearts", "bridge")), *log[1:]], 0),
        ([*log[:4], replace(log[4], kind=RoomLogEntryKind.REWIND, rest="77")], 4),
        ([*log[:4], replace(log[4], kind=RoomLogEntryKind.OPEN, rest=log[0].rest)], 4),
    ]
    for entries, accepted in broken:
        with pytest.raises(ReplayError) as caught:
            restored(list(entries))
        assert caught.value.accepted == accepted


def test_the_door_knows_who_may_come_before_anything_is_replayed() -> None:
    crowd, (meera, ravi) = begun("hearts")
    crowd.play([meera, ravi], 5)
    door = crowd.door
    assert door is not None
    for guest in (meera, ravi):
        assert access_refusal(door, guest.follower.hello) is None
    assert access_refusal(door, crowd.hello()) is None  # by the invitation
    assert access_refusal(door, crowd.hello(secret="0" * 16)) is DisconnectCode.WRONG_SECRET
    assert access_refusal(door, crowd.hello(key="0" * 32)) is DisconnectCode.WRONG_SECRET
    assert access_refusal(door, crowd.hello(table="00000000")) is DisconnectCode.NO_TABLE
    assert not any(secret in str(door) for secret in crowd.entropy.given)


# ---- every moment at which a server can die


def actor(crowd: Crowd, guests: list[Guest]) -> Guest:
    """Whoever is to act next."""
    for _ in range(60):
        for guest in guests:
            if crowd.to_act(guest):
                return guest
        crowd.wait(0.7)
    raise AssertionError("Nobody is to act.")


def back(crowd: Crowd, guests: list[Guest]) -> None:
    for guest in guests:
        crowd.connect(guest)
    check(crowd, guests)


def do(crowd: Crowd, guest: Guest) -> ActionRequest:
    """An action that leaves the program, and comes nowhere."""
    assert guest.view is not None
    action = next(iter(guest.rules().legal(guest.view)))
    return guest.follower.submit(guest.game().codec.write(action), guest.view.version)


def test_D1_1_before_an_action_was_read_it_is_sent_again() -> None:
    crowd, guests = begun("hearts")
    guest = actor(crowd, guests)
    sent = do(crowd, guest)
    n = len(crowd.log)
    crowd.restart()
    back(crowd, guests)
    crowd.wait(0)
    assert crowd.log[n].rest == f"{guest.seat} {sent.action}"
    assert guest.follower.can_act


@pytest.mark.parametrize("kept", [False, True])
def test_D1_3_and_4_while_an_action_was_being_kept(kept: bool) -> None:
    crowd, guests = begun("hearts")
    guest = actor(crowd, guests)
    crowd.late = True
    sent = do(crowd, guest)
    crowd.say(guest, sent)
    n = len(crowd.log)
    if not kept:
        crowd.log.pop()
    crowd.late = False
    crowd.restart()
    back(crowd, guests)
    crowd.wait(0)
    done = [
        entry
        for entry in crowd.log
        if entry.kind is RoomLogEntryKind.DO and entry.rest == f"{guest.seat} {sent.action}"
    ]
    assert len(done) == 1
    assert done[0].n == n
    assert guest.follower.can_act
    assert guest.last(UpdateMessage).missed is kept or not kept


def test_D1_5_who_has_the_news_is_told_nothing_and_who_has_not_is() -> None:
    crowd, guests = begun("hearts")
    meera, ravi = guests
    crowd.play(guests, 6)
    crowd.lose(ravi)
    guest = actor(crowd, [meera])
    crowd.act(guest)
    crowd.restart()
    back(crowd, guests)
    assert meera.last(UpdateMessage).update["events"] == []
    assert not meera.last(UpdateMessage).missed
    assert ravi.last(UpdateMessage).missed


def test_D1_6_an_open_wish_dies_with_the_server() -> None:
    crowd, (meera, ravi) = begun("hearts")
    crowd.say(meera, ProposeRequest(RoomProposalKind.PAUSE))
    old = ravi.last(ProposalMessage).ask
    crowd.restart()
    back(crowd, [meera, ravi])
    crowd.say(ravi, VoteRequest(old, True))
    assert ravi.table.stage is RoomStage.PLAYING
    crowd.say(meera, ProposeRequest(RoomProposalKind.PAUSE))
    assert ravi.last(ProposalMessage).ask >= old


def test_D1_7_a_claim_is_played_on() -> None:
    crowd = Crowd()
    guests = crowd.begin("hearts", 4, "Meera", "Ravi", deal_limit=3)
    claimer = claimable(crowd, guests)
    crowd.say(claimer, ProposeRequest(RoomProposalKind.CLAIM))
    crowd.late = True
    crowd.wait(11)
    assert crowd.log[-1].kind is RoomLogEntryKind.CLAIM
    crowd.late = False
    n, scores = len(crowd.log), len(claimer.scores)
    crowd.restart()
    for guest in guests:
        crowd.connect(guest)
    crowd.wait(0)
    assert all(entry.kind is RoomLogEntryKind.DO for entry in crowd.log[n : n + 2])
    crowd.play(guests, 8)
    assert len(claimer.scores) > scores
    check(crowd, guests)


def test_D1_8_a_deal_has_one_sealed_and_no_other() -> None:
    crowd = Crowd()
    guests = crowd.arranged("hearts", 4, "Meera", "Ravi", deal_limit=1)
    crowd.late = True
    crowd.start(guests[0])
    crowd.keep()  # open
    crowd.keep()  # seal
    first = guests[0].last(CommitmentsMessage)
    assert crowd.log[-1].kind is RoomLogEntryKind.DEAL  # both numbers have come
    crowd.log.pop()
    crowd.late = False
    crowd.restart()
    for guest in guests:
        crowd.connect(guest)
    crowd.wait(4)
    assert {str(guest.last(CommitmentsMessage)) for guest in guests} == {str(first)}
    assert crowd.log[2].kind is RoomLogEntryKind.DEAL
    crowd.play(guests)
    assert [guest.doubts for guest in guests] == [{1: ()}, {1: ()}]


def test_D1_9_the_first_news_of_a_deal_are_not_missed() -> None:
    crowd = Crowd()
    guests = crowd.begin("svoi_kozyri", 3, "Meera", "Ravi", turn_limit=60, match="first_to_n_wins")
    crowd.late = True
    while crowd.log[-1].kind is not RoomLogEntryKind.DEAL or crowd.log[-1].rest.startswith("1 "):
        if crowd.keeping is not None:
            crowd.keep()
        for guest in guests:
            if crowd.keeping is None and crowd.to_act(guest):
                crowd.act(guest)
        if crowd.keeping is None:
            crowd.wait(0.7)
    crowd.late = False
    crowd.restart()
    for guest in guests:
        crowd.connect(guest)
        assert guest.last(UpdateMessage).update["events"]
        assert guest.last(UpdateMessage).update["deal"] == 2
        assert not guest.last(UpdateMessage).missed
    check(crowd, guests)


def test_D1_10_what_was_opened_comes_after_the_hello() -> None:
    crowd = Crowd()
    guests = crowd.begin("svoi_kozyri", 3, "Meera", "Ravi", turn_limit=60, match="first_to_n_wins")
    ravi = guests[1]
    while not crowd.mirror or not crowd.mirror.session.scores:
        crowd.play(guests, 1)
        if len(crowd.log) > 40 and ravi.up:
            crowd.lose(ravi)
            crowd.wait(61)
    before = len(ravi.all(RevealMessage))
    crowd.connect(ravi)
    assert [opened.deal for opened in ravi.all(RevealMessage)[before:]] == [1]
    assert ravi.doubts == {1: ()}
    crowd.lose(ravi)
    crowd.connect(ravi)
    assert len(ravi.all(RevealMessage)) == before + 1


def test_D1_11_who_was_replaced_is_told_after_the_hello() -> None:
    crowd, (meera, ravi) = table("Meera", "Ravi")
    crowd.lose(ravi)
    crowd.late = True
    crowd.wait(61)
    assert crowd.log[-1].kind is RoomLogEntryKind.SEAT
    crowd.late = False
    crowd.restart()
    crowd.connect(meera)
    assert meera.table.seats[1].presence is Presence.REPLACED


def test_D1_12_a_seat_before_the_match_is_held_for_a_moment() -> None:
    crowd = Crowd()
    meera, ravi = crowd.seated("Meera", "Ravi")
    crowd.lose(ravi)
    crowd.wait(19)
    assert meera.table.seats[1].name == "Ravi"
    crowd.wait(2)
    assert meera.table.seats[1].name == ""
    assert not crowd.log


def test_D1_13_a_table_that_was_closed_stays_closed() -> None:
    crowd, guests = begun("hearts")
    crowd.late = True
    crowd.run(crowd.table.close(crowd.now))
    assert crowd.log[-1].kind is RoomLogEntryKind.CLOSE
    assert restore_projection(crowd.log, GAMES).closed
    crowd.keep()
    assert crowd.ended
    assert {guest.gone for guest in guests} == {DisconnectCode.TABLE_CLOSED}
    crowd.restart()
    crowd.connect(guests[0])
    assert guests[0].gone is DisconnectCode.TABLE_CLOSED


# ---- the store, and mistakes in a game


def test_what_could_not_be_kept_never_was() -> None:
    crowd, guests = begun("hearts")
    guest = actor(crowd, guests)
    n = len(crowd.log)
    crowd.refuses = True
    crowd.act(guest)
    assert guest.refused == "not-kept"
    assert len(crowd.log) == n
    assert guest.table.stage is RoomStage.PAUSED
    other = guests[1] if guest is guests[0] else guests[0]
    assert other.view is not None
    crowd.say(other, ActionRequest(9, other.view.version, "play 2C"))
    assert other.refused == "paused"
    crowd.store_back()
    crowd.wait(1)
    assert guest.table.stage in (RoomStage.PLAYING, RoomStage.SEALING)
    crowd.play(guests, 6)
    check(crowd, guests)


def test_who_comes_back_before_their_goodbye_is_kept_has_never_gone() -> None:
    crowd, guests = begun("hearts")
    guest = actor(crowd, guests)
    crowd.refuses = True
    crowd.act(guest)  # the store is out from here on
    crowd.refuses = False
    crowd.say(guest, LeaveRequest())
    again = come_back(guest)
    crowd.connect(again)
    crowd.store_back()
    crowd.wait(1)
    assert again.table.you is not None
    assert again.table.seats[again.table.you].presence is Presence.HERE
    others = [one for one in guests if one is not guest]
    crowd.play([again, *others], 6)
    check(crowd, [again, *others])


def test_a_table_that_cannot_be_opened_can_be_tried_again() -> None:
    crowd = Crowd()
    meera, ravi = crowd.seated("Meera", "Ravi")
    crowd.refuses = True
    crowd.start(meera)
    assert meera.refused == "not-kept"
    assert meera.table.stage is RoomStage.LOBBY
    crowd.store_back()
    crowd.start(meera)
    crowd.play([meera, ravi], 6)
    check(crowd, [meera, ravi])


def test_who_has_lost_the_log_does_nothing_any_more() -> None:
    crowd, guests = begun("hearts")
    crowd.run(crowd.table.stop(crowd.now))
    assert {guest.gone for guest in guests} == {DisconnectCode.STOPPING}
    assert crowd.table.on_time(crowd.now) == []
    assert crowd.table.on_message(guests[0].line, LeaveRequest(), crowd.now) == []


class Poisoned:
    """A game's rules with a mistake: some of its cards cannot be played."""

    def __init__(self, rules: Any) -> None:
        self._rules = rules

    def __getattr__(self, name: str) -> Any:
        return getattr(self._rules, name)

    def apply(self, state: Any, seat: Any, action: Any) -> Any:
        if "H" in str(GAMES["hearts"].codec.write(action)):
            raise ZeroDivisionError
        return self._rules.apply(state, seat, action)


def poisoned(game: AnyGame) -> AnyGame:
    return replace(game, rules=lambda options, seats: Poisoned(game.rules(options, seats)))


def test_what_the_rules_fail_at_is_never_in_the_log() -> None:
    crowd = Crowd({**GAMES, "hearts": poisoned(GAMES["hearts"])})
    guests = crowd.seated("Meera", "Ravi")
    crowd.start(guests[0])
    meera = guests[0]
    assert meera.view is not None
    hand = [action for action in meera.rules().legal(meera.view) if "H" in GAMES["hearts"].codec.write(action)]
    n = len(crowd.log)
    crowd.say(meera, ActionRequest(1, meera.view.version, GAMES["hearts"].codec.write(hand[0])))
    assert meera.refused == "error"
    assert len(crowd.log) == n
    assert isinstance(crowd.faults[0].error, ZeroDivisionError)


def test_who_comes_back_while_the_store_is_out_plays_again_once_it_is_back() -> None:
    crowd, (meera, ravi) = table("Meera", "Ravi")
    crowd.lose(ravi)
    crowd.wait(61)
    assert presence(meera, 1) is Presence.REPLACED
    crowd.refuses = True
    crowd.connect(ravi)
    assert ravi.table.stage is RoomStage.PAUSED
    crowd.store_back()
    crowd.wait(1)
    assert presence(meera, 1) is Presence.HERE
    check(crowd, [meera, ravi])
