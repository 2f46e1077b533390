"""What the strip says, and in which order things come."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardtable.app.multiplayer.in_match.notification_content import (
    Countdown,
    NotificationAction,
    PendingProposal,
    pending_proposal,
)
from cardtable.app.multiplayer.in_match.notification_rules import (
    ConnectionStatus,
    NoticeKind,
    RoomNotice,
    RoomStatus,
    strip_of,
)
from cardtable.core.cards import Card, parse_cards
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.zones import Seat
from cardtable.host import room_messages
from cardtable.host.room_types import RoomProposalKind

ASHA, MEERA, LEILA, RAVI = map(Seat, range(4))
HERE = RoomStatus(me=ASHA, host=MEERA, portraits=(8, 2, 7, 3))
UNDO = PendingProposal(
    17, RoomProposalKind.UNDO, RAVI, None, frozenset({ASHA, LEILA}), parse_cards(["TS"]), Countdown(20, 20)
)


class Named(SourceRenderer):
    def seat(self, seat: Seat) -> str:
        return ("Asha", "Meera", "Leila", "Ravi")[seat]


def sentence(situation: RoomStatus) -> str:
    content = strip_of(situation)
    return "" if content is None else Named().text(content.sentence)


def acts(situation: RoomStatus) -> list[NotificationAction]:
    content = strip_of(situation)
    return [] if content is None else [button.act for button in content.buttons]


def test_there_is_no_strip_while_nothing_is_to_be_said() -> None:
    assert strip_of(HERE) is None


def test_a_lost_line_comes_before_a_wish_and_a_wish_before_a_notice() -> None:
    told = replace(HERE, notices=(RoomNotice(NoticeKind.PLAYED_FOR_YOU, 3),))
    assert sentence(told) == "A computer played 3 move(s) for you."
    asked = replace(told, wish=UNDO)
    assert sentence(asked) == "Ravi would like to take back the ten of spades."
    assert sentence(replace(asked, way=ConnectionStatus.HOST_GONE)) == "Meera's computer doesn't answer. Trying again…"
    assert (
        sentence(replace(asked, way=ConnectionStatus.LOST)) == "The connection to Meera's table is lost. Trying again…"
    )


@pytest.mark.parametrize(
    ("wish", "about", "said"),
    [
        (RoomProposalKind.CLAIM, None, "Ravi lays down these cards and claims the rest."),
        (RoomProposalKind.PAUSE, None, "Ravi would like a pause."),
        (RoomProposalKind.REPLACE, LEILA, "Ravi asks: should a computer play on for Leila?"),
        (RoomProposalKind.END, None, "Ravi would like to end the match here."),
        (RoomProposalKind.GO_ON, None, "Ravi would like to go on."),
        (RoomProposalKind.REMATCH, None, "Another match with the same people?"),
    ],
)
def test_each_wish_has_its_sentence_and_a_yes_and_a_no(wish: RoomProposalKind, about: Seat | None, said: str) -> None:
    situation = replace(HERE, wish=replace(UNDO, wish=wish, about=about))
    assert sentence(situation) == said
    assert acts(situation) == [NotificationAction.YES, NotificationAction.NO]
    content = strip_of(situation)
    assert content is not None
    assert content.urgent
    assert content.buttons[0].filled


def test_more_cards_than_one_are_a_move() -> None:
    several = replace(UNDO, cards=parse_cards(["TS", "9S"]))
    assert sentence(replace(HERE, wish=several)) == "Ravi would like to take back a move."


def test_whoever_wishes_may_think_better_of_it_and_is_told_no_names() -> None:
    mine = replace(HERE, me=RAVI, wish=UNDO)
    assert sentence(mine) == "You would like to take back the ten of spades."
    assert acts(mine) == [NotificationAction.WITHDRAW]
    declined = replace(HERE, notices=(RoomNotice(NoticeKind.NOT_THIS_TIME),))
    assert sentence(declined) == "Not this time."


def test_where_one_person_is_asked_nothing_is_promised_of_who_says_no() -> None:
    mine = replace(UNDO, by=ASHA, waits_for=frozenset({LEILA}))
    content = strip_of(replace(HERE, wish=mine))
    assert content is not None
    assert content.second is not None
    assert Named().text(content.second) == "Leila is being asked."


def test_whoever_has_answered_is_asked_no_more() -> None:
    assert acts(replace(HERE, wish=replace(UNDO, waits_for=frozenset({LEILA})))) == []


def test_a_watcher_is_asked_nothing() -> None:
    assert strip_of(replace(HERE, me=None, wish=UNDO)) is None


def test_the_portrait_is_of_whoever_a_wish_is_about() -> None:
    content = strip_of(replace(HERE, wish=replace(UNDO, wish=RoomProposalKind.REPLACE, by=LEILA, about=RAVI)))
    assert content is not None
    assert content.portrait == 3


def test_a_pause_stands_until_this_person_has_pressed_go_on() -> None:
    paused = replace(HERE, paused=True)
    assert acts(paused) == [NotificationAction.GO_ON, NotificationAction.LEAVE]
    going_on = replace(UNDO, wish=RoomProposalKind.GO_ON, waits_for=frozenset({LEILA}))
    assert sentence(replace(paused, wish=going_on)) == "The table is paused."
    assert acts(replace(paused, wish=going_on)) == [NotificationAction.LEAVE]


def test_a_host_that_closes_in_order_is_not_gone() -> None:
    closed = replace(HERE, way=ConnectionStatus.HOST_CLOSED, waits_until=Countdown(600, 600))
    assert sentence(closed) == "Meera has closed the table for now."
    assert acts(closed) == [NotificationAction.PLAY_ON_ALONE, NotificationAction.LEAVE]
    assert acts(replace(closed, me=None)) == [NotificationAction.LEAVE]


def test_a_table_of_a_server_has_no_host_to_name() -> None:
    assert (
        sentence(replace(HERE, host=None, way=ConnectionStatus.LOST))
        == "The connection to the table is lost. Trying again…"
    )
    assert (
        sentence(replace(HERE, host=None, way=ConnectionStatus.HOST_GONE)) == "The table doesn't answer. Trying again…"
    )


def test_going_on_elsewhere_can_be_undone_here() -> None:
    assert acts(replace(HERE, way=ConnectionStatus.ELSEWHERE)) == [
        NotificationAction.GO_ON_HERE,
        NotificationAction.LEAVE,
    ]


def test_a_doubt_is_a_notice_that_shows_the_page() -> None:
    doubt = replace(HERE, notices=(RoomNotice(NoticeKind.DOUBT, 3),))
    assert sentence(doubt) == "Something about deal 3 couldn't be confirmed."
    assert acts(doubt) == [NotificationAction.SHOW, NotificationAction.ALL_RIGHT]


def test_keys_are_named_only_where_they_answer() -> None:
    second = [
        Named().text(content.second)
        for letters in (True, False)
        if (content := strip_of(replace(HERE, wish=UNDO, letters=letters))) is not None and content.second is not None
    ]
    assert second == [
        "It happens if everybody agrees. You can also press Y or N.",
        "It happens if everybody agrees.",
    ]


def test_a_wish_is_shown_as_the_room_tells_it() -> None:
    told = room_messages.ProposalMessage(17, RoomProposalKind.UNDO, RAVI, None, (ASHA, LEILA), 20, parse_cards(["TS"]))
    assert pending_proposal(told, 0.0) == UNDO


@pytest.mark.parametrize(("now", "left", "share"), [(0.0, 20, 1.0), (0.5, 20, 1.0), (6.0, 14, 0.7), (25.0, 0, 0.0)])
def test_a_countdown_steps_once_a_second(now: float, left: int, share: float) -> None:
    countdown = Countdown(20, 20)
    assert countdown.left(now) == left
    assert countdown.share(now) == share


def test_cards_of_a_claim_are_laid_open() -> None:
    claim = replace(UNDO, wish=RoomProposalKind.CLAIM, cards=(Card.parse("AS"), Card.parse("KS")))
    content = strip_of(replace(HERE, wish=claim))
    assert content is not None
    assert content.cards == claim.cards
    assert content.second is None


def test_after_a_match_another_one_is_offered_until_somebody_declines() -> None:
    over = replace(HERE, over=True)
    assert sentence(over) == "Another match with the same people?"
    assert acts(over) == [NotificationAction.ANOTHER_MATCH, NotificationAction.NO_OTHER_MATCH]
    assert strip_of(replace(over, me=None)) is None


def test_while_the_question_stands_on_the_felt_the_strip_asks_nothing() -> None:
    asked = replace(HERE, way=ConnectionStatus.HOST_GONE, asks_alone=True)
    assert sentence(asked) == "Meera's computer doesn't answer."
    assert acts(asked) == []
    assert sentence(replace(asked, way=ConnectionStatus.HOST_CLOSED)) == "Meera has closed the table for now."
