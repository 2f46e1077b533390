"""Whether a text says "you" to whoever it tells of, and never their name."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cardtable.core.language.speech_forms import for_reader, forms
from cardtable.core.text import Text, Who, literal_text
from cardtable.core.zones import Seat

_HOLE = re.compile(r"%([1-9])")
_LISTS = frozenset({"", "Lists"})  # a name by itself, and names one after another


def holes(text: Text) -> set[int]:
    """The numbers of the holes that a text has."""
    return {int(hole) for hole in _HOLE.findall(text.source)}


def unwritten(text: Text) -> set[int]:
    """The arguments that a text is given and does not say: of whom it is told, where that stands above it."""
    return set(range(1, len(text.args) + 1)) - holes(text)


def is_label(text: Text, hole: int) -> bool:
    """Whether a name stands there in front of what belongs to it, or alone: "You" does as well."""
    return text.context in _LISTS or text.source.startswith(f"%{hole}:")


def tells_of_another(text: Text) -> bool:
    """Whether English says it of others in other words: "draws %2", and not "drew %2"."""
    return text.source.split()[0].rstrip(",:").endswith("s")


def misaddressed(text: Text, reader: Seat) -> Iterator[str]:
    """What is wrong with what the reader is told."""
    told = for_reader(text, reader)
    if told is text and tells_of_another(text) and any(text.args[hole - 1] == Who(reader) for hole in unwritten(text)):
        yield f"“{text.source}” has no form for whoever did it"
    for hole in sorted(holes(told) & set(range(1, len(told.args) + 1))):  # cards may be filled in later
        argument = told.args[hole - 1]
        if argument == Who(reader) and not is_label(told, hole):
            yield f"“{told.source}” names its reader"
        if isinstance(argument, Text):
            if argument == literal_text(Who(reader)) and not is_label(told, hole):
                yield f"“{told.source}” names its reader"
            yield from misaddressed(argument, reader)


def lame_forms(text: Text) -> Iterator[str]:
    """What is wrong with the forms of a text: each tells all that the text tells."""
    for hole, form in forms(text).items():
        if holes(form) not in (holes(text) - {hole}, holes(text)):
            yield f"“{form.source}” does not fit “{text.source}”"
        if (form.n >= 0) != (text.n >= 0):
            yield f"“{form.source}” counts otherwise than “{text.source}”"
