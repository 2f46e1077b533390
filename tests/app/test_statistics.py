"""Results are counted once, and a damaged file never stops the program."""

import csv
import errno
import io
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from datetime import date
from pathlib import Path
from unittest.mock import Mock

import pytest

from cardtable.app.dialogs.statistics.recent_matches import match_sentence
from cardtable.app.statistics.career import career_of, streaks
from cardtable.app.statistics.match_result_recorder import place_of
from cardtable.app.statistics.statistics_store import (
    DealResultEntry,
    Entry,
    MatchResultEntry,
    RetractedEntry,
    StatisticsRow,
    StatisticsStore,
    check_file,
    read,
    written,
)
from cardtable.app.statistics.statistics_writer import PendingResultFile, ResultWriter, StatisticsWriter
from cardtable.core.basics.incremental import at_once
from cardtable.core.events import MatchEnded
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.record import Record
from cardtable.core.text import Text
from cardtable.core.zones import Seat
from cardtable.host.match_config import StatisticsGroup, match_key
from tests.files.ordinary_rights import write_protected

CLUB = StatisticsGroup("hearts", "hearts_app", "club")
EXPERT = StatisticsGroup("hearts", "custom", "expert")


def test_figures_by_game_preset_and_level(tmp_path: Path) -> None:
    base = StatisticsStore(tmp_path / "data" / "statistics.sqlite")
    for number, (points, moon) in enumerate([(5, False), (0, True), (10, False)], start=1):
        base.write([DealResultEntry("a", *CLUB, number, points, moon=moon)])
    base.write([MatchResultEntry("a", *CLUB, 4, 1, 15)])
    base.write([MatchResultEntry("b", *CLUB, 4, 3, 80)])
    base.write([MatchResultEntry("c", *EXPERT, 5, 1, 20)])
    custom, app = base.rows()
    assert (app.group, app.matches, app.wins, app.mean_place) == (CLUB, 2, 1, 2.0)
    assert (app.deals, app.mean_points, app.moons) == (3, 5.0, 1)
    assert (app.streak, app.best_streak) == (0, 1)
    assert (custom.group, custom.matches, custom.mean_points, custom.deals) == (EXPERT, 1, None, 0)


@pytest.mark.parametrize(("places", "place", "wins"), [((1, 2), 1.0, 1), ((1, 1), 1.5, 0), ((1, 1, 3), 1.0, 1)])
def test_a_draw_of_all_is_nobodys_win(tmp_path: Path, places: tuple[int, ...], place: float, wins: int) -> None:
    base = StatisticsStore(tmp_path / "statistics.sqlite")
    base.write([MatchResultEntry("a", *CLUB, len(places), place_of(Seat(0), MatchEnded(places)), 0)])
    (row,) = base.rows()
    assert (row.matches, row.wins, row.mean_place, row.streak) == (1, wins, place, wins)


def test_the_first_result_counts(tmp_path: Path) -> None:
    base = StatisticsStore(tmp_path / "statistics.sqlite")
    base.write([MatchResultEntry("a", *CLUB, 4, 4, 100)])
    base.write([MatchResultEntry("a", *CLUB, 4, 1, 0)])
    base.write([DealResultEntry("a", *CLUB, 1, 26, moon=False)])
    base.write([DealResultEntry("a", *CLUB, 1, 0, moon=True)])
    (row,) = base.rows()
    assert (row.wins, row.matches, row.mean_points, row.moons) == (0, 1, 26.0, 0)


def test_export_is_a_table_with_headings(tmp_path: Path) -> None:
    base = StatisticsStore(tmp_path / "statistics.sqlite")
    base.write([MatchResultEntry("a", *CLUB, 4, 2, 31)])
    text = io.StringIO()
    base.export(text)
    (row,) = csv.DictReader(io.StringIO(text.getvalue()))
    assert (row["game"], row["level"], row["matches"], row["mean_place"], row["mean_points"]) == (
        "hearts", "club", "1", "2.00", "")  # fmt: skip


@pytest.mark.parametrize(
    "damage", [b"no data base at all, but long enough to be taken for one" * 40, b"SQLite format 3\x00" + b"x" * 4096]
)
def test_a_damaged_file_is_set_aside(tmp_path: Path, damage: bytes) -> None:
    path = tmp_path / "statistics.sqlite"
    path.write_bytes(damage)
    notice = check_file(path)
    assert notice is not None
    assert notice.args == ("statistics-damaged-1.sqlite",)
    assert (tmp_path / "statistics-damaged-1.sqlite").read_bytes() == damage
    assert StatisticsStore(path).rows() == []


def test_a_sound_file_stays(tmp_path: Path) -> None:
    path = tmp_path / "statistics.sqlite"
    assert check_file(path) is None
    StatisticsStore(path).write([MatchResultEntry("a", *CLUB, 4, 2, 31)])
    assert check_file(path) is None
    assert len(StatisticsStore(path).rows()) == 1


def test_streaks() -> None:
    assert streaks([True, True, False, True]) == (1, 2)
    assert streaks([]) == (0, 0)


# ---- what was taken back


def row_of(base: StatisticsStore, *, untouched: bool = False) -> StatisticsRow:
    (row,) = base.rows(untouched=untouched)
    return row


def test_a_deal_in_which_something_was_taken_back_is_marked_and_can_be_left_out(tmp_path: Path) -> None:
    base = StatisticsStore(tmp_path / "statistics.sqlite")
    base.write(
        [RetractedEntry("a", 2), *(DealResultEntry("a", *CLUB, number, 5 * number, moon=False) for number in (1, 2))]
    )
    base.write([MatchResultEntry("a", *CLUB, 4, 1, 15), MatchResultEntry("b", *CLUB, 4, 3, 80)])

    every, untouched = row_of(base), row_of(base, untouched=True)

    assert (every.deals, every.taken_back, every.mean_points, every.matches) == (2, 1, 7.5, 2)
    assert (untouched.deals, untouched.taken_back, untouched.mean_points, untouched.matches) == (1, 0, 5.0, 1)


def test_what_is_taken_back_after_a_deal_was_counted_does_not_mark_it(tmp_path: Path) -> None:
    base = StatisticsStore(tmp_path / "statistics.sqlite")
    base.write([DealResultEntry("a", *CLUB, 1, 5, moon=False), RetractedEntry("a", 1)])

    assert row_of(base).taken_back == 0


# ---- older and later files


def test_a_file_of_the_first_version_is_read_and_written(tmp_path: Path) -> None:
    path = tmp_path / "statistics.sqlite"
    with closing(sqlite3.connect(path)) as base, base:
        base.execute(
            "CREATE TABLE deals (match TEXT NOT NULL, number INTEGER NOT NULL, game TEXT NOT NULL,"
            " preset TEXT NOT NULL, level TEXT NOT NULL,"
            " points INTEGER NOT NULL, moon INTEGER NOT NULL, PRIMARY KEY (match, number))"
        )
        base.execute("INSERT INTO deals VALUES ('a', 1, 'hearts', 'hearts_app', 'club', 4, 0)")

    StatisticsStore(path).write([DealResultEntry("a", *CLUB, 2, 8, moon=False)])

    assert (row_of(StatisticsStore(path)).deals, row_of(StatisticsStore(path)).mean_points) == (2, 6.0)


def test_a_file_of_a_later_version_with_more_columns_is_written(tmp_path: Path) -> None:
    path = tmp_path / "statistics.sqlite"
    StatisticsStore(path).rows()
    with closing(sqlite3.connect(path)) as base, base:
        base.execute("ALTER TABLE deals ADD COLUMN later TEXT DEFAULT 'x'")
        base.execute("ALTER TABLE matches ADD COLUMN later TEXT DEFAULT 'x'")

    assert check_file(path) is None
    StatisticsStore(path).write([DealResultEntry("a", *CLUB, 1, 4, moon=False), MatchResultEntry("a", *CLUB, 4, 1, 4)])

    assert (row_of(StatisticsStore(path)).deals, row_of(StatisticsStore(path)).matches) == (1, 1)


# ---- another program has locked them


@contextmanager
def locked(path: Path) -> Iterator[None]:
    StatisticsStore(path).rows()
    with closing(sqlite3.connect(path, isolation_level=None)) as base:
        base.execute("BEGIN EXCLUSIVE")
        yield
        base.execute("ROLLBACK")


class Desk:
    """Statistics with their writer, which does not wait between two attempts."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "statistics.sqlite"
        self.damaged: list[str] = []
        self.waiting = PendingResultFile(folder / "statistics-1.waiting", self.damaged.append)
        self.failed: list[bool] = []
        self.writer = ResultWriter(
            StatisticsStore(self.path, patience=0), self.waiting, lambda _error: self.failed.append(True), again=0.001
        )


def test_a_locked_file_holds_nobody_up_and_loses_nothing(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    entry = DealResultEntry("a", *CLUB, 1, 5, moon=False)
    with locked(desk.path):
        desk.writer.add(entry)  # returns at once
        assert desk.waiting.entries() == [entry]
        assert not desk.writer.settle(0.05)

    assert desk.writer.settle(10)

    assert row_of(StatisticsStore(desk.path)).deals == 1
    assert (desk.waiting.entries(), desk.failed) == ([], [])
    desk.writer.close(10)


def test_what_could_not_be_written_before_the_end_is_written_at_the_next_start(tmp_path: Path) -> None:
    first = Desk(tmp_path)
    with locked(first.path):
        first.writer.add(DealResultEntry("a", *CLUB, 1, 5, moon=False))
        first.writer.close(0.05)

    second = Desk(tmp_path)
    assert second.writer.settle(10)

    assert row_of(StatisticsStore(second.path)).deals == 1
    second.writer.close(10)


def test_statistics_that_cannot_be_written_are_said_once(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    assert desk.writer.settle(10)
    desk.path.mkdir()
    for number in (1, 2):
        desk.writer.add(DealResultEntry("a", *CLUB, number, 5, moon=False))
    assert not desk.writer.settle(0.05)
    assert desk.failed == [True]

    desk.path.rmdir()
    assert desk.writer.settle(10)
    assert row_of(StatisticsStore(desk.path)).deals == 2
    desk.writer.close(10)


@pytest.mark.parametrize("has_file", [True, False])
def test_results_wait_while_the_folder_is_write_protected(tmp_path: Path, has_file: bool) -> None:
    """It is said once, and nothing is lost."""
    if has_file:
        StatisticsStore(tmp_path / "statistics.sqlite").write([DealResultEntry("a", *CLUB, 1, 5, moon=False)])
    with write_protected(tmp_path):
        desk = Desk(tmp_path)
        for number in (2, 3):
            desk.writer.add(DealResultEntry("a", *CLUB, number, 5, moon=False))
        assert not desk.writer.settle(0.05)
        assert desk.failed == [True]

    assert desk.writer.settle(10)
    assert row_of(StatisticsStore(desk.path)).deals == 2 + has_file
    assert (desk.waiting.entries(), desk.failed) == ([], [True])
    desk.writer.close(10)


def test_results_wait_in_their_order_while_another_program_holds_the_file_they_wait_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = threading.Event()
    held.set()
    add = PendingResultFile.add

    def adding(file: PendingResultFile, entry: Entry) -> None:
        if held.is_set():
            raise PermissionError(errno.EACCES, "held")
        add(file, entry)

    monkeypatch.setattr(PendingResultFile, "add", adding)
    desk = Desk(tmp_path)
    desk.writer.add(RetractedEntry("a", 1))
    desk.writer.add(DealResultEntry("a", *CLUB, 1, 5, moon=False))
    assert not desk.writer.settle(0.05)
    assert desk.failed == [True]

    held.clear()
    assert desk.writer.settle(10)
    assert row_of(StatisticsStore(desk.path)).deals == 1
    assert row_of(StatisticsStore(desk.path), untouched=True).deals == 0
    desk.writer.close(10)


def test_a_result_that_waits_at_the_end_is_put_on_the_disk_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = Desk(tmp_path)
    assert desk.writer.settle(10)
    with monkeypatch.context() as patched:
        patched.setattr(desk.waiting, "add", Mock(side_effect=PermissionError(errno.EACCES, "held")))
        desk.writer.add(DealResultEntry("a", *CLUB, 1, 5, moon=False))
    desk.writer.close(10)

    second = Desk(tmp_path)
    assert second.writer.settle(10)
    assert row_of(StatisticsStore(second.path)).deals == 1
    second.writer.close(10)


def test_the_window_reads_a_locked_file_without_waiting(tmp_path: Path) -> None:
    said: list[Text] = []
    results = StatisticsWriter(tmp_path / "statistics.sqlite", said.append)
    results.deal_scored("a", CLUB, 1, 5, moon=False)
    assert row_of(results.statistics).deals == 1

    with locked(tmp_path / "statistics.sqlite"), pytest.raises(sqlite3.OperationalError, match="locked"):
        results.statistics.rows()
    results.close()
    assert said == []


@pytest.mark.parametrize(
    "entry",
    [DealResultEntry("a", *CLUB, 1, 5, moon=True), MatchResultEntry("a", *EXPERT, 4, 1.5, -20), RetractedEntry("a", 3)],
    ids=lambda entry: type(entry).__name__,
)
def test_what_waits_is_read_as_it_was_written(entry: Entry) -> None:
    assert read(written(entry)) == entry
    assert read(written(entry)[:-4]) is None
    assert read(written(entry).replace(": ", ": [", 1)) is None


@pytest.mark.parametrize("line", ["", "7", "null", '{"kind": "deal"}', '{"kind": "x"}', '{"kind": ["deal"]}'])
def test_a_damaged_line_is_passed_over(line: str) -> None:
    assert read(line) is None


def test_a_torn_line_loses_no_other(tmp_path: Path) -> None:
    damaged: list[str] = []
    waiting = PendingResultFile(tmp_path / "x.waiting", damaged.append)
    waiting.add(RetractedEntry("a", 1))
    with (tmp_path / "x.waiting").open("a", encoding="utf-8") as file:
        file.write('{"kind": "taken ba\n')
    waiting.add(RetractedEntry("a", 2))
    before = (tmp_path / "x.waiting").read_bytes()

    assert waiting.entries() == [RetractedEntry("a", 1), RetractedEntry("a", 2)]
    assert damaged == ["x-damaged-1.waiting"]
    assert (tmp_path / "x-damaged-1.waiting").read_bytes() == before
    waiting.done([RetractedEntry("a", 1)])
    assert waiting.entries() == [RetractedEntry("a", 2)]


@pytest.mark.parametrize(
    "line",
    [
        written(DealResultEntry("a", *CLUB, 1, 2**70, moon=False)).encode(),
        written(DealResultEntry("a", *CLUB, 2**63, 1, moon=False)).encode(),
        written(DealResultEntry("\ud800", *CLUB, 1, 1, moon=False)).encode(),
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"kind": "match", "place": 1e999}',
    ],
    ids=["points", "number", "half a letter", "no text", "deep", "endless"],
)
def test_what_no_statistics_can_hold_keeps_no_result_from_being_counted(tmp_path: Path, line: bytes) -> None:
    (tmp_path / "statistics-1.waiting").write_bytes(line + b"\n")
    desk = Desk(tmp_path)
    desk.writer.add(DealResultEntry("b", *CLUB, 1, 7, moon=False))
    desk.writer.close(5)

    assert [row.mean_points for row in StatisticsStore(desk.path).rows()] == [7]
    assert desk.damaged == ["statistics-1-damaged-1.waiting"]
    assert (tmp_path / desk.damaged[0]).read_bytes().startswith(line)
    assert desk.failed == []


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("points", "many"),
        ("points", b"\xff"),
        ("points", 1.5),
        ("seats", "four"),
        ("place", "9e999"),
        ("place", -1),
        ("ended", b"\xff"),
        ("ended", "9999-12-31 23:59:59"),
        ("ended", "0001-01-01 00:00:00"),
        ("game", 7),
        ("level", b"x"),
    ],
)
def test_values_that_this_program_never_writes_are_left_out(tmp_path: Path, column: str, value: object) -> None:
    path = tmp_path / "statistics.sqlite"
    StatisticsStore(path).write([MatchResultEntry(key, *CLUB, 4, 1, 20) for key in "ab"])
    with closing(sqlite3.connect(path)) as base, base:
        base.execute(f"UPDATE matches SET {column} = ? WHERE id = 'a'", (value,))

    statistics = StatisticsStore(path)
    is_kept = value == 7 or (column == "ended" and isinstance(value, str))  # SQLite makes a text of the number
    played = at_once(statistics.playing())
    for match in played.last:
        assert SourceRenderer().text(match_sentence(match, date(2026, 11, 28)))
    found = {"a", "b"} if is_kept else {"b"}
    assert {match.key for match in played.last} == found
    assert career_of("hearts", played, lambda _preset: True).matches == len(found) - (value == 7)
    assert statistics.won() == (len(found), len(found))
    assert len(statistics.wins("hearts")) == len(found) - (value == 7)
    assert statistics.games() - {"7"} == {"hearts"}
    assert sum(row.matches for row in statistics.rows()) == len(found)
    statistics.export(io.StringIO())


@pytest.mark.parametrize(
    ("column", "value"),
    [("points", "many"), ("points", b"\xff"), ("points", 1.5), ("game", b"x"), ("preset", b"x"), ("moon", "yes")],
)
def test_deals_that_this_program_never_writes_are_left_out(tmp_path: Path, column: str, value: object) -> None:
    statistics = StatisticsStore(path := tmp_path / "statistics.sqlite")
    statistics.write(
        [MatchResultEntry("a", *CLUB, 4, 1, 20), *(DealResultEntry("a", *CLUB, deal, 7, moon=False) for deal in (1, 2))]
    )
    with closing(sqlite3.connect(path)) as base, base:
        base.execute(f"UPDATE deals SET {column} = ? WHERE number = 1", (value,))

    for since in ("", "2000-01-01 00:00:00"):
        assert [(deal.points, deal.deals, deal.moons) for deal in at_once(statistics.playing(since)).deals] == [
            (7, 1, 0)
        ]
    assert [(row.deals, row.mean_points, row.moons) for row in statistics.rows()] == [(1, 7, 0)]


def test_deals_of_a_match_whose_end_is_no_time_are_not_of_this_year(tmp_path: Path) -> None:
    statistics = StatisticsStore(path := tmp_path / "statistics.sqlite")
    statistics.write([MatchResultEntry("a", *CLUB, 4, 1, 20), DealResultEntry("a", *CLUB, 1, 7, moon=False)])
    with closing(sqlite3.connect(path)) as base, base:
        base.execute("UPDATE matches SET ended = ?", (b"9999-12-31 23:59:59",))

    assert at_once(statistics.playing("2026-01-01 00:00:00")).deals == ()
    assert [deal.points for deal in at_once(statistics.playing()).deals] == [7]


# ---- what is the same match


def test_another_name_is_the_same_match_and_another_level_or_seed_is_not() -> None:
    record = Record("hearts", 1, {"target": 100}, 2, ("person Me", "club Ann"), "12")

    assert match_key(replace(record, players=("person Somebody else", "club Bob"))) == match_key(record)
    assert match_key(replace(record, players=("person Me", "expert Ann"))) != match_key(record)
    assert match_key(replace(record, seed="13")) != match_key(record)
