"""The letters that the keyboards of our languages write, and the Latin keys that they stand on."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.table.input.latin_keys import latin_key, latin_key_of, number_key
from tests.table.stage import Stage

KEYS = "QWERTYUIOPASDFGHJKLZXCVBNM"
INSCRIPT = (0x4C, 0x48, 0x3E, 0x40, 0x42, 0x2C, 0x39, 0x17, 0x26, 0x1C) + (
    *(0x4B, 0x47, 0x4D, 0x3F, 0x41, 0x2A, 0x30, 0x15, 0x24),
    *(0x46, 0x02, 0x2E, 0x28, 0x35, 0x32, 0x38),
)
WRITTEN = {  # by keyboard, what its keys write: letters from Q to M, digits from 0 to 9
    "fa": ("ضصثقفغعهخحشسیبلاتنمظطزرذدپ", "۰۱۲۳۴۵۶۷۸۹"),
    "hi": ("".join(chr(0x0900 + at) for at in INSCRIPT), "०१२३४५६७८९"),
    "pa": ("".join(chr(0x0A00 + at) for at in INSCRIPT), "੦੧੨੩੪੫੬੭੮੯"),
    "ru": ("ЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ", "0123456789"),
    "el": ("\u037eςΕΡΤΥΘΙΟΠΑΣΔΦΓΗΞΚΛΖΧΨΩΒΝΜ", "0123456789"),
    "te": ("".join(chr(0x0C00 + at) for at in INSCRIPT), "౦౧౨౩౪౫౬౭౮౯"),
}


def press(stage: Stage, letter: str) -> None:
    key = QKeyEvent(QEvent.Type.KeyPress, ord(letter), Qt.KeyboardModifier.NoModifier, letter)
    QApplication.sendEvent(stage.table, key)


@pytest.mark.parametrize("code", WRITTEN)
def test_each_key_is_found(code: str) -> None:
    letters, digits = WRITTEN[code]
    assert [chr(latin_key(ord(letter))) for letter in letters] == list(KEYS)
    assert [chr(latin_key(ord(digit))) for digit in digits] == list("0123456789")


@pytest.mark.parametrize(("letters", "key"), [("ئएਏఏ", "S"), ("«थਥథ", "L")])  # Persian, Hindi, Punjabi, Telugu
def test_letters_with_shift_are_found(letters: str, key: str) -> None:
    assert {chr(latin_key(ord(letter))) for letter in letters} == {key}


def test_the_row_of_numbers_is_found_by_its_place() -> None:
    assert "".join(chr(number_key(10 + place, "xcb")) for place in range(11)) == "1234567890-"
    assert chr(number_key(2, "windows")) == "1"
    assert [number_key(9, "xcb"), number_key(21, "wayland"), number_key(10, "cocoa")] == [0, 0, 0]


PLACES = {  # by platform, the native code of the key of each Latin letter
    "xcb": dict(zip("1QAZ", (10, 24, 38, 52), strict=True)),
    "wayland": dict(zip("1QAZ", (10, 24, 38, 52), strict=True)),
    "windows": dict(zip("1QAZ", (2, 16, 30, 44), strict=True)),
}
ALONE = {  # what keyboards without Latin letters write on H, S, Z and Q; Greek and Hebrew have signs on Q
    "Ukrainian": "РІЯЙ",
    "Greek": "ΗΣΖ;",
    "Hebrew": "ידז/",
    "Arabic": "اسئض",
    "Hindi phonetic": "हसजट",
    "Armenian": "հսզք",
    "Georgian": "ჰსზქ",
    "Thai": "้หผๆ",
}


def struck(key: int, code: int) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, code, 0, 0)


@pytest.mark.parametrize("platform", PLACES)
@pytest.mark.parametrize("letters", ALONE.values(), ids=ALONE)
def test_a_key_is_found_by_its_place_in_any_alphabet(
    platform: str, letters: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: platform)
    first = PLACES[platform]
    codes = (first["A"] + 5, first["A"] + 1, first["Z"], first["Q"])
    found = [latin_key_of(struck(ord(letter.upper()), code)) for letter, code in zip(letters, codes, strict=True)]
    assert "".join(map(chr, found)) == "HSZQ"


def test_the_place_of_a_latin_letter_means_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "xcb")
    french, dvorak = (("A", 24), ("Z", 25), (",", 58)), (("'", 24), (",", 25), ("O", 39))
    german = (("Z", 29), ("Ö", 47), ("ß", 20))
    for written, code in (*french, *dvorak, *german):
        assert latin_key_of(struck(ord(written), code)) == ord(written)
    assert latin_key_of(struck(Qt.Key.Key_Return, 36)) == Qt.Key.Key_Return


def test_without_native_codes_the_letter_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "cocoa")
    assert latin_key_of(struck(ord("Р"), 4)) == Qt.Key.Key_H


def test_no_letter_stands_on_two_keys() -> None:
    every = "".join(letters for letters, _ in WRITTEN.values())
    assert len(set(every)) == len(every) == len(WRITTEN) * len(KEYS)


def test_other_keys_stay_as_they_are() -> None:
    others = (*map(ord, "AZ09,äß²½Жख"), Qt.Key.Key_Return, Qt.Key.Key_F1, 0)
    assert [latin_key(key) for key in others] == list(others)


@pytest.mark.parametrize("code", WRITTEN)
def test_digits_of_the_language_play_cards(code: str, qtbot: QtBot) -> None:
    _, digits = WRITTEN[code]
    stage = Stage(qtbot, 4)
    second = stage.playable()[1]
    press(stage, digits[2])
    stage.finish()
    assert stage.session.actions == 1
    assert second not in stage.playable()
