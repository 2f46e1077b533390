"""One unit of size, from the type that the person has set for the desktop."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from cardtable.table.style.text_painting import px, scale_unit, scaled_stylesheet, set_unit, unit_of


@pytest.fixture
def large(qapp: QApplication) -> Iterator[None]:
    before = scale_unit()
    set_unit(qapp, 1.5)
    yield
    set_unit(qapp, before)


@pytest.mark.parametrize(
    ("pixels", "wanted"), [(12, 1), (13, 1), (15, 1), (18, 1.2), (21, 1.4), (60, 2), (11, 0.917), (7, 0.9)]
)
def test_type_of_an_ordinary_size_is_the_unit_and_larger_type_makes_all_larger(pixels: float, wanted: float) -> None:
    assert unit_of(pixels) == pytest.approx(wanted, abs=0.001)


def test_lengths_follow_the_unit_and_fine_lines_do_not(large: None) -> None:
    assert px(20) == 30
    assert scaled_stylesheet("font-size: 14px; border: 1px solid; margin: 0 3px; padding: 0") == (
        "font-size: 21px; border: 1px solid; margin: 0 3px; padding: 0"
    )
