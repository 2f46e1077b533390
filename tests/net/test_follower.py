"""A participant's end of a line: nothing is done twice, nothing is done to another table, and it tries for long."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from cardtable.core.wire.json_values import WireError
from cardtable.host.room_messages import (
    ClosingMessage,
    FromTable,
    RefusalMessage,
    RevealMessage,
    UpdateMessage,
    WelcomeMessage,
)
from cardtable.host.room_requests import ActionRequest
from cardtable.host.room_types import WRONG_SECRETS_PER_MINUTE, DisconnectCode
from cardtable.net.resumption import DOUBTS, FINAL, PATIENCE, SPREAD, STEADY, WAITS, FollowUp, ResumptionState
from tests.net.samples import HELLO, KEY, SEED, TABLE


def follower(chance: Callable[[], float] = lambda: 0.5) -> ResumptionState:
    return ResumptionState(HELLO, chance)


def live(at: float = 0.0) -> ResumptionState:
    """One whose line is up, with a view of version 6 at entry 10."""
    guest = follower()
    guest.on_connected(at)
    guest.on_message(WelcomeMessage(1, TABLE, False, KEY, ""))
    guest.on_message(jump(10, 6))
    return guest


def news(n: int, version: int, mine: int | None = None, *, missed: bool = False) -> UpdateMessage:
    return UpdateMessage(n, f"{n:08x}", {"v": version}, missed=missed, mine=mine)


def jump(n: int, version: int) -> UpdateMessage:
    return UpdateMessage(n, f"{n:08x}", {"v": version, "heard": []}, scores=())


def back(guest: ResumptionState, message: UpdateMessage) -> FollowUp:
    """Lose the line, make another, and hear this first."""
    guest.on_lost(1.0)
    guest.on_connected(2.0)
    guest.on_message(WelcomeMessage(1, TABLE, False, KEY, ""))
    return guest.on_message(message)


def test_the_first_hello_carries_the_secret_and_the_next_one_the_key_and_the_place() -> None:
    guest = follower()
    assert guest.on_connected(0) == HELLO

    guest.on_message(WelcomeMessage(1, TABLE, False, KEY, ""))
    guest.on_message(jump(10, 6))
    guest.on_message(RevealMessage(1, SEED, {}, (), ()))
    guest.on_message(news(11, 7))
    hello = guest.on_connected(5)

    assert (hello.secret, hello.key, hello.have, hello.tag, hello.opened) == ("", KEY, 11, "0000000b", 1)


def test_an_action_is_answered_by_its_own_news_and_only_then_may_the_next_one_go() -> None:
    guest = live()

    assert guest.submit("play 2C", 6) == ActionRequest(1, 6, "play 2C")
    assert not guest.can_act
    with pytest.raises(RuntimeError):
        guest.submit("play 3C", 6)
    guest.on_message(news(11, 7))
    assert not guest.can_act
    guest.on_message(news(12, 8, mine=1))
    assert guest.submit("play 3C", 8) == ActionRequest(2, 8, "play 3C")


def test_nothing_is_done_without_a_line_and_before_the_table_is_seen() -> None:
    guest = follower()
    guest.on_connected(0)
    assert not guest.can_act
    guest.on_message(jump(10, 6))
    assert guest.can_act
    guest.on_lost(1)
    assert not guest.can_act


def test_an_unanswered_action_is_sent_again_after_a_lost_line_under_its_number() -> None:
    guest = live()
    done = guest.submit("play 2C", 6)

    assert back(guest, news(10, 6)) == FollowUp((done,))
    assert guest.on_message(news(11, 7, mine=1)) == FollowUp()
    assert guest.can_act


def test_it_is_sent_again_once_a_line() -> None:
    guest = live()
    done = guest.submit("play 2C", 6)
    back(guest, news(10, 6))

    assert guest.on_message(news(11, 7)) == FollowUp()
    assert back(guest, news(11, 7)) == FollowUp((done,))


@pytest.mark.parametrize("code", ["turn", "stale", "match-over"])
def test_if_it_had_been_accepted_already_nobody_hears_of_the_refusal(code: str) -> None:
    guest = live()
    guest.submit("play 2C", 6)
    back(guest, news(11, 7, missed=True))

    assert guest.on_message(RefusalMessage("do", 1, code)) == FollowUp(show=False)
    assert guest.can_act


def test_any_other_refusal_is_shown() -> None:
    guest = live()
    guest.submit("play 2C", 6)
    assert guest.on_message(RefusalMessage("do", 1, "H-11")) == FollowUp()

    guest.submit("play 3C", 6)
    assert guest.on_message(RefusalMessage("do", 2, "stale")) == FollowUp()  # it was sent once

    guest.submit("play 3C", 6)
    back(guest, news(11, 7))
    assert guest.on_message(RefusalMessage("do", 3, "H-11")) == FollowUp()

    guest.submit("play 3C", 7)
    back(guest, news(11, 7))
    assert guest.on_message(RefusalMessage("do", 4, "turn")) == FollowUp()  # nothing has happened since


def test_after_a_jump_the_person_chooses_anew() -> None:
    guest = live()
    guest.submit("play 2C", 6)

    assert back(guest, jump(10, 6)) == FollowUp()
    assert guest.can_act
    assert guest.on_message(RefusalMessage("do", 1, "stale")) == FollowUp(show=False)


def test_an_undo_makes_an_action_under_way_void() -> None:
    guest = live()
    guest.submit("play 2C", 6)

    assert guest.on_message(jump(12, 9)) == FollowUp()
    assert guest.can_act


def test_a_refusal_of_something_else_is_no_answer_to_an_action() -> None:
    guest = live()
    guest.submit("play 2C", 6)

    assert guest.on_message(RefusalMessage("ask", code="declined")) == FollowUp()
    assert not guest.can_act


def test_waits_grow_and_stay_within_their_spread() -> None:
    guest = follower()
    waits = [guest.on_lost(float(at)) for at in range(7)]
    assert waits == [*WAITS, WAITS[-1], WAITS[-1]]

    for chance, factor in ((0.0, 1 - SPREAD), (1.0, 1 + SPREAD)):
        assert follower(partial(float, chance)).on_lost(0.0) == pytest.approx(WAITS[0] * factor)


def test_a_line_that_breaks_at_once_does_not_make_waits_short_again() -> None:
    guest = live(0.0)
    assert guest.on_lost(STEADY) == WAITS[0]
    guest.on_connected(STEADY + 1)
    assert guest.on_lost(STEADY + 2) == WAITS[1]
    guest.on_connected(20.0)
    assert guest.on_lost(20.0 + STEADY) == WAITS[0]


def test_somebody_in_a_hurry_begins_with_short_waits() -> None:
    guest = follower()
    for at in range(4):
        guest.on_lost(float(at))
    guest.reset_waits()
    assert guest.on_lost(5.0) == WAITS[0]


def test_after_ten_minutes_it_gives_up() -> None:
    guest = live(0.0)
    assert guest.on_lost(100.0) is not None
    assert guest.on_lost(100.0 + PATIENCE - 1) is not None
    assert guest.on_lost(100.0 + PATIENCE) is None


@pytest.mark.parametrize("code", list(DisconnectCode))
def test_what_the_table_says_last_decides_whether_to_try_again(code: DisconnectCode) -> None:
    guest = follower()
    guest.on_connected(0.0)
    guest.on_message(ClosingMessage(code))

    assert (guest.on_lost(1.0) is None) == (code in FINAL)
    assert guest.final_code == (code if code in FINAL else None)


def test_a_key_that_is_not_known_any_more_is_followed_by_the_secret_of_the_invitation() -> None:
    guest = ResumptionState(replace(HELLO, key=KEY, secret="", have=3, tag="0" * 8), lambda: 0.5, secret="1" * 16)
    guest.on_connected(0.0)
    guest.on_message(ClosingMessage(DisconnectCode.WRONG_SECRET))
    assert (guest.on_lost(0.1), guest.final_code) == (WAITS[0], None)
    hello = guest.on_connected(0.6)
    assert (hello.key, hello.secret, hello.have, hello.tag) == ("", "1" * 16, -1, "")

    guest.on_message(ClosingMessage(DisconnectCode.WRONG_SECRET))
    assert (guest.on_lost(0.7), guest.final_code) == (None, DisconnectCode.WRONG_SECRET)


@pytest.mark.parametrize("code", [DisconnectCode.WRONG_SECRET, DisconnectCode.NO_TABLE])
def test_a_key_that_was_good_is_shown_again_before_one_refusal_is_the_last_word(code: DisconnectCode) -> None:
    """And so seldom that the address is let in all the same; what an invitation has is only tried after that."""
    guest = ResumptionState(HELLO, lambda: 0.5, secret="1" * 16)
    guest.on_connected(0.0)
    guest.on_message(WelcomeMessage(1, TABLE, False, KEY, ""))
    guest.on_message(jump(10, 6))
    guest.on_lost(1.0)
    now = 2.0
    for _ in range(DOUBTS):
        assert guest.on_connected(now).key == KEY
        guest.on_message(ClosingMessage(code))
        guest.on_message(ClosingMessage(code))  # the code of the line says it again
        wait = guest.on_lost(now)
        assert wait == WAITS[-1]
        now += wait
    assert DOUBTS + 1 < WRONG_SECRETS_PER_MINUTE
    assert (guest.on_connected(now).key, guest.final_code) == (KEY, None)
    guest.on_message(WelcomeMessage(1, TABLE, False, KEY, ""))  # the doubt is over
    guest.on_lost(now)
    for _ in range(DOUBTS):
        guest.on_connected(now)
        guest.on_message(ClosingMessage(code))
        assert guest.on_lost(now) is not None
    guest.on_connected(now)
    guest.on_message(ClosingMessage(code))
    if code is DisconnectCode.WRONG_SECRET:
        assert (guest.final_code, guest.hello.key, guest.hello.secret) == (None, "", "1" * 16)
    else:
        assert (guest.on_lost(now), guest.final_code) == (None, code)


@pytest.mark.parametrize("code", sorted(FINAL - {DisconnectCode.WRONG_SECRET, DisconnectCode.NO_TABLE}))
def test_what_leaves_no_doubt_ends_the_line_at_once(code: DisconnectCode) -> None:
    guest = live()
    guest.on_message(ClosingMessage(code))

    assert (guest.on_lost(1.0), guest.final_code) == (None, code)


def test_the_code_of_the_line_takes_nothing_back_of_what_the_table_said() -> None:
    guest = ResumptionState(replace(HELLO, key=KEY, secret=""), lambda: 0.5, secret="1" * 16)
    guest.on_connected(0.0)
    guest.on_message(ClosingMessage(DisconnectCode.WRONG_SECRET))
    guest.on_message(ClosingMessage(DisconnectCode.WRONG_SECRET))
    assert guest.on_lost(0.1) is not None
    assert guest.on_connected(0.6).secret == "1" * 16


def test_the_table_stopping_or_the_line_being_too_slow_is_not_the_end() -> None:
    assert FINAL.isdisjoint(
        {
            DisconnectCode.STOPPING,
            DisconnectCode.NOT_UNDERSTOOD,
            DisconnectCode.TOO_SLOW,
            DisconnectCode.TOO_MANY_MESSAGES,
        }
    )


@pytest.mark.parametrize("update", [{}, {"v": "6"}, {"v": 0}])
def test_news_of_no_version_are_refused(update: dict[str, object]) -> None:
    guest = follower()
    guest.on_connected(0)
    with pytest.raises(WireError):
        guest.on_message(UpdateMessage(1, "0" * 8, update))


def test_messages_that_concern_nobody_here_pass_through() -> None:
    messages: list[FromTable] = [ClosingMessage(DisconnectCode.STOPPING), RefusalMessage("sit", code="taken")]
    assert [live().on_message(message) for message in messages] == [FollowUp(), FollowUp()]
