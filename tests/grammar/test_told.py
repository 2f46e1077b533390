"""Every sentence that has a marker, with every card and every name, in four languages, as a native has read it."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from cardtable.app.i18n.catalogue_compiler import lrelease
from cardtable.app.i18n.catalogue_renderer import NumberFormat, User, usually_native
from cardtable.app.i18n.grammar import FORMS, GENDERS
from cardtable.app.i18n.language_manager import AppRenderer
from cardtable.app.match.player_names import NAMES
from cardtable.core.language.card_names import card_name
from cardtable.core.text import Text, Who
from cardtable.core.zones import Seat
from devtools.grammar import arguments
from devtools.grammar.arguments import Kinds
from devtools.places import SOURCES, TRANSLATIONS
from tests.grammar.told import CARDS, FOLDER, LANGUAGES, Told, catalogue, marked, written_lines


@pytest.fixture(scope="module")
def kinds() -> Kinds:
    return arguments.kinds(SOURCES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_as_a_native_has_read_them(language: str, kinds: Kinds) -> None:
    told = written_lines(language, kinds)

    assert told.count("\n") > 400
    assert told == (FOLDER / f"{language}.txt").read_text(encoding="utf-8"), "run tests/grammar/told.py and read it"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_marker_is_left_in_a_sentence(language: str) -> None:
    told = (FOLDER / f"{language}.txt").read_text(encoding="utf-8")
    shown = [line for line in told.splitlines() if line.startswith("  ")]

    keys = r"\b(Sam|Space|Enter|Y|N)\b"  # a name and keys
    assert [line for line in shown if re.search(r"[{}|%]|[A-Za-z]", re.sub(keys, "", line))] == []
    joined = "[\u094d\u0a4d\u0c4d](కి|కు|ని|ను|తో)"
    translated = {word for line in told.splitlines() if line.startswith("= ") for word in line.split()}
    assert {word for line in shown for word in line.split() if re.search(joined, word)} <= translated  # దాన్ని, ఎక్కువ


@pytest.mark.parametrize("language", ["hi", "pa"])
def test_every_card_and_computer_player_has_a_gender(language: str) -> None:
    find = catalogue(language).find
    cards = {find("Card", card_name(card).source, "gender") for card in CARDS}
    people = {name.source: find("Names", name.source, "gender") for name, _ in NAMES}

    assert cards == {"f", "m"}
    assert set(people.values()) == {"f", "m"}
    assert people["Kavya"] == "f"
    assert people["Dariush"] == "m"


def test_a_player_has_the_same_gender_in_every_language() -> None:
    found = {
        name.source: {catalogue(one).find("Names", name.source, "gender") for one in ("hi", "pa", "te")}
        for name, _ in NAMES
    }

    assert all(len(genders) == 1 and genders < set(GENDERS) for genders in found.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_forms_belong_to_their_word(language: str) -> None:
    """A word that was translated anew needs new forms: they begin with the same two letters."""
    teller = Told(language)
    forms = [form for form in FORMS[language] if not form.startswith("ord")]
    words = [card_name(card) for card in CARDS] + [name for name, _ in NAMES]
    strange = [
        (word.source, form)
        for word in words
        for form in forms
        if not teller.pattern(word.context, word.source, form, -1).startswith(teller.text(word)[:2])
    ]

    assert strange == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_qt_tells_the_same_as_the_terminal(language: str, qapp: QCoreApplication, tmp_path: Path) -> None:
    compiled = tmp_path / "told.qm"
    source = TRANSLATIONS / f"cardtable_{language}.ts"
    subprocess.run([str(lrelease()), "-silent", str(source), "-qm", str(compiled)], check=True)
    translator = QTranslator()
    assert translator.load(str(compiled))
    terminal, window = Told(language), AppRenderer()
    window.numbers, window.user = NumberFormat(language, native=usually_native(language)), User()
    names = {Seat(seat): terminal.text(name) for seat, (name, _) in enumerate(NAMES)}
    window.set_names(names, None, {Seat(seat): name for seat, (name, _) in enumerate(NAMES)})
    filled = [
        sentence.text.filled(Who(Seat(1)), card, Who(Seat(2)), card, n=2 if sentence.text.n >= 0 else None)
        for sentence in marked(language)
        for card in CARDS[::9]
    ]
    qapp.installTranslator(translator)
    try:
        assert [window.text(text) for text in filled] == [terminal.text(text) for text in filled]
        forms = {
            window.text(Text("Canasta", "%1 draws %2 card(s).", n=n).filled(Who(Seat(0)), 5, n=n)) for n in (0, 2, 21)
        }
        one = window.text(Text("Canasta", "%1 draws %2 card(s).").filled(Who(Seat(0)), 5, n=1))
        assert len(forms) == 1  # Qt's plural rule is that of the markers: one, and all others
        assert (one in forms) is (language == "fa")
    finally:
        qapp.removeTranslator(translator)
