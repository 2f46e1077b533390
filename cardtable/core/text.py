"""Texts for people, kept as data until a renderer translates them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.basics.plain_text import plain_text
from cardtable.core.cards import Card, Suit
from cardtable.core.zones import Seat


class Who(NamedTuple):
    """Argument of a Text: the name of the person at a seat (a bare Seat is an int and would show as a number)."""

    seat: Seat


@frozen
class Text:
    """Text for people: marked for lupdate here, translated only by the app layer.

    Holes are %1 … %9; an argument is an int, str (a proper name or a path), Card, Suit, Who or another Text. `n` only
    chooses the plural form; the number itself is an argument.
    """

    context: str
    source: str
    disambiguation: str = ""  # part of the catalogue key
    args: tuple[object, ...] = ()
    n: int = -1

    def filled(self, *args: object, n: int | None = None) -> Text:
        """Return the text with these arguments, and with another number for the plural form if `n` is given."""
        return Text(self.context, self.source, self.disambiguation, args, self.n if n is None else n)


def translate(context: str, source: str, disambiguation: str = "", n: int = -1) -> Text:
    """Mark a literal for translation; lupdate finds the calls of this function by its name."""
    return Text(context, source, disambiguation, (), n)


def literal_text(value: object) -> Text:
    """Return a number or name as a text without translation, which no catalogue holds; a text as it is."""
    return value if isinstance(value, Text) else Text("", "%1", args=(value,))


def join(items: Iterable[object]) -> Text | None:
    """Return texts or text arguments as one list, "A, B, C"; None if there are none.

    The list is built of halves, so that nesting stays shallow: messages limit the depth of texts.
    """
    each = list(map(literal_text, items))
    return _joined(each) if each else None


def _joined(texts: Sequence[Text]) -> Text:
    half = (len(texts) + 1) // 2
    if len(texts) == 1:
        return texts[0]
    return translate("Lists", "%1, %2").filled(_joined(texts[:half]), _joined(texts[half:]))


def conjoin(items: Iterable[object]) -> Text:
    """Return one text or text argument or more as part of a sentence, "A, B and C"."""
    texts = list(map(literal_text, items))
    before = join(texts[:-1])
    return texts[-1] if before is None else translate("Lists", "%1 and %2").filled(before, texts[-1])


class TextRenderer(Protocol):
    """Renderer of values in the language in force; the app layer has the one that translates."""

    def text(self, text: Text) -> str:
        """Return the translated text with its arguments filled in."""

    def number(self, value: int) -> str:
        """Return the number in the digits and grouping in force."""

    def card(self, card: Card) -> str:
        """Return the full name of the card."""

    def suit(self, suit: Suit) -> str:
        """Return the name of the suit."""

    def seat(self, seat: Seat) -> str:
        """Return the name of the person at the seat."""


def say(renderer: TextRenderer, argument: object) -> str:
    """Return an argument of a Text as words; raise TypeError for a kind that no Text may hold."""
    match argument:
        case Text():
            return renderer.text(argument)
        case Who():
            return renderer.seat(argument.seat)
        case Card():
            return renderer.card(argument)
        case Suit():
            return renderer.suit(argument)
        case bool():
            raise TypeError("a truth value is no argument of a text")
        case int():
            return renderer.number(argument)
        case str():
            return plain_text(argument)
    raise TypeError(f"{type(argument).__name__} is no argument of a text")


def fill(pattern: str, arguments: list[str]) -> str:
    """Return the pattern with %1 … %9 replaced once; holes inside an argument stay."""
    parts = pattern.split("%")
    result = [parts[0]]
    for part in parts[1:]:
        place = "123456789".find(part[0]) if part else -1
        if 0 <= place < len(arguments):
            result.append(arguments[place] + part[1:])
        else:
            result.append("%" + part)
    return "".join(result)
