"""Check of the markers in translations: each fault is named with its file, its entry and the reason."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from cardtable.app.i18n.grammar import (
    FORMS,
    GENDER,
    GENDERS,
    NUMBERS,
    ORDINAL,
    YOU,
    BadMarker,
    Hole,
    Pattern,
    parse,
)
from devtools.grammar import arguments
from devtools.grammar.arguments import Kinds

GENDERED = frozenset({"hi", "pa", "te"})  # languages whose verbs or adjectives follow a gender
PLACES = re.compile(r"%([1-9])")


class Entry(NamedTuple):
    """One translation of a sentence, or one of its plural forms."""

    context: str
    source: str
    disambiguation: str
    translation: str


def faults(file: Path, kinds: Kinds) -> Iterator[str]:
    """Yield a line for each fault of a .ts file."""
    root = ElementTree.parse(file).getroot()
    language = root.get("language", "")
    for context in root.iter("context"):
        for entry in entries(context):
            noted = f", {entry.disambiguation}" if entry.disambiguation else ""
            for reason in reasons(entry, language, kinds):
                yield f"{file.parent.name}/{file.name}, {entry.context}, “{entry.source}”{noted}: {reason}."


def entries(context: Element) -> Iterator[Entry]:
    """Yield the finished translations of a context."""
    name = context.findtext("name", "")
    for message in context.iter("message"):
        translation = message.find("translation")
        if translation is None or translation.get("type"):
            continue
        forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
        for form in forms:
            yield Entry(name, message.findtext("source", ""), message.findtext("comment", ""), form)


def reasons(entry: Entry, language: str, kinds: Kinds) -> Iterator[str]:
    """Yield what is wrong with a translation."""
    if entry.disambiguation == GENDER:
        if entry.translation not in GENDERS:
            yield f"“{entry.translation}” is no gender: write {', '.join(GENDERS)}"
        return
    try:
        pattern = parse(entry.translation)
    except BadMarker as error:
        yield str(error)
        return
    marked = list(holes(pattern))
    there = {int(place) for place in PLACES.findall(entry.source)}
    written = {hole.place for hole in marked if not hole.choices}
    missing = sorted(there - written)
    if not (" once" in entry.translation and len(missing) == 1):  # "once" is the number
        yield from (f"%{place} is missing" for place in missing)
    key = entry.context, entry.source, entry.disambiguation
    chosen = {place for sentence, place in kinds if sentence == key} & {hole.place for hole in marked if hole.choices}
    for place in sorted(({hole.place for hole in marked} - there - chosen - {0}) | (written - there)):
        yield f"the English sentence has no %{place}"
    for hole in marked:
        kind = arguments.PERSON if hole.place == 0 else kinds.get((key, hole.place), "")
        yield from wrong_marker(hole, language, kind)


def holes(pattern: Pattern) -> Iterator[Hole]:
    """Yield all placeholders of a pattern, those inside choices too."""
    for part in pattern:
        if isinstance(part, Hole):
            yield part
            for choice in part.choices.values():
                yield from holes(choice)


def wrong_marker(hole: Hole, language: str, kind: str) -> Iterator[str]:
    """Yield what is wrong with one marker; `kind`: of the argument, "" if it is unknown."""
    named = f"the marker of %{hole.place}"
    if hole.form:
        known = FORMS.get(language, ())
        if hole.form not in known:
            yield f"{named} asks for the form “{hole.form}”; known are {', '.join(known) or 'none'}"
        elif kind and (kind == arguments.NUMBER) is not hole.form.startswith(ORDINAL):
            yield f"{named} asks for the form “{hole.form}” of a {kind}"
    elif YOU in hole.choices and kind not in ("", arguments.PERSON):
        yield f"{named} asks whether a {kind} is the reader"
    elif set(hole.choices) & set(NUMBERS) and set(hole.choices) != {YOU, "other"}:
        yield from (f"{named} has no “{number}”" for number in NUMBERS if number not in hole.choices)
    elif hole.choices and not set(hole.choices) & {*GENDERS, *NUMBERS}:
        yield f"{named} has nothing for others than the reader"
    elif set(hole.choices) & set(GENDERS) and language not in GENDERED:
        yield f"{named} chooses by gender, which this language does not have"
    elif set(hole.choices) & set(GENDERS) and kind in (arguments.NUMBER, arguments.SHORT):
        yield f"{named} chooses by gender, and a {kind} has none"
    elif set(hole.choices) & set(GENDERS):
        needed = GENDERS if kind == arguments.PERSON else GENDERS[:2]
        yield from (f"{named} has no “{gender}”" for gender in needed if gender not in hole.choices)
