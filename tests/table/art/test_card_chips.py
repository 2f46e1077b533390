"""Chips in a line of words: how many are shown, how much room they take, and from which side they run."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QImage, QPainter

from cardtable.core.cards import Card
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.table.art.card_chips import CHIP, FIRST, MOST, ChipPainter, ChipRun, chip_run, counted_run
from cardtable.table.art.themes import CardStyle, theme_named

pytestmark = pytest.mark.usefixtures("qapp")
ACES = (Card.parse("AS"), Card.parse("AH"), Card.parse("AC"))


def chips(*, right_to_left: bool = False) -> ChipPainter:
    return ChipPainter(CardStyle(), theme_named("green"), QFont(), right_to_left=right_to_left)


def picture(run: ChipRun, *, right_to_left: bool = False) -> QImage:
    image = QImage(200, 32, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    chips(right_to_left=right_to_left).paint(painter, QPointF(4, 3), run)
    painter.end()
    return image


def test_a_short_group_is_shown_whole_and_a_long_one_by_its_number() -> None:
    assert chip_run(ACES, SourceRenderer()) == ChipRun(ACES)
    cards = ACES * 3
    assert len(cards) > MOST
    run = chip_run(cards, SourceRenderer(), dimmed=True)
    assert (run.cards, run.more, run.dimmed) == (cards[:FIRST], "×9", True)


def test_of_different_cards_the_number_is_of_those_that_follow() -> None:
    cards = tuple(Card.parse(f"{rank}H") for rank in "23456789")
    assert chip_run(cards, SourceRenderer()) == ChipRun(cards[:FIRST], "+4")


def test_beside_points_all_are_shown_that_fit_and_the_number_is_of_all() -> None:
    cards = tuple(Card.parse(f"{rank}H") for rank in "23456789")
    assert counted_run(cards, SourceRenderer(), 8) == ChipRun(cards)
    assert counted_run(cards, SourceRenderer(), 6) == ChipRun(cards[:5], "×8")
    painter = chips()
    for wide in (100.0, 161.0, 200.0):
        fit = painter.fitting(wide)
        assert painter.width_of(ChipRun(ACES[:1] * fit)) <= wide < painter.width_of(ChipRun(ACES[:1] * (fit + 1)))


def test_a_run_takes_a_width_and_a_gap_a_card() -> None:
    painter = chips()
    assert painter.width_of(ChipRun(())) == 0
    assert painter.width_of(ChipRun(ACES)) == pytest.approx(3 * CHIP + 2 * 3)
    assert painter.width_of(ChipRun(ACES, "×9")) > painter.width_of(ChipRun(ACES)) + 3


def test_chips_run_from_where_reading_begins() -> None:
    two = (Card.parse("AS"), Card.parse("AH"))
    turned = (two[1], two[0])
    assert picture(ChipRun(two)) == picture(ChipRun(turned), right_to_left=True)
    assert picture(ChipRun(two)) != picture(ChipRun(two), right_to_left=True)


def test_what_is_beaten_looks_different() -> None:
    assert picture(ChipRun(ACES)) != picture(ChipRun(ACES, dimmed=True))
