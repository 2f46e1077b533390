"""A row in the middle that gaps divide into groups, and the brackets under it."""

from PySide6.QtCore import QRectF, QSizeF
from pytestqt.qtbot import QtBot

from cardtable.core.cards import Suit, sort_cards, standard_pack
from cardtable.core.controls import Display, Mark, Plate
from cardtable.core.text import SourceWords, Text
from cardtable.core.views import View
from cardtable.core.zones import Arrangement, Seat, Visibility, Zone, ZoneSpec
from cardtable.table.look import TableLook
from cardtable.table.rows import CLOSED, groups
from cardtable.table.shown import Shown
from cardtable.table.table_widget import TableWidget
from cardtable.table.writings import writings
from tests.table.stage import NAMES, faces

SPECS = (
    ZoneSpec("hand", Visibility.EVERYONE, arrangement=Arrangement.FAN),
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


def table(qtbot: QtBot, coming: int = 0) -> TableWidget:
    widget = TableWidget(SourceWords({Seat(i): name for i, name in enumerate(NAMES)}), faces(), TableLook(speed=1000))
    qtbot.addWidget(widget)
    widget.resize(1024, 548)
    pack = standard_pack(6)
    zones = {Zone("hand", 0): pack[:10], Zone("hand", 1): pack[20:30], PILE: sort_cards(pack[10:20])}
    view = View(Seat(0), zones, None, 1)
    widget.build(SPECS, view, (Seat(0), Seat(1)))
    marks = [GAP if place in (4, 6, 8) else frozenset[Mark]() for place in range(10)]
    for place in range(10 - coming, 10):
        marks[place] |= {Mark.COMING}
    plates = (Plate(badges=(Suit.CLUBS,)), Plate(badges=(Suit.DIAMONDS,)))
    spans = {PILE: (Text("T", "beat this card"), Text("T", "three"))}
    widget.present(Shown(Display(Text("T", "Beat"), plates, marks={PILE: tuple(marks)}, spans=spans)), view)
    return widget


def test_brackets_reach_from_each_gap_to_the_top(qtbot: QtBot) -> None:
    widget = table(qtbot)
    assert widget.board is not None
    found = writings(widget.board, Display(Text("T", ""), ()), widget.skin).brackets
    assert [bracket.text for bracket in found] == ["1", "3", "5", "10"]
    assert [bracket.hot for bracket in found] == [True, False, False, False]
    assert [bracket.text for bracket in widget.backdrop.writings.brackets] == ["beat this card", "three", "5", "10"]
    assert len({bracket.right for bracket in found}) == 1
    assert [bracket.left for bracket in found] == sorted((bracket.left for bracket in found), reverse=True)


def test_words_under_the_pile_do_not_cover_each_other(qtbot: QtBot) -> None:
    widget = table(qtbot)
    assert widget.board is not None
    said = tuple(Text("T", text) for text in ("beat this card", "", "you take these", ""))
    brackets = writings(widget.board, Display(Text("T", ""), (), spans={PILE: said}), widget.skin).brackets
    assert [bracket.text for bracket in brackets] == ["beat this card", "3", "you take these", "10"]
    assert [bracket.aside for bracket in brackets] == [False, True, False, True]
    assert brackets[2].y - brackets[0].y >= 21 * widget.skin.scale
    assert brackets[3].left + 40 < brackets[2].left


def test_the_cards_that_would_come_are_told_from_those_that_stay(qtbot: QtBot) -> None:
    widget = table(qtbot, coming=3)
    assert widget.board is not None
    brackets = widget.backdrop.writings.brackets
    assert [bracket.hot for bracket in brackets] == [False, True, False, False]
    pile = widget.board.piles[PILE]
    assert [card.dimmed for card in pile.widgets] == [True] * 5 + [False] * 5
    assert "would come to your hand" in pile.widgets[-1].accessibleDescription()
    assert "would come to your hand" not in pile.widgets[0].accessibleDescription()


def test_own_trumps_bear_a_medal_in_every_open_hand(qtbot: QtBot) -> None:
    widget = table(qtbot)
    assert widget.board is not None
    for zone, suit in ((Zone("hand", 0), Suit.CLUBS), (Zone("hand", 1), Suit.DIAMONDS)):
        for card in widget.board.piles[zone].widgets:
            assert card.due is not None
            assert card.medal == (card.due.suit is suit)
