"""`dev.py compile`: a copy of the program in build/compiled whose searching players are compiled, for measuring.

It is a copy, so that what runs from the sources, tests above all, never meets a file compiled of older ones.
"""

import hashlib
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path

from devtools import environment
from devtools.places import BUILD, COMPILED, ROOT, SOURCES
from devtools.processes import Stop, call, read, say

FOLDER = BUILD / "compiled"
SCRIPT = ROOT / "packaging" / "compile_files.py"
REQUIREMENTS = ROOT / "packaging" / "requirements-build.txt"
NO_COMPILER = 3  # what the script says where nothing can be compiled
KEPT = BUILD / "compiled-modules"  # as the script made them, with the digest of what they were made of
SEEN_BY_MYPYC = ("core", "families", "games")  # whose types decide what is compiled


def make(python: Path) -> bool:
    """Bring the copy up to date, compiling only if that would change anything.

    False, once a line has said so, where there is no C compiler: the copy is interpreted then.
    """
    if read((python, "-c", "import mypyc, setuptools"))[0]:
        environment.install(REQUIREMENTS)
    compiled = is_fresh(KEPT) or compile_into(python, KEPT)
    shutil.rmtree(FOLDER, ignore_errors=True)
    shutil.copytree(SOURCES, FOLDER / "cardtable", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "resources", FOLDER / "resources")
    if COMPILED.is_dir():
        shutil.copytree(COMPILED, FOLDER / "build" / "translations")
    if compiled:
        shutil.copytree(KEPT, FOLDER, dirs_exist_ok=True)
    return compiled


def is_fresh(folder: Path) -> bool:
    """Whether what was compiled there is what these sources and this Python would give."""
    told = folder / "compiled_of.txt"
    return told.is_file() and told.read_text(encoding="utf-8") == digest()


def compile_into(python: Path, folder: Path) -> bool:
    """Compile what is listed; False where there is no compiler. Raises Stop where a file cannot be compiled."""
    say("Compiling the searching players …")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    status = call((python, SCRIPT, folder))
    if status == NO_COMPILER:
        say("No C compiler works here: the searching players stay interpreted, and think as well, only longer.")
        return False
    if status:
        raise Stop("The searching players could not be compiled: the lines above say why.", 1)
    (folder / "compiled_of.txt").write_text(digest(), encoding="utf-8")
    return True


def digest() -> str:
    """Of all that decides what the compiler makes."""
    files = [path for room in SEEN_BY_MYPYC for path in sorted((SOURCES / room).rglob("*.py"))]
    found = hashlib.sha256(sys.version.encode())
    for path in (*files, SCRIPT, ROOT / "pyproject.toml"):
        found.update(path.read_bytes())
    return found.hexdigest()


def surroundings() -> Mapping[str, str]:
    """What makes Python take the program from the copy, wherever it is called."""
    return {"PYTHONPATH": str(FOLDER), "PYTHONSAFEPATH": "1"}
