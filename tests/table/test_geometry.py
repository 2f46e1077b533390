"""Nothing overlaps at any seat count and any usual size: every pair of rectangles is tried."""

import itertools

import pytest
from PySide6.QtCore import QRectF, QSizeF

from cardtable.table.layout.geometry import Geometry, LayoutInput, arrange

SIZES = ((1024, 600), (1024, 548), (1280, 800), (1280, 748), (1920, 1080), (1920, 1028), (3840, 2160), (2560, 1080))
FEW = {(1024, 548), (1280, 748), (1920, 1028), (2560, 1080)}  # a quick run has the lower one of each width
SMALL_TRICK = {2: 84, 3: 84, 4: 84, 5: 74, 6: 84, 7: 84, 8: 84, 9: 74, 10: 72, 11: 66}
LARGE_TRICK = {2: 112, 3: 112, 4: 112, 5: 112, 6: 112, 7: 112, 8: 112, 9: 108, 10: 105, 11: 95}


def layout(size: tuple[int, int], seats: int, *, right_to_left: bool = False) -> Geometry:
    score = QSizeF(222, 42 + 22 * (seats + 1))
    return arrange(LayoutInput(QSizeF(*size), seats, QSizeF(222, 102), score, right_to_left))


def named(geometry: Geometry) -> dict[str, QRectF]:
    """Every rectangle that may cover no other."""
    found = {f"plate {place}": rect for place, rect in enumerate(geometry.plates)}
    found |= {f"fan {place}": rect for place, rect in enumerate(geometry.fans) if rect is not None}
    found |= {f"trick {place}": pose.rect() for place, pose in enumerate(geometry.trick)}
    found |= {name: rect for name in ("info", "score") if (rect := getattr(geometry, name)) is not None}
    return found | {"hand": geometry.hand, "prompt": geometry.prompt, "commands": geometry.commands}


@pytest.mark.parametrize("seats", range(2, 12))
@pytest.mark.parametrize("size", [pytest.param(size, marks=() if size in FEW else pytest.mark.slow) for size in SIZES])
@pytest.mark.parametrize("mirrored", [False, True])
def test_no_two_things_overlap(size: tuple[int, int], seats: int, mirrored: bool) -> None:
    rects = named(layout(size, seats, right_to_left=mirrored))
    table = QRectF(0, 0, *size)
    for name, rect in rects.items():
        assert table.contains(rect), f"{name} sticks out"
    for (one, first), (other, second) in itertools.combinations(rects.items(), 2):
        assert not first.intersects(second), f"{one} covers {other}"


@pytest.mark.parametrize("seats", range(2, 12))
def test_the_cards_of_the_trick_are_as_large_as_in_the_sketches(seats: int) -> None:
    assert layout((1024, 548), seats).trick_card >= SMALL_TRICK[seats]
    assert layout((1280, 748), seats).trick_card >= LARGE_TRICK[seats]


@pytest.mark.parametrize("seats", range(2, 12))
def test_seats_run_clockwise_from_the_bottom(seats: int) -> None:
    geometry = layout((1280, 748), seats)
    left_half = [rect for rect in geometry.plates[1:] if rect.center().x() < 640 - 1]
    assert geometry.plates[1 : 1 + len(left_half)] == tuple(left_half)


def test_right_to_left_mirrors_the_panels_and_not_the_seats() -> None:
    plain, mirrored = layout((1280, 748), 4), layout((1280, 748), 4, right_to_left=True)
    assert plain.plates[1:] == mirrored.plates[1:]
    assert plain.trick == mirrored.trick
    assert plain.info is not None
    assert mirrored.info is not None
    assert plain.info.center().x() < 640 < mirrored.info.center().x()


def test_a_larger_table_has_larger_cards_and_text() -> None:
    sizes = [layout(size, 4) for size in ((1024, 548), (1280, 748), (1920, 1028), (3840, 2000))]
    assert [g.card for g in sizes] == sorted(g.card for g in sizes)
    assert sizes[-1].card > 2.5 * sizes[1].card
    assert [g.scale for g in sizes] == sorted(g.scale for g in sizes)
