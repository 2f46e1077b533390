"""Texts in the language in force, from the catalogues that Qt holds.

The language in force, changed while the program runs.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTranslator
from PySide6.QtGui import QGuiApplication

from cardtable.app.i18n.catalogue_compiler import CannotCompile, compile_translations
from cardtable.app.i18n.catalogue_renderer import CatalogueRenderer, NumberFormat, is_right_to_left, usually_native
from cardtable.app.i18n.terminal_renderer import first_known, wanted_languages
from cardtable.app.platform.fonts import Fonts
from cardtable.app.platform.resource_paths import resource_folder
from cardtable.app.settings.setting_choices import Digits
from cardtable.app.settings.settings_sections import LanguageSettings
from cardtable.app.settings.startup_settings import USUAL
from cardtable.core.languages import SPOKEN, Language
from cardtable.table.style import text_painting


class AppRenderer(CatalogueRenderer):
    """The words of the program; `Languages` changes the numbers."""

    def pattern(self, context: str, source: str, disambiguation: str, n: int) -> str:
        return QCoreApplication.translate(context, source, disambiguation or None, n)


class TableRenderer(CatalogueRenderer):
    """The program's words at one table: with the names of those who sit there."""

    def __init__(self, words: AppRenderer) -> None:
        super().__init__()
        self._words = words

    @property
    def numbers(self) -> NumberFormat:
        """As everywhere in the program."""
        return self._words.numbers

    @numbers.setter
    def numbers(self, numbers: NumberFormat) -> None:
        self._words.numbers = numbers

    def pattern(self, context: str, source: str, disambiguation: str, n: int) -> str:
        return self._words.pattern(context, source, disambiguation, n)


def system_language(wanted: Sequence[str] | None = None) -> str:
    """The first of the system's languages that the program speaks, else English."""
    names = _wanted_languages() if wanted is None else wanted
    return first_known(names, SPOKEN)


def _wanted_languages() -> Sequence[str]:
    """Codes in the order of preference; Qt's way costs 10 ms at the start, so only systems that need it take it."""
    if sys.platform in ("win32", "darwin"):
        from PySide6.QtCore import QLocale

        return QLocale.system().uiLanguages()
    return wanted_languages()


class LanguageManager:
    """Installs catalogues, direction, fonts, and how large is written; `words` follow.

    Widgets hear of all of it as Qt's LanguageChange.
    """

    def __init__(
        self, app: QGuiApplication, words: AppRenderer, forced: str | None = None, *, writing: int = USUAL
    ) -> None:
        """`writing`: its size in per cent."""
        self._app = app
        self._words = words
        self._forced = forced  # from the command line: stronger than the settings until they are changed
        self._fonts = Fonts()
        self._writing = writing / 100
        self.code = "en"

    def choose(self, settings: LanguageSettings) -> None:
        """Put the chosen language in force."""
        code = self._forced or (system_language() if settings.language is Language.SYSTEM else settings.language.value)
        native = usually_native(code) if settings.digits is Digits.USUAL else settings.digits is Digits.NATIVE
        self._words.numbers = NumberFormat(code, native=native)
        self.code = code
        self._write()
        self._tell_locale(code)
        self._app.setLayoutDirection(
            Qt.LayoutDirection.RightToLeft if is_right_to_left(code) else Qt.LayoutDirection.LeftToRight
        )
        self._install(code)

    def _tell_locale(self, code: str) -> None:
        """What is made from now on, and every window there is, tells assistive technology which language it speaks.

        Numbers are the program's own: no text is made by this locale.
        """
        from PySide6.QtCore import QLocale
        from PySide6.QtWidgets import QApplication

        locale = QLocale(code)
        QLocale.setDefault(locale)
        for window in QApplication.topLevelWidgets():
            window.setLocale(locale)

    def set_writing(self, percent: int) -> None:
        """Write in another size; widgets lay themselves out anew as for another language."""
        if percent != self._writing * 100:
            self._writing = percent / 100
            self._write()
            QCoreApplication.postEvent(self._app, QEvent(QEvent.Type.LanguageChange))

    def forget_forced(self) -> None:
        """The person has chosen a language in the program."""
        self._forced = None

    def load_fonts(self) -> None:
        """Load the fonts of the other languages, which the first frame does without."""
        self._fonts.load_all()

    def _write(self) -> None:
        text_painting.set_unit(self._app, self._fonts.unit * self._writing)
        self._app.setFont(self._fonts.font(self.code, self._writing))

    def _install(self, code: str) -> None:
        """Install the language's catalogue, and under it the English one with its plurals for what is not translated.

        They belong to the application. If Python owned them, its garbage collector could delete one in the middle of
        QCoreApplication.translate, which holds the lock that the deletion waits for.
        """
        before = self._app.findChildren(QTranslator)
        for old in before:
            self._app.removeTranslator(old)
            old.deleteLater()
        is_changed = bool(before)
        for name in dict.fromkeys(("en", code)):
            translator = QTranslator(self._app)
            if translator.load(str(resource_folder("translations") / f"cardtable_{name}.qm")):
                self._app.installTranslator(translator)
                is_changed = True
        if not is_changed:
            # Qt tells of a change only if there are catalogues, but digits and direction have changed as well
            QCoreApplication.postEvent(self._app, QEvent(QEvent.Type.LanguageChange))


def prepare_catalogues() -> None:
    """In a source tree, compile what is newer than its compiled form; without the compiler English is shown."""
    with suppress(CannotCompile, OSError):
        compile_translations()
