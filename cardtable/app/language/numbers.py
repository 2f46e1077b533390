"""The one place where a number becomes text."""

from __future__ import annotations

from typing import NamedTuple
from unicodedata import bidirectional

MINUS = "\N{MINUS SIGN}"
SEPARATORS = "/\\"  # between the folders of a path
LEFT_TO_RIGHT_MARK = "\N{LEFT-TO-RIGHT MARK}"
_ISOLATE = "\N{LEFT-TO-RIGHT ISOLATE}"
_END_OF_ISOLATE = "\N{POP DIRECTIONAL ISOLATE}"
_FIRST_STRONG = "\N{FIRST STRONG ISOLATE}"

_NATIVE = {"pa": 0x0A66, "hi": 0x0966, "te": 0x0C66, "fa": 0x06F0}  # code point of the digit zero
_INDIAN = frozenset({"pa", "hi", "te"})  # 12,34,567
_RIGHT_TO_LEFT = frozenset({"fa"})
_FROM_THE_RIGHT = frozenset({"R", "AL"})  # Unicode's classes of letters
_NATIVE_IS_USUAL = frozenset({"fa"})  # Unicode CLDR 48: the others are written with Latin digits today


def is_right_to_left(language: str) -> bool:
    """Whether the language is written from right to left."""
    return language in _RIGHT_TO_LEFT


def usually_native(language: str) -> bool:
    """Whether most people write the language with digits of its own."""
    return language in _NATIVE_IS_USUAL


class NumberFormat(NamedTuple):
    """Digits and grouping of a language; a language that is not known writes as English does."""

    language: str = "en"
    native: bool = True  # native digits where the language has its own

    def write(self, value: int) -> str:
        """The number as it stands alone, as in a table; a negative one keeps its sign before it in any direction."""
        digits = self._grouped(str(abs(value)))
        if value >= 0:
            return digits
        mark = LEFT_TO_RIGHT_MARK if is_right_to_left(self.language) else ""
        return mark + MINUS + digits

    def write_digits(self, text: str) -> str:
        """A deal number or the like: its digits, without grouping, all else as it is."""
        zero = self._zero()
        return "".join(chr(zero + int(sign)) if sign.isascii() and sign.isdigit() else sign for sign in text)

    def within(self, written: str) -> str:
        """A written number for use inside a sentence: apart from the direction of the words around it."""
        return f"{_ISOLATE}{written}{_END_OF_ISOLATE}" if is_right_to_left(self.language) else written

    def name_within(self, name: str) -> str:
        """A name for use inside a sentence, whatever the direction of its letters: people bring names in any script."""
        apart = is_right_to_left(self.language) or any(bidirectional(letter) in _FROM_THE_RIGHT for letter in name)
        return f"{_FIRST_STRONG}{name}{_END_OF_ISOLATE}" if apart else name

    def path_within(self, path: str) -> str:
        """A path for use inside a sentence: from the root to the right, whatever the letters of its folders."""
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
