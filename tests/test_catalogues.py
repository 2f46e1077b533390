"""The data of translations/: every translation keeps the holes of its sentence, English has its plurals."""

import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

from devtools import catalogues

ROOT = Path(__file__).resolve().parents[1]
HOLE = re.compile(r"%(?:(\d)|\{(\d):\w+\})")  # %1, or %{2:oblique} for another form of the second argument


def holes(text: str) -> Counter[str]:
    return Counter(plain or bent for plain, bent in HOLE.findall(text))


def faults(ts: str) -> list[str]:
    """Return the finished translations that leave out a hole of their sentence, add one, or are empty."""
    return [
        translation
        for message in ElementTree.fromstring(ts).iter("message")
        for translation in forms(message)
        if set(holes(translation)) != set(holes(message.findtext("source", ""))) or not translation.strip()
    ]


def forms(message: ElementTree.Element) -> list[str]:
    translation = message.find("translation")
    if translation is None or translation.get("type"):
        return []
    plurals = [form.text or "" for form in translation.iter("numerusform")]
    return plurals or [translation.text or ""]


@pytest.mark.parametrize("name", catalogues.NAMES)
def test_translations_keep_their_holes(name: str) -> None:
    assert faults((ROOT / "translations" / name).read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("name", catalogues.NAMES)
def test_a_catalogue_names_its_language(name: str) -> None:
    root = ElementTree.parse(ROOT / "translations" / name).getroot()

    assert f"cardtable_{root.get('language')}.ts" == name
    assert root.get("sourcelanguage") == "en"


def test_english_has_all_its_plurals() -> None:
    assert catalogues.unfinished_english() == []


@pytest.mark.parametrize(
    ("translation", "good"),
    [("%1 देता है %2", True), ("%1 देता है %{2:oblique}", True), ("%1 देता है", False), ("%1 %2 %3", False), (" ", False)],
)
def test_a_lost_hole_is_noticed(translation: str, good: bool) -> None:
    message = f"<message><source>%1 passes %2</source><translation>{translation}</translation></message>"
    ts = f"<TS><context>{message}</context></TS>"

    assert (faults(ts) == []) is good
