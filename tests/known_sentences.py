"""The keys of all sentences that the program's own sources contain: what a text on the wire may say."""

from __future__ import annotations

import json
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from tempfile import NamedTemporaryFile

from devtools.messages import messages_in

ROOT = Path(__file__).resolve().parents[1]
KEPT = ROOT / "build" / "known_sentences.json"  # to read all sources takes seconds, in each process of each run

Sentence = tuple[str, str, str]  # context, source and disambiguation


@cache
def known_sentences() -> frozenset[Sentence]:
    """Every sentence; where no source has changed since, they are those of the last time."""
    sources = sorted((ROOT / "cardtable").rglob("*.py"))
    codes = [(path.name, path.read_text(encoding="utf-8")) for path in sources]
    state = sha256("\0".join(code for _, code in codes).encode()).hexdigest()
    found = kept(state)
    if found is None:
        messages = (message for name, code in codes if "translate" in code for message in messages_in(code, name))
        found = frozenset(message[:3] for message in messages)
        keep(state, found)
    return found


def kept(state: str) -> frozenset[Sentence] | None:
    """Those that were found in sources of this state."""
    try:
        then, sentences = json.loads(KEPT.read_text(encoding="utf-8"))
    except (OSError, TypeError, ValueError):
        return None
    return frozenset(map(tuple, sentences)) if then == state else None


def keep(state: str, found: frozenset[Sentence]) -> None:
    """Write them down, whole or not at all: several processes may do so at once."""
    KEPT.parent.mkdir(exist_ok=True)
    with NamedTemporaryFile("w", dir=KEPT.parent, encoding="utf-8", delete=False) as file:
        json.dump([state, sorted(found)], file)
    with suppress(PermissionError):  # on Windows, where another process reads it just now
        Path(file.name).replace(KEPT)
    Path(file.name).unlink(missing_ok=True)
