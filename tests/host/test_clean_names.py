"""Names from elsewhere: in five scripts they stay, and whatever plays tricks goes."""

from __future__ import annotations

import unicodedata
from pathlib import Path
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.app.i18n.grammar import ENTRIES
from cardtable.core.basics.plain_text import plain_text
from cardtable.host.name_sanitizer import HEAVIEST, LONGEST, NOBODY, is_reserved, sanitize_name, unique_name

ZWNJ, ZWJ, ACUTE, NUKTA = "\u200c", "\u200d", "\u0301", "\u093c"
KEPT = [
    "Meera",
    "Anne-Marie O’Neill",
    "J. R. d'Arc",
    "José",
    "Łukasz",
    "Ζωή",
    "Саша",
    "मीरा",
    "क़ासिम",
    f"क्{ZWJ}ष",
    "ਗੁਰਪ੍ਰੀਤ",
    "వేంకటేశ్వర్లు",
    f"రామ్{ZWNJ}గోపాల్",
    "مریم",
    f"می{ZWNJ}نا",
    "فاطمهٔ زهرا",
    "٤٢ علی",
    "李雷",
    "김철수",
    "Player 2",
]
NASTY = [
    ("", NOBODY),
    ("   ", NOBODY),
    ("\u3164", NOBODY),  # a filler that looks like nothing
    ("...", NOBODY),
    ("'-'", NOBODY),
    ("\u202emaeM", "maeM"),  # turns the writing around
    ("\u2066Meera\u2069", "Meera"),
    ("Me\u200bera", "Meera"),
    ("\ufeffMeera", "Meera"),
    ("Meera\n2C", "Meera 2C"),
    ("Meera\u2028play", "Meera play"),
    ("Meera\x00", "Meera"),
    ("\x1b[31mRed", "31mRed"),
    ("<img src='/etc/passwd'>", "img src'etcpasswd'"),
    ("<b>Meera</b>", "bMeerab"),
    ("Meera&amp;", "Meeraamp"),
    ("a" * 25, "a" * 24),
    ("  Meera   Devi  ", "Meera Devi"),
    ("\u00a0Meera\u3000Devi", "Meera Devi"),
    ("M" + ACUTE * 40, unicodedata.normalize("NFC", "M" + ACUTE) + ACUTE * 4),  # a tower of marks
    (ACUTE + "Meera", "Meera"),
    ("-" + ACUTE, NOBODY),
    ("Jose" + ACUTE, "José"),
    (f"{ZWNJ}Meera{ZWJ}", "Meera"),
    (f"Mee{ZWJ}{ZWJ}ra", f"Mee{ZWJ}ra"),
    (f"Meera{ZWJ} Devi", "Meera Devi"),
    ("क\u093c", "क" + NUKTA),
    ("\U0001f600", NOBODY),
    ("Meera \U0001f451", "Meera"),
    ("Mee\ufe0fra", "Meera"),
    ("\ud800Meera", "Meera"),  # half a letter
    ("\ue000Meera", "Meera"),  # of nobody's script
    ("Meera\t\t\tDevi", "Meera Devi"),
    ("%1", "1"),
    ("☠Meera☠", "Meera"),
    ("Meera_Devi", "MeeraDevi"),
    ("①②", NOBODY),
    ("క" * 40, "క" * 24),
    ("క్ష" * 12, "క్ష" * 10 + "క్"),  # 96 bytes, and no sign is cut in two
    ("క్" * 15 + "ééక", "క్" * 15 + "éé"),  # 94 bytes; the next letter would make 97
    ("م" * 60, "م" * 24),
]


@pytest.mark.parametrize("name", KEPT)
def test_names_in_every_script_stay_as_they_are(name: str) -> None:
    assert sanitize_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(("name", "clean"), NASTY)
def test_nasty_names_are_made_plain(name: str, clean: str) -> None:
    assert sanitize_name(name) == clean


@given(st.text() | st.text(alphabet=f"aék్{ZWJ}{ZWNJ}{ACUTE}{NUKTA} .-1क"))
def test_what_is_clean_stays_so_and_is_short_and_plain(name: str) -> None:
    clean = sanitize_name(name)

    assert sanitize_name(clean) == clean
    assert plain_text(clean) == clean
    assert 0 < len(clean.encode()) <= HEAVIEST
    assert not set('<>&%"') & set(clean)


def test_equal_names_are_told_apart() -> None:
    assert unique_name("Meera", ()) == "Meera"
    assert unique_name("Meera", {"Meera"}) == "Meera 2"
    assert unique_name("Meera", {"Meera", "Meera 2"}) == "Meera 3"
    assert unique_name("a" * LONGEST, {"a" * LONGEST}) == "a" * (LONGEST - 2) + " 2"


TRANSLATIONS = sorted((Path(__file__).resolve().parents[2] / "translations").glob("*.ts"))


def said_for_you_and_computers() -> set[str]:
    """What the program calls its reader, and computers, in all languages."""
    words = {"You", "Computer"}
    for catalogue in TRANSLATIONS:
        for message in ElementTree.parse(catalogue).iter("message"):
            is_form = message.findtext("comment") in ENTRIES  # of a word in a sentence
            if (message.findtext("source") or "").capitalize() in ("You", "Computer") and not is_form:
                words.add(message.findtext("translation") or "You")
    return words


def test_what_the_program_calls_its_reader_and_computers_is_nobodys_name() -> None:
    words = said_for_you_and_computers()
    assert len(words) >= 2 * 5  # English and four others
    assert [word for word in words if not is_reserved(sanitize_name(word))] == []


@pytest.mark.parametrize(
    "name",
    [
        "YOU",
        "you 2",
        "y o u",
        "y.o-u",
        f"Y{ZWNJ}ou",
        "\u200bYou",
        f"Comp{ZWJ}uter",
        f"Compu{ACUTE}ter",
        "\uff39\uff4f\uff55",  # of the width of Chinese
        "Y\u043eu",  # with a letter of Cyrillic
        "C\u03bfmputer",  # of Greek
        "\u0631\u0627\u064a\u0627\u0646\u0647",  # Persian, with an Arabic letter
    ],
)
def test_nor_is_what_looks_like_it(name: str) -> None:
    assert is_reserved(sanitize_name(name))


@pytest.mark.parametrize("name", [*KEPT, "Youri", "Yoko", "Computer Kid", NOBODY])
def test_a_name_that_only_begins_so_is_good(name: str) -> None:
    assert not is_reserved(sanitize_name(name))
