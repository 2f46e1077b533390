"""Grammar of translations: markers behind placeholders, read from a sentence and filled in.

`%1` is an argument as it is, `%1{obl}` one of its forms, `%1{f:…|m:…|n:…}` a choice by its gender, `%1{one:…|other:…}`
by its number, and `%1{you:…|other:…}` by whether it is the reader or a list with them; `%0{f:…|m:…|n:…}` chooses by the
reader's gender. Choices may hold placeholders. A form or gender of a word is an entry of the catalogue: the source of
the word, with the name of the form or "gender" as disambiguation. translations/README.md tells translators of it all.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple, Protocol, TypeAlias

from cardtable.core.text import Text, Who

GENDER = "gender"
GENDERS = ("f", "m", "n")  # n: of a person of whom no gender is known, or who wants neither
NUMBERS = ("one", "other")
YOU = "you"
ORDINAL = "ord"  # forms of numbers begin with it
FORMS: Mapping[str, tuple[str, ...]] = {
    "hi": ("obl", "ordm", "ordf", "ordo"),
    "pa": ("obl", "ordm", "ordf", "ordo"),
    "te": ("acc", "dat", "gen", "ord"),
    "fa": ("ez", "ra", "ord"),
}
ENTRIES = frozenset({GENDER, *(form for forms in FORMS.values() for form in forms)})
"""Disambiguations of the entries that hold a form or gender and no sentence."""

_VIRAMAS = ("\N{DEVANAGARI SIGN VIRAMA}", "\N{GURMUKHI SIGN VIRAMA}", "\N{TELUGU SIGN VIRAMA}")
_NON_JOINER = "\N{ZERO WIDTH NON-JOINER}"
_HOLE = re.compile(r"%([1-9]|0(?=\{))")
_OUTSIDE, _INSIDE = (re.compile(rf"(?:(?!{_HOLE.pattern})[^{{}}{bar}])+") for bar in ("", "|"))  # a marker's choice
_FORM = re.compile(r"\{(\w+)\}")
_KEY = re.compile(r"[{|](\w+):")


class BadMarker(ValueError):
    """Error for a marker that cannot be read."""


class Hole(NamedTuple):
    """A placeholder with its marker: a form, or choices by gender or number, or neither."""

    place: int  # 0: the reader
    form: str = ""
    choices: Mapping[str, Pattern] = MappingProxyType({})


Pattern: TypeAlias = "tuple[str | Hole, ...]"


class Words(Protocol):
    """Renderer, as the grammar needs it."""

    def pattern(self, context: str, source: str, disambiguation: str, n: int) -> str:
        """Return the translation of a source, or the source itself if there is none."""

    def usual(self, argument: object) -> str:
        """Return an argument as it stands in a sentence without a marker."""

    def entry(self, argument: object) -> object:
        """Return a card, suit or person as the text that the catalogue has of it, anything else as it is."""

    def names_reader(self, argument: object) -> bool:
        """Return whether an argument is the reader, or a list with them."""

    def gender_of(self, person: Who | str | None) -> str:
        """Return the gender of a person, of the reader for None; "" if the catalogue has it."""


def parse(pattern: str) -> Pattern:
    """Return the parts of a translation; raise BadMarker with the reason."""
    parts, end = _parts(pattern, 0, _OUTSIDE)
    if end < len(pattern):
        raise BadMarker(f"there is a “{pattern[end]}” without a marker")
    return parts


def _parts(pattern: str, at: int, text: re.Pattern[str]) -> tuple[Pattern, int]:
    """Return the parts from a place on, and where they end."""
    parts: list[str | Hole] = []
    while True:
        written = text.match(pattern, at)
        if written is not None:
            parts.append(written[0])
            at = written.end()
        hole = _HOLE.match(pattern, at)
        if hole is None:
            return tuple(parts), at
        marked, at = _hole(pattern, int(hole[1]), hole.end())
        parts.append(marked)


def _hole(pattern: str, place: int, at: int) -> tuple[Hole, int]:
    form = _FORM.match(pattern, at)
    if form is not None or not pattern.startswith("{", at):
        return (Hole(place), at) if form is None else (Hole(place, form[1]), form.end())
    choices: dict[str, Pattern] = {}
    while at < len(pattern) and pattern[at] != "}":
        key = _KEY.match(pattern, at)
        if key is None:
            raise BadMarker(f"the marker of %{place} is no form and no choice such as f:…|m:…")
        if key[1] in choices:
            raise BadMarker(f"the marker of %{place} has “{key[1]}” twice")
        choices[key[1]], at = _parts(pattern, key.end(), _INSIDE)
    if at == len(pattern):
        raise BadMarker(f"the marker of %{place} has no closing brace")
    if set(choices) - {YOU, *GENDERS} and set(choices) - {YOU, *NUMBERS}:
        raise BadMarker(f"the marker of %{place} chooses neither by gender nor by number: {', '.join(choices)}")
    return Hole(place, "", choices), at + 1


@lru_cache(maxsize=4096)
def parsed(pattern: str, source: str) -> Pattern:
    """Return the parts of a translation, or of its English source if a marker in it cannot be read."""
    try:
        return parse(pattern)
    except BadMarker:
        return (source,) if "{" in source else parse(source)


def fill(pattern: Pattern, arguments: Sequence[object], words: Words, form: str = "") -> str:
    """Return a sentence with its arguments; `form`: of those without a marker of their own.

    A letter behind a virama would change it into a conjunct, so a non-joiner stands between a name and its suffix.
    """
    result = ""
    for part in pattern:
        piece = part if isinstance(part, str) else _filled(part, arguments, words, form)
        result += _NON_JOINER + piece if result.endswith(_VIRAMAS) and piece[:1].isalpha() else piece
    return result


def _filled(hole: Hole, arguments: Sequence[object], words: Words, form: str) -> str:
    if hole.place > len(arguments):
        return f"%{hole.place}"
    argument = arguments[hole.place - 1] if hole.place else None
    if hole.choices:
        return fill(_chosen(hole.choices, argument, words), arguments, words, form)
    return inflected(argument, hole.form or form, words) if hole.form or form else words.usual(argument)


def inflected(argument: object, form: str, words: Words) -> str:
    """Return a form of an argument; a text without an entry for that form has the forms of its arguments."""
    word = words.entry(argument)
    if isinstance(word, Text):
        entry = _entry(word, form, words)
        usual = words.pattern(word.context, word.source, word.disambiguation, word.n)
        return fill(parsed(entry or usual, word.source), word.args, words, "" if entry else form)
    if isinstance(word, int) and form.startswith(ORDINAL):
        entry = _entry(Text("Ordinal", str(word)), form, words) or _entry(Text("Ordinal", "%1"), form, words)
    else:
        entry = _entry(Text("Names", "%1"), form, words) if isinstance(word, str) else ""
    return fill(parsed(entry, ""), (argument,), words) if entry else words.usual(argument)


def _entry(word: Text, form: str, words: Words) -> str:
    found = words.pattern(word.context, word.source, form, word.n)
    return "" if found == word.source else found


class _Noun(NamedTuple):
    gender: str
    number: int = 1
    is_person: bool = False


def _chosen(choices: Mapping[str, Pattern], argument: object, words: Words) -> Pattern:
    """Return a choice: the last of several things gives the gender, people what all share; else the last choice.

    Numbers are as Qt's for Hindi, Punjabi and Telugu. In Persian nouns have one number, but verbs have two.
    """
    nouns = list(_nouns(argument, words))
    mixed = any(noun.is_person and noun.gender != nouns[-1].gender for noun in nouns)
    if YOU in choices and words.names_reader(argument):
        key = YOU
    elif "other" in choices:
        key = "one" if len(nouns) < 2 and (nouns[0].number if nouns else argument) == 1 else "other"
    else:
        key = nouns[-1].gender if nouns and not mixed else "n"
    return choices.get(key, list(choices.values())[-1])


def _nouns(argument: object, words: Words) -> Iterator[_Noun]:
    if argument is None or isinstance(argument, Who | str):
        known = words.gender_of(argument) or next((noun.gender for noun in _nouns(words.entry(argument), words)), "n")
        yield _Noun(known, is_person=True)
        return
    word = words.entry(argument)
    if isinstance(word, Text):
        own = words.pattern(word.context, word.source, GENDER, -1)
        inside = [] if own in GENDERS else [noun for part in word.args for noun in _nouns(part, words)]
        count = next((part for part in word.args if isinstance(part, int)), 1)
        found = inside or [_Noun(own if own in GENDERS else "n", count)]
        yield from (noun if word.n < 0 else noun._replace(number=word.n) for noun in found)
