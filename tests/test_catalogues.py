"""The data of translations/: every translation keeps the holes of its sentence, English has its plurals."""

import re
import unicodedata
from pathlib import Path
from xml.etree import ElementTree

import pytest

from cardtable.app.i18n.grammar import ENTRIES, GENDER, parse
from devtools import catalogues
from devtools.grammar import markers, written_forms

ROOT = Path(__file__).resolve().parents[1]
KEY = re.compile(r"(?<=[{|])\w+:")
STRONG = {"L", "R", "AL"}  # letters that have a direction
HOLE = re.compile(r"%[0-9](?:\{\w+\})?")  # %1, or %1{obl} for another form of it


def holes(text: str) -> set[int]:
    """Return the placeholders that are written, and not only choose between words."""
    return {hole.place for hole in markers.holes(parse(text)) if not hole.choices}


def faults(ts: str) -> list[str]:
    """Return the finished translations that leave out a hole of their sentence, add one, or are empty."""
    return [
        translation
        for message in ElementTree.fromstring(ts).iter("message")
        for translation in forms(message)
        if message.findtext("comment", "") not in ENTRIES  # a form of a word
        and (holes(translation) != wanted(message, translation) or not translation.strip())
    ]


def wanted(message: ElementTree.Element, translation: str) -> set[int]:
    """Return the holes that a translation must have; "once" says the number of the counted one itself."""
    source = holes(message.findtext("source", ""))
    return holes(translation) if " once" in translation and len(source - holes(translation)) == 1 else source


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


TRANSLATED = tuple(name for name in catalogues.NAMES if name != "cardtable_en.ts")
SAME_EVERYWHERE = {"IPv6", "CardTable", "Speech Dispatcher", "A K Q J 10"}
# From the glossary: words of other trades or other games, which card players do not use.
NOT_OF_CARD_PLAYERS = {
    "pa": "ਦਿਲ ਸਪੇਡਸ ਕਲੱਬ ਹੀਰੇ ਰਾਣੀ ਸੌਦਾ ਦੌੜ",
    "hi": "दिल हीरे क्लब रानी तरकीब बजाया",
    "te": "డెక్",
    "fa": "ترفند کلاهبرداری قافیه عرشه فروشنده کلوپ معامله",
}


def messages(name: str) -> list[ElementTree.Element]:
    return list(ElementTree.parse(ROOT / "translations" / name).getroot().iter("message"))


@pytest.mark.quick(2)
@pytest.mark.parametrize("name", TRANSLATED)
def test_nothing_is_left_in_english(name: str) -> None:
    found = {
        message.findtext("source", "")
        for message in messages(name)
        for form in forms(message)
        if message.findtext("comment", "") != GENDER and is_english(form)
    }
    unfinished = [message.findtext("source") for message in messages(name) if not forms(message)]

    assert unfinished == []
    assert found - SAME_EVERYWHERE == set()


def is_english(text: str) -> bool:
    """Whether a translation has words and all of them in Latin letters."""
    letters = [letter for letter in KEY.sub("", HOLE.sub("", text)) if letter.isalpha()]
    return bool(letters) and all(letter.isascii() for letter in letters)


@pytest.mark.parametrize("name", TRANSLATED)
def test_the_words_are_those_of_card_players(name: str) -> None:
    avoided = NOT_OF_CARD_PLAYERS.get(name.removeprefix("cardtable_").removesuffix(".ts"), "").split()
    words = {
        word.strip(".,:;!?()“”«»।،؛…") for message in messages(name) for form in forms(message) for word in form.split()
    }

    assert words & set(avoided) == set()


@pytest.mark.parametrize("name", TRANSLATED)
def test_a_sentence_ends_as_its_source_does(name: str) -> None:
    """What asks for more ends with three points."""
    found = [
        form
        for message in messages(name)
        for form in forms(message)
        if message.findtext("source", "").endswith(("…", "...")) is not form.endswith("…")
    ]

    assert found == []


@pytest.mark.quick(2)
@pytest.mark.parametrize("name", TRANSLATED)
def test_all_plural_forms_full_stops_and_digits_are_there(name: str) -> None:
    assert list(written_forms.faults(ROOT / "translations" / name)) == []


def test_a_persian_sentence_begins_from_the_right() -> None:
    """One that begins with a Latin word has a mark before it: else the whole line would run from the left."""
    found = [
        form
        for message in messages("cardtable_fa.ts")
        for form in forms(message)
        if (
            ways := [
                way
                for letter in KEY.sub("", HOLE.sub("", form))
                if (way := unicodedata.bidirectional(letter)) in STRONG
            ]
        )
        and ways[0] == "L"
        and "AL" in ways
    ]

    assert found == []


def test_english_has_all_its_plurals() -> None:
    assert catalogues.unfinished_english() == []


@pytest.mark.parametrize(
    ("translation", "good"),
    [("%1 देता है %2", True), ("%1 देता है %2{obl}", True), ("%1 देता है", False), ("%1 %2 %3", False), (" ", False)],
)
def test_a_lost_hole_is_noticed(translation: str, good: bool) -> None:
    message = f"<message><source>%1 passes %2</source><translation>{translation}</translation></message>"
    ts = f"<TS><context>{message}</context></TS>"

    assert (faults(ts) == []) is good
