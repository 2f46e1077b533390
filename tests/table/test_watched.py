"""The table of somebody who only watches: the hand at the bottom is as small as all others, and nothing overlaps."""

import itertools
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRectF, QSizeF
from pytestqt.qtbot import QtBot

from cardtable.core.zones import Zone
from cardtable.table.hud.participant_display import ParticipantDisplay
from cardtable.table.layout.card_layout import rows
from cardtable.table.layout.deal_result_layout import at_the_count, with_open_hands
from cardtable.table.layout.geometry import Geometry, LayoutInput
from cardtable.table.layout.geometry_variants import choose_layout
from cardtable.table.layout.label_layout import corner_spot
from cardtable.table.layout.pile_layout import PileShape
from cardtable.table.layout.pose import HEIGHT
from tests.table.stage import QUICK, Stage

SIZES = ((1024, 548), (1280, 748), (1920, 1028))
INFO, SCORE = QSizeF(178, 110), QSizeF(196, 130)
PILL = QSizeF(175, 36)


def overlapping(geometry: Geometry) -> list[str]:
    rects = {f"plate {place}": rect for place, rect in enumerate(geometry.plates)}
    rects |= {f"fan {place}": rect for place, rect in enumerate(geometry.fans) if rect is not None}
    rects |= {f"tray {place}": rect for place, rect in enumerate(geometry.trays)}
    if not geometry.trays and geometry.row is None:
        rects |= {f"trick {place}": pose.rect() for place, pose in enumerate(geometry.trick)}
    rects |= {name: rect for name in ("info", "score", "row") if (rect := getattr(geometry, name)) is not None}
    rects["prompt"] = geometry.prompt
    rects["pill"] = corner_spot(geometry, PILL * geometry.scale, [*geometry.occupied(), geometry.prompt])
    table = QRectF(0, 0, geometry.size.width(), geometry.size.height())
    out = [name for name, rect in rects.items() if not table.contains(rect)]
    pairs = itertools.combinations(rects.items(), 2)
    return out + [f"{one} {other}" for (one, first), (other, second) in pairs if first.intersects(second)]


@pytest.mark.quick(12)
@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 12))
def test_nothing_overlaps_at_tables_of_tricks(seats: int, size: tuple[int, int], mirrored: bool) -> None:
    request = LayoutInput(QSizeF(*size), seats, INFO, SCORE, mirrored, watched=True)
    assert overlapping(choose_layout(request)) == []


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_nothing_overlaps_with_trays(seats: int, size: tuple[int, int], mirrored: bool) -> None:
    request = LayoutInput(QSizeF(*size), seats, INFO, SCORE, mirrored, trays=3 if seats in (3, 6) else 2, watched=True)
    assert overlapping(choose_layout(request)) == []


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nothing_overlaps_around_a_row(seats: int, size: tuple[int, int], mirrored: bool) -> None:
    request = LayoutInput(QSizeF(*size), seats, INFO, SCORE, mirrored, row=True, watched=True)
    assert overlapping(choose_layout(request)) == []


@pytest.mark.parametrize("seats", [3, 4, 7])
@pytest.mark.parametrize("size", SIZES)
def test_the_points_of_a_deal_do_not_cover_that_one_watches(size: tuple[int, int], seats: int) -> None:
    geometry = at_the_count(choose_layout(LayoutInput(QSizeF(*size), seats, INFO, SCORE, False, watched=True)))
    assert geometry.sheet is not None
    assert not corner_spot(geometry, PILL, geometry.occupied()).intersects(geometry.sheet)


def test_where_nothing_is_free_a_corner_covers_as_little_as_can_be() -> None:
    geometry = choose_layout(LayoutInput(QSizeF(1024, 548), 4, INFO, SCORE, False))
    full = QRectF(0, 300, 1024, 248)
    lines = [QRectF(0, y, 1024, 2) for y in range(0, 300, 20)]
    assert not corner_spot(geometry, PILL, [full, *lines]).intersects(full)


@pytest.mark.parametrize(("seats", "shape"), [(4, PileShape.FAN), (7, PileShape.HIDDEN)])
def test_the_hand_at_the_bottom_lies_as_the_others_do(seats: int, shape: PileShape, qtbot: QtBot) -> None:
    stage = Stage(qtbot, seats, look=QUICK, viewer=None)
    stage.finish()
    stage.scene.show_participants(ParticipantDisplay(watching=True))
    hands = [stage.board.piles[Zone("hand", seat)].place for seat in (0, 1)]
    assert [place.shape for place in hands] == [shape, shape]
    assert hands[0].card == hands[1].card
    assert stage.hud.watching.isVisible()
    assert stage.hud.watching.accessibleName() == "You're watching"
    assert stage.hud.plates[0].content.fan is (shape is PileShape.HIDDEN)


@pytest.mark.parametrize("size", SIZES)
def test_open_hands_can_be_read_when_a_deal_is_looked_at(size: tuple[int, int]) -> None:
    """Thirteen cards show their indices: a third of each card, of a card of 34 pixels and more."""
    geometry = with_open_hands(choose_layout(LayoutInput(QSizeF(*size), 4, INFO, SCORE, False)))
    for fan in filter(None, geometry.fans):
        card = (fan.height() - 4) / HEIGHT
        assert card >= 34
        assert (fan.width() - card) / 12 >= 0.33 * card
    assert not overlapping(geometry)


@pytest.mark.parametrize(
    ("size", "panel"), [((1024, 455), (288, 228)), ((1280, 645), (326, 268)), ((1920, 870), (489, 402))]
)
@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("mirrored", [False, True])
def test_open_hands_trick_and_own_hand_are_clear_of_the_panel_about_a_choice(
    size: tuple[int, int], panel: tuple[int, int], seats: int, mirrored: bool
) -> None:
    laid = choose_layout(LayoutInput(QSizeF(*size), seats, QSizeF(190, 72), SCORE, mirrored))
    corner = QRectF(0 if mirrored else size[0] - panel[0], size[1] - panel[1], *panel)
    geometry = with_open_hands(laid, corner)
    fans = [fan for fan in geometry.fans if fan is not None]
    shown = [rect for rect in (geometry.info, geometry.score) if rect is not None]
    rects = [corner, geometry.hand, *geometry.plates, *fans, *shown]
    assert [(one, two) for one, two in combinations(rects, 2) if one.intersects(two)] == []
    cards = [pose.rect() for pose in geometry.trick]
    assert [(one, card) for one in (*fans, geometry.hand, corner) for card in cards if one.intersects(card)] == []
    assert abs(sum(pose.x for pose in geometry.trick) / seats - size[0] / 2) <= 0.05 * size[0]
    if seats <= 4:
        assert min((fan.height() - 4) / HEIGHT for fan in fans) >= 46


@pytest.mark.parametrize(
    ("size", "panel"), [((1024, 465), (214, 274)), ((1280, 645), (241, 374)), ((1920, 870), (335, 520))]
)
@pytest.mark.parametrize(("seats", "trays"), [(2, 2), (3, 3), (4, 2), (5, 2), (6, 2), (6, 3)])
@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("watched", [False, True])
def test_beside_trays_open_hands_can_be_read_and_the_table_is_in_the_middle(
    size: tuple[int, int], panel: tuple[int, int], seats: int, trays: int, mirrored: bool, watched: bool
) -> None:
    corner = QRectF(0 if mirrored else size[0] - panel[0], size[1] - panel[1], *panel)
    panels = (QSizeF(178, 90), QSizeF(178, 108))
    for usual in (corner, None):
        request = LayoutInput(QSizeF(*size), seats, *panels, mirrored, trays=trays, watched=watched)
        laid = choose_layout(request)
        geometry = with_open_hands(laid._replace(watched=watched), usual)
        fans = [fan for fan in geometry.fans if fan is not None]
        own = [] if watched else [geometry.hand]
        rects = [*geometry.plates, *geometry.trays, geometry.piles, *fans, *own, *([] if usual is None else [corner])]
        rects += [] if geometry.info is None else [geometry.info]
        assert [(one, two) for one, two in combinations(rects, 2) if one.intersects(two)] == []
        assert all(QRectF(0, 0, *size).contains(rect) for rect in rects)
        for middle in (geometry.trays[0], geometry.piles, *([] if watched else [geometry.hand])):
            assert middle.center().x() == pytest.approx(size[0] / 2, abs=1)
        assert len(fans) == seats - (not watched)
        assert geometry.open_card >= 46
        assert min((fan.height() - 4) / HEIGHT for fan in fans) >= 46 or (seats == 6 and size[1] < 700)


@pytest.mark.parametrize("count", [1, 8, 9, 14, 15, 30])
def test_a_hand_too_long_for_its_column_breaks_into_rows_whose_indices_are_seen(count: int) -> None:
    area, card = QRectF(10, 20, 190, 160), QSizeF(47, 47 * HEIGHT)
    middles = [point for point, _ in rows(count, area, card, 0.42)]
    lines = sorted({point.y() for point in middles})
    lengths = [sum(point.y() == line for point in middles) for line in lines]
    assert sum(lengths) == count
    assert max(lengths) - min(lengths) <= 1 or lengths[-1] == min(lengths)
    assert len(lines) == (1 if count <= 8 else 2 if count <= 16 else 3)
    assert all(two - one >= 29 for one, two in pairwise(lines))  # rank and suit of a card of 46 pixels
    for line in lines:
        across = [point.x() for point in middles if point.y() == line]
        assert min(across) - 23.5 >= area.left() - 0.1
        assert max(across) + 23.5 <= area.right() + 0.1
    assert area.bottom() >= lines[-1] + 47 * HEIGHT / 2


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(6, 12))
def test_no_card_of_a_trick_lies_over_an_open_hand(seats: int, size: tuple[int, int]) -> None:
    geometry = with_open_hands(choose_layout(LayoutInput(QSizeF(*size), seats, INFO, SCORE, False)))
    cards = [pose.rect() for pose in geometry.trick]
    assert not [fan for fan in filter(None, geometry.fans) if any(map(fan.intersects, cards))]
    assert not [one for one, two in combinations(cards, 2) if one.intersects(two)]
