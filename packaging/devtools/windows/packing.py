"""`dev.py windows build`: `dev.py build` as on Windows, in Wine, from a copy of the sources; what it makes is tried."""

import shutil
from pathlib import Path

from devtools import environment, frozen
from devtools.places import DIST, REQUIREMENTS, ROOT, TOOLS, version
from devtools.processes import Stop, read, say
from devtools.windows import inno_setup, installed, wine
from devtools.windows.screen import screen
from devtools.windows.steps import step
from devtools.windows.windows_python import FOLDER as PYTHON

TREE = wine.CACHE / "tree"
OLDER = "1.0.0"


def build(*, tried: bool) -> None:
    """Make the folder, the .zip and the set-up program in dist/; `tried`: as people have the program. Raises Stop."""
    inno_setup.ensure()
    with step("Copying the sources"):
        copy_sources()
    with screen():
        with step("Building in Wine (some minutes)"):
            if wine.run(("wine", r".venv\Scripts\python.exe", r"packaging\dev.py", "build"), folder=TREE):
                raise Stop("The program could not be built in Wine: the lines above say why.", 1)
        installed.demand_own_libraries(TREE / "dist" / frozen.FOLDER.name)
        setup = TREE / "dist" / f"cardtable-{version()}-windows-setup.exe"
        if not setup.exists():
            raise Stop("No set-up program was made: the lines above say why.", 1)
        if tried:
            with step("Making the set-up program of an older version"):
                old = older()
            installed.try_all(setup, old)
    DIST.mkdir(exist_ok=True)
    made = [shutil.copy2(path, DIST) for path in sorted((TREE / "dist").glob("cardtable-*-windows*"))]
    say("Done: " + ", ".join(str(Path(path).relative_to(ROOT)) for path in made) + ".")


def copy_sources() -> None:
    """Copy the files that git knows, beside Python for Windows as the .venv of the copy. Raises Stop."""
    names = read(("git", "ls-files", "--cached", "--others", "--exclude-standard"))[1].splitlines()
    if not names:
        raise Stop("This is no checkout that git knows: clone the project, then try again.")
    shutil.rmtree(TREE, ignore_errors=True)
    for name in filter(lambda name: (ROOT / name).is_file(), names):
        target = TREE / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, target)
    venv = TREE / ".venv"
    venv.mkdir(exist_ok=True)
    if not (venv / "Scripts").is_symlink():
        (venv / "Scripts").symlink_to(PYTHON)
    for requirements in (REQUIREMENTS, TOOLS):  # so that dev.py finds what it would install
        stamp = venv / environment.stamp(requirements).name
        stamp.write_text(environment.fingerprint(requirements), encoding="utf-8")


def older() -> Path:
    """Make the set-up program of a version before this one, of the same files. Raises Stop."""
    target = TREE / "build" / "older"
    words = ("/Qp", "/DQuick", f"/DVersion={OLDER}", "/O" + wine.path_in(target))
    script = wine.path_in(TREE / "packaging" / "windows" / "cardtable.iss")
    if wine.run(("wine", wine.path_in(inno_setup.COMPILER), *words, script), folder=TREE):
        raise Stop("The set-up program of an older version could not be made: the lines above say why.", 1)
    return target / f"cardtable-{OLDER}-windows-setup.exe"
