"""Language in force: its catalogues, direction, fonts and text size, switched while the program runs; its renderers."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTranslator
from PySide6.QtGui import QGuiApplication

from cardtable.app.i18n.catalogue_renderer import (
    CatalogueRenderer,
    NumberFormat,
    first_known,
    is_right_to_left,
    usually_native,
    wanted_languages,
)
from cardtable.app.platform.fonts import Fonts
from cardtable.app.platform.resource_paths import resource_folder
from cardtable.app.settings.setting_choices import Digits
from cardtable.app.settings.settings_sections import LanguageSettings
from cardtable.app.settings.startup_settings import USUAL
from cardtable.core.languages import SPOKEN, Language
from cardtable.table.style import text_painting


def system_language(wanted: Sequence[str] | None = None) -> str:
    """Return the first of the system's languages that the program speaks, else English."""
    names = _wanted_languages() if wanted is None else wanted
    return first_known(names, SPOKEN)


def _wanted_languages() -> Sequence[str]:
    """Return language codes in order of preference; Qt's way takes 10 ms, so only systems that need it use it."""
    if sys.platform in ("win32", "darwin"):
        from PySide6.QtCore import QLocale

        return QLocale.system().uiLanguages()
    return wanted_languages()


class LanguageManager:
    """Manager of catalogues, direction, fonts and font size; widgets are told by Qt's LanguageChange."""

    def __init__(
        self, app: QGuiApplication, renderer: AppRenderer, forced: str | None = None, *, text_size: int = USUAL
    ) -> None:
        """Make the manager; `forced`: language of the command line, `text_size`: font size in per cent."""
        self._app = app
        self._renderer = renderer
        self._forced = forced  # from the command line: overrides the settings until they are changed
        self._fonts = Fonts()
        self._text_size = text_size / 100
        self.code = "en"

    def choose(self, settings: LanguageSettings) -> None:
        code = self._forced or (system_language() if settings.language is Language.SYSTEM else settings.language.value)
        native = usually_native(code) if settings.digits is Digits.USUAL else settings.digits is Digits.NATIVE
        self._renderer.numbers = NumberFormat(code, native=native)
        self.code = code
        self._write()
        self._tell_locale(code)
        self._app.setLayoutDirection(
            Qt.LayoutDirection.RightToLeft if is_right_to_left(code) else Qt.LayoutDirection.LeftToRight
        )
        self._install(code)

    def _tell_locale(self, code: str) -> None:
        """Set the locale of all existing and future windows, by which assistive technology knows their language.

        Numbers are formatted by the program: no text depends on this locale.
        """
        from PySide6.QtCore import QLocale
        from PySide6.QtWidgets import QApplication

        locale = QLocale(code)
        QLocale.setDefault(locale)
        for window in QApplication.topLevelWidgets():
            window.setLocale(locale)

    def set_text_size(self, percent: int) -> None:
        """Set the font size in per cent; widgets update their layout as for another language."""
        if percent != self._text_size * 100:
            self._text_size = percent / 100
            self._write()
            QCoreApplication.postEvent(self._app, QEvent(QEvent.Type.LanguageChange))

    def forget_forced(self) -> None:
        """Drop the language of the command line: the person has chosen one in the program."""
        self._forced = None

    def load_fonts(self) -> None:
        """Load the fonts of the other languages, which the first frame does not need."""
        self._fonts.load_all()

    def _write(self) -> None:
        text_painting.set_unit(self._app, self._fonts.unit * self._text_size)
        self._app.setFont(self._fonts.font(self.code, self._text_size))

    def _install(self, code: str) -> None:
        """Install the language's catalogue above the English one, which has the plurals of untranslated texts.

        The application owns them. If Python did, its garbage collector could delete one during
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
            # Qt reports a change only if there are catalogues, but digits and direction have changed as well
            QCoreApplication.postEvent(self._app, QEvent(QEvent.Type.LanguageChange))


class AppRenderer(CatalogueRenderer):
    """Renderer of the program; `LanguageManager` changes its numbers."""

    def pattern(self, context: str, source: str, disambiguation: str, n: int) -> str:
        return QCoreApplication.translate(context, source, disambiguation or None, n)


class TableRenderer(CatalogueRenderer):
    """Renderer of one table, with the names of its players."""

    def __init__(self, renderer: AppRenderer) -> None:
        super().__init__(shared=renderer)
        self._renderer = renderer

    def pattern(self, context: str, source: str, disambiguation: str, n: int) -> str:
        return self._renderer.pattern(context, source, disambiguation, n)
