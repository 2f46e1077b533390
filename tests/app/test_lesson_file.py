"""How far a lesson has come is found again; what is damaged is as if it had never been begun."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardtable.app.storage.lesson_file import LessonFile, LessonSoFar
from cardtable.core.zones import Seat

SO_FAR = LessonSoFar(((Seat(0), "pass QD KD AD"), (Seat(1), "play 2C")), ("aim", "pass"), finished=True)


def test_what_was_put_is_found_by_the_next_program(tmp_path: Path) -> None:
    path = tmp_path / "data" / "lessons.json"
    LessonFile(path, keep=True).put("hearts", "first deal", SO_FAR)
    again = LessonFile(path, keep=True)
    assert again.so_far("hearts", "first deal") == SO_FAR
    assert again.so_far("hearts", "moon") == LessonSoFar()
    assert again.has_finished("hearts")
    assert not again.has_finished("hear")


def test_nothing_is_written_where_nothing_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "lessons.json"
    file = LessonFile(path, keep=False)
    file.put("hearts", "moon", SO_FAR)
    assert file.so_far("hearts", "moon") == SO_FAR
    assert not path.exists()


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "[]",
        json.dumps({"hearts/moon": 1}),
        json.dumps({"hearts/moon": {"actions": [["0", "play 2C"]], "said": []}}),
        json.dumps({"hearts/moon": {"actions": [[0]], "said": []}}),
        json.dumps({"hearts/moon": {"actions": [], "said": [1]}}),
        json.dumps({"hearts/moon": {"actions": []}}),
    ],
)
def test_what_is_damaged_begins_anew(tmp_path: Path, text: str) -> None:
    path = tmp_path / "lessons.json"
    path.write_text(text, encoding="utf-8")
    assert LessonFile(path, keep=True).so_far("hearts", "moon") == LessonSoFar()
