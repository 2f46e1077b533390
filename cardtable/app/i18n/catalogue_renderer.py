"""Catalogue renderer: numbers, cards and names as words of translated sentences; number formats."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple
from unicodedata import bidirectional

from cardtable.app.i18n.grammar import fill, parsed
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
