"""Nothing keeps the window's thread busy for long at a stretch, however much there is to be read or shown."""

import errno
import gc
import os
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.dialogs.common.saved_matches_dialog import SavedMatchesDialog
from cardtable.app.dialogs.help.rules_dialog import RulesDialog
from cardtable.app.dialogs.preferences.preference_pages import GameRulesPage
from cardtable.app.dialogs.preferences.preferences_dialog import PreferencesDialog
from cardtable.app.dialogs.statistics.career_dialog import CareerDialog
from cardtable.app.dialogs.welcome.welcome_style import height_of
from cardtable.app.settings.setting_choices import ThemeName
from cardtable.app.settings.settings_sections import LanguageSettings, Settings, TableSettings
from cardtable.app.statistics.statistics_store import DealResultEntry, Entry, MatchResultEntry, StatisticsStore
from cardtable.app.storage.saved_matches import free_path
from cardtable.app.widgets.palette import DialogOwner
from cardtable.app.window.idle_tasks import IdleQueue, IncrementalTask, wait_for
from cardtable.core.basics.incremental import Steps, at_once
from cardtable.core.basics.log_checksums import LogChecksums
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.languages import Language
from cardtable.core.record import Record, read_head, read_log, write_log, write_record
from cardtable.core.session import Session
from cardtable.core.zones import Seat
from cardtable.files.writing import write_whole
from cardtable.games import discover
from cardtable.host.match_config import StatisticsGroup
from tests.app.scripted import ALL_GAMES, FOUR, GAMES
from tests.app.test_between_deals import finish_a_deal

MOST_SECONDS = 0.16  # on a machine three times as slow as that on which 50 ms were measured
ACTIONS = 5000


class Stretch:
    """The longest time of this thread's processor in one turn of the event loop."""

    def __init__(self) -> None:
        self.longest = 0.0
        self._last = time.thread_time()
        self._timer = QTimer()
        self._timer.timeout.connect(self._turn)
        self._timer.start(0)

    def _turn(self) -> None:
        now = time.thread_time()
        self.longest = max(self.longest, now - self._last)
        self._last = now

    def stop(self) -> None:
        self._turn()
        self._timer.stop()


@contextmanager
def short_turns(most: float = MOST_SECONDS) -> Iterator[None]:
    """What is done here, in the event loop, keeps no turn of it busy for longer.

    Other tests have left much behind that is looked through whenever memory is cleared: a program has not.
    """
    gc.collect()
    gc.disable()
    try:
        stretch = Stretch()
        yield
        stretch.stop()
    finally:
        gc.enable()
    assert stretch.longest <= most


def long_record(actions: int = ACTIONS) -> Record:
    """A match of Hearts that is not over after so many actions."""
    game = GAMES["hearts"]
    options = replace(game.options(), target=1000)
    session: Session[Any, Any] = Session(game, options, FOUR, "long")
    rules, chance = game.rules(options, 4), random.Random(1)
    while session.actions < actions:
        seat = min(session.actors)
        view = session.view(seat)
        moves = [move for _, move in zip(range(20), rules.legal(view), strict=False)]
        session.submit(seat, chance.choice(moves), view.version)
    return replace(session.record(), salt="salt")


@pytest.fixture(scope="module")
def long_match() -> Record:
    return long_record()


def later(act: Callable[[], object]) -> None:
    """Do something in a turn of the event loop."""
    QTimer.singleShot(0, act)


@pytest.mark.slow
def test_a_match_of_thousands_of_actions_is_opened_looked_back_at_and_begun_again(
    desk: Any, qtbot: QtBot, tmp_path: Path, long_match: Record
) -> None:
    one, path = desk(), tmp_path / "long.cardtable"
    write_whole(path, write_record(long_match))
    one.program.new_match("hearts")  # with the pictures of its table, and all that is imported for it
    one.my_turn(qtbot)
    short = one.program.match
    with short_turns():
        later(lambda: one.openers.open_saved(path))
        qtbot.waitUntil(lambda: one.program.match is not short)
    assert one.session.actions >= ACTIONS
    one.my_turn(qtbot)
    with short_turns():
        later(lambda: one.openers.overlays.look(50))
        qtbot.waitUntil(lambda: one.openers.replay_page is not None)
        qtbot.waitUntil(one.openers.replay_page.isVisible)
    one.openers.overlays.close_replay()
    before = one.program.match
    with short_turns():
        later(one.program.begin_again)
        qtbot.waitUntil(lambda: one.program.match is not before)
    assert len(at_once(one.program.matches.finding_unfinished())) == 1


def killed_copy(one: Any, record: Record, place: int) -> None:
    """Write the log of another copy of the program, which was killed."""
    write_whole(one.program.paths.match(place), write_log(record, LogChecksums()))


@pytest.mark.slow
def test_long_matches_of_copies_that_were_killed_are_gathered_in_short_turns(
    desk: Any, qtbot: QtBot, long_match: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = desk()
    one.welcome.show()
    killed_copy(one, long_match, 2)
    with short_turns():
        later(one.welcome.show)
        qtbot.waitUntil(lambda: not one.program.paths.match(2).exists())
    killed_copy(one, long_match, 3)
    listed: list[int] = []
    monkeypatch.setattr(SavedMatchesDialog, "exec", lambda dialog: listed.append(dialog.view.model().rowCount()))
    with short_turns():
        later(one.openers.unfinished)
        qtbot.waitUntil(lambda: listed != [])
    assert listed == [2]


@pytest.mark.slow
def test_a_long_match_whose_end_could_not_be_kept_is_put_by_at_once(
    desk: Any, qtbot: QtBot, tmp_path: Path, long_match: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As far as it is in its log: nothing of it is played again for that."""
    one, path = desk(), tmp_path / "long.cardtable"
    write_whole(path, write_record(long_match))
    one.openers.open_saved(path)
    qtbot.waitUntil(lambda: one.program.match is not None)
    one.my_turn(qtbot)
    with monkeypatch.context() as full:
        full.setattr(os, "fsync", no_room)
        one.act()
        assert not one.program.matches.is_kept
        with short_turns():
            later(one.program.matches.keep_unfinished)
            qtbot.waitUntil(lambda: not one.program.matches.path.exists())
    (kept,) = at_once(one.program.matches.finding_unfinished())
    assert len(read_log(kept.path.read_bytes()).record.actions) >= ACTIONS


def no_room(_descriptor: int) -> None:
    raise OSError(errno.ENOSPC, "no room")


@pytest.mark.slow
def test_a_deal_is_looked_back_at_without_playing_those_before_it_again(
    desk: Any, qtbot: QtBot, tmp_path: Path, long_match: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, path = desk(), tmp_path / "long.cardtable"
    write_whole(path, write_record(long_match))
    one.openers.open_saved(path)
    qtbot.waitUntil(lambda: one.program.match is not None)
    one.my_turn(qtbot)
    played: list[object] = []
    prepare = Session.prepare
    monkeypatch.setattr(Session, "prepare", lambda *told: played.append(told) or prepare(*told))
    one.openers.overlays.look(50)
    assert one.openers.replay_page is not None
    assert len(played) < 2 * 60  # a deal has 52 cards, and some that are passed
    one.openers.overlays.close_replay()


def test_a_deal_comes_into_sight_whole_and_keys_are_kept_meanwhile(desk: Any, qtbot: QtBot) -> None:
    one = desk()
    finish_a_deal(one, qtbot)
    one.openers.overlays.look(1)
    page = one.openers.replay_page
    assert one.window.page() is page
    assert page.hasFocus()
    assert not page.scene.board.piles  # to lay it all out would have kept the window busy
    assert not page.updatesEnabled()  # what was there before is in sight
    with qtbot.waitSignal(page.filled):
        pass
    assert page.updatesEnabled()
    assert page.here == 0
    one.openers.overlays.close_replay()
    one.openers.overlays.look(1)
    page = one.openers.replay_page
    QTest.keyClick(page, Qt.Key.Key_Right)
    assert page.here == 1
    assert page.updatesEnabled()
    assert page.scene.board.piles


def test_a_deal_left_before_it_was_in_sight_says_nothing(desk: Any, qtbot: QtBot) -> None:
    one = desk()
    finish_a_deal(one, qtbot)
    said = one.window.said()
    one.openers.overlays.look(1)
    page = one.openers.replay_page
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert one.openers.replay_page is None
    filled: list[bool] = []
    page.filled.connect(lambda: filled.append(True))
    later(lambda: later(lambda: later(lambda: filled.append(False))))
    qtbot.waitUntil(lambda: bool(filled))
    assert filled == [False]
    assert one.window.said() == said


def test_a_deal_gone_back_to_is_as_it_is_when_all_is_played_again(long_match: Record) -> None:
    game = GAMES["hearts"]
    record = replace(long_match, actions=long_match.actions[:300])
    session = Session.replay(record, game)
    session.rewind(280)
    session.rewind(300)
    for number in range(1, session.deal_number + 1):
        then = session.at_deal(number)
        assert then is not None
        again = Session.replay(replace(record, actions=record.actions[: then.actions]), game)
        assert then.deal_number == again.deal_number == number
        assert (then.view(Seat(0)), then.heard(Seat(1)), then.scores) == (
            again.view(Seat(0)),
            again.heard(Seat(1)),
            again.scores,
        )
        assert then.record() == again.record()
    assert session.at_deal(0) is session.at_deal(session.deal_number + 1) is None
    assert session.record() == replace(record, salt="")


def test_something_else_that_is_wanted_meanwhile_is_what_comes(
    desk: Any, qtbot: QtBot, tmp_path: Path, long_match: Record
) -> None:
    one, path = desk(), tmp_path / "long.cardtable"
    write_whole(path, write_record(long_match))
    one.openers.open_saved(path)
    assert one.program.match is None
    one.program.new_match("hearts")
    one.my_turn(qtbot)
    assert one.session.actions < ACTIONS


@pytest.mark.slow
def test_a_match_that_was_left_is_kept_and_gone_on_with_without_being_read_again(
    desk: Any, qtbot: QtBot, tmp_path: Path, long_match: Record
) -> None:
    one, path = desk(), tmp_path / "long.cardtable"
    write_whole(path, write_record(long_match))
    one.welcome.show()
    one.openers.open_saved(path)
    qtbot.waitUntil(lambda: one.program.match is not None)
    with short_turns():
        later(one.program.homeWanted.emit)
        qtbot.waitUntil(lambda: one.program.match is None)
        qtbot.waitUntil(one.window.page().resume.isVisible)
    one.welcome._go_on()
    qtbot.waitUntil(lambda: one.program.match is not None)
    assert one.session.record().actions[: len(long_match.actions)] == long_match.actions


def test_the_welcome_page_reads_the_heads_of_matches_that_were_left_alone(
    desk: Any, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = desk()
    one.program.paths.data.mkdir(parents=True, exist_ok=True)
    text = write_record(long_record(300))
    for _ in range(40):
        write_whole(free_path(one.program.paths.data), text)
    one.welcome.show()
    read: list[object] = []
    reading_log = read_log
    monkeypatch.setattr(
        "cardtable.app.storage.match_log_file.reading_log", lambda data: read.append(data) or steps(data)
    )

    def steps(data: bytes) -> Steps[object]:
        yield
        return reading_log(data)

    one.welcome.show()
    qtbot.waitUntil(lambda: len(read) == 1)  # the one that is offered, for its cards
    assert "39" in one.window.page().resume.others.text()


def test_the_head_of_a_log_is_read_alone_and_as_with_all_of_it() -> None:
    record = long_record(40)
    data = write_record(record).encode()
    head = read_head(data)
    assert head == replace(record, actions=())
    cut = data[: data.index(b"\n", data.index(b"\n\n") + 2)]
    assert read_head(cut) == head


@pytest.mark.slow
def test_thousands_of_results_are_added_up_in_short_turns(desk: Any, qtbot: QtBot) -> None:
    one, group = desk(), StatisticsGroup("hearts", "hearts_app", "club")
    entries: list[Entry] = []
    for number in range(5000):
        entries += [DealResultEntry(f"{number}", *group, deal, deal % 26, moon=False) for deal in range(1, 6)]
        entries.append(MatchResultEntry(f"{number}", *group, 4, 1 + number % 4, 60))
    StatisticsStore(one.program.paths.statistics).write(entries)
    assert one.program.results.statistics.won() == (1250, 5000)
    told: list[str] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, CareerDialog) and dialog.cards["hearts"].accessibleName():
            told.append(dialog.cards["hearts"].accessibleName())
            dialog.reject()

    timer = QTimer()
    timer.timeout.connect(look)
    timer.start(0)
    with short_turns():
        later(one.openers.of_statistics.open)
        qtbot.waitUntil(lambda: bool(told))
    timer.stop()
    assert told[0].startswith("Hearts, 5,000 matches, 1,250 won")


def test_tiles_are_painted_without_reckoning_the_sizes_of_their_words_each_time(
    desk: Any, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = desk(games=ALL_GAMES)
    one.welcome.show()
    tiles = list(one.window.page().tiles.values())
    qtbot.waitUntil(tiles[0].isVisible)
    asked: list[object] = []
    real = height_of
    monkeypatch.setattr(
        "cardtable.app.dialogs.welcome.game_tile.height_of", lambda *told: asked.append(told) or real(*told)
    )

    def painted() -> int:
        asked.clear()
        for each in tiles:
            each.grab()
        return len(asked)

    one.window.resize(1100, 760)
    qtbot.waitUntil(lambda: one.window.width() == 1100)
    assert painted() <= 12 * len(tiles)  # the type of each tagline is tried from the largest down
    assert painted() == 0
    before = [each.name_font().pixelSize() for each in tiles]
    tiles[-1].setFixedWidth(tiles[-1].width() // 2)
    assert painted()
    assert [each.name_font().pixelSize() for each in tiles] < before  # those of all follow the one that changed


class Styled(QObject):
    """Counts how often a widget was given a style."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.times = 0
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.times += event.type() is QEvent.Type.StyleChange
        return False


def test_the_welcome_page_is_given_a_style_only_where_it_becomes_another_one(desk: Any, qtbot: QtBot) -> None:
    one = desk()
    one.welcome.show()
    page = one.window.page()
    qtbot.waitUntil(page.isVisible)
    styled = Styled(page)
    one.window.resize(1100, 760)
    qtbot.waitUntil(lambda: one.window.width() == 1100)
    page.retranslate()
    assert styled.times == 0
    one.program.change(TableSettings(theme=ThemeName.HIGH_CONTRAST))
    assert styled.times == 1


@pytest.mark.quick(2)
@pytest.mark.parametrize("game", sorted(ALL_GAMES))
def test_the_rules_of_a_game_come_in_short_turns(desk: Any, qtbot: QtBot, game: str) -> None:
    one = desk(games=ALL_GAMES)
    options, seats = one.program.next_rules(game)
    shown: list[RulesDialog] = []

    def open_rules() -> None:
        shown.append(RulesDialog(one.program.renderer, ALL_GAMES[game], options, seats, DialogOwner(one.window)))
        shown[0].show()

    with short_turns():
        later(open_rules)
        qtbot.waitUntil(lambda: bool(shown) and shown[0].isVisible())
    shown[0].close()


def test_a_long_page_of_the_preferences_comes_whole_and_keys_are_kept_meanwhile(qtbot: QtBot) -> None:
    dialog = PreferencesDialog(SourceRenderer(), discover(), Settings())
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    dialog.list.setCurrentRow(dialog.names.index("motion"))
    motion = dialog.page("motion")
    qtbot.waitUntil(motion.isVisible)
    canasta = dialog.names.index("canasta")
    dialog.list.setCurrentRow(canasta)
    page = dialog.page("canasta")
    assert isinstance(page, GameRulesPage)
    assert not page.form.is_filled  # it would have kept the window busy
    assert motion.isVisible()
    assert not page.isVisible()
    assert dialog.list.hasFocus()
    QTest.keyClick(dialog.list, Qt.Key.Key_Down)
    assert dialog.list.currentRow() == canasta + 1
    QTest.keyClick(dialog.list, Qt.Key.Key_Up)
    qtbot.waitUntil(page.isVisible)
    assert page.form.is_filled
    assert page.form.row("target").isVisible()


@pytest.mark.slow
def test_a_long_page_says_all_again_in_short_turns_and_is_painted_whole(desk: Any, qtbot: QtBot) -> None:
    one = desk(games=ALL_GAMES)
    dialog = PreferencesDialog(one.program.renderer, discover(), Settings(), DialogOwner(one.window))
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    dialog.list.setCurrentRow(dialog.names.index("canasta"))
    page = dialog.page("canasta")
    assert isinstance(page, GameRulesPage)
    qtbot.waitUntil(page.isVisible)
    qtbot.waitUntil(page.updatesEnabled)
    seen = [page.form.is_filled]
    page.form.filled.connect(lambda: seen.append(page.updatesEnabled()))
    one.program.change(LanguageSettings(language=Language.PERSIAN))
    qtbot.waitUntil(lambda: len(seen) == 2)
    assert seen == [True, False]  # what was there before is in sight until all is said
    qtbot.waitUntil(page.updatesEnabled)
    page.form.retranslate()
    assert not page.form.is_filled  # it would have kept the window busy
    page.form.complete()
    assert page.form.is_filled


def test_a_page_out_of_sight_speaks_the_new_language_when_it_comes_into_sight(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = SourceRenderer()
    dialog = PreferencesDialog(words, discover(), Settings())
    qtbot.addWidget(dialog)
    said: list[str] = []
    for name in ("motion", "sound"):
        monkeypatch.setattr(dialog.page(name), "retranslate", partial(said.append, name))
    dialog.list.setCurrentRow(dialog.names.index("motion"))
    dialog.retranslate()
    assert said == ["motion"]
    dialog.list.setCurrentRow(dialog.names.index("sound"))
    assert said == ["motion", "sound"]


def counting(number: int, seconds: float, done: list[int]) -> Steps[int]:
    """Steps that take so long each."""
    for step in range(number):
        until = time.thread_time() + seconds
        while time.thread_time() < until:
            pass
        done.append(step)
        yield
    return number


def test_work_goes_on_in_turns_between_which_the_window_answers(qtbot: QtBot, qapp: QApplication) -> None:
    done: list[int] = []
    results: list[int] = []
    parent = QObject()
    work = IncrementalTask(counting(40, 0.004, done), results.append, parent)
    assert 0 < len(done) < 40
    assert not work.is_over
    qtbot.waitUntil(lambda: results == [40])
    stopped = IncrementalTask(counting(40, 0.004, []), results.append, parent)
    stopped.stop()
    hurried = IncrementalTask(counting(40, 0.001, []), results.append, parent)
    hurried.finish()
    assert results == [40, 40]
    assert wait_for(counting(30, 0.003, [])) == 30


def test_short_work_is_done_at_once(qapp: QApplication) -> None:
    results: list[int] = []
    assert IncrementalTask(counting(3, 0, []), results.append, QObject()).is_over
    assert results == [3]


def test_leisure_makes_one_step_in_each_turn(qtbot: QtBot) -> None:
    widget, done = QWidget(), list[int]()
    qtbot.addWidget(widget)
    IdleQueue(counting_one(done), widget, 0)
    assert done == []
    qtbot.waitUntil(lambda: done == [1, 2, 3])


def counting_one(done: list[int]) -> Iterator[None]:
    """Three steps."""
    for number in (1, 2, 3):
        done.append(number)
        yield
