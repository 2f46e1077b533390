"""Compiles the translations: for Qt (.qm) by its own lrelease, for commands without Qt (.mo); lists all sentences."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from cardtable.app.desktop.resources import SENTENCES, SOURCE_TREE, is_source_tree, resource_folder


class CannotCompile(Exception):
    """A .ts file could not be compiled; the program then shows English."""


def compile_translations() -> None:
    """In a source tree, compile the .ts files that are newer than what was compiled; elsewhere do nothing.

    Raises CannotCompile where lrelease is missing or refuses a file; what was compiled before is still there.
    """
    if is_source_tree():
        compile_into(SOURCE_TREE / "translations", resource_folder("translations"))


def compile_into(sources: Path, target: Path) -> None:
    """Compile each .ts file of a folder into `target`, unless up-to-date files stand there. Raises CannotCompile."""
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
    """Write one file for `gettext`. Raises CannotCompile."""
    from cardtable.app.language.mo_files import written  # only where something is to be compiled

    try:
        compiled.write_bytes(written(source))
    except ValueError as error:
        raise CannotCompile(f"{source.name}: {error}") from error


def list_sentences(sources: Sequence[Path], target: Path) -> None:
    """Write down all sentences that the program knows, unless that is done. Raises CannotCompile."""
    if not any(_is_older(target, source) for source in sources):
        return
    from cardtable.app.language.sentence_list import sentence_list_text  # only where something is to be compiled

    try:
        target.write_bytes(sentence_list_text(sources))
    except ValueError as error:
        raise CannotCompile(str(error)) from error


def release(source: Path, compiled: Path) -> None:
    """Run lrelease on one file. Raises CannotCompile.

    Whoever runs already has the old file in memory, as it lies on the disk: it is replaced, never written over.
    """
    import subprocess  # only where something is to be compiled

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
    """Return Qt's translation compiler, which stands in PySide6's folder; Qt is not imported for it."""
    import importlib.util

    spec = importlib.util.find_spec("PySide6")
    for place in (spec.submodule_search_locations or []) if spec else []:
        for name in ("lrelease", "lrelease.exe"):
            if (Path(place) / name).exists():
                return Path(place) / name
    raise CannotCompile("PySide6 is not installed")
