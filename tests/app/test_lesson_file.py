"""How far a lesson has come is found again; what is damaged is as if it had never been begun."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardtable.app.storage.lesson_progress import LESSONS_LOST, LessonProgress, LessonProgressFile
from cardtable.core.text import Text
from cardtable.core.zones import Seat


def silent(sentence: Text) -> None:
    raise AssertionError(sentence)


SO_FAR = LessonProgress(((Seat(0), "pass QD KD AD"), (Seat(1), "play 2C")), ("aim", "pass"), finished=True)


def test_what_was_put_is_found_by_the_next_program(tmp_path: Path) -> None:
    path = tmp_path / "data" / "lessons.json"
    LessonProgressFile(path, silent, keep=True).put("hearts", "first deal", SO_FAR)
    again = LessonProgressFile(path, silent, keep=True)
    assert again.so_far("hearts", "first deal") == SO_FAR
    assert again.so_far("hearts", "moon") == LessonProgress()
    assert again.has_finished("hearts")
    assert not again.has_finished("hear")


def test_nothing_is_written_where_nothing_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "lessons.json"
    file = LessonProgressFile(path, silent, keep=False)
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
def test_what_is_damaged_begins_anew_and_is_kept(tmp_path: Path, text: str) -> None:
    path, said = tmp_path / "lessons.json", list[Text]()
    path.write_text(text, encoding="utf-8")
    file = LessonProgressFile(path, said.append, keep=True)

    assert file.so_far("hearts", "moon") == LessonProgress()
    file.put("hearts", "moon", SO_FAR)
    assert (tmp_path / "lessons-damaged-1.json").read_text(encoding="utf-8") == text
    assert said == [LESSONS_LOST.filled("lessons-damaged-1.json")]
    assert LessonProgressFile(path, silent, keep=True).so_far("hearts", "moon") == SO_FAR


def test_a_damaged_lesson_harms_no_other(tmp_path: Path) -> None:
    path, said = tmp_path / "lessons.json", list[Text]()
    LessonProgressFile(path, silent, keep=True).put("hearts", "moon", SO_FAR)
    found = json.loads(path.read_bytes()) | {"hearts/first deal": {"actions": [[10**9, "play 2C"]], "said": []}}
    path.write_text(json.dumps(found), encoding="utf-8")

    assert LessonProgressFile(path, said.append, keep=True).so_far("hearts", "moon") == SO_FAR
    assert said == [LESSONS_LOST.filled("lessons-damaged-1.json")]
    assert json.loads((tmp_path / "lessons-damaged-1.json").read_bytes()) == found
