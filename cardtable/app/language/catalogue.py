"""Compiled catalogues as the standard library reads them (.mo), for the commands that open no window.

They hold the very texts of Qt's own (.qm): both are made from one .ts file by `compiling`.
"""

from __future__ import annotations

import struct
from gettext import GNUTranslations, NullTranslations
from pathlib import Path


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
