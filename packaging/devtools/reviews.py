"""Reviews of translations: which translation somebody has read beside which source.

`translations/reviewed/LANGUAGE.txt` has a fingerprint for each entry that was read as it is. An entry whose source or
translation has changed since, by whatever means, has another fingerprint, and `dev.py check` asks for a second look.
"""

import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path

from devtools.catalogue_entries import Entry, entries
from devtools.places import TRANSLATIONS

SHOWN = 20  # entries of a language that are named one by one
LETTERS = 10  # of a fingerprint: 40 bits tell 4,000 entries apart


def fingerprint(entry: Entry) -> str:
    """Return the fingerprint of a source together with its translation."""
    text = "\0".join((entry.context, entry.comment, entry.source, *entry.forms))
    return hashlib.sha256(text.encode()).hexdigest()[:LETTERS]


def unread(language: str, folder: Path = TRANSLATIONS) -> list[Entry]:
    """Return the entries of a language that nobody has read since their source or translation has changed."""
    kept = kept_at(language, folder)
    read = set(kept.read_text(encoding="ascii").split()) if kept.exists() else set()
    return [entry for entry in entries(folder / f"cardtable_{language}.ts") if fingerprint(entry) not in read]


def requests(language: str, folder: Path = TRANSLATIONS) -> Iterator[str]:
    """Yield what is to be read in a language, and how to note that it has been read."""
    found = unread(language, folder)
    for entry in found[:SHOWN]:
        yield f"{language}: {entry}: read it beside {' / '.join(entry.forms) or 'no translation'}."
    if found:
        count = f"the {len(found)} changed entries"
        yield f"{language}: read {count}, then run python3 packaging/dev.py translations --read {language}."


def accept(language: str, folder: Path = TRANSLATIONS) -> int:
    """Note that all entries of a language have been read as they are; return how many had not been."""
    new = len(unread(language, folder))
    kept = kept_at(language, folder)
    kept.parent.mkdir(exist_ok=True)
    kept.write_text(lines(entries(folder / f"cardtable_{language}.ts")), encoding="ascii", newline="\n")
    return new


def lines(read: Iterable[Entry]) -> str:
    """Return the lines of a file of fingerprints, sorted so that a change of one entry is a change of one line."""
    return "".join(f"{mark}\n" for mark in sorted(map(fingerprint, read)))


def kept_at(language: str, folder: Path) -> Path:
    """Return the file with the fingerprints of a language."""
    return folder / "reviewed" / f"{language}.txt"
