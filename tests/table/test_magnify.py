"""A table in larger writing, and in a window that is smaller than any it was drawn for: nothing lies over anything."""

import itertools

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from cardtable.core.zones import Zone
from cardtable.table.hud.seat_plate import SLIM
from cardtable.table.layout.geometry import Geometry, LayoutInput
from cardtable.table.layout.geometry_variants import choose_layout
from cardtable.table.layout.label_layout import discs
from cardtable.table.layout.pose import Pose
from cardtable.table.layout.sidebar_layout import clear_of
from cardtable.table.layout.text_scaling import fitted, grown
from cardtable.table.layout.tray_layout import in_tray, tray_scale
from cardtable.table.seat_draw_layout import draw_places

SIZES = ((640, 372), (780, 386), (800, 512), (960, 488), (1024, 548), (1280, 748), (1920, 1028), (2560, 1388))
FEW = {(1024, 548)}  # a quick run has the one with least room in which all writing is at least as large as usual
WRITING = (1.0, 1.25, 1.5, 2.0)
TRICKS = [(seats, 0, False) for seats in range(2, 12)]
TRAYS = [(seats, trays, False) for seats, trays in ((2, 2), (3, 3), (4, 2), (6, 2), (6, 3))]
ROWS = [(seats, 0, True) for seats in range(2, 5)]


def requested(size: tuple[int, int], seats: int, trays: int, row: bool) -> LayoutInput:
    panels = QSizeF(178 if trays else 222, 130), QSizeF(178 if trays else 222, 42 + 22 * ((trays or seats) + 1))
    return LayoutInput(QSizeF(*size), seats, *panels, trays=trays, row=row, round_buttons=True)


def magnified(request: LayoutInput, writing: float) -> Geometry:
    return fitted(lambda _: request, request.size, writing)


def rects(geometry: Geometry) -> list[QRectF]:
    return [*geometry.occupied(), geometry.prompt, geometry.commands]


@pytest.mark.parametrize("size", [pytest.param(size, marks=() if size in FEW else pytest.mark.slow) for size in SIZES])
def test_nothing_overlaps_in_any_window_and_writing(size: tuple[int, int]) -> None:
    table = QRectF(-0.01, -0.01, size[0] + 0.02, size[1] + 0.02)
    for writing, (seats, trays, row) in itertools.product(WRITING, [*TRICKS, *TRAYS, *ROWS]):
        what = f"{writing}, {seats} seats, {trays} trays, {row=}"
        request = requested(size, seats, trays, row)
        geometry = magnified(request, writing)
        assert geometry.size == request.size, what
        assert all(table.contains(rect) for rect in rects(geometry)), what
        assert not any(one.intersects(two) for one, two in itertools.combinations(rects(geometry), 2)), what
        assert geometry.scale >= (1 if size[0] >= 1024 else 0.6), what


def lower(writing: float) -> tuple[int, int]:
    """The table of a window of 1024 × 600, whose menu bar and status bar grow with the writing."""
    return 1024, {1.0: 552, 1.25: 541, 1.5: 534, 2.0: 513}[writing]


def test_larger_writing_keeps_the_round_buttons_of_a_window_of_1024_by_600() -> None:
    for writing, (seats, trays, row) in itertools.product(WRITING, [*TRICKS, *TRAYS, *ROWS]):
        geometry = magnified(requested(lower(writing), seats, trays, row), writing)
        assert geometry.quiet is not None, (writing, seats, trays, row)
        assert all(disc.width() >= 26 for disc in discs(geometry.quiet)), (writing, seats, trays, row)


def test_what_is_written_in_a_tray_grows_with_all_other_writing() -> None:
    for seats, trays in ((2, 2), (4, 2), (6, 2)):
        usual = magnified(requested(lower(1.0), seats, trays, False), 1.0)
        for writing in WRITING:
            geometry = magnified(requested(lower(writing), seats, trays, False), writing)
            for tray, before in zip(geometry.trays, usual.trays, strict=True):
                assert tray_scale(tray, geometry.scale) > 0.97 * tray_scale(before, usual.scale), (seats, writing)


@pytest.mark.parametrize(
    ("size", "plate", "fan"), [((1280, 748), 196, 36), ((1920, 1028), 269, 49.5), ((2560, 1388), 313.6, 66.8)]
)
def test_plates_and_fans_are_as_large_as_in_the_sketches_of_large_windows(
    size: tuple[int, int], plate: float, fan: float
) -> None:
    geometry = magnified(requested(size, 4, 0, False), 1.0)
    assert geometry.plates[0].width() == pytest.approx(plate, abs=1)
    assert geometry.fan_card == pytest.approx(fan, abs=0.5)


def test_plates_become_small_first_and_then_panels_go() -> None:
    request = requested((1280, 748), 4, 0, True)
    laid = [magnified(request, writing) for writing in WRITING]
    assert [geometry.compact for geometry in laid] == [False, True, True, True]
    assert [geometry.info is not None for geometry in laid] == [True, True, True, False]
    assert [geometry.score is not None for geometry in laid] == [True, True, False, False]
    assert [geometry.scale for geometry in laid] == pytest.approx(WRITING)


@pytest.mark.parametrize(("seats", "trays", "row"), [*TRICKS, *TRAYS, *ROWS])
def test_ordinary_writing_changes_nothing_on_a_table_of_a_usual_size(seats: int, trays: int, row: bool) -> None:
    request = requested((1024, 548), seats, trays, row)
    assert magnified(request, 1.0) == choose_layout(request)


def test_four_have_room_for_the_largest_writing() -> None:
    request = requested((1920, 1028), 4, 0, False)
    plain, large = magnified(request, 1.0), magnified(request, 1.6)
    assert large.scale > 1.3 * plain.scale
    assert large.plates[0].height() > 1.2 * plain.plates[0].height()


def test_eleven_give_up_their_pictures_of_cards_for_larger_writing() -> None:
    request = requested((1024, 548), 11, 0, False)
    plain, large = magnified(request, 1.0), magnified(request, 2.0)
    assert large.scale > 1.25 * plain.scale
    assert large.plates[5].width() < large.plates[5].height() * SLIM < plain.plates[5].width() * large.scale


def test_turns_and_truths_do_not_grow() -> None:
    geometry = grown(choose_layout(requested((1024, 548), 4, 0, False)), 2.0)
    assert isinstance(geometry, Geometry)
    assert geometry.compact in (True, False)
    assert grown(Pose(1, 2, 30, 4, 0.5), 2.0) == Pose(2, 4, 30, 8, 0.5)
    assert grown((None, QPointF(1, 2)), 2.0) == (None, QPointF(2, 4))
    spread = draw_places(QSizeF(1000, 500), 4).spread
    assert grown(draw_places(QSizeF(1000, 500), 4), 2.0).spread == QRectF(
        2 * spread.x(), 2 * spread.y(), 2 * spread.width(), 2 * spread.height()
    )


@pytest.mark.parametrize("writing", [1.5, 2.0])
def test_in_larger_writing_melds_stay_readable_and_there_are_round_buttons(writing: float) -> None:
    geometry = magnified(requested((1024, 548), 4, 2, False), writing)
    zones = [Zone("meld", 0, rank) for rank in range(4, 15)]
    place = in_tray(geometry.trays[0], geometry.tray_card, geometry.scale, zones, {})[zones[0]]
    assert place.width >= 35
    assert geometry.scale >= 1.3
    for mirrored in (False, True):
        tricks = magnified(requested((1024, 548), 4, 0, False)._replace(right_to_left=mirrored), writing)
        assert tricks.quiet is not None
        assert min(disc.width() for disc in discs(tricks.quiet)) >= 30
        assert (tricks.quiet.center().x() < 512) is mirrored  # where reading ends


@pytest.mark.parametrize("writing", [1.0, 1.5])
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_what_happened_lies_over_no_plate_at_the_top_edge(writing: float, seats: int) -> None:
    geometry = magnified(requested((1024, 548), seats, 2, False)._replace(round_buttons=False), writing)
    tops = [plate for plate in geometry.plates if geometry.trays[0].left() < plate.center().x() < 1024 / 1.6]
    strip = QRectF(1024 - 400, 8, 392, 532)
    cleared = clear_of(geometry, strip)
    left = [new for old, new in zip(geometry.plates, cleared.plates, strict=True) if old in tops]
    assert left
    assert not [plate for plate in left if plate.intersects(strip)]
