"""Tables with trays for sides and with a row in the middle: nothing overlaps, and everything can be read."""

import itertools

import pytest
from PySide6.QtCore import QRectF, QSizeF

from cardtable.core.zones import Zone
from cardtable.table.layout.geometry import Geometry, LayoutInput
from cardtable.table.layout.geometry_variants import choose_layout
from cardtable.table.layout.tray_layout import in_tray

SIZES = ((1024, 600), (1024, 548), (1280, 800), (1280, 748), (1920, 1080), (1920, 1028), (2560, 1080))
SIDES = ((2, 2), (3, 2), (3, 3), (4, 2), (5, 2), (6, 2), (6, 3))


def with_trays(size: tuple[int, int], seats: int, trays: int, *, mirrored: bool = False) -> Geometry:
    score = QSizeF(178, 42 + 22 * (trays + 1))
    return choose_layout(LayoutInput(QSizeF(*size), seats, QSizeF(178, 130), score, mirrored, trays=trays))


def with_row(size: tuple[int, int], seats: int, *, face_up: bool, mirrored: bool = False) -> Geometry:
    panels = QSizeF(222, 102), QSizeF(222, 42 + 22 * (seats + 1))
    return choose_layout(LayoutInput(QSizeF(*size), seats, *panels, mirrored, row=True, open_hands=face_up))


def named(geometry: Geometry) -> dict[str, QRectF]:
    """Every rectangle that may cover no other."""
    found = {f"plate {place}": rect for place, rect in enumerate(geometry.plates)}
    found |= {f"fan {place}": rect for place, rect in enumerate(geometry.fans) if rect is not None}
    found |= {f"tray {place}": rect for place, rect in enumerate(geometry.trays)}
    found |= {name: rect for name in ("info", "score", "row") if (rect := getattr(geometry, name)) is not None}
    if geometry.trays:
        found["piles"] = geometry.piles
    return found | {"hand": geometry.hand, "prompt": geometry.prompt, "commands": geometry.commands}


def assert_apart(geometry: Geometry) -> None:
    rects = named(geometry)
    table = QRectF(0, 0, geometry.size.width(), geometry.size.height())
    for name, rect in rects.items():
        assert table.contains(rect), f"{name} sticks out"
        assert rect.width() > 20, name
        assert rect.height() > 20, name
    for (one, first), (other, second) in itertools.combinations(rects.items(), 2):
        assert not first.intersects(second), f"{one} covers {other}"


@pytest.mark.parametrize(("seats", "trays"), SIDES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("mirrored", [False, True])
def test_nothing_overlaps_where_sides_lay_cards_out(
    size: tuple[int, int], seats: int, trays: int, mirrored: bool
) -> None:
    geometry = with_trays(size, seats, trays, mirrored=mirrored)
    assert_apart(geometry)
    assert len(geometry.trays) == trays
    assert geometry.commands.height() >= 5 * 38  # five buttons of the usual height, or little less


@pytest.mark.parametrize("seats", range(2, 5))
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("face_up", [False, True])
@pytest.mark.parametrize("mirrored", [False, True])
def test_nothing_overlaps_where_a_row_lies_in_the_middle(
    size: tuple[int, int], seats: int, face_up: bool, mirrored: bool
) -> None:
    geometry = with_row(size, seats, face_up=face_up, mirrored=mirrored)
    assert_apart(geometry)
    assert geometry.trick_card >= 60


@pytest.mark.parametrize(("size", "least"), [((1024, 548), 40), ((1280, 748), 55), ((1920, 1028), 80)])
@pytest.mark.parametrize("seats", range(2, 7))
def test_ten_melds_on_each_side_can_be_read(size: tuple[int, int], least: int, seats: int) -> None:
    geometry = with_trays(size, seats, 2)
    for rect in geometry.trays:
        melds = {Zone("meld", 0, rank): count for rank, count in enumerate((3, 4, 5, 3, 6, 3, 7, 4, 3, 5))}
        tray = in_tray(rect, geometry.tray_card, geometry.scale, melds, frozenset({Zone("meld", 0, 6)}))
        laid = [*tray.melds.values(), tray.across]
        assert all(rect.contains(meld.area) for meld in laid)
        assert min(meld.card for meld in tray.melds.values()) >= least
        for one, other in itertools.combinations(tray.melds.values(), 2):
            beside = one.area.right() <= other.area.left() or other.area.right() <= one.area.left()
            below = abs(one.area.top() - other.area.top()) >= 0.58 * one.card  # the index stays in sight
            assert beside or below


@pytest.mark.parametrize(("size", "least"), [((1024, 548), 40), ((1280, 748), 60)])
def test_nine_melds_on_each_of_three_sides_can_be_read(size: tuple[int, int], least: int) -> None:
    geometry = with_trays(size, 6, 3)
    melds = {Zone("meld", 0, rank): count for rank, count in enumerate((3, 4, 5, 3, 6, 3, 4, 4, 3))}
    for rect in geometry.trays:
        tray = in_tray(rect, geometry.tray_card, geometry.scale, melds, frozenset())
        assert min(meld.card for meld in tray.melds.values()) >= least


@pytest.mark.parametrize(
    ("canastas", "counts"),
    [(0, (4, 5, 3, 6, 3, 4)), (1, (4, 5, 3, 6, 3, 4)), (1, (3, 4, 3, 3, 3, 3, 3)), (2, (3, 3, 4, 3, 3, 3))],
)
def test_six_melds_beside_canastas_cover_nothing(canastas: int, counts: tuple[int, ...]) -> None:
    for rect in (geometry := with_trays((1280, 722), 4, 2)).trays:
        melds = {Zone("meld", 0, rank): count for rank, count in enumerate((7,) * canastas + counts)}
        stacks = frozenset(Zone("meld", 0, rank) for rank in range(canastas))
        tray = in_tray(rect, geometry.tray_card, geometry.scale, melds, stacks)
        assert {laid.seen for laid in tray.melds.values()} == {1.0}
        assert min(laid.card for laid in tray.melds.values()) >= 50


def test_a_line_is_full_before_the_next_one_begins() -> None:
    geometry = with_trays((1280, 722), 4, 2)
    melds = {Zone("meld", 0, rank): 3 for rank in range(10)}
    tray = in_tray(geometry.trays[0], geometry.tray_card, geometry.scale, melds, frozenset())
    lines: dict[float, list[QRectF]] = {}
    for laid in tray.melds.values():
        lines.setdefault(laid.area.top(), []).append(laid.area)
    upper, lower = lines.values()
    assert len(lower) < len(upper)
    assert upper[-1].right() + lower[0].width() > geometry.trays[0].right()


def test_few_melds_are_as_large_as_allowed() -> None:
    rect = QRectF(0, 0, 640, 130)
    widths = []
    for count in (1, 4, 7, 10, 13):
        tray = in_tray(rect, 70, 1.0, {Zone("meld", 0, rank): 4 for rank in range(count)}, frozenset())
        widths.append(tray.melds[Zone("meld", 0, 0)].card)
    assert widths[:2] == [70, 70]
    assert all(30 < width < 70 for width in widths[2:])


def test_the_place_of_the_next_meld_is_free_and_in_the_tray() -> None:
    rect = QRectF(0, 0, 640, 130)
    for count in range(5):
        tray = in_tray(rect, 60, 1.0, {Zone("meld", 0, rank): 3 for rank in range(count)}, frozenset())
        assert rect.contains(tray.free.area)
        assert not any(tray.free.area.intersects(meld.area) for meld in tray.melds.values())


def test_trays_are_filled_from_the_right_in_right_to_left() -> None:
    rect = QRectF(100, 20, 640, 130)
    melds = {Zone("meld", 0, rank): 3 for rank in range(4)}
    tray = in_tray(rect, 60, 1.0, melds, frozenset({Zone("meld", 0, 0)}))
    turned = tray.mirrored(rect)
    for laid, other in zip([*tray.melds.values(), tray.across], [*turned.melds.values(), turned.across], strict=True):
        assert laid.area.left() - rect.left() == pytest.approx(rect.right() - other.area.right())
        assert (laid.area.size(), laid.card, laid.step) == (other.area.size(), other.card, other.step)
    assert with_trays((1280, 748), 4, 2, mirrored=True).right_to_left
