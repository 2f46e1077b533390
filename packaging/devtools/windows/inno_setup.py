"""Inno Setup's compiler in Wine, from npm: it makes the set-up program."""

import base64
import hashlib
import shutil
import tarfile
import tempfile
from pathlib import Path

from devtools import system_packages
from devtools.processes import Stop, read, say
from devtools.windows.wine import DRIVE

FOLDER = DRIVE / "Program Files (x86)" / "Inno Setup 6"
COMPILER = FOLDER / "ISCC.exe"
PACKAGE = "innosetup@6.4.1"
INTEGRITY = "Bh/dNlyyFsFKBGoTf19n1msPnm4Njfb0CWVirw2CV1MSJXYy0ajRI+xjo/Yr9DtZFLLafhnwm1ZsxTu309F8lQ=="  # SHA-512


def ensure() -> None:
    """Put the compiler where Inno Setup usually is, unless it is there. Raises Stop."""
    if COMPILER.exists():
        return
    if not shutil.which("npm"):
        system_packages.install(["npm"], "what fetches Inno Setup")
    say(f"Fetching {PACKAGE} from npm …")
    with tempfile.TemporaryDirectory(prefix="cardtable-") as work:
        status, output = read(("npm", "pack", "--silent", PACKAGE), folder=Path(work))
        found = next(Path(work).glob("*.tgz"), None)
        if status or found is None:
            last = (output.strip().splitlines() or ["no reason given"])[-1]
            raise Stop(f"Inno Setup could not be fetched ({last}): see that npm can be reached, then try again.")
        if base64.b64encode(hashlib.sha512(found.read_bytes()).digest()).decode() != INTEGRITY:
            raise Stop(f"What npm gave for {PACKAGE} is not what was pinned: look into it before you go on.", 1)
        with tarfile.open(found) as archive:
            archive.extractall(work)
        shutil.copytree(Path(work) / "package" / "bin", FOLDER)
