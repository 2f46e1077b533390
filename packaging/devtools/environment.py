"""The virtual environment .venv: made when it is missing, filled again when what it is to hold has changed."""

import hashlib
import importlib.util
import shutil
import sys
from pathlib import Path

from devtools import system_packages
from devtools.places import REQUIREMENTS, TOOLS, VENV, venv_python
from devtools.processes import Stop, call, read, say

PYTHON = f"{sys.version_info.major}.{sys.version_info.minor}"
CONTENTS = {
    REQUIREMENTS: "Installing PySide6, what the window is made with, and the sounds (about 100 MB, once) …",
    TOOLS: "Installing the tools for tests and checks (about 60 MB, once) …",
}


def fingerprint(requirements: Path = REQUIREMENTS) -> str:
    """Return what the stamp must say: a digest of the pins and of the Python that they were installed for."""
    return hashlib.sha256(PYTHON.encode() + requirements.read_bytes()).hexdigest()


def stamp(requirements: Path) -> Path:
    """Return the file in .venv that says which pins are installed."""
    return VENV / f"cardtable-{requirements.stem}.sha256"


def ensure(*, tools: bool = False) -> Path:
    """Make .venv complete, for tests and checks too if asked; return its Python. Each step is announced, if any."""
    missing = [path for path in (REQUIREMENTS, TOOLS)[: 1 + tools] if not is_complete(path)]
    if missing and read((venv_python(), "-m", "pip", "--version"))[0]:
        create()
        missing = [REQUIREMENTS, TOOLS][: 1 + tools]
    for requirements in missing:
        say(CONTENTS[requirements])
        install(requirements)
        stamp(requirements).write_text(fingerprint(requirements), encoding="utf-8")
    return venv_python()


def is_complete(requirements: Path) -> bool:
    """Tell whether .venv holds what a requirements file asks for."""
    told = stamp(requirements)
    return venv_python().exists() and told.exists() and told.read_text(encoding="utf-8") == fingerprint(requirements)


def create() -> None:
    """Make .venv afresh, whatever stood there."""
    ensure_venv_module()
    say(f"Making the virtual environment {VENV} …")
    shutil.rmtree(VENV, ignore_errors=True)
    status, output = read((sys.executable, "-m", "venv", VENV))
    if status:
        last = output.strip().splitlines()[-1:] or ["no reason given"]
        raise Stop(f"The virtual environment {VENV} could not be made ({last[0]}): see that the folder can be written.")


def ensure_venv_module() -> None:
    """See that Python can make environments: Debian and Ubuntu put that into a package of its own."""
    if importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip"):
        return
    if not shutil.which("apt-get"):
        raise Stop(f"This Python ({sys.executable}) has no venv module: install it, or use a Python from python.org.")
    system_packages.install([f"python{PYTHON}-venv"], "Python's venv module")


def install(requirements: Path) -> None:
    """Install the exact files of a requirements file into .venv; pip shows its progress on a terminal."""
    options = ["--disable-pip-version-check", "--no-warn-script-location", "--require-hashes"]
    options += [] if sys.stderr.isatty() else ["--quiet"]
    if call((venv_python(), "-m", "pip", "install", *options, "--requirement", requirements)):
        raise Stop("The packages could not be installed: see that pypi.org can be reached, then try again.")
