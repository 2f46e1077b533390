"""Tables with trays for sides and with a row in the middle: nothing overlaps, and everything can be read."""

import itertools

import pytest
from PySide6.QtCore import QRectF, QSizeF

from cardtable.core.zones import Zone
from cardtable.table.layout.geometry import Geometry, LayoutInput
from cardtable.table.layout.geometry_variants import choose_layout
from cardtable.table.layout.tray_layout import TrayPlace, in_tray

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


def places(rect: QRectF, geometry: Geometry, reds: int = 2, threes: int = 0) -> tuple[list[TrayPlace], list[TrayPlace]]:
    """The places of eleven ranks, and of the cards across."""
    ranks = [Zone("meld", 0, rank) for rank in range(4, 15)]
    across = {Zone("threes", 0): reds, Zone("meld", 0, 3): threes}
    mirrored = geometry.right_to_left
    found = in_tray(rect, geometry.tray_card, geometry.scale, ranks, across, mirrored=mirrored)
    return [found[zone] for zone in ranks], [found[zone] for zone in across]


@pytest.mark.parametrize(("size", "least"), [((1024, 548), 34), ((1280, 742), 42), ((1920, 1014), 60)])
@pytest.mark.parametrize(("seats", "trays"), SIDES)
@pytest.mark.parametrize("mirrored", [False, True])
def test_eleven_ranks_have_a_place_each_and_none_overlaps(
    size: tuple[int, int], least: int, seats: int, trays: int, mirrored: bool
) -> None:
    geometry = with_trays(size, seats, trays, mirrored=mirrored)
    for rect in geometry.trays:
        ranked, across = places(rect, geometry)
        for one, other in itertools.pairwise(ranked[::-1] if mirrored else ranked):
            assert one.strip.right() <= other.strip.left() + 0.01
            assert one.cards.right() + 2 < other.cards.left()
        around = rect.adjusted(-0.01, -0.01, 0.01, 0.01)
        assert all(around.contains(place.cards) and around.contains(place.strip) for place in ranked)
        assert rect.contains(across[0].cards)
        assert not any(across[0].cards.intersects(place.cards) for place in ranked)
        assert min(place.width for place in ranked) >= least
        assert all(place.cards.height() >= 1.8 * place.width for place in ranked)  # a whole card, and strips of others


def test_cards_across_share_their_room_only_while_both_lie_there() -> None:
    geometry = with_trays((1280, 748), 4, 2)
    rect = geometry.trays[0]
    (_, (reds, none)), (_, (low, high)) = places(rect, geometry), places(rect, geometry, 2, 3)
    assert reds.cards == none.cards
    assert high.cards.bottom() == pytest.approx(low.cards.top())


def test_places_are_the_same_from_the_right_in_right_to_left() -> None:
    geometry = with_trays((1280, 748), 4, 2)
    turned = with_trays((1280, 748), 4, 2, mirrored=True)
    assert turned.right_to_left
    rect = geometry.trays[0]
    for laid, other in zip(places(rect, geometry)[0], places(rect, turned)[0], strict=True):
        assert laid.cards.left() - rect.left() == pytest.approx(rect.right() - other.cards.right())
        assert laid.cards.size() == other.cards.size()
