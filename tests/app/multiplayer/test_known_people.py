"""The people somebody has played with: kept here, and shown with whose table is open."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from cardtable.app.multiplayer.discovered_rooms import JoinOffer
from cardtable.app.multiplayer.lan_page import KnownPeopleList
from cardtable.app.storage.known_people import FILE, MOST, KnownPeople, KnownPerson
from cardtable.core.language.source_renderer import SourceRenderer

MEERA, RAVI = KnownPerson("Meera", 2), KnownPerson("Ravi", 5)


def test_the_latest_come_first_and_each_stands_there_once(tmp_path: Path) -> None:
    known = KnownPeople(tmp_path)
    assert known.all() == ()
    known.note([MEERA, RAVI])
    known.note([KnownPerson("Ravi", 7)])
    assert known.all() == (KnownPerson("Ravi", 7), MEERA)
    known.forget("Ravi")
    assert KnownPeople(tmp_path).all() == (MEERA,)
    known.note(KnownPerson(f"Guest {number}", 1) for number in range(MOST + 5))
    assert len(known.all()) == MOST


@pytest.mark.parametrize("text", ["", "{}", "[[1, 2]]", '[["Meera", 99]]', '[["Meera"]]'])
def test_a_damaged_file_is_nobody(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    assert KnownPeople(tmp_path).all() == ()
    KnownPeople(tmp_path).note([MEERA])
    assert KnownPeople(tmp_path).all() == (MEERA,)


def test_whose_table_is_open_is_said_and_one_click_leads_there(qtbot: QtBot) -> None:
    shown = KnownPeopleList(SourceRenderer())
    qtbot.addWidget(shown)
    taken: list[str] = []
    forgotten: list[str] = []
    shown.taken.connect(taken.append)
    shown.forgotten.connect(forgotten.append)
    assert shown.isHidden()
    shown.setPeople([MEERA, RAVI])
    shown.found("aaaaaaaa", "Meera", JoinOffer.JOIN)
    meera, ravi = shown.rows
    assert [meera.button.text(), ravi.button.text()] == ["Join", "Remove"]
    assert "Their table is open now." in [label.text() for label in meera.findChildren(QLabel)]
    meera.button.click()
    assert taken == ["aaaaaaaa"]
    shown.lose("aaaaaaaa")
    assert meera.button.accessibleName() == "Remove: Meera"
    ravi.button.click()
    assert forgotten == ["Ravi"]
    assert shown.rows == [meera]
    shown.found("bbbbbbbb", "Meera", JoinOffer.FULL)
    assert meera.button.text() == "Remove"
