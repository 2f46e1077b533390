"""The virtual environment .venv: made when it is missing, filled again when requirements.txt has changed."""

import hashlib
import importlib.util
import shutil
import sys
from pathlib import Path

from devtools import system_packages
from devtools.places import REQUIREMENTS, VENV, venv_python
from devtools.processes import Stop, call, read, say

PYTHON = f"{sys.version_info.major}.{sys.version_info.minor}"
STAMP = VENV / "cardtable-requirements.sha256"


def fingerprint(requirements: Path = REQUIREMENTS) -> str:
    """Return what the stamp must say: a digest of the pins and of the Python that they were installed for."""
    return hashlib.sha256(PYTHON.encode() + requirements.read_bytes()).hexdigest()


def ensure() -> Path:
    """Make .venv complete and return its Python; does nothing when nothing has changed."""
    if is_complete():
        return venv_python()
    if read((venv_python(), "-m", "pip", "--version"))[0]:
        create()
    say("Installing PySide6 and the tools for tests (about 120 MB, once) …")
    install(REQUIREMENTS)
    STAMP.write_text(fingerprint(), encoding="utf-8")
    return venv_python()


def is_complete() -> bool:
    """Tell whether .venv holds what requirements.txt asks for."""
    return venv_python().exists() and STAMP.exists() and STAMP.read_text(encoding="utf-8") == fingerprint()


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
    """Install the exact versions of a requirements file into .venv."""
    options = ("--quiet", "--disable-pip-version-check", "--no-warn-script-location")
    if call((venv_python(), "-m", "pip", "install", *options, "--requirement", requirements)):
        raise Stop("The packages could not be installed: see that pypi.org can be reached, then try again.")
