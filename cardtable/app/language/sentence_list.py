"""The keys of all sentences of the program, which texts of other people's programs are compared with."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from xml.etree import ElementTree


def sentence_list_text(sources: Iterable[Path]) -> bytes:
    """Context, source and disambiguation of each message of .ts files, as a list; raises ValueError for other files."""
    try:
        keys = {key for source in sources for key in _keys(source)}
    except ElementTree.ParseError as error:
        raise ValueError(str(error)) from error
    return json.dumps(sorted(keys), ensure_ascii=False, separators=(",", ":")).encode()


def _keys(source: Path) -> Iterator[tuple[str, str, str]]:
    for context in ElementTree.parse(source).getroot().iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None or translation.get("type") not in ("vanished", "obsolete"):
                yield name, message.findtext("source", ""), message.findtext("comment", "")
