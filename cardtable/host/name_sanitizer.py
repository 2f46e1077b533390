"""Sanitizer of participants' names: letters of any script, and no invisible characters."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterator

LONGEST = 24  # grapheme clusters
HEAVIEST = 96  # bytes of UTF-8
NOBODY = "Guest"

_JOINERS = "\N{ZERO WIDTH NON-JOINER}\N{ZERO WIDTH JOINER}"  # Persian and Indian names are spelled with them
_OTHERS = frozenset("'’.-")
_MARKS = ("Mn", "Mc")
_MOST_MARKS = 4  # on one letter: more than any of our scripts has, too few to reach other lines
# What every program calls its reader, and computers, in each of its languages; a test compares it with these.
_RESERVED = frozenset(
    ["you", "computer", "شما", "رایانه", "کامپیوتر", "आप", "कंप्यूटर", "कम्प्यूटर"]
    + ["ਤੁਸੀਂ", "ਕੰਪਿਊਟਰ", "మీరు", "కంప్యూటరు", "కంప్యూటర్"]
)
# Letters of Cyrillic, then of Greek, that look like those of "you" and "computer", and of Arabic like Persian ones.
_ALIKE = str.maketrans("\u0441\u0435\u043e\u0440\u0442\u0443\u043c", "ceoptym") | str.maketrans(
    "\u03b5\u03bf\u03c1\u03c4\u03c5\u03bc\u03b3\u064a\u0649\u0643", "eoptumy\u06cc\u06cc\u06a9"
)
_ACCENTS = 27  # the least combining class of marks that change no letter: below are virama and nukta
# Invisible letters and marks: fillers of Hangul, a Khmer vowel, selectors of variants.
_UNSEEN = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]")


def sanitize_name(name: str) -> str:
    """Return the name as everybody sees it; "Guest" if nothing is left. A clean name stays the same."""
    composed = _UNSEEN.sub("", unicodedata.normalize("NFC", name))
    letters = "".join(_plain(" " if sign.isspace() else sign for sign in composed))
    joined = re.sub(f"[{_JOINERS}](?![^\\W\\d_])", "", letters)  # without joiners that join nothing
    clean = _cut(unicodedata.normalize("NFC", joined))
    return clean if any(sign.isalnum() for sign in clean) else NOBODY


def is_reserved(name: str) -> bool:
    """Return True if readers would take the clean name for themselves or a computer, also with a number behind it."""
    letters = "".join(
        sign for sign in unicodedata.normalize("NFKD", name).casefold().translate(_ALIKE) if _counts(sign)
    )
    return unicodedata.normalize("NFC", letters) in _COMPARED


def unique_name(name: str, others: Collection[str]) -> str:
    """Return the clean name, with a number behind it if another participant has the same: "Meera 2"."""
    found, number = name, 1
    while found in others:
        number += 1
        tail = f" {number}"
        found = _cut(name, len(tail)) + tail
    return found


def _counts(sign: str) -> bool:
    category = unicodedata.category(sign)
    return category[0] == "L" or (category in _MARKS and unicodedata.combining(sign) < _ACCENTS)


_COMPARED = frozenset(
    unicodedata.normalize("NFC", "".join(filter(_counts, unicodedata.normalize("NFKD", name)))) for name in _RESERVED
)


def _plain(signs: Iterator[str]) -> Iterator[str]:
    """Yield the characters allowed in a name: one blank at a time, and few marks on a letter."""
    marks, last = _MOST_MARKS, " "
    for sign in signs:
        category = unicodedata.category(sign)
        if category in _MARKS or sign in _JOINERS:
            marks += 1
            stands = marks <= _MOST_MARKS
        else:
            letter = category[0] == "L"
            marks = 0 if letter else _MOST_MARKS
            stands = letter or category == "Nd" or sign in _OTHERS or (sign == " " and last != " ")
        if stands:
            last = sign
            yield sign


def _cut(text: str, less: int = 0) -> str:
    """Return as many grapheme clusters as a name may have, less `less`, without trailing blanks."""
    result = ""
    for count, cluster in enumerate(_clusters(text), 1):
        if count > LONGEST - less or len((result + cluster).encode()) > HEAVIEST - less:
            break
        result += cluster
    return result.rstrip(" ")


def _clusters(text: str) -> Iterator[str]:
    """Split the text into grapheme clusters: a letter with its marks, and what a joiner binds to it."""
    cluster = ""
    for sign in text:
        bound = sign in _JOINERS or unicodedata.category(sign) in _MARKS or cluster.endswith(tuple(_JOINERS))
        if cluster and not bound:
            yield cluster
            cluster = ""
        cluster += sign
    yield cluster
