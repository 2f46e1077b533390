"""Compiler of translations: .qm by Qt's lrelease, .mo for `gettext`, and a list of all sentences.

The list has the keys of the program's texts, with which texts of other people's programs are compared.
"""

from __future__ import annotations

import json
import os
import struct
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from cardtable.app.i18n.catalogue_renderer import message_context
from cardtable.app.i18n.grammar import ENTRIES
from cardtable.app.platform.resource_paths import SENTENCES, SOURCE_TREE, is_source_tree, resource_folder


class CannotCompile(Exception):
    """Error for a .ts file that could not be compiled; the program then shows English."""


def compile_translations() -> None:
    """Compile the .ts files of a source tree that are newer than their compiled files; elsewhere do nothing.

    Raises CannotCompile if lrelease is missing or refuses a file; older compiled files stay.
    """
    if is_source_tree():
        compile_into(SOURCE_TREE / "translations", resource_folder("translations"))


def prepare_catalogues() -> None:
    """Compile outdated translations in a source tree; without the compiler English is shown."""
    with suppress(CannotCompile, OSError):
        compile_translations()


def compile_into(sources: Path, target: Path) -> None:
    """Compile each .ts file of a folder into `target` unless that is up to date; raise CannotCompile on failure."""
    target.mkdir(parents=True, exist_ok=True)
    for source in sorted(sources.glob("*.ts")):
        compiled = target / f"{source.stem}.qm"
        if _is_older(compiled, source):
            release(source, compiled)
        portable = compiled.with_suffix(".mo")
        if _is_older(portable, source):
            write_portable(source, portable)
    list_sentences(sorted(sources.glob("*.ts")), target / SENTENCES)


def _is_older(compiled: Path, source: Path) -> bool:
    return not compiled.exists() or compiled.stat().st_mtime < source.stat().st_mtime


def write_portable(source: Path, compiled: Path) -> None:
    """Write one .mo file; raise CannotCompile on failure."""
    try:
        compiled.write_bytes(written(source))
    except ValueError as error:
        raise CannotCompile(f"{source.name}: {error}") from error


def list_sentences(sources: Sequence[Path], target: Path) -> None:
    """Write the list of all sentences unless it is up to date; raise CannotCompile on failure."""
    if not any(_is_older(target, source) for source in sources):
        return
    try:
        target.write_bytes(sentence_list_text(sources))
    except ValueError as error:
        raise CannotCompile(str(error)) from error


def release(source: Path, compiled: Path) -> None:
    """Run lrelease on one file; raise CannotCompile on failure.

    Running programs have the old file mapped into memory: it is replaced, never overwritten.
    """
    import subprocess  # only needed for compiling

    made = compiled.with_suffix(f".{os.getpid()}")
    command = [str(lrelease()), "-silent", str(source), "-qm", str(made)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as error:
        raise CannotCompile(f"lrelease could not be started: {error.strerror}") from error
    if done.returncode:
        made.unlink(missing_ok=True)
        raise CannotCompile(f"{source.name}: {(done.stderr or done.stdout).strip()}")
    made.replace(compiled)


def lrelease() -> Path:
    """Return Qt's translation compiler in PySide6's folder, without importing Qt."""
    import importlib.util

    spec = importlib.util.find_spec("PySide6")
    for place in (spec.submodule_search_locations or []) if spec else []:
        for name in ("lrelease", "lrelease.exe"):
            if (Path(place) / name).exists():
                return Path(place) / name
    raise CannotCompile("PySide6 is not installed")


MAGIC = 0x950412DE
HEAD = 28  # bytes before the two tables of lengths and offsets
# Plural rule by number of forms, in the notation of `gettext`, for the languages of the program; a language with
# three forms or more needs its own entry.
PLURALS = {1: "nplurals=1; plural=0;", 2: "nplurals=2; plural=n != 1;"}
_CONTEXT, _FORM = "\x04", "\0"  # separators of context and text, and of forms


def written(source: Path) -> bytes:
    """Return a .ts file as .mo; raise ValueError with one sentence for another file or unknown plural forms."""
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
    """Yield key and text of each translated message of a context, with all plural forms."""
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
    """Return the file: header, tables of keys and of texts, both sorted by key, then the strings."""
    pairs = sorted((key.encode(), text.encode()) for key, text in texts.items())
    keys, values = zip(*pairs, strict=True)
    begin = place = HEAD + 2 * 8 * len(pairs)
    tables = [struct.pack("<7I", MAGIC, 0, len(pairs), HEAD, HEAD + 8 * len(pairs), 0, begin)]
    for one in (*keys, *values):
        tables.append(struct.pack("<II", len(one), place))
        place += len(one) + 1
    return b"".join((*tables, *(one + b"\0" for one in (*keys, *values))))


def sentence_list_text(sources: Iterable[Path]) -> bytes:
    """Return context, source and disambiguation of all sentences as JSON; raise ValueError for other files than .ts."""
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
            gone = translation is not None and translation.get("type") in ("vanished", "obsolete")
            if not gone and message.findtext("comment", "") not in ENTRIES:
                yield name, message.findtext("source", ""), message.findtext("comment", "")
