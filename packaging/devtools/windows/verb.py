"""`dev.py windows`: run, test and build the program for Windows on Linux, in Wine."""

import os
from collections.abc import Sequence
from pathlib import Path

from devtools import catalogues
from devtools.places import ROOT
from devtools.processes import Stop, call
from devtools.windows import packing, windows_python, wine
from devtools.windows.screen import screen

# What depends on the system: files, processes, sockets, output. The rest of the window's tests draws with Qt alone.
SUITE = (
    *("tests/core", "tests/files", "tests/host", "tests/net", "tests/models", "tests/command_line"),
    *("tests/bots/test_commands_of_bots.py", "tests/games/svoi_kozyri", "tests/app/test_match_files.py"),
    *("tests/app/test_refused_files.py", "tests/app/test_lock.py"),
)
# Each cuts or changes a log at hundreds of places, which is the same on every system.
REPEATED = (
    "tests/app/test_match_files.py::test_a_log_cut_within_its_head_is_kept_but_gives_nothing",
    "tests/app/test_match_files.py::test_one_wrong_bit_in_a_log_loses_nothing_and_is_told",
)
DEEDS = ("setup", "test", "run", "pack", "build")
_PARALLEL = ("-n", str(os.cpu_count() or 1), "--dist", "worksteal")  # Python in Wine would find one processor


def run(python: Path, words: Sequence[str]) -> int:
    """Do what the first word says; `python` is that of .venv. Raises Stop."""
    deed, rest = (words[0], words[1:]) if words else ("", ())
    if deed not in DEEDS:
        raise Stop(f"Say what to do in Wine: python3 packaging/dev.py windows {', '.join(DEEDS[:-1])} or {DEEDS[-1]}.")
    if rest and deed in ("setup", "pack", "build"):
        raise Stop(f"windows {deed} takes no further words, and {' '.join(rest)} was given: leave it out.")
    wine.refuse_others()
    with wine.alone():
        wine.ensure()
        windows_python.ensure(python)
        catalogues.compile_all()
        if deed == "test":
            return test(rest)
        if deed == "run":
            with screen():
                return start(("-m", "cardtable", *rest[rest[:1] == ["--"] :]))
        if deed in ("pack", "build"):
            packing.build(tried=deed == "build")
    return 0


def test(words: Sequence[str]) -> int:
    """Run these tests, or those that depend on the system after the program's own test."""
    catalogues.make_pseudo()
    chosen = any((ROOT / word.partition("::")[0]).exists() for word in words if not word.startswith("-"))
    parallel = () if any(word.startswith("-n") for word in words) else _PARALLEL
    own = 0 if chosen else start(("-m", "cardtable", "--self-test"))
    suite = () if chosen else (*SUITE, *(f"--deselect={test}" for test in REPEATED))
    tests = start(("-m", "pytest", "-p", "no:cacheprovider", *parallel, *words, *suite))
    return own or tests


def start(words: Sequence[str]) -> int:
    """Run Python for Windows in the foreground, with the packages of these sources."""
    path = {"PYTHONPATH": ";".join(map(wine.path_in, (ROOT, ROOT / "packaging")))}
    return call(wine.within(("wine", wine.path_in(windows_python.PROGRAM), *words), path))
