"""What Windows installs: a set-up program for one person, made with Inno Setup, and a .zip for a memory stick."""

import os
import shutil
from pathlib import Path

from devtools import frozen
from devtools.places import DIST, ROOT, version
from devtools.processes import Stop, call, say

SCRIPT = ROOT / "packaging" / "windows" / "cardtable.iss"
COMPILER = "ISCC.exe"
USUAL_PLACES = ("ProgramFiles(x86)", "ProgramFiles")


def build(_python: Path) -> list[Path]:
    """Make both in dist/ and return them; without Inno Setup only the .zip. Raises Stop."""
    number = version()
    name = str(DIST / f"cardtable-{number}-windows")
    made = [Path(shutil.make_archive(name, "zip", DIST, frozen.FOLDER.name))]
    compiler = find_compiler()
    if compiler is None:
        say("Inno Setup is not here, so no set-up program was made: install it from jrsoftware.org and try again.")
        return made
    if call((compiler, "/Qp", f"/DVersion={number}", f"/O{DIST}", SCRIPT)):
        raise Stop("The set-up program could not be made: the lines above say why.", 1)
    return [*made, DIST / f"cardtable-{number}-windows-setup.exe"]


def find_compiler() -> Path | None:
    """Find Inno Setup on the path or where it usually is."""
    found = shutil.which(COMPILER)
    folders = [Path(os.environ[name]) / "Inno Setup 6" for name in USUAL_PLACES if name in os.environ]
    places = ([Path(found)] if found else []) + [folder / COMPILER for folder in folders]
    return next((place for place in places if place.exists()), None)
