"""The command line's words come from the same catalogues as the window's, read without Qt."""

from __future__ import annotations

import re
import struct
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator

from cardtable.app.i18n.catalogue_compiler import compile_translations, written
from cardtable.app.i18n.catalogue_renderer import (
    BadCatalogue,
    MoCatalogue,
    TerminalRenderer,
    command_language,
    first_known,
    wanted_languages,
)
from cardtable.app.i18n.grammar import ENTRIES
from cardtable.app.platform.resource_paths import SENTENCES, SOURCE_TREE, resource_folder
from cardtable.core.rules import Measure
from cardtable.core.text import translate
from cardtable.net.agent.agent_service import known_sentences
from cardtable.players.review_file import points_told

LANGUAGES = ("en", "pa", "hi", "te", "fa")


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    compile_translations()


def messages(code: str) -> Iterator[tuple[str, str, str, int]]:
    """Every message of a catalogue, and with plural forms for some numbers."""
    tree = ElementTree.parse(SOURCE_TREE / "translations" / f"cardtable_{code}.ts")
    for context in tree.iter("context"):
        for message in context.iter("message"):
            numbers = (-1, 0, 1, 2, 5, 11, 21, 100) if message.get("numerus") == "yes" else (-1,)
            for n in numbers:
                yield (
                    str(context.findtext("name")),
                    str(message.findtext("source")),
                    message.findtext("comment") or "",
                    n,
                )


@pytest.mark.parametrize("code", LANGUAGES)
def test_it_finds_what_qt_finds(code: str) -> None:
    """Every entry of every language, word for word, in each plural form."""
    catalogue, translator = MoCatalogue(resource_folder("translations") / f"cardtable_{code}.mo"), QTranslator()
    assert translator.load(str(resource_folder("translations") / f"cardtable_{code}.qm"))
    seen = 0
    for context, source, comment, n in messages(code):
        wanted = translator.translate(context, source, comment or None, n)
        assert (catalogue.find(context, source, comment, n) or "") == wanted
        seen += 1
    assert seen > 500
    assert catalogue.find("No such context", "No such source") is None


def test_digits_are_those_that_are_typed_or_the_usual_ones() -> None:
    """Persian is written with its own digits, and with a decimal sign that goes with them; Hindi with Latin ones."""
    half = points_told(5.5, Measure(little=1.0, much=4.0))
    assert [TerminalRenderer(code, usual=True).number(19) for code in ("fa", "hi", "en")] == ["۱۹", "19", "19"]
    assert TerminalRenderer("fa").number(19) == "19"
    assert re.sub(r"[\u2066\u2069]", "", TerminalRenderer("fa", usual=True).text(half)) == "۵٫۵"


def test_a_disambiguation_that_is_missing_is_left_out() -> None:
    catalogue = MoCatalogue(resource_folder("translations") / "cardtable_fa.mo")
    assert catalogue.find("Dialogs", "Close", "of something else") == catalogue.find("Dialogs", "Close")


def test_a_text_of_several_forms_needs_a_number() -> None:
    catalogue = MoCatalogue(resource_folder("translations") / "cardtable_en.mo")
    pile = "Svoi Kozyri", "%1 card(s)", "size of the pile"
    assert [catalogue.find(*pile, n=n) for n in (1, 21)] == ["%1 card", "%1 cards"]


@pytest.mark.parametrize("data", [b"", b"nothing of the kind", struct.pack("<7I", 0x950412DE, 0, 9, 28, 100, 0, 172)])
def test_a_file_that_is_no_catalogue(data: bytes, tmp_path: Path) -> None:
    (tmp_path / "bad.mo").write_bytes(data)
    with pytest.raises((BadCatalogue, OSError)):
        MoCatalogue(tmp_path / "bad.mo")


ENTRY = (
    '<TS><context><name>C</name><message numerus="yes"><source>s</source>'
    "<translation>{}</translation></message></context></TS>"
)


def test_a_language_with_more_forms_needs_a_rule(tmp_path: Path) -> None:
    (tmp_path / "x.ts").write_text(ENTRY.format("<numerusform>a</numerusform>" * 3))
    with pytest.raises(ValueError, match=r"\[3\] plural forms"):
        written(tmp_path / "x.ts")


def test_numbers_stand_as_they_are_typed() -> None:
    words = TerminalRenderer("hi")
    assert words.text(translate("Dialogs", "Close")) != "Close"
    assert words.number(12) == "12"
    assert words.text(translate("Nowhere", "%1 of %2").filled(3, "x")) == "3 of x"


@pytest.mark.parametrize(
    ("arguments", "wanted", "code"),
    [
        (["--lang", "fa", "--help"], ["hi"], "fa"),
        (["simulate", "--lang=te"], [], "te"),
        (["--lang", "xx"], ["pa_IN.UTF-8"], "pa"),
        (["--lang"], ["C.UTF-8"], "en"),
        ([], ["de", "fa_IR"], "fa"),
    ],
)
def test_the_language_asked_for_else_that_of_the_system(arguments: list[str], wanted: list[str], code: str) -> None:
    assert command_language(arguments, wanted) == code


def test_the_environment_names_languages() -> None:
    assert wanted_languages({"LANGUAGE": "fa:hi", "LANG": "en_GB.UTF-8"}, "linux") == ["fa", "hi", "en_GB.UTF-8"]
    assert first_known(wanted_languages({}, "win32"), LANGUAGES) == "en"


@pytest.mark.parametrize(
    "command", [["simulate", "chess"], ["replay", "/no/such/file"], ["solve", "hearts"], ["serve", "x"]]
)
def test_commands_without_a_window_speak_without_qt(command: list[str], tmp_path: Path) -> None:
    code = (
        "import sys; from cardtable.app.entry_point import run;"
        f"assert run({[*command, '--lang', 'hi']!r}) == 2;"
        "assert not [name for name in sys.modules if name.startswith('PySide6')]"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)


def test_all_sentences_are_listed_for_texts_from_other_programs() -> None:
    listed = known_sentences(resource_folder("translations") / SENTENCES)

    assert listed == {key[:3] for code in LANGUAGES for key in messages(code) if key[2] not in ENTRIES}
