"""Nothing is shown that translators have not been given: under the pseudo-language every sentence stands in «marks»."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from xml.sax.saxutils import escape

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from cardtable.app.i18n.catalogue_compiler import release
from devtools import messages, pseudo
from devtools.messages import Message
from devtools.places import SOURCES
from tests.app.conftest import Desk
from tests.app.sight import in_the_middle_of_a_trick, open_everything, opened, painted, seen

__all__ = ["opened", "painted"]

pytestmark = pytest.mark.qt_log_ignore("OpenType support missing")

KEYS = r"Ctrl|Shift|Alt|Tab|Enter|Backspace|Escape|Esc|Space|Home|End|Page Up|Page Down|F\d+"
NAMES = r"CardTable|Asha|English|ਪੰਜਾਬੀ|हिन्दी|తెలుగు|فارسی"
NOT_WORDS = re.compile(rf"{KEYS}|{NAMES}|\b[0-9a-f]{{4,}}\b|\b[A-Z]{{1,2}}-\d+[a-z]?\b|\b\w\b")
MARKED = re.compile(r"«[^«»]*»")


def catalogue() -> str:
    """The pseudo-language as translators would write it, of every sentence that they are given."""
    contexts: dict[str, dict[tuple[str, str], Message]] = {}
    for path in SOURCES.rglob("*.py"):
        for message in messages.messages_in(path.read_text(encoding="utf-8"), path.name):
            contexts.setdefault(message.context, {})[message.source, message.disambiguation] = message
    blocks = (
        f"<context><name>{escape(name)}</name>{''.join(map(entry, found.values()))}</context>"
        for name, found in contexts.items()
    )
    return f'<!DOCTYPE TS><TS version="2.1" language="en" sourcelanguage="en">{"".join(blocks)}</TS>'


def entry(message: Message) -> str:
    source, text = escape(message.source), escape(pseudo.longer(message.source))
    comment = f"<comment>{escape(message.disambiguation)}</comment>" if message.disambiguation else ""
    if message.plural:
        forms = f"<numerusform>{text}</numerusform>" * 2
        return f'<message numerus="yes"><source>{source}</source>{comment}<translation>{forms}</translation></message>'
    return f"<message><source>{source}</source>{comment}<translation>{text}</translation></message>"


@pytest.fixture
def translator(qapp: QApplication, tmp_path: Path) -> Iterator[QTranslator]:
    (tmp_path / "pseudo.ts").write_text(catalogue(), encoding="utf-8")
    release(tmp_path / "pseudo.ts", tmp_path / "pseudo.qm")
    made = QTranslator()  # the application’s own children are its catalogues, which a change of language replaces
    assert made.load(str(tmp_path / "pseudo.qm"))
    yield made
    qapp.removeTranslator(made)
    made.deleteLater()


def bare_words(text: str) -> str:
    """What stands outside of all marks and is a word."""
    while (inner := MARKED.sub("", text)) != text:
        text = inner
    return "".join(letter for letter in NOT_WORDS.sub("", text) if letter.isalpha())


@pytest.mark.slow
def test_all_windows(
    translator: QTranslator,
    desk: Callable[..., Desk],
    opened: list[QDialog],
    painted: set[str],
    qapp: QApplication,
    qtbot: QtBot,
) -> None:
    one = in_the_middle_of_a_trick(desk, qtbot)
    qapp.installTranslator(translator)  # above the catalogues of the program
    open_everything(one)
    qapp.processEvents()
    painted.clear()
    assert one.program.match is not None
    one.program.match.apply("language", one.program.settings, "en")
    one.program.match.retranslate()
    one.window.grab()
    assert sorted({text for text in (*seen(one, opened), *painted) if bare_words(text)}) == []
