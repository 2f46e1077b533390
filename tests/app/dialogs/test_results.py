"""Scores, tricks, rules, fairness and statistics say what happened."""

from __future__ import annotations

import contextlib
import io

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QGuiApplication
from PySide6.QtWidgets import QApplication, QLabel, QPlainTextEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.dialogs.common.dialog_base import LARGEST
from cardtable.app.dialogs.help.fairness_dialog import PROGRAM, FairnessDialog, FairnessInfo
from cardtable.app.dialogs.help.rules_dialog import RulesDialog
from cardtable.app.dialogs.statistics.score_chart import SAMPLE, ChartData, ChartWidget
from cardtable.app.dialogs.statistics.score_sheet_dialog import HEIGHT, LOWEST, ROOM, ScoreSheetDialog, leader
from cardtable.app.dialogs.statistics.statistics_dialog import StatisticsDialog, decimal
from cardtable.app.statistics.statistics_store import StatisticsRow
from cardtable.app.widgets.item_views import GridData, TextGridModel, in_two_lines, table_view
from cardtable.core.cards import Card, standard_pack
from cardtable.core.cutting import cut
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.shuffle import commitment, shuffled
from cardtable.core.text import literal_text, translate
from cardtable.core.zones import Seat
from cardtable.host.match_config import StatisticsGroup
from cardtable.models.score_model import ScoreModel
from cardtable.table.style.text_painting import px
from tests.app.dialogs.makers import DEALS, ROWS, full_score_model, games, score_model
from tests.app.dialogs.speech import NAMES, TestWords
from tests.app.dialogs.toy import ToyOptions, toy

pytestmark = pytest.mark.qt_log_ignore("OpenType support missing")

WORDS = SourceRenderer(NAMES)


def test_the_chart_covers_totals_target_and_nothing() -> None:
    chart = ChartData(("A", "B"), ((3, 10), (-7, 26)), 100)
    assert chart.range() == (-50, 100, 50)
    assert ChartData(("A",), ((3,),)).range() == (0, 3, 1)
    assert ChartData((), ()).range() == (0, 0, 1)
    assert chart.points(0) == [0, 3, -7]


def test_the_score_sheet_says_who_leads() -> None:
    assert WORDS.text(leader((literal_text("A"), literal_text("B")), (3, 10), low_wins=True)).startswith(
        "A leads with 3"
    )
    assert WORDS.text(leader((literal_text("A"), literal_text("B")), (3, 10), low_wins=False)).startswith(
        "B leads with 10"
    )
    assert WORDS.text(
        leader((literal_text("A"), literal_text("B"), literal_text("C")), (3, 10, 3), low_wins=True)
    ).startswith("A and C lead with 3")
    assert WORDS.text(
        leader((literal_text("A"), literal_text("B"), literal_text("C")), (0, 0, 0), low_wins=True)
    ).startswith("A, B and C lead with 0")
    pairs = leader((literal_text("A and C"), literal_text("B and D")), (5, 5), low_wins=True, several=(True, True))
    assert WORDS.text(pairs).startswith("A and C, B and D lead with 5")


def test_a_deal_counted_meanwhile_appears_in_the_sheet(qtbot: QtBot) -> None:
    model = score_model(TestWords())
    sheet = ScoreSheetDialog(TestWords(), model, 100)
    qtbot.addWidget(sheet)
    assert "0, 1, 1, −9" in sheet.chart.accessibleDescription().replace("Asha: ", "0, ")
    model.setDeals(tuple(map(Seat, range(4))), (*DEALS, DEALS[1]))
    assert sheet.chart.accessibleDescription().count("−9") == 2


def test_an_empty_sheet_has_no_chart_and_promises_nothing(qtbot: QtBot) -> None:
    model = ScoreModel(TestWords())
    model.setDeals(tuple(map(Seat, range(4))), ())
    sheet = ScoreSheetDialog(TestWords(), model, 100, opens=True)
    qtbot.addWidget(sheet)
    assert sheet.opens is not None
    assert sheet.chart.isHidden()
    assert sheet.opens.isHidden()
    assert sheet.height() < px(HEIGHT)
    model.setDeals(tuple(map(Seat, range(4))), DEALS)
    assert not sheet.chart.isHidden()
    assert not sheet.opens.isHidden()


def test_after_the_match_the_sheet_says_who_has_won(qtbot: QtBot) -> None:
    sheet = ScoreSheetDialog(TestWords(), score_model(TestWords()), 100, outcome=literal_text("Asha wins"))
    qtbot.addWidget(sheet)
    assert sheet.leader.text() == "Asha wins"


def test_a_short_score_sheet_is_no_higher_than_its_rows(qtbot: QtBot) -> None:
    sheet = ScoreSheetDialog(TestWords(), score_model(TestWords()), 100)
    qtbot.addWidget(sheet)
    sheet.resize(820, 720)
    sheet.show()
    rows = sheet.view.horizontalHeader().height() + sheet.view.verticalHeader().length()
    assert rows <= sheet.view.height() <= max(LOWEST, rows + 2 * ROOM)
    assert sheet.view.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("direction", ["LeftToRight", "RightToLeft"])
def test_a_score_sheet_for_eleven_shows_every_name_whole(direction: str, qapp: QApplication, qtbot: QtBot) -> None:
    """On the smallest screen: above the columns, and beside the chart."""
    before = qapp.layoutDirection()
    qapp.setLayoutDirection(Qt.LayoutDirection[direction])
    sheet = ScoreSheetDialog(TestWords(), full_score_model(TestWords()), 100)
    qtbot.addWidget(sheet)
    sheet.show()
    qapp.processEvents()
    assert sheet.size() == sheet.size().boundedTo(LARGEST)
    header = sheet.view.horizontalHeader()
    assert [column for column in range(11) if header.sectionSize(column) < header.sectionSizeHint(column)] == []
    assert sheet.view.horizontalScrollBar().maximum() == 0
    mirrored = direction == "RightToLeft"
    rooms = legend_rooms(sheet.chart, mirrored)
    qapp.setLayoutDirection(before)
    picture = QRectF(sheet.chart.rect())
    assert [room for room in rooms if not picture.contains(room)] == []
    assert not any(one.intersects(two) for place, one in enumerate(rooms) for two in rooms[:place])
    metrics = QFontMetrics(chart_font(sheet.chart))
    assert all(metrics.horizontalAdvance(name) + SAMPLE <= rooms[0].width() for name in sheet._model.names)


@pytest.mark.parametrize("height", [170, 200, 300, 420])
@pytest.mark.parametrize("count", [2, 4, 7, 11])
def test_the_legend_fits_beside_every_chart(height: int, count: int, qtbot: QtBot) -> None:
    view = ChartWidget(TestWords())
    qtbot.addWidget(view)
    view.resize(760, height)
    view.setChart(ChartData(tuple("ABCDEFGHIJK"[:count]), (), 100))
    rooms = legend_rooms(view, mirrored=False)
    assert len(rooms) == count + 1
    assert [room for room in rooms if not QRectF(view.rect()).contains(room)] == []


def legend_rooms(view: ChartWidget, mirrored: bool) -> list[QRectF]:
    legend = view.legend(QFontMetrics(chart_font(view)))
    lines = len(view._chart.names) + 1
    return [legend.room(place, view.size(), mirrored) for place in range(lines)]


def chart_font(view: ChartWidget) -> QFont:
    font = QFont(view.font())
    font.setPixelSize(13)
    return font


def test_eleven_lines_of_a_chart_are_all_different(qtbot: QtBot) -> None:
    view = ChartWidget(TestWords())
    qtbot.addWidget(view)
    looks = [(pen.color().name(), tuple(pen.dashPattern())) for pen in map(view._pen, range(11))]
    assert len(set(looks)) == 11


def test_partners_lead_together() -> None:
    said = WORDS.text(
        leader((literal_text("A and B"), literal_text("C and D")), (3, 10), low_wins=False, several=(True, True))
    )
    assert said.startswith("C and D lead with 10")


def test_changed_rules_are_marked_with_what_the_preset_says(qtbot: QtBot) -> None:
    dialog = RulesDialog(TestWords(), toy(), ToyOptions(target=50), 4)
    qtbot.addWidget(dialog)
    text = dialog.browser.toPlainText()
    assert "T-05" not in text
    assert "Changed: “The game ends at” is “50” here; in “Standard” it is “100”." in text
    plain = RulesDialog(TestWords(), toy(), ToyOptions(), 4)
    qtbot.addWidget(plain)
    assert "Changed" not in plain.browser.toPlainText()


def test_rules_can_be_searched(qtbot: QtBot) -> None:
    dialog = RulesDialog(TestWords(), toy(), ToyOptions(), 4)
    qtbot.addWidget(dialog)
    qtbot.keyClicks(dialog.search, "HEARTS broken")
    assert [clause.id for clause in dialog.found()] == ["T-04"]
    assert WORDS.text(toy().rulebook(ToyOptions(), 4)[0].text) not in dialog.browser.toPlainText()
    dialog.search.setText("nothing like it")
    assert dialog.found() == []


@pytest.mark.parametrize("name", games())
def test_every_games_rules_can_be_shown_for_every_seat_count(name: str, qtbot: QtBot) -> None:
    game = games()[name]
    for seats in game.seats:
        for preset in game.options.presets_for(seats):
            dialog = RulesDialog(TestWords(), game, game.options.preset(preset), seats)
            qtbot.addWidget(dialog)
            assert len(dialog.browser.toPlainText()) > 40


@pytest.mark.parametrize("deck", [standard_pack(), standard_pack(7), standard_pack() * 2])
def test_the_twenty_lines_give_the_very_deal(deck: tuple[Card, ...]) -> None:
    program = FairnessInfo(commitment("17"), "17", typed=True, deck=deck).program()
    with contextlib.redirect_stdout(io.StringIO()) as out:
        exec(compile(program, "check", "exec"), {})
    fingerprint, cards = out.getvalue().split(" ", 1)
    assert fingerprint == commitment("17")
    assert eval(cards) == [str(card) for card in shuffled(deck, "17", 1)]
    assert len([line for line in PROGRAM.splitlines() if line]) <= 20


def test_C21_the_lines_give_a_deal_that_was_cut(qtbot: QtBot) -> None:
    fairness = FairnessInfo(commitment("17"), "17", cuts=(30, 7))
    with contextlib.redirect_stdout(io.StringIO()) as out:
        exec(compile(fairness.program(), "check", "exec"), {})
    fingerprint, *deals = out.getvalue().splitlines()
    assert fingerprint == commitment("17")
    expected = [cut(shuffled(standard_pack(), "17", deal), lifted) for deal, lifted in ((1, 30), (2, 7))]
    assert [eval(cards) for cards in deals] == [list(map(str, cards)) for cards in expected]
    said = {}
    for one in (fairness, FairnessInfo(commitment("17"), "17")):
        dialog = FairnessDialog(TestWords(), one)
        qtbot.addWidget(dialog)
        said[one.cuts] = " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert "cut before each deal" in said[30, 7]
    assert "cut before each deal" not in said[()]


def test_the_program_is_behind_a_button(qtbot: QtBot) -> None:
    dialog = FairnessDialog(TestWords(), FairnessInfo(commitment("17"), "17", cuts=(30, 7)))
    qtbot.addWidget(dialog)
    dialog.show()
    field = dialog.findChildren(QPlainTextEdit)[0]
    (show,) = [button for button in dialog.findChildren(QPushButton) if button.text() == "Show the program"]
    python = [label for label in dialog.findChildren(QLabel) if "Python" in label.text()]
    assert [part.isVisible() for part in (field, *python)] == [False, False]
    show.click()
    assert [part.isVisible() for part in (field, *python)] == [True, True]
    assert "hashlib" in field.toPlainText()
    assert not show.isVisible()


def test_the_secret_is_not_shown_before_the_end(qtbot: QtBot) -> None:
    dialog = FairnessDialog(TestWords(), FairnessInfo(commitment("17")))
    qtbot.addWidget(dialog)
    dialog._copy_all()
    copied = QGuiApplication.clipboard().text()
    assert commitment("17") in copied
    assert '"SEED"' in copied
    labels = " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert "hides nothing" not in labels
    typed = FairnessDialog(TestWords(), FairnessInfo(commitment("17"), None, typed=True))
    qtbot.addWidget(typed)
    assert "hides nothing" in " ".join(label.text() for label in typed.findChildren(QLabel))


def test_statistics_write_numbers_through_the_formatter(qtbot: QtBot) -> None:
    words = TestWords()
    dialog = StatisticsDialog(words, {"toy": toy()}, ROWS, ROWS[:1], lambda: None)
    qtbot.addWidget(dialog)
    assert dialog.view is not None
    model = dialog.view.model()
    row = [model.index(0, column).data() for column in range(model.columnCount())]
    assert row == ["Toy Hearts", "Party", "Medium", "12", "5 (42 %)", "2.0", "−6.3", "3", "4", "9"]
    gone = [model.index(1, column).data() for column in range(6)]
    assert gone == ["gone", "Custom rules", "Mixed", "2", "0 (0 %)", "–"]


def test_statistics_without_what_was_taken_back(qtbot: QtBot) -> None:
    dialog = StatisticsDialog(TestWords(), {"toy": toy()}, ROWS, ROWS[:1], lambda: None)
    qtbot.addWidget(dialog)
    assert dialog.view is not None
    assert dialog.view.model().rowCount() == 2

    dialog.filter.click()
    assert dialog.view.model().rowCount() == 1

    dialog.filter.click()
    assert dialog.view.model().rowCount() == 2
    assert "“Undone” counts" in " ".join(label.text() for label in dialog.findChildren(QLabel))


def test_statistics_without_room_take_two_lines_before_they_scroll(qtbot: QtBot) -> None:
    rows = [StatisticsRow(StatisticsGroup("svoi_kozyri", "custom", "club"), 12, 5, 2.04, 88, -6.31, 3, 1, 4)]
    dialog = StatisticsDialog(TestWords(long=True), games(), rows, rows, lambda: None)
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.view is not None
    header = dialog.view.horizontalHeader()
    words = header.sectionSizeHint(0) + header.sectionSizeHint(1)
    usual = dialog.view.rowHeight(0)
    dialog.resize(dialog.width() - words, dialog.height())
    dialog.retranslate()
    assert dialog.view.rowHeight(0) >= usual
    assert dialog.view.verticalScrollBar().maximum() == 0


def test_decimals() -> None:
    told = [WORDS.text(text) for text in map(decimal, (0.04, -0.04, 2.96, -1.25)) if text is not None]
    assert told == ["0.0", "0.0", "3.0", "−1.2"]
    assert decimal(None) is None


def test_export_calls_back(qtbot: QtBot) -> None:
    called: list[bool] = []
    dialog = StatisticsDialog(TestWords(), {"toy": toy()}, ROWS, ROWS[:1], lambda: called.append(True))
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.mouseClick(dialog.export, Qt.MouseButton.LeftButton)
    assert called == [True]


def test_a_long_score_sheet_opens_at_its_totals(qtbot: QtBot) -> None:
    model = ScoreModel(TestWords())
    model.setDeals(tuple(Seat(seat) for seat in range(4)), DEALS * 9)
    sheet = ScoreSheetDialog(TestWords(), model, 100)
    qtbot.addWidget(sheet)
    sheet.show()
    bar = sheet.view.verticalScrollBar()
    assert bar.value() == bar.maximum() > 0


@pytest.mark.parametrize(
    ("heading", "lines"), [("Moons", "Moons"), ("Best streak", "Best\nstreak"), ("Points per deal", "Points\nper deal")]
)
def test_headings_above_figures_are_broken_in_two(heading: str, lines: str) -> None:
    assert in_two_lines(heading) == lines


def test_a_column_of_figures_may_be_narrower_than_the_widest_sign_of_the_font(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    cells = GridData((translate("Test", "Won"),), ((3,),), frozenset({0}))
    header = table_view(parent, TextGridModel(TestWords(), cells, parent)).horizontalHeader()
    assert header.sectionSize(0) < header.fontMetrics().maxWidth()


@pytest.mark.parametrize(("won", "matches", "told"), [(199, 200, "199 (99 %)"), (1, 300, "1 (1 %)")])
def test_a_share_is_a_hundred_or_nothing_only_where_it_is(won: int, matches: int, told: str, qtbot: QtBot) -> None:
    row = StatisticsRow(StatisticsGroup("toy", "party", "club"), matches, won, 1.0, 1, 1.0, 0, 0, 0)
    dialog = StatisticsDialog(WORDS, {"toy": toy()}, [row], [], lambda: None)
    qtbot.addWidget(dialog)
    assert dialog.view is not None
    assert told in [dialog.view.model().index(0, column).data() for column in range(10)]
