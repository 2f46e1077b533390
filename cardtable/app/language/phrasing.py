"""How a translated pattern becomes a sentence: numbers, cards and names are filled into what a catalogue has."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping

from cardtable.app.language.numbers import SEPARATORS, NumberFormat
from cardtable.core.addressing import for_reader
from cardtable.core.cards import Card, Suit
from cardtable.core.names import YOU, card_name, suit_name
from cardtable.core.text import Text, Who, say
from cardtable.core.zones import Seat

_HOLE = re.compile(r"%(?:([1-9])|\{([1-9]):(\w+)\})")


class CatalogueRenderer(ABC):
    """Words over a catalogue; `numbers` and names may be changed at any time."""

    def __init__(self) -> None:
        self._numbers = NumberFormat()
        self._names: Mapping[Seat, str] = {}
        self._reader: Seat | None = None

    @property
    def numbers(self) -> NumberFormat:
        """Digits and grouping of numbers; a property, so that they may follow the settings."""
        return self._numbers

    @numbers.setter
    def numbers(self, numbers: NumberFormat) -> None:
        self._numbers = numbers

    @abstractmethod
    def pattern(self, context: str, source: str, disambiguation: str, n: int) -> str:
        """What the catalogue has for a source; the source itself if it has nothing."""

    def set_names(self, names: Mapping[Seat, str], reader: Seat | None = None) -> None:
        """Names by seat from now on; a seat without one goes by its number, and whoever reads this is "you"."""
        self._names = names
        self._reader = reader

    def text(self, text: Text) -> str:
        """The translated text with its arguments filled in."""
        text = for_reader(text, self._reader)
        pattern = self.pattern(text.context, text.source, text.disambiguation, text.n)
        return _HOLE.sub(lambda hole: self._filled(hole, text.args), pattern)

    def number(self, value: int) -> str:
        """The number in the digits and grouping in force."""
        return self.numbers.write(value)

    def card(self, card: Card) -> str:
        """The full name of the card."""
        return self.text(card_name(card))

    def suit(self, suit: Suit) -> str:
        """The name of the suit."""
        return self.text(suit_name(suit))

    def seat(self, seat: Seat) -> str:
        """The name of whoever sits there; "You" for the reader, and without names the number of the seat."""
        if seat == self._reader:
            return self.text(YOU)
        return self._names.get(seat) or self.number(seat + 1)

    def _filled(self, hole: re.Match[str], arguments: tuple[object, ...]) -> str:
        place = int(hole[1] or hole[2]) - 1
        if place >= len(arguments):
            return hole[0]
        argument = arguments[place]
        if hole[3]:
            return self._form(argument, hole[3])
        if isinstance(argument, int) and not isinstance(argument, Suit):
            return self.numbers.within(say(self, argument))
        if isinstance(argument, str) and any(sign in argument for sign in SEPARATORS):
            return self.numbers.path_within(say(self, argument))
        if isinstance(argument, Who | str):
            return self.numbers.name_within(say(self, argument))
        return say(self, argument)

    def _form(self, argument: object, form: str) -> str:
        """Another form of a name, as the translator asks for it: looked up in the context "Card, oblique"."""
        text = card_name(argument) if isinstance(argument, Card) else argument
        text = suit_name(text) if isinstance(text, Suit) else text
        if not isinstance(text, Text):
            return say(self, argument)
        bent = self.pattern(f"{text.context}, {form}", text.source, text.disambiguation, text.n)
        return self.text(text) if bent == text.source else bent
