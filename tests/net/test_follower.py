"""A participant's end of a line: nothing is done twice, nothing is done to another table, and it tries for long."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from cardtable.core.wire.plain_values import WireError
from cardtable.host.from_seat import Do
from cardtable.host.from_table import FromTable, Gone, News, No, Opened, Welcome
from cardtable.host.gathering import Close
from cardtable.host.limits import WRONG_SECRETS_PER_MINUTE
from cardtable.net.follower import DOUBTS, FINAL, PATIENCE, SPREAD, STEADY, WAITS, Follower, Reaction
from tests.net.samples import HELLO, KEY, SEED, TABLE


def follower(chance: Callable[[], float] = lambda: 0.5) -> Follower:
    return Follower(HELLO, chance)


def live(at: float = 0.0) -> Follower:
    """One whose line is up, with a view of version 6 at entry 10."""
    guest = follower()
    guest.connected(at)
    guest.received(Welcome(1, TABLE, False, KEY, ""))
    guest.received(jump(10, 6))
    return guest


def news(n: int, version: int, mine: int | None = None, *, missed: bool = False) -> News:
    return News(n, f"{n:08x}", {"v": version}, missed=missed, mine=mine)


def jump(n: int, version: int) -> News:
    return News(n, f"{n:08x}", {"v": version, "heard": []}, scores=())


def back(guest: Follower, message: News) -> Reaction:
    """Lose the line, make another, and hear this first."""
    guest.lost(1.0)
    guest.connected(2.0)
    guest.received(Welcome(1, TABLE, False, KEY, ""))
    return guest.received(message)


def test_the_first_hello_carries_the_secret_and_the_next_one_the_key_and_the_place() -> None:
    guest = follower()
    assert guest.connected(0) == HELLO

    guest.received(Welcome(1, TABLE, False, KEY, ""))
    guest.received(jump(10, 6))
    guest.received(Opened(1, SEED, {}, (), ()))
    guest.received(news(11, 7))
    hello = guest.connected(5)

    assert (hello.secret, hello.key, hello.have, hello.tag, hello.opened) == ("", KEY, 11, "0000000b", 1)


def test_an_action_is_answered_by_its_own_news_and_only_then_may_the_next_one_go() -> None:
    guest = live()

    assert guest.do("play 2C", 6) == Do(1, 6, "play 2C")
    assert not guest.may_do
    with pytest.raises(RuntimeError):
        guest.do("play 3C", 6)
    guest.received(news(11, 7))
    assert not guest.may_do
    guest.received(news(12, 8, mine=1))
    assert guest.do("play 3C", 8) == Do(2, 8, "play 3C")


def test_nothing_is_done_without_a_line_and_before_the_table_is_seen() -> None:
    guest = follower()
    guest.connected(0)
    assert not guest.may_do
    guest.received(jump(10, 6))
    assert guest.may_do
    guest.lost(1)
    assert not guest.may_do


def test_an_unanswered_action_is_sent_again_after_a_lost_line_under_its_number() -> None:
    guest = live()
    done = guest.do("play 2C", 6)

    assert back(guest, news(10, 6)) == Reaction((done,))
    assert guest.received(news(11, 7, mine=1)) == Reaction()
    assert guest.may_do


def test_it_is_sent_again_once_a_line() -> None:
    guest = live()
    done = guest.do("play 2C", 6)
    back(guest, news(10, 6))

    assert guest.received(news(11, 7)) == Reaction()
    assert back(guest, news(11, 7)) == Reaction((done,))


@pytest.mark.parametrize("code", ["turn", "stale", "match-over"])
def test_if_it_had_been_accepted_already_nobody_hears_of_the_refusal(code: str) -> None:
    guest = live()
    guest.do("play 2C", 6)
    back(guest, news(11, 7, missed=True))

    assert guest.received(No("do", 1, code)) == Reaction(show=False)
    assert guest.may_do


def test_any_other_refusal_is_shown() -> None:
    guest = live()
    guest.do("play 2C", 6)
    assert guest.received(No("do", 1, "H-11")) == Reaction()

    guest.do("play 3C", 6)
    assert guest.received(No("do", 2, "stale")) == Reaction()  # it was sent once

    guest.do("play 3C", 6)
    back(guest, news(11, 7))
    assert guest.received(No("do", 3, "H-11")) == Reaction()

    guest.do("play 3C", 7)
    back(guest, news(11, 7))
    assert guest.received(No("do", 4, "turn")) == Reaction()  # nothing has happened since


def test_after_a_jump_the_person_chooses_anew() -> None:
    guest = live()
    guest.do("play 2C", 6)

    assert back(guest, jump(10, 6)) == Reaction()
    assert guest.may_do
    assert guest.received(No("do", 1, "stale")) == Reaction(show=False)


def test_an_undo_makes_an_action_under_way_void() -> None:
    guest = live()
    guest.do("play 2C", 6)

    assert guest.received(jump(12, 9)) == Reaction()
    assert guest.may_do


def test_a_refusal_of_something_else_is_no_answer_to_an_action() -> None:
    guest = live()
    guest.do("play 2C", 6)

    assert guest.received(No("ask", code="declined")) == Reaction()
    assert not guest.may_do


def test_waits_grow_and_stay_within_their_spread() -> None:
    guest = follower()
    waits = [guest.lost(float(at)) for at in range(7)]
    assert waits == [*WAITS, WAITS[-1], WAITS[-1]]

    for chance, factor in ((0.0, 1 - SPREAD), (1.0, 1 + SPREAD)):
        assert follower(partial(float, chance)).lost(0.0) == pytest.approx(WAITS[0] * factor)


def test_a_line_that_breaks_at_once_does_not_make_waits_short_again() -> None:
    guest = live(0.0)
    assert guest.lost(STEADY) == WAITS[0]
    guest.connected(STEADY + 1)
    assert guest.lost(STEADY + 2) == WAITS[1]
    guest.connected(20.0)
    assert guest.lost(20.0 + STEADY) == WAITS[0]


def test_somebody_in_a_hurry_begins_with_short_waits() -> None:
    guest = follower()
    for at in range(4):
        guest.lost(float(at))
    guest.hurry()
    assert guest.lost(5.0) == WAITS[0]


def test_after_ten_minutes_it_gives_up() -> None:
    guest = live(0.0)
    assert guest.lost(100.0) is not None
    assert guest.lost(100.0 + PATIENCE - 1) is not None
    assert guest.lost(100.0 + PATIENCE) is None


@pytest.mark.parametrize("code", list(Close))
def test_what_the_table_says_last_decides_whether_to_try_again(code: Close) -> None:
    guest = follower()
    guest.connected(0.0)
    guest.received(Gone(code))

    assert (guest.lost(1.0) is None) == (code in FINAL)
    assert guest.ended == (code if code in FINAL else None)


def test_a_key_that_is_not_known_any_more_is_followed_by_the_secret_of_the_invitation() -> None:
    guest = Follower(replace(HELLO, key=KEY, secret="", have=3, tag="0" * 8), lambda: 0.5, secret="1" * 16)
    guest.connected(0.0)
    guest.received(Gone(Close.WRONG_SECRET))
    assert (guest.lost(0.1), guest.ended) == (WAITS[0], None)
    hello = guest.connected(0.6)
    assert (hello.key, hello.secret, hello.have, hello.tag) == ("", "1" * 16, -1, "")

    guest.received(Gone(Close.WRONG_SECRET))
    assert (guest.lost(0.7), guest.ended) == (None, Close.WRONG_SECRET)


@pytest.mark.parametrize("code", [Close.WRONG_SECRET, Close.NO_TABLE])
def test_a_key_that_was_good_is_shown_again_before_one_refusal_is_the_last_word(code: Close) -> None:
    """And so seldom that the address is let in all the same; what an invitation has is only tried after that."""
    guest = Follower(HELLO, lambda: 0.5, secret="1" * 16)
    guest.connected(0.0)
    guest.received(Welcome(1, TABLE, False, KEY, ""))
    guest.received(jump(10, 6))
    guest.lost(1.0)
    now = 2.0
    for _ in range(DOUBTS):
        assert guest.connected(now).key == KEY
        guest.received(Gone(code))
        guest.received(Gone(code))  # the code of the line says it again
        wait = guest.lost(now)
        assert wait == WAITS[-1]
        now += wait
    assert DOUBTS + 1 < WRONG_SECRETS_PER_MINUTE
    assert (guest.connected(now).key, guest.ended) == (KEY, None)
    guest.received(Welcome(1, TABLE, False, KEY, ""))  # the doubt is over
    guest.lost(now)
    for _ in range(DOUBTS):
        guest.connected(now)
        guest.received(Gone(code))
        assert guest.lost(now) is not None
    guest.connected(now)
    guest.received(Gone(code))
    if code is Close.WRONG_SECRET:
        assert (guest.ended, guest.hello.key, guest.hello.secret) == (None, "", "1" * 16)
    else:
        assert (guest.lost(now), guest.ended) == (None, code)


@pytest.mark.parametrize("code", sorted(FINAL - {Close.WRONG_SECRET, Close.NO_TABLE}))
def test_what_leaves_no_doubt_ends_the_line_at_once(code: Close) -> None:
    guest = live()
    guest.received(Gone(code))

    assert (guest.lost(1.0), guest.ended) == (None, code)


def test_the_code_of_the_line_takes_nothing_back_of_what_the_table_said() -> None:
    guest = Follower(replace(HELLO, key=KEY, secret=""), lambda: 0.5, secret="1" * 16)
    guest.connected(0.0)
    guest.received(Gone(Close.WRONG_SECRET))
    guest.received(Gone(Close.WRONG_SECRET))
    assert guest.lost(0.1) is not None
    assert guest.connected(0.6).secret == "1" * 16


def test_the_table_stopping_or_the_line_being_too_slow_is_not_the_end() -> None:
    assert FINAL.isdisjoint({Close.STOPPING, Close.NOT_UNDERSTOOD, Close.TOO_SLOW, Close.TOO_MANY_MESSAGES})


@pytest.mark.parametrize("update", [{}, {"v": "6"}, {"v": 0}])
def test_news_of_no_version_are_refused(update: dict[str, object]) -> None:
    guest = follower()
    guest.connected(0)
    with pytest.raises(WireError):
        guest.received(News(1, "0" * 8, update))


def test_messages_that_concern_nobody_here_pass_through() -> None:
    messages: list[FromTable] = [Gone(Close.STOPPING), No("sit", code="taken")]
    assert [live().received(message) for message in messages] == [Reaction(), Reaction()]
