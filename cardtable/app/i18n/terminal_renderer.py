"""Compiled catalogues as the standard library reads them (.mo), for the commands that open no window.

They hold the very texts of Qt's own (.qm): both are made from one .ts file by `compiling`.

Which language a person's system is set to, told without Qt.

The words of the command line: the program's own catalogues, read without Qt.
"""

from __future__ import annotations

import os
import struct
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from gettext import GNUTranslations, NullTranslations
from pathlib import Path

from cardtable.app.i18n.catalogue_renderer import CatalogueRenderer, NumberFormat, usually_native
from cardtable.app.platform.resource_paths import resource_folder
from cardtable.command_line.arg_parser import LANGUAGES


class BadCatalogue(ValueError):
    """A file that is no compiled catalogue."""


class MoCatalogue:
    """The texts of one language, found by context and source."""

    def __init__(self, path: Path) -> None:
        """Read a file; raises OSError, or BadCatalogue."""
        try:
            with path.open("rb") as file:
                self._texts = GNUTranslations(file)
        except (struct.error, ValueError, LookupError) as error:
            raise BadCatalogue("The file is no compiled catalogue.") from error
        self._texts.add_fallback(_Nothing())

    def find(self, context: str, source: str, disambiguation: str = "", n: int = -1) -> str | None:
        """The translation, in the plural form for `n` if that is not negative; None if there is none.

        As Qt does it, a message without a disambiguation serves where the one with it is missing.
        """
        for name in dict.fromkeys((message_context(context, disambiguation), context)):
            found = self._texts.pgettext(name, source) if n < 0 else self._texts.npgettext(name, source, source, n)
            if found:
                return found
        return None


class _Nothing(NullTranslations):
    """Knows no text; without it `gettext` would give the source, which may be the translation as well."""

    def pgettext(self, context: str, message: str) -> str:
        return ""

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:
        return ""


def message_context(context: str, disambiguation: str) -> str:
    """The one context of `gettext` that Qt's context and disambiguation are."""
    return f"{context}|{disambiguation}" if disambiguation else context


def first_known(names: Sequence[str], known: Sequence[str]) -> str:
    """The code of the first of these languages that the program speaks, else English."""
    codes = (name.partition(".")[0].replace("_", "-").split("-")[0].lower() for name in names)
    return next((code for code in codes if code in known), "en")


def wanted_languages(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Sequence[str]:
    """The codes that the environment names, in the order of preference; without any on Windows, that of the system."""
    found = [environment.get(name, "") for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")]
    codes = [code for entry in found for code in entry.split(":") if code]
    return codes if codes or platform != "win32" else [_windows_language()]


def _windows_language() -> str:
    import ctypes  # only Windows needs these
    import locale

    windows = getattr(ctypes, "windll", None)
    number = windows.kernel32.GetUserDefaultUILanguage() if windows is not None else 0
    return locale.windows_locale.get(number, "")


_OPTION = "--lang"


class TerminalRenderer(CatalogueRenderer):
    """Texts in one language, with names as they stand.

    Digits are those that a command line takes, or `usual` ones of the language where much is told and nothing typed.
    """

    def __init__(self, code: str = "en", *, usual: bool = False) -> None:
        super().__init__()
        self.numbers = NumberFormat(code, native=usual and usually_native(code))
        self._catalogues: list[MoCatalogue] = []
        for name in dict.fromkeys((code, "en")):  # the English one has the plurals of what is not translated
            with suppress(OSError, BadCatalogue):
                self._catalogues.append(MoCatalogue(resource_folder("translations") / f"cardtable_{name}.mo"))

    def pattern(self, context: str, source: str, disambiguation: str, n: int) -> str:
        found = (catalogue.find(context, source, disambiguation, n) for catalogue in self._catalogues)
        return next((text for text in found if text), source)


def command_language(arguments: Sequence[str], wanted: Sequence[str] | None = None) -> str:
    """The language after --lang if the program speaks it, else the first of the system's that it speaks, else English.

    Looked for before the arguments are read, for complaints about them are to be understood too.
    """
    for place, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name == _OPTION:
            value = value or next(iter(arguments[place + 1 :]), "")
            if value in LANGUAGES:
                return value
    return first_known(wanted_languages() if wanted is None else wanted, LANGUAGES)
