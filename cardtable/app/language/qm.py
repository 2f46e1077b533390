"""Reads compiled catalogues (.qm) without Qt, for the commands that open no window.

The format is Qt's: blocks of a tag, a length and data. One block is a table of hashes, sorted, with the place of each
message in another block; a message is a run of tagged fields, with a translation for each plural form. A third block
is a small program that chooses the form for a number.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping
from pathlib import Path

_MAGIC = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_HASHES, _MESSAGES, _PLURALS = 0x42, 0x69, 0x88
_END, _TRANSLATION, _OBSOLETE, _SOURCE, _CONTEXT, _COMMENT = 1, 3, 5, 6, 7, 8
_NOTHING = 0xFFFFFFFF  # a length that means: no text

# Of the program that chooses a plural form: how a comparison is made, and how comparisons follow each other
_COMPARISON, _NOT, _MODULO_10, _MODULO_100, _LEADING = 0x07, 0x08, 0x10, 0x20, 0x40
_EQUAL, _LESS, _AT_MOST, _BETWEEN = 1, 2, 3, 4
_AND, _OR, _NEXT_FORM = 0xFD, 0xFE, 0xFF


class BadCatalogue(ValueError):
    """A file that is no compiled catalogue."""


class Catalogue:
    """One compiled catalogue."""

    def __init__(self, data: bytes) -> None:
        blocks = dict(_blocks(data))
        hashes = blocks.get(_HASHES, b"")
        self._messages = blocks.get(_MESSAGES, b"")
        self._plurals = blocks.get(_PLURALS, b"")
        self._places: dict[int, list[int]] = {}
        for found, place in struct.iter_unpack(">II", hashes[: len(hashes) // 8 * 8]):
            self._places.setdefault(found, []).append(place)

    @classmethod
    def load(cls, path: Path) -> Catalogue:
        """Read a file; raises OSError, or BadCatalogue."""
        return cls(path.read_bytes())

    def find(self, context: str, source: str, disambiguation: str = "", n: int = -1) -> str | None:
        """The translation, in the plural form for `n` if that is not negative; None if there is none.

        As Qt does it, a message without a disambiguation serves where the one with it is missing.
        """
        form = plural_form(self._plurals, n) if n >= 0 else 0
        for comment in dict.fromkeys((disambiguation, "")):
            wanted = {_SOURCE: source.encode(), _CONTEXT: context.encode(), _COMMENT: comment.encode()}
            for place in self._places.get(elf_hash(wanted[_SOURCE] + wanted[_COMMENT]), ()):
                found = self._message(place, wanted, form)
                if found is not None:
                    return found
        return None

    def _message(self, place: int, wanted: Mapping[int, bytes], form: int) -> str | None:
        """The translation that stands there, if it is of what is wanted."""
        forms: list[bytes] = []
        for tag, text in self._fields(place):
            if tag == _TRANSLATION:
                forms.append(text)
            elif text.removesuffix(b"\0") != wanted[tag]:
                return None
        return forms[form].decode("utf-16-be") if form < len(forms) else None

    def _fields(self, place: int) -> Iterator[tuple[int, bytes]]:
        data = self._messages
        while place < len(data) and data[place] != _END:
            tag = data[place]
            if tag == _OBSOLETE:
                place += 5
                continue
            if not _TRANSLATION <= tag <= _COMMENT:
                return
            length = _number(data, place + 1)
            place += 5
            if length == _NOTHING:
                continue
            yield tag, data[place : place + length]
            place += length


def _blocks(data: bytes) -> Iterator[tuple[int, bytes]]:
    if not data.startswith(_MAGIC):
        raise BadCatalogue("The file is no compiled catalogue.")
    place = len(_MAGIC)
    while place + 5 <= len(data):
        length = _number(data, place + 1)
        yield data[place], data[place + 5 : place + 5 + length]
        place += 5 + length


def _number(data: bytes, place: int) -> int:
    return int.from_bytes(data[place : place + 4], "big")


def elf_hash(text: bytes) -> int:
    """The hash by which messages are found: that of the ELF file format, never 0."""
    value = 0
    for byte in text:
        value = (value << 4) + byte
        high = value & 0xF0000000
        value = (value ^ high >> 24) & ~high
    return value or 1


def plural_form(rules: bytes, n: int) -> int:
    """Which plural form a number takes: forms follow each other, each with conditions joined by "and" and "or"."""
    for form, rule in enumerate(_split(rules, _NEXT_FORM)):
        if any(all(_holds(test, n) for test in _split(choice, _AND)) for choice in _split(rule, _OR)):
            return form
    return rules.count(_NEXT_FORM) + 1 if rules else 0


def _split(rules: bytes, separator: int) -> list[bytes]:
    return rules.split(bytes([separator])) if rules else []


def _holds(test: bytes, n: int) -> bool:
    how, first, last = test[0], test[1], test[-1]
    value = _operand(how, n)
    found = {
        _EQUAL: value == first,
        _LESS: value < first,
        _AT_MOST: value <= first,
        _BETWEEN: first <= value <= last,
    }.get(how & _COMPARISON, False)
    return found is not bool(how & _NOT)


def _operand(how: int, n: int) -> int:
    if how & _MODULO_10:
        return n % 10
    if how & _MODULO_100:
        return n % 100
    while how & _LEADING and n >= 1000:
        n //= 1000
    return n
