"""The sentences that this program knows, as the build has listed them."""

from __future__ import annotations

import json
from pathlib import Path

Key = tuple[str, str, str]  # context, source, disambiguation


def known_sentences(path: Path) -> frozenset[Key]:
    """The keys in a file; raises OSError or ValueError where there are none."""
    found = json.loads(path.read_bytes())
    return frozenset((str(context), str(source), str(note)) for context, source, note in found)
