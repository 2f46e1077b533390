"""Writes a catalogue of Qt's (.ts) as the standard library's `gettext` reads it (.mo)."""

from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from cardtable.app.language.catalogue import message_context

MAGIC = 0x950412DE
HEAD = 28  # bytes before the two tables of lengths and places
# How a number chooses between so many forms, as `gettext` writes it: the rules of the languages that there are. One
# with three forms or more needs a line of its own here.
PLURALS = {1: "nplurals=1; plural=0;", 2: "nplurals=2; plural=n != 1;"}
_CONTEXT, _FORM = "\x04", "\0"  # what stands between a context and its text, and between forms


def written(source: Path) -> bytes:
    """The .mo file of a .ts file; raises ValueError with one sentence where it is none, or has unknown plural forms."""
    try:
        messages = list(ElementTree.parse(source).getroot().iter("context"))
    except ElementTree.ParseError as error:
        raise ValueError(str(error)) from error
    texts = dict(text for context in messages for text in _texts(context))
    forms = {text.count(_FORM) + 1 for key, text in texts.items() if _FORM in key}
    if len(forms) > 1 or not forms <= set(PLURALS):
        raise ValueError(f"There is no rule for {sorted(forms)} plural forms.")
    head = f"Content-Type: text/plain; charset=UTF-8\nPlural-Forms: {PLURALS[max(forms, default=1)]}\n"
    return _packed({"": head, **texts})


def _texts(context: Element) -> Iterator[tuple[str, str]]:
    """What a context has translations for: the key and the text of each, in all their forms."""
    name = context.findtext("name", "")
    for message in context.iter("message"):
        source = message.findtext("source", "")
        key = message_context(name, message.findtext("comment", "")) + _CONTEXT + source
        translation = message.find("translation")
        if translation is None or translation.get("type") in ("vanished", "obsolete"):
            continue
        if message.get("numerus") == "yes":
            key += _FORM + source
            text = _FORM.join(form.text or "" for form in translation.iter("numerusform"))
        else:
            text = translation.text or ""
        if text.strip(_FORM):
            yield key, text


def _packed(texts: Mapping[str, str]) -> bytes:
    """The file: its head, a table of the keys and one of the texts, each sorted by key, and then all of them."""
    pairs = sorted((key.encode(), text.encode()) for key, text in texts.items())
    keys, values = zip(*pairs, strict=True)
    begin = place = HEAD + 2 * 8 * len(pairs)
    tables = [struct.pack("<7I", MAGIC, 0, len(pairs), HEAD, HEAD + 8 * len(pairs), 0, begin)]
    for one in (*keys, *values):
        tables.append(struct.pack("<II", len(one), place))
        place += len(one) + 1
    return b"".join((*tables, *(one + b"\0" for one in (*keys, *values))))
