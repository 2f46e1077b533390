"""`dev.py test`: engine, games, host and wire with Qt out of reach, everything else with it, both on all cores."""

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from devtools.places import ROOT
from devtools.processes import call, say

WITHOUT_QT = (
    "tests/command_line", "tests/conformance", "tests/core", "tests/families", "tests/games", "tests/host", "tests/net",
    "tests/players",
)  # fmt: skip
NOTHING_FOUND = 5  # pytest's exit status where no test was chosen
# pytest-qt is left out without Qt: its settings are unknown then, and are not to be complained of.
NO_QT = (
    "-p", "devtools.without_qt", "-p", "no:pytest-qt", "-W", "ignore::pytest.PytestConfigWarning",
    "--override-ini=addopts=--strict-markers --import-mode=importlib",
)  # fmt: skip
# Tests start the program a hundred times: each start reads what the first one has compiled, whatever the system wants.
COMPILED_ONCE = {"PYTHONDONTWRITEBYTECODE": ""}
IN_MEMORY = Path("/dev/shm")  # where a system has it: each action of each match waits for the disk to keep it
# Some tests wait: one process more than there are processors keeps these busy. One that has done all its tests takes
# of what another has left.
PARALLEL = ("-n", str((os.cpu_count() or 1) + 1), "--dist", "worksteal")
BY_ITSELF = ("-n", "--numprocesses", "--pdb", "-s", "--capture=no", "--co", "--collect-only")


class Run(NamedTuple):
    """One run of pytest; `title` is for people."""

    title: str
    words: tuple[str, ...]


def runs(words: Sequence[str]) -> list[Run]:
    """Return the runs that these words ask for; words that name no file or folder hold in each of them."""
    paths = [from_the_top(word) for word in words if is_path(word)] or ["tests"]
    others = tuple(word for word in words if not is_path(word))
    chosen = any(word.partition("=")[0] in BY_ITSELF or word.startswith("-n") for word in words)
    parallel = () if chosen else PARALLEL
    marks = () if "-m" in others else ("-m", "not slow")
    pure = [folder for path in paths for folder in pure_parts(path)]
    rest = [path for path in paths if not is_pure(path)]
    made = []
    if pure:
        made.append(Run("Tests that need no Qt, without it:", (*NO_QT, *parallel, *marks, *others, *pure)))
    if rest:
        left_out = [f"--ignore={folder}" for folder in WITHOUT_QT]
        made.append(Run("Tests with Qt:", (*parallel, *others, *rest, *left_out)))
    return made


def is_path(word: str) -> bool:
    """Tell whether a word names a test, or a file or folder of them."""
    return not word.startswith("-") and (ROOT / word.partition("::")[0]).exists()


def from_the_top(word: str) -> str:
    """Return a test's name, which may be that of a file anywhere, as seen from the top of the checkout."""
    path, colons, test = word.partition("::")
    whole = (ROOT / path).resolve()
    return (whole.relative_to(ROOT).as_posix() if whole.is_relative_to(ROOT) else path) + colons + test


def pure_parts(path: str) -> list[str]:
    """Return what of this path is run without Qt: itself, or folders in it."""
    return [path] if is_pure(path) else [folder for folder in WITHOUT_QT if folder.startswith(f"{path}/")]


def is_pure(path: str) -> bool:
    """Tell whether what a path names is run without Qt."""
    name = path.partition("::")[0]
    return any(name == folder or name.startswith(f"{folder}/") for folder in WITHOUT_QT)


def files_of_tests() -> Mapping[str, str]:
    """Where pytest makes the folders of tests."""
    usable = IN_MEMORY.is_dir() and os.access(IN_MEMORY, os.W_OK)
    return {"PYTEST_DEBUG_TEMPROOT": str(IN_MEMORY)} if usable else {}


def run_all(python: Path, words: Sequence[str], extra: Mapping[str, str]) -> int:
    """Run what was asked for and return the exit status; a run that found no test fails only if no other found one."""
    path = os.pathsep.join([str(ROOT / "packaging"), *filter(None, [os.environ.get("PYTHONPATH")])])
    statuses = []
    for run in runs(words):
        say(run.title)
        environment = {**extra, **COMPILED_ONCE, **files_of_tests(), "PYTHONPATH": path}
        statuses.append(call((python, "-m", "pytest", *run.words), environment))
    found = [status for status in statuses if status != NOTHING_FOUND]
    return max(found) if found else NOTHING_FOUND
