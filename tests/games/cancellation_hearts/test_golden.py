"""Golden transcripts per seat."""

from __future__ import annotations

import pytest

from tests.games.cancellation_hearts.transcripts import SCRIPTS, texts


@pytest.mark.parametrize("name", list(SCRIPTS))
def test_each_seat_hears_what_it_did_when_a_person_read_it(name: str) -> None:
    for path, text in texts(name).items():
        assert text == path.read_text(encoding="utf-8"), path.name
