"""Nothing is shown that translators have not been given: under the pseudo-language every sentence stands in «marks»."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from devtools import messages, pseudo
from devtools.places import SOURCES
from tests.app.conftest import Desk
from tests.app.sight import in_the_middle_of_a_trick, open_everything, opened, painted, seen

__all__ = ["opened", "painted"]

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "OpenType support missing")

KEYS = r"Ctrl|Shift|Alt|Tab|Enter|Escape|Esc|Space|Home|End|Page Up|Page Down|F\d+"
NAMES = r"CardTable|Asha|English|ਪੰਜਾਬੀ|हिन्दी|తెలుగు|فارسی"
NOT_WORDS = re.compile(rf"{KEYS}|{NAMES}|\b[0-9a-f]{{4,}}\b|\b[A-Z]{{1,2}}-\d+[a-z]?\b|\b\w\b")
MARKED = re.compile(r"«[^«»]*»")


class Pseudo(QTranslator):
    """Says every sentence that translators are given in «marks», and notes what they are not given."""

    def __init__(self) -> None:
        super().__init__()
        self.given = {
            (message.context, message.source, message.disambiguation)
            for path in SOURCES.rglob("*.py")
            for message in messages.messages_in(path.read_text(encoding="utf-8"), path.name)
        }
        self.unknown: set[tuple[str, str, str]] = set()

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str | None:
        key = (context, source, disambiguation or "")
        if key in self.given:
            return pseudo.longer(source)
        if context not in ("", "Language") and context[0] != "Q":
            self.unknown.add(key)
        return None  # an empty text would count as a translation


@pytest.fixture
def translator(qapp: QApplication) -> Iterator[Pseudo]:
    made = Pseudo()
    yield made
    qapp.removeTranslator(made)


def bare_words(text: str) -> str:
    """What stands outside of all marks and is a word."""
    while (inner := MARKED.sub("", text)) != text:
        text = inner
    return "".join(letter for letter in NOT_WORDS.sub("", text) if letter.isalpha())


def test_all_windows(
    translator: Pseudo,
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
    one.program.play.apply(one.program.settings, "en")
    one.program.play.retranslate()
    one.window.grab()
    assert sorted({text for text in (*seen(one, opened), *painted) if bare_words(text)}) == []
    assert translator.unknown == set()
