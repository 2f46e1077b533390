"""Golden transcripts per seat, and how many ways small deals can go."""

from __future__ import annotations

import pytest

from tests.games.svoi_kozyri.counts import FILE, counted
from tests.games.svoi_kozyri.transcripts import SCRIPTS, texts


@pytest.mark.parametrize("name", list(SCRIPTS))
def test_each_seat_hears_what_it_did_when_a_person_read_it(name: str) -> None:
    for path, text in texts(name).items():
        assert text == path.read_text(encoding="utf-8"), path.name


def test_counts_are_those_of_the_golden_file() -> None:
    assert counted() == FILE.read_text(encoding="utf-8")
