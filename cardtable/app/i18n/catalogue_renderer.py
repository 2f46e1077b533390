"""Catalogue renderers: numbers, cards and names as words of translated sentences; catalogues of commands without Qt.

Compiled catalogues (.mo) for terminals have the same texts as those of Qt (.qm): `catalogue_compiler` makes both from
one .ts file.
"""

from __future__ import annotations

import os
import struct
import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from contextlib import suppress
from gettext import GNUTranslations, NullTranslations
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple
from unicodedata import bidirectional

from cardtable.app.i18n.grammar import fill, parsed
from cardtable.app.platform.resource_paths import resource_folder
from cardtable.command_line.arg_parser import LANGUAGES
from cardtable.core.cards import Card, Suit
from cardtable.core.language.card_names import YOU, card_name, suit_name
from cardtable.core.language.speech_forms import for_reader, names
from cardtable.core.text import Text, Who, say
from cardtable.core.zones import Seat

MINUS = "\N{MINUS SIGN}"
SEPARATORS = "/\\"  # between the folders of a path
LEFT_TO_RIGHT_MARK = "\N{LEFT-TO-RIGHT MARK}"
_ISOLATE = "\N{LEFT-TO-RIGHT ISOLATE}"
_END_OF_ISOLATE = "\N{POP DIRECTIONAL ISOLATE}"
_FIRST_STRONG = "\N{FIRST STRONG ISOLATE}"

_NATIVE = {"pa": 0x0A66, "hi": 0x0966, "te": 0x0C66, "fa": 0x06F0}  # code point of the digit zero
_INDIAN = frozenset({"pa", "hi", "te"})  # grouping as in 12,34,567
_RIGHT_TO_LEFT = frozenset({"fa"})
_FROM_THE_RIGHT = frozenset({"R", "AL"})  # Unicode's bidirectional classes
_NATIVE_IS_USUAL = frozenset({"fa"})  # Unicode CLDR 48: the others use Latin digits today


def is_right_to_left(language: str) -> bool:
    """Return whether the language is written from right to left."""
    return language in _RIGHT_TO_LEFT


def usually_native(language: str) -> bool:
    """Return whether native digits are usual in the language."""
    return language in _NATIVE_IS_USUAL


class NumberFormat(NamedTuple):
    """Digits and grouping of a language; an unknown language is written as English."""

    language: str = "en"
    native: bool = True  # native digits if the language has them

    def write(self, value: int) -> str:
        """Return the number for use alone, as in a grid; a minus sign stays before it in any direction."""
        digits = self._grouped(str(abs(value)))
        if value >= 0:
            return digits
        mark = LEFT_TO_RIGHT_MARK if is_right_to_left(self.language) else ""
        return mark + MINUS + digits

    def write_digits(self, text: str) -> str:
        """Return the text with its digits converted, without grouping, as for a deal number."""
        zero = self._zero()
        return "".join(chr(zero + int(sign)) if sign.isascii() and sign.isdigit() else sign for sign in text)

    def within(self, written: str) -> str:
        """Return a formatted number for use in a sentence, isolated from its direction in right-to-left languages."""
        return f"{_ISOLATE}{written}{_END_OF_ISOLATE}" if is_right_to_left(self.language) else written

    def name_within(self, name: str) -> str:
        """Return a name for use in a sentence, isolated from its direction: names may be in any script."""
        apart = is_right_to_left(self.language) or any(bidirectional(letter) in _FROM_THE_RIGHT for letter in name)
        return f"{_FIRST_STRONG}{name}{_END_OF_ISOLATE}" if apart else name

    def path_within(self, path: str) -> str:
        """Return a path for use in a sentence, written from the root to the right in any language."""
        if not is_right_to_left(self.language):
            return path
        return self.within("".join(sign + LEFT_TO_RIGHT_MARK if sign in SEPARATORS else sign for sign in path))

    def _zero(self) -> int:
        return _NATIVE.get(self.language, ord("0")) if self.native else ord("0")

    def _grouped(self, digits: str) -> str:
        separator = "\N{ARABIC THOUSANDS SEPARATOR}" if self._zero() == _NATIVE["fa"] else ","
        step = 2 if self.language in _INDIAN else 3
        head, groups = digits[:-3], [digits[-3:]]
        while head:
            groups.insert(0, head[-step:])
            head = head[:-step]
        return separator.join(self.write_digits(group) for group in groups)


class User(NamedTuple):
    """The user of this program, as sentences speak of them."""

    name: str = ""
    gender: str = "n"


class CatalogueRenderer(ABC):
    """Base class of renderers over a catalogue; `numbers`, `user` and names may be changed at any time."""

    def __init__(self, shared: CatalogueRenderer | None = None) -> None:
        """Make a renderer; it has the number format and user of `shared`, if that is given."""
        self._owner = self if shared is None else shared
        self._numbers = NumberFormat()
        self.user = User()
        self._names: Mapping[Seat, str] = {}
        self._usual: Mapping[Seat, Text] = {}
        self._reader: Seat | None = None

    @property
    def numbers(self) -> NumberFormat:
        """Digits and grouping of numbers."""
        return self._owner._numbers

    @numbers.setter
    def numbers(self, numbers: NumberFormat) -> None:
        assert self._owner is self  # else the format of the other renderer is in force
        self._numbers = numbers

    @abstractmethod
    def pattern(self, context: str, source: str, disambiguation: str, n: int) -> str:
        """Return the translated pattern of a source, or the source itself if there is none."""

    def set_names(
        self, names: Mapping[Seat, str], reader: Seat | None = None, usual: Mapping[Seat, Text] = MappingProxyType({})
    ) -> None:
        """Set names by seat and the reader, who is "you"; a seat without a name is shown by its number.

        `usual`: the names of computer players that the catalogue has, with their genders and forms.
        """
        self._names, self._usual, self._reader = names, usual, reader

    def text(self, text: Text) -> str:
        text = for_reader(text, self._reader)
        pattern = self.pattern(text.context, text.source, text.disambiguation, text.n)
        return fill(parsed(pattern, text.source), text.args, self)

    def number(self, value: int) -> str:
        """Return the number in the digits and grouping in force."""
        return self.numbers.write(value)

    def card(self, card: Card) -> str:
        return self.text(card_name(card))

    def suit(self, suit: Suit) -> str:
        return self.text(suit_name(suit))

    def seat(self, seat: Seat) -> str:
        """Return the name of a seat's player; "You" for the reader, the seat's number without a name."""
        if seat == self._reader:
            return self.text(YOU)
        return self._names.get(seat) or self.number(seat + 1)

    def usual(self, argument: object) -> str:
        """Return an argument as it stands in a sentence: numbers, names and paths apart from its direction."""
        said = say(self, argument)
        if isinstance(argument, int) and not isinstance(argument, Suit):
            return self.numbers.within(said)
        if isinstance(argument, str) and any(sign in argument for sign in SEPARATORS):
            return self.numbers.path_within(said)
        return self.numbers.name_within(said) if isinstance(argument, Who | str) else said

    def entry(self, argument: object) -> object:
        """Return a card, suit or person as the text that the catalogue has of it, anything else as it is."""
        match argument:
            case Card():
                return card_name(argument)
            case Suit():
                return suit_name(argument)
            case Who(seat):
                return YOU if seat == self._reader else self._usual.get(seat) or self._names.get(seat) or seat + 1
            case Text():
                return for_reader(argument, self._reader)
        return argument

    def names_reader(self, argument: object) -> bool:
        """Return whether an argument is the reader, or a list with them."""
        return self._reader is not None and names(argument, self._reader)

    def gender_of(self, person: Who | str | None) -> str:
        """Return the gender of a person, of the reader for None; "" for a computer player with a usual name."""
        if isinstance(person, Who):
            if person.seat in self._usual and person.seat != self._reader:
                return ""
            person = None if person.seat == self._reader else self._names.get(person.seat, "")
        user = self._owner.user
        return user.gender if person is None or person == user.name != "" else "n"


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
