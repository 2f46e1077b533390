from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from cardtable.core.events import HandScored, ScoreLine
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.text import Text
from cardtable.core.zones import Seat
from cardtable.models.score_model import ScoreModel, columns_of, side_titles

NAMES = SourceRenderer({Seat(0): "You", Seat(1): "Amrit", Seat(2): "Kavya", Seat(3): "Parisa"})
HEARTS = ScoreLine(Text("T", "Hearts"), (3, 0, 10, 0))
QUEEN = ScoreLine(Text("T", "Queen"), (0, 0, 13, 0))
DEALS = (HandScored((3, 0, 23, 0), (HEARTS, QUEEN)), HandScored((-10, 26, 26, 26)))


def table(model: ScoreModel) -> list[list[str]]:
    return [
        [model.index(row, column).data() for column in range(model.columnCount())] for row in range(model.rowCount())
    ]


def test_lines_come_before_the_deal_and_totals_last() -> None:
    model = ScoreModel(NAMES)
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.setDeals((Seat(0), Seat(1), Seat(2), Seat(3)), DEALS[:1])
    model.setDeals((Seat(0), Seat(1), Seat(2), Seat(3)), DEALS)
    assert [model.headerData(row, Qt.Orientation.Vertical) for row in range(5)] == [
        "Hearts",
        "Queen",
        "Deal 1",
        "Deal 2",
        "Total",
    ]
    assert table(model) == [
        ["3", "0", "10", "0"],
        ["0", "0", "13", "0"],
        ["3", "0", "23", "0"],
        ["−10", "26", "26", "26"],
        ["−7", "26", "49", "26"],
    ]
    assert model.totals == ((3, 0, 23, 0), (-7, 26, 49, 26))
    assert model.headerData(1, Qt.Orientation.Horizontal) == "Amrit"
    assert tester.model() is model
    said = [model.index(3, column).data(Qt.ItemDataRole.AccessibleTextRole) for column in range(2)]
    assert said == ["Deal 2. You: −10", "Amrit: 26"]


def test_partners_share_a_column() -> None:
    model = ScoreModel(NAMES)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.setDeals((Seat(0), Seat(1), Seat(0), Seat(1)), [HandScored((100, 50, 100, 50)), HandScored((5, 6, 5, 6))])
    assert model.headerData(0, Qt.Orientation.Horizontal) == "You and Kavya"
    assert table(model)[-1] == ["105", "56"]


def test_for_whoever_plays_two_sides_are_we_and_they_and_the_own_one_comes_first() -> None:
    model = ScoreModel(NAMES)
    needs = ScoreLine(Text("T", "First meld needs"), (50, 90, 50, 90))
    scored = HandScored((100, 1500, 100, 1500))
    model.setDeals((Seat(0), Seat(1), Seat(0), Seat(1)), [scored], viewer=Seat(3), notes=(needs,))
    heads = [model.headerData(column, Qt.Orientation.Horizontal) for column in range(2)]
    assert heads == ["We: Amrit and Parisa", "They: You and Kavya"]
    assert model.names == ("Amrit and Parisa", "You and Kavya")
    assert table(model)[-2:] == [["1500", "100"], ["90", "50"]]
    assert model.headerData(2, Qt.Orientation.Vertical) == "First meld needs"
    model.setDeals((Seat(0), Seat(1), Seat(0), Seat(1)), [scored] * 2, viewer=Seat(3), notes=(needs,))
    assert table(model)[-2:] == [["3000", "200"], ["90", "50"]]


def test_three_sides_have_the_names_of_their_players() -> None:
    sides = tuple(map(Seat, (0, 1, 2, 0, 1, 2)))
    assert columns_of(sides, Seat(4)) == ((1, 4), (0, 3), (2, 5))
    titles = side_titles(columns_of(sides, Seat(1)), Seat(1))
    assert [NAMES.text(title) for title in titles] == ["Amrit and Seat 4", "You and Parisa", "Kavya and Seat 5"]
    alone = side_titles(columns_of((Seat(0), Seat(1))), Seat(0))
    assert [NAMES.text(title) for title in alone] == ["You", "Amrit"]


def test_an_empty_sheet_shows_zeros() -> None:
    model = ScoreModel(NAMES)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    assert model.rowCount() == 0
    model.setDeals((Seat(0), Seat(1)), ())
    assert table(model) == [["0", "0"]]
    model.retranslate()
