"""Golden transcripts per seat."""

from __future__ import annotations

import pytest

from tests.games.canasta.transcripts import SCRIPTS, paths, transcripts


@pytest.mark.parametrize("name", list(SCRIPTS))
def test_each_seat_hears_what_it_did_when_a_person_read_it(name: str) -> None:
    for path, text in zip(paths(name), transcripts(SCRIPTS[name]), strict=True):
        assert text == path.read_text(encoding="utf-8"), path.name
