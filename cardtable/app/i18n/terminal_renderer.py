"""Terminal renderer: compiled catalogues (.mo) for commands without Qt, and the system's language.

They have the same texts as Qt's own (.qm): both are made from one .ts file by `catalogue_compiler`.
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
    """Error for a file that is not a compiled catalogue."""


class MoCatalogue:
    """Catalogue of one language, with lookup by context and source."""

    def __init__(self, path: Path) -> None:
        """Read a file; raise OSError, or BadCatalogue."""
        try:
            with path.open("rb") as file:
                self._texts = GNUTranslations(file)
        except (struct.error, ValueError, LookupError) as error:
            raise BadCatalogue("The file is no compiled catalogue.") from error
        self._texts.add_fallback(_Nothing())

    def find(self, context: str, source: str, disambiguation: str = "", n: int = -1) -> str | None:
        """Return the translation, in the plural form for `n` unless that is negative; None if there is none.

        As in Qt, a message without a disambiguation is used if the one with it is missing.
        """
        for name in dict.fromkeys((message_context(context, disambiguation), context)):
            found = self._texts.pgettext(name, source) if n < 0 else self._texts.npgettext(name, source, source, n)
            if found:
                return found
        return None


class _Nothing(NullTranslations):
    """Empty fallback; without it `gettext` would return the source, which may also be a translation."""

    def pgettext(self, context: str, message: str) -> str:
        return ""

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:
        return ""


def message_context(context: str, disambiguation: str) -> str:
    """Return the context of `gettext` for a context and a disambiguation of Qt."""
    return f"{context}|{disambiguation}" if disambiguation else context


def first_known(names: Sequence[str], known: Sequence[str]) -> str:
    """Return the code of the first of these languages in `known`, else English."""
    codes = (name.partition(".")[0].replace("_", "-").split("-")[0].lower() for name in names)
    return next((code for code in codes if code in known), "en")


def wanted_languages(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Sequence[str]:
    """Return the codes in the environment in order of preference; on Windows without any, that of the system."""
    found = [environment.get(name, "") for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")]
    codes = [code for entry in found for code in entry.split(":") if code]
    return codes if codes or platform != "win32" else [_windows_language()]


def _windows_language() -> str:
    import ctypes  # only needed on Windows
    import locale

    windows = getattr(ctypes, "windll", None)
    number = windows.kernel32.GetUserDefaultUILanguage() if windows is not None else 0
    return locale.windows_locale.get(number, "")


_OPTION = "--lang"


class TerminalRenderer(CatalogueRenderer):
    """Renderer for one language without Qt.

    Digits are Latin, as a command line takes them, or with `usual` those of the language, for output without input.
    """

    def __init__(self, code: str = "en", *, usual: bool = False) -> None:
        super().__init__()
        self.numbers = NumberFormat(code, native=usual and usually_native(code))
        self._catalogues: list[MoCatalogue] = []
        for name in dict.fromkeys((code, "en")):  # the English one has the plurals of untranslated texts
            with suppress(OSError, BadCatalogue):
                self._catalogues.append(MoCatalogue(resource_folder("translations") / f"cardtable_{name}.mo"))

    def pattern(self, context: str, source: str, disambiguation: str, n: int) -> str:
        found = (catalogue.find(context, source, disambiguation, n) for catalogue in self._catalogues)
        return next((text for text in found if text), source)


def command_language(arguments: Sequence[str], wanted: Sequence[str] | None = None) -> str:
    """Return the language after --lang if the program speaks it, else the first such of the system's, else English.

    It is read before the arguments are parsed, so that errors about them are translated, too.
    """
    for place, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name == _OPTION:
            value = value or next(iter(arguments[place + 1 :]), "")
            if value in LANGUAGES:
                return value
    return first_known(wanted_languages() if wanted is None else wanted, LANGUAGES)
