"""Results are counted once, and a damaged file never stops the program."""

import csv
import io
from pathlib import Path

import pytest

from cardtable.app.match.group import Group
from cardtable.app.match.people import opponents_level
from cardtable.app.results import place_of
from cardtable.app.statistics import Statistics, check_file, streaks
from cardtable.core.events import MatchEnded
from cardtable.core.zones import Seat

CLUB = Group("hearts", "hearts_app", "club")
EXPERT = Group("hearts", "custom", "expert")


def test_figures_by_game_preset_and_level(tmp_path: Path) -> None:
    base = Statistics(tmp_path / "data" / "statistics.sqlite")
    for number, (points, moon) in enumerate([(5, False), (0, True), (10, False)], start=1):
        base.add_deal("a", CLUB, number, points, moon=moon)
    base.add_match("a", CLUB, 4, 1, 15)
    base.add_match("b", CLUB, 4, 3, 80)
    base.add_match("c", EXPERT, 5, 1, 20)
    custom, app = base.rows()
    assert (app.group, app.matches, app.wins, app.mean_place) == (CLUB, 2, 1, 2.0)
    assert (app.deals, app.mean_points, app.moons) == (3, 5.0, 1)
    assert (app.streak, app.best_streak) == (0, 1)
    assert (custom.group, custom.matches, custom.mean_points, custom.deals) == (EXPERT, 1, None, 0)


@pytest.mark.parametrize(("places", "place", "wins"), [((1, 2), 1.0, 1), ((1, 1), 1.5, 0), ((1, 1, 3), 1.0, 1)])
def test_a_draw_of_all_is_nobodys_win(tmp_path: Path, places: tuple[int, ...], place: float, wins: int) -> None:
    base = Statistics(tmp_path / "statistics.sqlite")
    base.add_match("a", CLUB, len(places), place_of(Seat(0), MatchEnded(places)), 0)
    (row,) = base.rows()
    assert (row.matches, row.wins, row.mean_place, row.streak) == (1, wins, place, wins)


def test_the_first_result_counts(tmp_path: Path) -> None:
    base = Statistics(tmp_path / "statistics.sqlite")
    base.add_match("a", CLUB, 4, 4, 100)
    base.add_match("a", CLUB, 4, 1, 0)
    base.add_deal("a", CLUB, 1, 26, moon=False)
    base.add_deal("a", CLUB, 1, 0, moon=True)
    (row,) = base.rows()
    assert (row.wins, row.matches, row.mean_points, row.moons) == (0, 1, 26.0, 0)


def test_export_is_a_table_with_headings(tmp_path: Path) -> None:
    base = Statistics(tmp_path / "statistics.sqlite")
    base.add_match("a", CLUB, 4, 2, 31)
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
    assert Statistics(path).rows() == []


def test_a_sound_file_stays(tmp_path: Path) -> None:
    path = tmp_path / "statistics.sqlite"
    assert check_file(path) is None
    Statistics(path).add_match("a", CLUB, 4, 2, 31)
    assert check_file(path) is None
    assert len(Statistics(path).rows()) == 1


def test_streaks() -> None:
    assert streaks([True, True, False, True]) == (1, 2)
    assert streaks([]) == (0, 0)


def test_opponents_of_one_level_or_mixed() -> None:
    assert opponents_level(["person Me", "club A", "club B"]) == "club"
    assert opponents_level(["person Me", "club A", "expert B"]) == "mixed"
