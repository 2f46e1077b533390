"""Check of how translations are written: all plural forms, a full stop where English has one, the digits in use."""

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

from cardtable.app.i18n.grammar import ENTRIES
from devtools.catalogue_entries import Entry, finished_forms

PLURALS = {"fa": 1, "hi": 2, "pa": 2, "te": 2, "en": 2}
STOPS = (".", "।", "!", "؟", "?")
MARKS_OF_DIRECTION = "\u200e\u200f\u2069"
NATIVE = frozenset({"fa"})  # languages whose numbers are in digits of their own, unless the reader chooses others
TYPED = frozenset({"Serve", "Command line"})  # contexts with numbers that somebody types into a terminal
_LATIN = re.compile(r"(?<![%\w-])[0-9]+(?![\w-])")  # a number alone: no placeholder, and no part of F1 or SHA-256
_OTHER = re.compile(r"[^\W\D0-9]")


def faults(file: Path) -> Iterator[str]:
    """Yield a line for each fault of a .ts file; an unfinished translation has none."""
    root = ElementTree.parse(file).getroot()
    language = root.get("language", "")
    for context in root.iter("context"):
        for message in context.iter("message"):
            forms = finished_forms(message)
            entry = Entry(
                context.findtext("name", ""), message.findtext("source", ""), message.findtext("comment", ""), forms
            )
            counted = bool(message.get("numerus"))
            for reason in reasons(language, entry, counted=counted) if forms else ():
                yield f"{file.parent.name}/{file.name}, {entry}: {reason}."


def reasons(language: str, entry: Entry, *, counted: bool) -> Iterator[str]:
    """Yield what is wrong with a translation; `counted`: it has plural forms."""
    if counted and len([form for form in entry.forms if form.strip()]) != PLURALS[language]:
        yield f"write all {PLURALS[language]} plural forms" if PLURALS[language] > 1 else "write its one form"
    if entry.comment in ENTRIES:  # a form of a word
        return
    for form in entry.forms:
        if re.search(r"[^.]\.$", entry.source) and not form.rstrip(MARKS_OF_DIRECTION).endswith(STOPS):
            yield f"“{form}” needs a full stop: sentences are put one behind the other"
        if language not in NATIVE and _OTHER.search(form):
            yield f"“{form}” has digits other than 0 to 9"
        if (
            language in NATIVE
            and entry.context not in TYPED
            and re.search("[a-z]", entry.source)
            and _LATIN.search(form)
        ):
            yield f"“{form}” has digits from 0 to 9 in place of the language's own"
