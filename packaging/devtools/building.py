"""`dev.py build`: the wheel, and one folder that needs no Python, both in dist/."""

import shutil
from pathlib import Path

from devtools import environment
from devtools.places import BUILD, ROOT
from devtools.processes import Stop, call, say

DIST = ROOT / "dist"
BUILD_REQUIREMENTS = ROOT / "packaging" / "requirements-build.txt"


def build(python: Path) -> None:
    """Build both; Stop says which could not be."""
    DIST.mkdir(exist_ok=True)
    environment.install(BUILD_REQUIREMENTS)
    build_wheel(python)
    build_folder(python)
    say(f"Done: the wheel and the folder cardtable are in {DIST}.")


def build_wheel(python: Path) -> None:
    """Build what `pip install` takes."""
    say("Building the wheel …")
    for old in DIST.glob("cardtable-*.whl"):
        old.unlink()
    options = ("--quiet", "--disable-pip-version-check", "--no-deps", "--wheel-dir", DIST)
    if call((python, "-m", "pip", "wheel", *options, ROOT)):
        raise Stop("The wheel could not be built: the lines above say why.", 1)


def build_folder(python: Path) -> None:
    """Build the folder with PyInstaller, and see that its program starts."""
    say("Building the folder with Python and Qt in it …")
    shutil.rmtree(DIST / "cardtable", ignore_errors=True)
    options = ("--noconfirm", "--log-level", "ERROR", "--distpath", DIST, "--workpath", BUILD / "pyinstaller")
    if call((python, "-m", "PyInstaller", *options, ROOT / "packaging" / "cardtable.spec")):
        raise Stop("The folder could not be built: the lines above say why.", 1)
    if call((next((DIST / "cardtable").glob("cardtable*")), "--version")):
        raise Stop("The program in dist/cardtable was built and does not start: the lines above say why.", 1)
