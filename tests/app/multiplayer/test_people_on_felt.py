"""What the felt shows of people at a table in another house, second by second."""

from __future__ import annotations

from dataclasses import replace

from cardtable.app.multiplayer.in_match.notification_content import question_of
from cardtable.app.multiplayer.in_match.notification_rules import ConnectionStatus
from cardtable.app.multiplayer.in_match.participant_state import (
    ParticipantState,
    changes_of,
    label_of,
    shown_of,
    time_over,
)
from cardtable.core.text import Text
from cardtable.core.zones import Seat
from cardtable.host.room_messages import ClockMessage, RoomInfo
from cardtable.host.room_types import HouseRules, RoomSeatInfo, RoomStage, SeatOccupant
from cardtable.host.seat_assignment import Presence
from cardtable.table.hud.participant_display import SeatPresence, SeatPresenceKind
from tests.app.multiplayer.test_strip_of_situation import ASHA, LEILA, MEERA, RAVI, UNDO, Named

WORDS = Named()


def place(name: str, presence: Presence = Presence.HERE, away: int = 0) -> RoomSeatInfo:
    return RoomSeatInfo(SeatOccupant.PERSON, name, 0, "", True, presence, away)


INFO = RoomInfo(
    rev=1,
    game="hearts",
    version=1,
    options={},
    house=HouseRules(patience=60, grace=60),
    stage=RoomStage.PLAYING,
    seats=tuple(map(place, ("Asha", "Meera", "Leila", "Ravi"))),
    host=MEERA,
    you=ASHA,
    watchers=0,
    deal=1,
)
HERE = ParticipantState(INFO, 100.0)


def sitting(seat: Seat, one: RoomSeatInfo) -> RoomInfo:
    return replace(INFO, seats=(*INFO.seats[:seat], one, *INFO.seats[seat + 1 :]))


def said(text: Text | None) -> str:
    return "" if text is None else WORDS.text(text)


def state(people: ParticipantState, seat: Seat, now: float = 100.0) -> SeatPresence:
    return shown_of(people, WORDS, now).seats[seat]


def test_a_person_who_is_there_has_nothing_on_the_plate() -> None:
    assert state(HERE, RAVI) == SeatPresence()


def test_seconds_away_go_on_between_two_messages_and_the_grace_runs_out() -> None:
    people = replace(HERE, info=sitting(RAVI, place("Ravi", Presence.AWAY, 30)))
    first, later = state(people, RAVI, 104.0), state(people, RAVI, 130.0)
    assert first.standing is SeatPresenceKind.AWAY
    assert said(first.line) == "away 0:34"
    assert first.grace == 1 - 34 / 60
    assert said(later.line) == "away 1:00"
    assert later.grace == 0


def test_without_a_grace_there_is_no_arc() -> None:
    info = sitting(RAVI, place("Ravi", Presence.AWAY, 30))
    people = replace(HERE, info=replace(info, house=replace(info.house, grace=0)))
    assert state(people, RAVI).grace is None


def test_a_computer_plays_for_who_was_replaced_or_has_left() -> None:
    for presence in (Presence.REPLACED, Presence.LEFT):
        people = replace(HERE, info=sitting(RAVI, place("Ravi", presence, 90)))
        assert state(people, RAVI) == SeatPresence(SeatPresenceKind.REPLACED)


def test_the_ring_of_the_turn_is_the_clock() -> None:
    people = HERE.timed(ClockMessage(RAVI, 60), 100.0)
    assert state(people, RAVI, 100.0).clock == 1.0
    assert state(people, RAVI, 115.0).clock == 0.75
    assert people.timed(ClockMessage(RAVI, -1), 115.0).clocks == {}


def test_after_the_time_the_others_are_offered_a_computer_and_the_owner_is_told() -> None:
    people = HERE.timed(ClockMessage(RAVI, 0), 100.0)
    late = shown_of(people, WORDS, 164.0)
    assert late.offer == RAVI
    assert said(late.seats[RAVI].line) == "thinking 2:04"
    owner = shown_of(replace(people, info=replace(INFO, you=RAVI)), WORDS, 164.0)
    assert owner.offer is None
    assert said(owner.prompt) == "The others may let a computer play on."
    watcher = shown_of(replace(people, info=replace(INFO, you=None)), WORDS, 164.0)
    assert watcher.offer is None
    assert watcher.watching


def test_only_the_last_seconds_are_in_the_prompt() -> None:
    people = HERE.timed(ClockMessage(ASHA, 60), 100.0)
    assert shown_of(people, WORDS, 144.0).prompt is None
    soon = shown_of(people, WORDS, 148.0)
    assert said(soon.prompt) == "Your turn: 12 second(s) left"
    assert soon.accent


def test_a_clock_said_again_at_nought_keeps_when_it_began() -> None:
    people = HERE.timed(ClockMessage(RAVI, 60), 100.0).timed(ClockMessage(RAVI, 0), 160.2)
    assert said(state(people, RAVI, 224.0).line) == "thinking 2:04"


def test_the_clock_of_who_goes_away_stops() -> None:
    people = HERE.timed(ClockMessage(RAVI, 60), 100.0).told(sitting(RAVI, place("Ravi", Presence.AWAY)), 110.0)
    assert people.clocks == {}


def test_a_wish_to_take_back_marks_the_card_and_waits_for_the_answer() -> None:
    people = replace(HERE, wish=UNDO)
    shown = shown_of(people, WORDS, 100.0)
    assert (shown.asks_back, shown.cards) == (RAVI, UNDO.cards)
    assert said(shown.prompt) == "Answer Ravi first."
    assert shown.hands_off
    answered = shown_of(replace(people, wish=replace(UNDO, waits_for=frozenset({LEILA}))), WORDS, 100.0)
    assert said(answered.prompt) == "The table is waiting for the answers."


def test_a_host_that_is_gone_is_waited_for_and_nobody_is_to_play() -> None:
    people = replace(HERE, way=ConnectionStatus.HOST_GONE, gone_since=100.0)
    shown = shown_of(people, WORDS, 230.0)
    assert said(shown.prompt) == "The table is waiting for Meera."
    assert said(shown.seats[MEERA].line) == "host · away 2:10"
    assert shown.stands_still


def test_whoever_opened_a_table_at_a_server_is_not_away_from_their_own_window() -> None:
    people = replace(HERE, info=replace(INFO, you=MEERA), way=ConnectionStatus.HOST_CLOSED, gone_since=100.0)
    shown = shown_of(people, WORDS, 230.0)
    assert said(shown.prompt) == "The table is waiting."
    assert shown.seats[MEERA] == SeatPresence()
    # the first word after coming back may be older than that
    late = replace(HERE, info=sitting(ASHA, place("Asha", Presence.AWAY, 3)))
    assert state(late, ASHA) == SeatPresence()
    asked = question_of(people.info, by_itself=False, may_open=True)
    assert said(asked.sentence) == "The table doesn't answer. How should the match go on?"


def test_a_lost_line_leaves_the_turn_in_sight() -> None:
    shown = shown_of(replace(HERE, way=ConnectionStatus.LOST), WORDS, 100.0)
    assert said(shown.prompt) == "You can play again when the connection is back."
    assert not shown.stands_still
    assert shown.hands_off


def test_after_an_end_by_agreement_it_is_nobodys_turn_and_nothing_is_asked() -> None:
    shown = shown_of(replace(HERE, info=replace(INFO, stage=RoomStage.OVER)), WORDS, 100.0, ended=True)
    assert said(shown.prompt) == "The match is over."
    assert shown.stands_still
    assert shown.hands_off


def test_in_a_pause_it_is_nobodys_turn() -> None:
    shown = shown_of(replace(HERE, info=replace(INFO, stage=RoomStage.PAUSED)), WORDS, 100.0)
    assert said(shown.prompt) == "The table is paused."
    assert shown.stands_still


def test_whoever_is_played_for_is_asked_nothing_by_the_game() -> None:
    shown = shown_of(replace(HERE, info=sitting(ASHA, place("Asha", Presence.REPLACED))), WORDS, 100.0)
    assert said(shown.prompt) == "A computer plays for you."
    assert shown.hands_off
    assert not shown.stands_still


def test_who_comes_and_goes_is_said_once_and_nothing_of_oneself() -> None:
    away = sitting(RAVI, place("Ravi", Presence.AWAY))
    replaced = sitting(RAVI, place("Ravi", Presence.REPLACED))
    assert list(map(said, changes_of(INFO, away))) == ["Ravi is away."]
    assert list(map(said, changes_of(away, replaced))) == [
        "A computer plays on for Ravi, who can come back at any time."
    ]
    assert list(map(said, changes_of(replaced, INFO))) == ["Ravi is back."]
    assert changes_of(INFO, sitting(ASHA, place("Asha", Presence.REPLACED))) == []
    assert said(time_over(RAVI)).startswith("Ravi is thinking.")


def test_the_status_line_tells_whose_table_it_is_and_how_many_look_on() -> None:
    assert said(label_of(INFO)) == "Meera's table"
    assert said(label_of(replace(INFO, watchers=2))) == "Meera's table, 2 watching"
    assert said(label_of(replace(INFO, you=MEERA))) == "Your table"
    assert said(label_of(replace(INFO, you=MEERA, watchers=2))) == "Your table, 2 watching"
    assert label_of(replace(INFO, host=None)) is None


def test_the_strip_hears_of_a_pause_and_of_a_computer_in_ones_own_place() -> None:
    assert replace(HERE, info=replace(INFO, stage=RoomStage.PAUSED)).situation(letters=True).paused
    replaced = replace(HERE, info=sitting(ASHA, place("Asha", Presence.REPLACED)))
    assert replaced.situation(letters=True).replaced


def test_after_the_match_no_computer_plays_for_anybody() -> None:
    me = place("Asha", Presence.REPLACED)
    gone = replace(HERE, info=sitting(ASHA, me))
    assert gone.situation(letters=True).replaced
    over = replace(gone, info=replace(gone.info, stage=RoomStage.OVER), plays_no_more=True)
    assert not over.situation(letters=True).replaced
