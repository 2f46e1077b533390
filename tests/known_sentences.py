"""The keys of all sentences that the program's own sources contain: what a text on the wire may say."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from devtools.messages import messages_in

ROOT = Path(__file__).resolve().parents[1]


@cache
def known_sentences() -> frozenset[tuple[str, str, str]]:
    """Context, source and disambiguation of each."""
    return frozenset(
        message[:3]
        for path in sorted((ROOT / "cardtable").rglob("*.py"))
        if "translate(" in (code := path.read_text(encoding="utf-8"))
        for message in messages_in(code, path.name)
    )
