"""Pills of text: as large as their words need, beside what they belong to, over nothing."""

import time
from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.core.controls import Command, Display
from cardtable.core.events import Announced
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.text import Text, literal_text, translate
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.core.zones import Seat
from cardtable.table.cards.card_states import TableDisplay
from cardtable.table.hud.command_buttons import CommandButton
from cardtable.table.hud.pills import Pill
from cardtable.table.hud.seat_bubbles import ActionBubbles
from cardtable.table.speech.announcer import Announcer
from cardtable.table.style.table_style import TableLook, TableStyle
from cardtable.table.style.text_painting import Align, paint_text
from cardtable.table.table_widget import TableWidget
from tests.table.stage import NAMES, Laid, Stage, faces
from tests.table.test_trial import SPECS, view

DISCARDS = translate("Test", "Parisa discards the queen of diamonds.")


def pill(qtbot: QtBot, said: str, look: TableLook | None = None) -> Pill:
    look = look or TableLook()
    table = TableWidget(SourceRenderer({}, {}), faces(), look, Announcer())
    qtbot.addWidget(table)
    label = Pill(TableStyle(SourceRenderer({}, {}), faces(), look), table, 12)
    label.say(said)
    return label


def test_what_fits_in_a_line_takes_one_and_more_takes_even_lines(qtbot: QtBot) -> None:
    label = pill(qtbot, "Kavya leads the eight of hearts.")
    line = label.wanted(1000)
    for width in (line.width(), line.width() - 3, line.width() - 8):  # beside words there is a little to spare
        assert label.wanted(width).height() <= line.height() + 2
    two = label.wanted(line.width() * 0.8)
    assert line.height() < two.height() < 2 * line.height()
    assert two.width() < line.width() * 0.75


def with_trays(qtbot: QtBot, size: tuple[int, int], clock: Callable[[], float] = time.monotonic) -> Laid:
    plurals = {"%1 card(s) in hand": ("%1 card in hand", "%1 cards in hand")}
    words = SourceRenderer({Seat(i): name for i, name in enumerate(NAMES)}, plurals)
    table = TableWidget(words, faces(), TableLook(), Announcer(), clock=clock)
    qtbot.addWidget(table)
    table.resize(*size)
    with qtbot.waitExposed(table):
        table.show()
    laid = Laid(table)
    laid.scene.build(SPECS, view(), (Seat(0), Seat(1), Seat(0), Seat(1)), low_wins=False)
    commands = tuple(Command(code, Text("T", f"Take the {code}")) for code in ("pile", "stock"))
    laid.scene.present(
        TableDisplay(Display(Text("T", "Draw, or take the pile"), ()), commands, acting=frozenset({Seat(0)}))
    )
    return laid


@pytest.mark.parametrize("size", [(1024, 548), (1280, 748)])
def test_what_everybody_said_is_seen_beside_trays_and_buttons_stay_free(qtbot: QtBot, size: tuple[int, int]) -> None:
    laid = with_trays(qtbot, size)
    laid.scene.write_announcements([Announced(Seat(seat), DISCARDS) for seat in (1, 2, 3)])
    pills = [QRectF(one.geometry()) for one in laid.hud.bubbles.widgets() if one.isVisible()]
    assert len(pills) == 3
    geometry = laid.board.geometry
    buttons = [QRectF(button.rect().translated(laid.hud.commands.pos() + button.pos()))
               for button in laid.hud.commands.shown()]  # fmt: skip
    for area in pills:
        inner = area.adjusted(1, 1, -1, -1)
        assert not any(inner.intersects(other) for other in (*geometry.occupied(), *buttons))
    assert not any(one.adjusted(1, 1, -1, -1).intersects(other) for one, other in combinations(pills, 2))


def test_what_was_said_keeps_off_a_question(qtbot: QtBot) -> None:
    stage = Stage(qtbot, 4, size=(1024, 548))
    geometry = stage.board.geometry
    bubbles = ActionBubbles(stage.table_style, stage.table, time.monotonic)
    bubbles.add_announcements([Announced(Seat(2), DISCARDS)], ZoneKinds(()))
    question = geometry.plates[2].adjusted(-200, 50, 200, 300)
    bubbles.show(geometry, {Seat(2): 2}, [question])
    assert not any(QRectF(one.geometry()).intersects(question) for one in bubbles.widgets() if one.isVisible())


def test_marks_below_letters_are_painted_in_low_lines(qapp: QApplication) -> None:
    """The three dots of a Persian pe hang far down; the line of a name on a small plate is lower than the font."""

    def ink(height: float) -> int:
        image = QImage(120, 60, QImage.Format.Format_RGB32)
        image.fill(QColor("black"))
        font = qapp.font()
        font.setPixelSize(16)
        painter = QPainter(image)
        paint_text(painter, QRectF(0, 30 - height / 2, 120, height), "gjpqy", font, "white")
        painter.end()
        return sum(image.pixelColor(x, y).lightness() > 60 for x in range(120) for y in range(60))

    assert ink(14) == ink(16) == ink(40)


def test_lines_written_from_the_right_begin_at_the_same_edge(qapp: QApplication) -> None:
    image = QImage(300, 80, QImage.Format.Format_RGB32)
    image.fill(QColor("black"))
    font = qapp.font()
    font.setPixelSize(24)
    painter = QPainter(image)
    paint_text(painter, image.rect().toRectF(), "ششش " * 7, font, "white", Align.AlignRight, wrap=True)
    painter.end()
    edges = []
    for line in (range(10, 40), range(40, 70)):
        lit = [x for x in range(300) for y in line if image.pixelColor(x, y).lightness() > 60]
        edges.append(max(lit, default=0))
    assert abs(edges[0] - edges[1]) <= 2


@pytest.mark.parametrize("said", ["Partner: may I go out?", "Ask your partner: may I go out?"])
def test_the_words_of_a_command_stay_within_its_button(said: str, qtbot: QtBot) -> None:
    """At 1024x600, where the buttons beside the melds are low; two lines are smaller than one."""

    def painted(label: Text) -> QImage:
        button = CommandButton(TableStyle(SourceRenderer({}, {}), faces(), TableLook()), table)
        button.show_command(Command("ask", label), first=False, hinted=False)
        button.resize(162, 26)
        return button.grab().toImage()

    table = TableWidget(SourceRenderer({}, {}), faces(), TableLook(), Announcer())
    qtbot.addWidget(table)
    with_words, without = painted(literal_text(said)), painted(literal_text(""))
    rows = range(with_words.height())
    inked = [y for y in rows if any(with_words.pixel(x, y) != without.pixel(x, y) for x in range(with_words.width()))]
    assert inked
    assert inked[0] > 3
    assert inked[-1] < with_words.height() - 4


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("said", ["Your turn: follow clubs", "Choose 3 cards for Amrit and then some more: 0 of 3"])
def test_a_prompt_for_the_viewer_has_a_bar_where_reading_begins_and_nothing_of_a_button(
    said: str, mirrored: bool, qtbot: QtBot
) -> None:
    look = TableLook(right_to_left=mirrored)
    label, theme = pill(qtbot, "", look), TableStyle(SourceRenderer({}, {}), faces(), look).theme
    label.say(said, accent=True)
    label.lay(QRectF(20, 20, 260, 60), right=mirrored)
    picture = label.grab().toImage()
    y = picture.height() // 2
    colours = [picture.pixelColor(x, y) for x in range(picture.width())]
    first = list(reversed(colours)) if mirrored else colours
    assert QColor(theme.accent) not in colours
    assert QColor(theme.glow) in first[:3]
    assert QColor(theme.glow) not in first[8:]
    corners = [
        picture.pixelColor(first_x, y) for first_x in (picture.width() - 2, 1) for y in (1, picture.height() - 2)
    ]
    assert QColor(theme.glow) in corners  # the bar is square
