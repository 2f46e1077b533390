"""Entries of a .ts file as values, for checks that read translations."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree


class Entry(NamedTuple):
    """A sentence of the program with its translation."""

    context: str
    source: str
    comment: str  # for translators: tells apart sentences that are the same in English
    forms: tuple[str, ...]  # one for each plural form of the language; none while it is unfinished

    def __str__(self) -> str:
        return f"{self.context}, “{self.source}”"


def entries(ts: Path) -> Iterator[Entry]:
    """Yield the entries of a .ts file in its order."""
    for context in ElementTree.parse(ts).getroot().iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            yield Entry(name, message.findtext("source", ""), message.findtext("comment", ""), finished_forms(message))


def finished_forms(message: ElementTree.Element) -> tuple[str, ...]:
    """Return the translation of a message by plural form, or () while it is unfinished."""
    translation = message.find("translation")
    if translation is None or translation.get("type"):
        return ()
    return tuple(form.text or "" for form in translation.iter("numerusform")) or (translation.text or "",)
