"""Reviews of translations: a source or a translation that has changed is read once more."""

from pathlib import Path

import pytest

from devtools import reviews

TS = """<?xml version="1.0" encoding="utf-8"?>
<TS version="2.1" language="hi" sourcelanguage="en"><context><name>Help</name>
<message><source>Take a card</source><translation>पत्ता लें</translation></message>
<message numerus="yes"><source>%1 card(s)</source>
<translation><numerusform>%1 पत्ता</numerusform><numerusform>%1 पत्ते</numerusform></translation></message>
</context></TS>
"""


@pytest.fixture
def read(tmp_path: Path) -> Path:
    """A folder whose one catalogue has been read."""
    (tmp_path / "cardtable_hi.ts").write_text(TS, encoding="utf-8")
    assert reviews.accept("hi", tmp_path) == 2
    return tmp_path


def changed(folder: Path, old: str, new: str) -> list[str]:
    """Return the sources that wait for a reader after a change of the catalogue."""
    catalogue = folder / "cardtable_hi.ts"
    assert old in TS
    catalogue.write_text(TS.replace(old, new), encoding="utf-8")
    return [entry.source for entry in reviews.unread("hi", folder)]


def test_nothing_waits_where_nothing_has_changed(read: Path) -> None:
    assert reviews.unread("hi", read) == []


@pytest.mark.parametrize(
    ("old", "new"),
    [("Take a card", "Draw a card"), ("पत्ता लें", "पत्ता खींचें"), ("<name>Help", "<name>Keys"), ("%1 पत्ते", "%1 पत्तों")],
)
def test_a_change_of_source_translation_plural_or_context_is_read_again(read: Path, old: str, new: str) -> None:
    assert changed(read, old, new)


def test_only_the_entry_that_has_changed_waits(read: Path) -> None:
    assert changed(read, "Take a card", "Draw a card") == ["Draw a card"]


def test_what_has_been_read_as_it_is_now_waits_no_longer(read: Path) -> None:
    assert changed(read, "Take a card", "Draw a card")

    assert reviews.accept("hi", read) == 1
    assert reviews.unread("hi", read) == []


def test_a_language_that_nobody_has_read_waits_whole(tmp_path: Path) -> None:
    (tmp_path / "cardtable_hi.ts").write_text(TS, encoding="utf-8")

    assert len(reviews.unread("hi", tmp_path)) == 2
