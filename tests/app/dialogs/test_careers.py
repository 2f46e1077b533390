"""The statistics as cards: what is told of each game, and how a match is looked at again."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from cardtable.app.dialogs.statistics import recent_matches as say
from cardtable.app.dialogs.statistics.career_dialog import CareerDialog
from cardtable.app.i18n.language_manager import AppRenderer
from cardtable.app.statistics.career import (
    BestDeal,
    Career,
    DealsCounted,
    LevelRecord,
    Outcome,
    Played,
    PlayedMatch,
    career_of,
)
from cardtable.app.statistics.statistics_store import DealResultEntry, MatchResultEntry, StatisticsStore
from cardtable.app.storage.saved_matches import LAST, EndedMatchStore
from cardtable.core.basics.incremental import Steps, at_once
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.record import Record
from cardtable.games import discover, in_order
from cardtable.host.match_config import StatisticsGroup, match_key
from cardtable.table.art.themes import CardStyle

TODAY = date(2026, 11, 22)


def played(number: int, place: float, level: str = "club", *, game: str = "hearts", month: int = 11) -> PlayedMatch:
    return PlayedMatch(
        f"{number:032x}", f"2026-{month:02}-10 12:00:{number % 60:02}", game, level, 4, place, 30 + number
    )


def dealt(points: int, preset: str = "hearts_app", *, moon: bool = False) -> DealsCounted:
    return DealsCounted("hearts", preset, points, 1, int(moon))


def all_played(matches: Sequence[PlayedMatch], deals: Sequence[DealsCounted] = ()) -> Played:
    outcomes = tuple(Outcome(match.game, match.level, match.won) for match in matches)
    return Played(outcomes, tuple(matches), tuple(deals))


def made_of(
    game: str, matches: Sequence[PlayedMatch], deals: Sequence[DealsCounted], low: Callable[[str], bool]
) -> Career:
    return career_of(game, all_played(matches, deals), low)


def test_wins_streaks_and_levels_of_a_game_alone() -> None:
    matches = [played(1, 1), played(2, 1, "expert"), played(3, 2), played(4, 1), played(5, 1, game="canasta")]
    career = made_of("hearts", matches, [], lambda _: True)
    assert (career.matches, career.won, career.share) == (4, 3, 75)
    assert (career.run, career.best_run) == (1, 2)
    assert career.against == (LevelRecord("club", 3, 2), LevelRecord("expert", 1, 1))


@pytest.mark.parametrize(("won", "matches", "share"), [(199, 200, 99), (1, 300, 1), (200, 200, 100), (0, 300, 0)])
def test_a_hundred_per_cent_is_all_and_none_is_nothing(won: int, matches: int, share: int) -> None:
    played_matches = [played(number, 1 if number < won else 2) for number in range(matches)]
    assert made_of("hearts", played_matches, [], lambda _: True).share == share


def test_the_best_deal_is_the_lowest_or_the_highest_as_the_rules_say() -> None:
    deals = [dealt(0), dealt(26, moon=True), dealt(0), dealt(5)]
    assert made_of("hearts", [], deals, lambda _: True).best == BestDeal(0, 2)
    assert made_of("hearts", [], deals, lambda _: False).best == BestDeal(26, 1)
    assert made_of("hearts", [], deals, lambda _: True).moons == 1


def test_deals_under_rules_that_count_the_other_way_are_not_compared() -> None:
    deals = [dealt(90, "most"), dealt(3), dealt(7)]
    assert made_of("hearts", [], deals, lambda preset: preset != "most").best == BestDeal(3, 1)


def test_deals_of_a_match_that_goes_on_are_no_match_yet_but_have_been_played() -> None:
    game = discover()["hearts"]
    assert say.spoken(made_of("hearts", [], [], lambda _: True), game).source == "Not played yet."
    assert say.spoken(made_of("hearts", [], [dealt(3)], lambda _: True), game).source == "No match finished yet."


def test_the_last_matches_of_each_game_are_twenty_the_latest_at_the_end(tmp_path: Path) -> None:
    base, groups = (
        StatisticsStore(tmp_path / "statistics.sqlite"),
        (StatisticsGroup("hearts", "a", "club"), StatisticsGroup("canasta", "b", "club")),
    )
    base.write(
        [MatchResultEntry(f"{group.game} {number}", *group, 4, 1, 70) for number in range(25) for group in groups]
    )
    read = at_once(base.playing())
    assert len(read.outcomes) == 50
    for group in groups:
        last = career_of(group.game, read, lambda _: True).last
        assert [match.key for match in last] == [f"{group.game} {number}" for number in range(25 - LAST, 25)]


def test_one_match_is_not_counted_in_words() -> None:
    assert say.last_matches(1).source == "The last match"
    assert SourceRenderer().text(say.last_matches(12)) == "The last 12 matches"


def test_no_fact_that_a_game_does_not_have() -> None:
    games, say_it = discover(), SourceRenderer().text
    deals = [DealsCounted("svoi_kozyri", "custom", 1)]
    won = [played(number, 1, game="svoi_kozyri") for number in (1, 2)]
    career = made_of("svoi_kozyri", won, deals, lambda _: True)
    told = [say_it(fact) for fact in say.facts_of(career, games["svoi_kozyri"])]
    assert told == ["You've won 2 in a row; your best is 2."]
    hearts = made_of("hearts", [played(1, 1)], [dealt(0, moon=True)], lambda _: True)
    told = [say_it(fact) for fact in say.facts_of(hearts, games["hearts"])]
    assert told == ["Your best deal: 0 point(s).", "You've shot the moon 1 time(s)."]


def test_what_was_counted_is_read_back(tmp_path: Path) -> None:
    base = StatisticsStore(tmp_path / "statistics.sqlite")
    group = StatisticsGroup("hearts", "hearts_app", "club")
    base.write([DealResultEntry("a", *group, 1, 5, moon=False), MatchResultEntry("a", *group, 4, 2, 70)])
    base.write([DealResultEntry("b", *group, 1, 0, moon=True)])
    read = at_once(base.playing())
    (match,) = read.last
    assert (match.key, match.game, match.level, match.place, match.points) == ("a", "hearts", "club", 2, 70)
    assert read.outcomes == (Outcome("hearts", "club", won=False),)
    assert read.deals == (DealsCounted("hearts", "hearts_app", 5), DealsCounted("hearts", "hearts_app", 0, 1, 1))
    assert at_once(base.playing("9999")) == Played()
    assert at_once(base.playing("2000")).deals == read.deals[:1]  # of matches that have ended
    assert base.won() == (0, 1)


def test_the_last_matches_of_each_game_are_kept_as_they_ended_first(tmp_path: Path) -> None:
    kept = EndedMatchStore(tmp_path / "ended")
    records = [Record("hearts", 1, {}, 2, ("person A", "club B"), f"{number:032x}") for number in range(LAST + 2)]
    for record in (*records, Record("canasta", 1, {}, 2, ("person A", "club B"), "0")):
        kept.keep(record)
    found = [kept.find("hearts", match_key(record)) for record in records]
    assert sum(path is not None for path in found) == LAST
    assert found[-1] is not None
    before = found[-1].read_bytes()
    kept.keep(replace(records[-1], salt="another"))
    assert found[-1].read_bytes() == before
    assert len(list((tmp_path / "ended").glob("canasta-*"))) == 1


def read(counted: Played) -> Callable[[str], Steps[Played]]:
    """Read what has been counted, in one step."""

    def reading(since: str) -> Steps[Played]:
        yield
        last = tuple(match for match in counted.last if match.ended >= since)
        return all_played(last, counted.deals)

    return reading


@pytest.fixture
def dialog(qtbot: QtBot) -> CareerDialog:
    matches = (*(played(number, 1 + number % 3) for number in range(4)), played(9, 1, game="canasta", month=10))
    made = CareerDialog(
        AppRenderer(),
        in_order(discover()),
        read(all_played(matches, (dealt(3),))),
        CardStyle(),
        TODAY,
        lambda game, _key: game == "hearts",
        lambda: None,
        moves=False,
    )
    qtbot.addWidget(made)
    return made


def bars(dialog: CareerDialog, game: str) -> list[QAbstractButton]:
    row = dialog.cards[game].last
    return row.findChildren(QAbstractButton)


def test_a_kept_match_opens_by_click_and_by_enter_and_another_does_not(dialog: CareerDialog) -> None:
    dialog.show()
    QTest.mouseClick(bars(dialog, "canasta")[0], Qt.MouseButton.LeftButton)
    assert dialog.chosen is None
    last = bars(dialog, "hearts")[-1]
    last.setFocus()
    QTest.keyClick(last, Qt.Key.Key_Left)
    focused = dialog.focusWidget()
    assert focused is bars(dialog, "hearts")[-2]
    QTest.keyClick(focused, Qt.Key.Key_Return)
    assert dialog.chosen == ("hearts", f"{2:032x}")
    assert not dialog.isVisible()


def test_this_month_leaves_out_what_ended_before(dialog: CareerDialog) -> None:
    assert "1 match" in dialog.cards["canasta"].accessibleName()
    _, this_month = dialog.period.findChildren(QAbstractButton)
    this_month.click()
    assert dialog.cards["hearts"].accessibleName() == "Hearts, 4 matches, 2 won, 50 %."
    assert dialog.cards["canasta"].accessibleName() == "Not played yet."


def test_a_game_without_a_match_this_month_has_its_bars_again_in_all_time(dialog: CareerDialog) -> None:
    dialog.show()
    assert len(bars(dialog, "canasta")) == 1
    all_time, this_month = dialog.period.findChildren(QAbstractButton)
    for period, left in ((this_month, 0), (all_time, 1)):
        period.click()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert len(bars(dialog, "canasta")) == left
        assert dialog.cards["canasta"].last.isVisible() is bool(left)


def test_a_card_is_told_in_one_sentence_and_each_bar_in_another(dialog: CareerDialog) -> None:
    assert dialog.cards["hearts"].accessibleName() == "Hearts, 4 matches, 2 won, 50 %."
    assert dialog.cards["cancellation_hearts"].accessibleName() == "Not played yet."
    assert bars(dialog, "hearts")[0].accessibleName().endswith("won against Medium, 30 points.")
