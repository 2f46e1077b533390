"""The words of the command line: the program's own catalogues, read without Qt."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from cardtable.app.desktop.resources import resource_folder
from cardtable.app.language.catalogue import BadCatalogue, MoCatalogue
from cardtable.app.language.numbers import NumberFormat, usually_native
from cardtable.app.language.phrasing import CatalogueRenderer
from cardtable.app.language.system_language import first_known, wanted_languages
from cardtable.command_line.parser import LANGUAGES

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
