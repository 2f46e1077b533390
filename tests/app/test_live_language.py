"""All languages in the middle of a trick: everything in sight follows at once, and quickly."""

from __future__ import annotations

import gc
import re
import unicodedata
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from itertools import cycle
from time import process_time

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from cardtable.app.i18n.language_manager import AppRenderer, LanguageManager
from cardtable.app.settings.setting_choices import Digits
from cardtable.app.settings.settings_sections import LanguageSettings
from cardtable.core.languages import Language
from cardtable.core.zones import Seat
from tests.app.conftest import Desk
from tests.app.dialogs.tongues import BY_CODE
from tests.app.scripted import ALL_GAMES
from tests.app.sight import in_the_middle_of_a_trick, open_everything, opened, painted, seen

__all__ = ["opened", "painted"]

pytestmark = pytest.mark.qt_log_ignore("OpenType support missing")

ROUND = ("pa", "hi", "te", "fa", "en")
IN_TURN = tuple(zip(cycle((Digits.NATIVE, Digits.LATIN)), ROUND, strict=False))
CHANGES = (*IN_TURN, (Digits.LATIN, "fa"), (Digits.USUAL, "fa"), (Digits.USUAL, "en"))
LIMIT = 0.250  # seconds of the processor
SHARE = 1.8  # of the time in which nine dialogs open once more; 0.7 to 1.1 of it is usual
SCRIPT = {"pa": "GURMUKHI", "hi": "DEVANAGARI", "te": "TELUGU", "fa": "ARABIC", "en": "LATIN"}
OWN_NAMES = ("English", "ਪੰਜਾਬੀ", "हिन्दी", "తెలుగు", "فارسی")
LATIN_ANYWHERE = re.compile(
    r"CardTable|Asha|Pagat|Bicycle|Qt|PySide6|GNU Lesser General Public License|MIT|SIL Open Font License|Noto|Python"
    r"|SHA-256|CSV|Ctrl|Shift|Alt|Tab|Enter|Backspace|Escape|Esc|Space|Home|End|Page Up|Page Down|F\d+"
    r"|\(&?[A-Z]\)|\(.*\*\.cardtable\)|\b[0-9a-f]{4,}\b|\b[A-Z]{1,2}-\d+[a-z]?\b|\b[A-Z]\b"
)


def foreign(text: str, language: str) -> str:
    """The letters of a text that belong to another language than the one in force."""
    for name in OWN_NAMES:
        text = text.replace(name, "")
    if language != "en":
        text = LATIN_ANYWHERE.sub("", text)
    letters = [letter for letter in text if letter.isalpha()]
    return "".join(letter for letter in letters if SCRIPT[language] not in unicodedata.name(letter))


NOT_COUNTED = re.compile(
    r"[0-9a-f]{4} ?[0-9a-f]{4,}|\b[A-Z]{1,2}-\d+[a-z]?|F\d+|A K Q J 10|0 ?1 ?2 ?3|SHA-256|\d+\.\d+\.\d+"
    r"|^.*PySide6.*$"  # names of versions and licences
    r"|(?:Ctrl|Shift)\+\d|(?:^|: )\W?1\W? \S+ \W?9\W?$|^3$"  # rows of keys, and the secret that a script is fed with
)


def wrong_digits(texts: Iterable[str], digits: Digits) -> set[str]:
    """The texts with other digits than those that are set, of which there must be many."""
    left = [NOT_COUNTED.sub("", text) for text in texts]
    latin = {text for text in left for sign in text if sign.isdecimal() and sign.isascii()}
    native = {text for text in left for sign in text if sign.isdecimal() and not sign.isascii()}
    wrong, right = (latin, native) if digits is Digits.NATIVE else (native, latin)
    assert len(right) > 20
    return wrong


def is_all_in(code: str, one: Desk, dialogs: list[QDialog]) -> bool:
    """Tell whether no text of the window and of open dialogs is in another language."""
    return not any(foreign(text, code) for text in seen(one, dialogs))


@pytest.mark.slow
def test_nothing_of_the_old_language_or_digits_remains(
    desk: Callable[..., Desk], opened: list[QDialog], painted: set[str], qapp: QApplication, qtbot: QtBot
) -> None:
    one = in_the_middle_of_a_trick(desk, qtbot)
    open_everything(one)
    for digits, code in CHANGES:
        painted.clear()
        one.program.change(LanguageSettings(language=BY_CODE[code], digits=digits))
        with suppress(qtbot.TimeoutError):  # long forms follow row by row, and in between the window answers
            qtbot.waitUntil(partial(is_all_in, code, one, opened))
        one.window.grab()
        now = {*seen(one, opened), *painted}
        assert [text for text in now if foreign(text, code)] == [], (code, digits)
        assert len(painted) > 10
        if code != "en" and digits is not Digits.USUAL:
            assert wrong_digits(now, digits) == set(), (code, digits)


@pytest.mark.parametrize(
    "dialogs", [False, pytest.param(True, marks=pytest.mark.slow)], ids=["the table", "with every dialog open"]
)
def test_the_change_takes_a_moment(
    dialogs: bool, desk: Callable[..., Desk], opened: list[QDialog], qapp: QApplication, qtbot: QtBot
) -> None:
    """A table within `LIMIT`, every dialog in a `SHARE` of what it takes to open them all again, on any machine."""
    one = in_the_middle_of_a_trick(desk, qtbot)
    limit = LIMIT
    if dialogs:
        open_everything(one)  # once untimed: how much of it is in memory already depends on the tests that ran before
        qapp.processEvents()
        for dialog in opened:
            dialog.close()
        opened.clear()
        qapp.processEvents()
        before = process_time()
        open_everything(one)
        qapp.processEvents()
        limit = SHARE * (process_time() - before)
    qapp.processEvents()
    spent = {}
    for code in ROUND:
        before = process_time()
        one.program.change(LanguageSettings(language=BY_CODE[code]))
        qapp.processEvents()
        qapp.processEvents()
        one.window.grab()
        spent[code] = process_time() - before
    print({code: f"{1000 * seconds:.0f} ms" for code, seconds in spent.items()}, f"limit {1000 * limit:.0f} ms")
    assert sorted(spent.values())[len(spent) // 2] < limit
    assert not dialogs or len(opened) == 9


def test_the_names_at_the_table_follow(desk: Callable[..., Desk], qapp: QApplication, qtbot: QtBot) -> None:
    one = in_the_middle_of_a_trick(desk, qtbot)
    one.program.change(LanguageSettings(language=Language.HINDI))
    assert one.program.match is not None
    plates = one.program.match.scene.hud.plates
    assert [plate.content.name for plate in plates] == ["Asha", "अमृत", "काव्या", "परीसा"]
    assert [one.program.match.renderer.seat(Seat(seat)) for seat in range(1, 4)] == ["अमृत", "काव्या", "परीसा"]
    assert one.program.match.config.players[1] == "club Amrit"


def test_a_match_keeps_usual_names_in_english(desk: Callable[..., Desk]) -> None:
    one = desk(games=ALL_GAMES, language="te")
    one.program.new_match("hearts", players=("person రవి", "club లీల", "club Zo", "club పరీసా"), seed="3")
    assert one.program.match is not None
    assert one.program.match.config.players == ("person Ravi", "club Leela", "club Zo", "club Parisa")


def test_catalogues_are_not_deleted_by_the_garbage_collector(qapp: QApplication) -> None:
    """It may run inside QCoreApplication.translate, whose lock the deletion of a catalogue would wait for."""
    languages = LanguageManager(qapp, AppRenderer())
    languages.choose(LanguageSettings(language=Language.PERSIAN))
    deleted: list[bool] = []
    for catalogue in qapp.findChildren(QTranslator):
        catalogue.destroyed.connect(lambda: deleted.append(True))
    del languages, catalogue
    gc.collect()
    assert deleted == []

    LanguageManager(qapp, AppRenderer()).choose(LanguageSettings(language=Language.ENGLISH))
    assert QApplication.translate("Dialogs", "Close") == "Close"
    qapp.processEvents()
