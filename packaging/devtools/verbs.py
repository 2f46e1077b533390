"""What each verb of dev.py is for, and what `dev.py VERB --help` says of it."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from devtools.scenes import SERIES


class Verb(NamedTuple):
    """A verb: what it takes, what it does in a line, and what one should know before using it."""

    words: str
    meaning: str
    more: str


VERBS: Mapping[str, Verb] = {
    "run": Verb(
        "[-- ARGUMENTS]",
        "start CardTable; words after -- go to the program",
        "`run -- --help` lists what the program takes. `run -- --demo 5 --screenshot table.png` needs no display.",
    ),
    "test": Verb(
        "[ARGUMENTS]",
        "run the tests; further words go to pytest",
        "Those of engine, games and host with Qt out of reach, then all others, on all cores.\n"
        "`test -m slow --dist worksteal` runs the slow ones; `test tests/games/hearts -k HR08` a few.",
    ),
    "check": Verb(
        "",
        "style, types, import contracts, translations up to date, coverage",
        "Runs ruff, mypy --strict and import-linter, lists sentences that aren't translated yet, and lines\n"
        "of the engine no test reaches.",
    ),
    "bench": Verb(
        "[GROUP ...]",
        "measure speed and memory against their targets",
        "Ends with status 1 where a target is missed. `bench nothing` names the groups; use a quiet machine.",
    ),
    "compile": Verb(
        "[-- ARGUMENTS]",
        "compile the searching players into a copy of the program; words after -- go to it",
        "The copy is build/compiled; the sources stay as they are, and what is run from them stays interpreted.\n"
        "`compile -- simulate hearts --seats expert,club` measures; a script of your own takes the copy with\n"
        "PYTHONSAFEPATH=1 PYTHONPATH=build/compiled .venv/bin/python SCRIPT.",
    ),
    "screenshots": Verb(
        "FOLDER [SERIES ...]",
        "save pictures of the program into a folder",
        "All screens in all languages and the README's pictures take a quarter of an hour; name series to make fewer:\n"
        + ", ".join(series.name for series in SERIES)
        + ".",
    ),
    "build": Verb(
        "",
        "build the wheel, a folder that needs no Python, and packages, into dist/",
        "The packages are those of the system it runs on. Takes some minutes; the packed program is tried at the end.",
    ),
    "release": Verb(
        "[--twice] [--linux]",
        "build what is handed out from a clean clone, try it, list its parts, write checksums",
        "The packages of Linux, and without --linux those of `windows build`, go into dist/release-VERSION, with\n"
        "SHA256SUMS, a list of their parts (CycloneDX), and SEEN.txt, which says what was tried. As root with\n"
        "debootstrap they are tried in bare Debian systems; --twice builds again and says what differs.",
    ),
    "windows": Verb(
        "test|run|build|pack|setup",
        "test, start or build the program for Windows on Linux, in Wine; as root",
        "Wine 10 in a small Debian, Python for Windows and all that is pinned are made once in CARDTABLE_WINE, or in\n"
        "/var/cache/cardtable-wine (3 GB); `setup` does no more. `test` runs what depends on the system, or what is\n"
        "named; words after `run --` go to the program; `build` makes the folder, the .zip and the set-up program,\n"
        "installs, plays, upgrades and uninstalls them: a quarter of an hour. `pack` only makes them.",
    ),
    "translations": Verb(
        "[--read LANGUAGE ...]",
        "bring translations/*.ts up to date with the sources",
        "New sentences are added as unfinished, lost ones go; then translate with Qt Linguist or a text editor.\n"
        "`check` lists entries whose source or translation has changed. Read each beside its source and mend it, then\n"
        "`translations --read hi` notes that all entries of Hindi are right as they are.",
    ),
    "pseudo": Verb(
        "",
        "make the pseudo-language for --lang pseudo",
        "It lengthens every sentence, so that untranslated and clipped text is seen: `run -- --lang pseudo`.",
    ),
    "docs": Verb(
        "",
        "update the map of the code in CONTRIBUTING.md",
        "The map lists every package with the first line of its docstring: change it there, then run this.\n"
        "Needs nothing but Python; tests/test_contributing.py fails where the map is out of date.",
    ),
}


def asks_for_help(words: Sequence[str]) -> bool:
    """Tell whether the words behind a verb ask what it does; behind -- they belong to the program."""
    return words[:1] in (["--help"], ["-h"])


def explained(verb: str) -> str:
    """Return what `dev.py VERB --help` prints."""
    words, meaning, more = VERBS[verb]
    return f"usage: python3 packaging/dev.py {verb} {words}".rstrip() + f"\n\n{meaning}\n\n{more}"
