"""Undo shows cards: a deal in which more had been seen before something was taken back is marked in the statistics."""

import secrets
from collections.abc import Callable
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardtable.app.i18n.language_manager import AppRenderer
from cardtable.app.match.match_status import LONGEST_TYPED, deal_label
from cardtable.app.match.undo_texts import had_seen_more
from cardtable.core import shuffle
from cardtable.core.zones import Seat
from cardtable.host.match_config import is_typed
from tests.app.scripted import match, play_on

MakeDesk = Callable[..., Any]
ME = Seat(0)


def marked_after(played: int, kept: int) -> bool:
    """Whether going back from so many actions to so many shows that more had been seen, in the window's own way."""
    one = match()
    session = one.begin()
    play_on(session, one.rules(), played)
    before = session.heard(ME)
    session.rewind(kept)
    return had_seen_more(before, session.heard(ME), session.view(ME))


def test_passing_cards_that_were_not_exchanged_yet_shows_nothing_more() -> None:
    assert not marked_after(played=1, kept=0)


def test_the_cards_that_the_others_pass_are_seen() -> None:
    assert marked_after(played=4, kept=0)


def test_the_cards_that_the_others_play_are_seen() -> None:
    assert marked_after(played=9, kept=5)


def test_going_back_to_an_earlier_deal_has_seen_the_cards_of_the_later_one() -> None:
    assert marked_after(played=4 + 52, kept=50)


@pytest.mark.slow
def test_a_deal_taken_back_and_played_to_its_end_is_marked(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    one.program.new_match("hearts", options=one.program.games["hearts"].options(target=50), seed="3")
    one.my_turn(qtbot)
    one.act()
    one.my_turn(qtbot)
    one.act()
    one.my_turn(qtbot)
    one.trigger("undo")
    session = one.session
    deal = session.deal_number
    while session.deal_number == deal and not session.match_over:
        one.my_turn_or_end(qtbot)
        one.act()

    qtbot.waitUntil(lambda: bool(one.program.results.statistics.rows()))
    (row,) = one.program.results.statistics.rows()

    assert (row.deals, row.taken_back) == (1, 1)
    assert one.program.results.statistics.rows(untouched=True)[0].deals == 0


def test_a_match_begun_again_has_shown_its_cards(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    marked: list[range] = []
    one.program.new_match("hearts", seed="3")
    one.my_turn(qtbot)
    one.act()
    one.program.results.taken_back = lambda key, deals: marked.append(deals)

    one.program.begin_again()

    assert marked == [range(1, 2)]


# ---- deal numbers and secrets


def test_a_deal_number_of_as_many_digits_as_a_secret_is_a_deal_number() -> None:
    assert is_typed("12345678901234567890123456789012")
    assert not is_typed("1234567890123456789012345678901a")


def test_a_fresh_secret_never_looks_like_a_deal_number(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["12345678901234567890123456789012", "0f" * 16])
    monkeypatch.setattr(secrets, "token_hex", lambda size: next(drawn))

    assert shuffle.fresh_seed() == "0f" * 16


@pytest.mark.parametrize(("digits", "more"), [(LONGEST_TYPED, False), (LONGEST_TYPED + 1, True), (40, True)])
def test_a_long_deal_number_shows_that_it_goes_on(digits: int, more: bool) -> None:
    label = deal_label(match(seed="1" * digits).config, AppRenderer())

    assert label is not None
    assert str(label.args[0]).endswith("…") == more
