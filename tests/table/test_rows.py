"""A row in the middle that gaps divide into groups, and the brackets under it."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, QSizeF
from pytestqt.qtbot import QtBot

from cardtable.core.cards import Suit, sort_cards, standard_pack
from cardtable.core.controls import Display, Mark, Plate
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.text import Text
from cardtable.core.views import View
from cardtable.core.zone_kinds import Arrangement, Role, Visibility, ZoneSpec
from cardtable.core.zones import Seat, Zone
from cardtable.table.art.themes import STRIP, STRIP_LARGE
from cardtable.table.cards.card_states import TableDisplay
from cardtable.table.hud.table_captions import writings
from cardtable.table.layout.card_layout import CLOSED, groups
from cardtable.table.speech.announcer import Announcer
from cardtable.table.style.table_style import TableLook
from cardtable.table.table_widget import TableWidget
from tests.table.stage import NAMES, Laid, faces

SPECS = (
    ZoneSpec("hand", Visibility.EVERYONE, arrangement=Arrangement.FAN, role=Role.HAND),
    ZoneSpec("pile", Visibility.EVERYONE, per="table", arrangement=Arrangement.SPREAD),
)
PILE = Zone("pile")
GAP = frozenset({Mark.GAP_AFTER})


def test_large_groups_close_up_and_small_ones_do_not() -> None:
    card = QSizeF(84, 118)
    for count in range(1, 36):
        gaps = frozenset(place for place in (count - 2, count - 4, count - 6) if place >= 0)
        slots = groups(count, QRectF(0, 0, 900, 118), card, gaps)
        x = [point.x() for point, _ in slots]
        assert x == sorted(x)
        assert x[0] >= 42 - 0.01
        assert x[-1] <= 900 - 42 + 0.01
        if count > 6 + CLOSED:
            assert x[-1] - x[-2] > 84  # the top card lies alone
            assert x[1] - x[0] < x[-2] - x[-3] < 84


def test_many_groups_lie_over_each_other_rather_than_beyond_their_place() -> None:
    card, place = QSizeF(84, 118), QRectF(100, 0, 420, 118)
    for count in range(2, 14):
        slots = groups(count, place, card, frozenset(range(1, count, 2)))
        x = [point.x() for point, _ in slots]
        assert x == sorted(x)
        assert x[0] >= place.left() + 42 - 0.01
        assert x[-1] <= place.right() - 42 + 0.01


def test_a_large_group_leaves_large_indices_in_sight() -> None:
    card, gaps = QSizeF(84, 118), frozenset({5})
    for strip in (STRIP, STRIP_LARGE):
        slots = groups(7, QRectF(0, 0, 900, 118), card, gaps, strip)
        assert slots[1][0].x() - slots[0][0].x() == pytest.approx(strip * 84)


def table(qtbot: QtBot, coming: int = 0, seats: int = 2) -> Laid:
    widget = TableWidget(
        SourceRenderer({Seat(i): name for i, name in enumerate(NAMES)}), faces(), TableLook(speed=1000), Announcer()
    )
    qtbot.addWidget(widget)
    widget.resize(1024, 548)
    pack = standard_pack(6)
    zones = {Zone("hand", 0): pack[:10], Zone("hand", 1): pack[20:30], PILE: sort_cards(pack[10:20])}
    zones |= {Zone("hand", seat): pack[:0] for seat in range(2, seats)}
    view = View(Seat(0), zones, None, 1)
    laid = Laid(widget)
    laid.scene.build(SPECS, view, tuple(map(Seat, range(seats))))
    marks = [GAP if place in (4, 6, 8) else frozenset[Mark]() for place in range(10)]
    for place in range(10 - coming, 10):
        marks[place] |= {Mark.COMING}
    plates = (Plate(badges=(Suit.CLUBS,)), Plate(badges=(Suit.DIAMONDS,)), Plate(total=0), Plate(total=0))[:seats]
    spans = {PILE: (Text("T", "beat this card"), Text("T", "three"))}
    notes = tuple(Text("T", f"Amrit: trump {number}") for number in range(seats))
    display = Display(Text("T", "Beat"), plates, marks={PILE: tuple(marks)}, spans=spans, notes=notes)
    laid.scene.present(TableDisplay(replace(display, title=Text("T", "Deal 1"), goal=Text("T", "One deal"))), view)
    laid.scene.relayout()
    return laid


def test_brackets_reach_from_each_gap_to_the_top(qtbot: QtBot) -> None:
    laid = table(qtbot)
    found = writings(laid.board, Display(Text("T", ""), ()), laid.table_style).brackets
    assert [bracket.text for bracket in found] == ["1", "3", "5", "10"]
    assert [bracket.hot for bracket in found] == [True, False, False, False]
    assert [bracket.text for bracket in laid.backdrop.writings.brackets] == ["beat this card", "three", "5", "10"]
    assert len({bracket.right for bracket in found}) == 1
    assert [bracket.left for bracket in found] == sorted((bracket.left for bracket in found), reverse=True)


def test_words_under_the_pile_do_not_cover_each_other(qtbot: QtBot) -> None:
    laid = table(qtbot)
    said = tuple(Text("T", text) for text in ("beat this card", "", "you take these", ""))
    brackets = writings(laid.board, Display(Text("T", ""), (), spans={PILE: said}), laid.table_style).brackets
    assert [bracket.text for bracket in brackets] == ["beat this card", "3", "you take these", "10"]
    assert [bracket.aside for bracket in brackets] == [False, True, False, True]
    assert brackets[2].y - brackets[0].y >= 21 * laid.table_style.scale
    assert brackets[3].left + 40 < brackets[2].left


@pytest.mark.parametrize("holds", [1, 2, 3])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_written_under_the_pile_is_struck_through_by_no_bracket(qtbot: QtBot, seats: int, holds: int) -> None:
    """Four players at 1024 × 600 leave little more than fourteen pixels for each."""
    laid = table(qtbot, seats=seats)
    said = ["1: beat this card", "", "", ""]
    said[holds] = f"{2 * holds + 1}: you take these if you can't beat it"
    spans = {PILE: tuple(Text("T", text) for text in said)}
    brackets = writings(laid.board, Display(Text("T", ""), (), spans=spans), laid.table_style).brackets
    pills = [bracket.pill(laid.table_style) for bracket in brackets]
    for place, bracket in enumerate(brackets):
        ground = QRectF(bracket.left, bracket.y, bracket.right - bracket.left, bracket.drop)
        line = QRectF(bracket.left, bracket.y + bracket.drop - 1, bracket.right - bracket.left, 2)
        for other, pill in enumerate(pills):
            if other != place:
                assert not line.intersects(pill.adjusted(0, 2, 0, -2)), (bracket.text, brackets[other].text)
                assert not pills[place].adjusted(1, 1, -1, -1).intersects(pill)
        assert ground.top() > laid.board.piles[PILE].place.area.bottom()
    row = laid.board.geometry.row
    assert row is not None
    assert max(pill.bottom() for pill in pills) <= row.bottom() + 1
    assert laid.board.piles[PILE].place.card > 50


def test_the_cards_that_would_come_are_told_from_those_that_stay(qtbot: QtBot) -> None:
    laid = table(qtbot, coming=3)
    brackets = laid.backdrop.writings.brackets
    assert [bracket.hot for bracket in brackets] == [False, True, False, False]
    pile = laid.board.piles[PILE]
    assert [card.dimmed for card in pile.widgets] == [True] * 5 + [False] * 5
    assert "would join your hand" in pile.widgets[-1].accessibleDescription()
    assert "would join your hand" not in pile.widgets[0].accessibleDescription()


def test_an_empty_row_shows_where_a_card_goes(qtbot: QtBot) -> None:
    laid = table(qtbot)
    assert not laid.backdrop.writings.places
    faces_now = {zone: tuple(pile.faces()) for zone, pile in laid.board.piles.items()}
    empty = View(Seat(0), faces_now | {PILE: ()}, None, 2)
    laid.scene.snap(empty)
    laid.scene.present(TableDisplay(Display(Text("T", "Lead"), ())), empty)
    (place,) = laid.backdrop.writings.places
    pile = laid.board.piles[PILE].place
    assert place.width() == pile.card
    assert pile.area.adjusted(-1, -1, 1, 1).contains(place)
    assert place.center() == pile.area.center()


def test_own_trumps_bear_a_medal_in_every_open_hand(qtbot: QtBot) -> None:
    laid = table(qtbot)
    for zone, suit in ((Zone("hand", 0), Suit.CLUBS), (Zone("hand", 1), Suit.DIAMONDS)):
        for card in laid.board.piles[zone].widgets:
            assert card.final_card is not None
            assert card.medal == (card.final_card.suit is suit)
