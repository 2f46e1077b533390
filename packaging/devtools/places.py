"""Where things lie in a checkout."""

import os
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
REQUIREMENTS = ROOT / "packaging" / "requirements.txt"  # of the program
TOOLS = ROOT / "packaging" / "requirements-dev.txt"  # of tests and checks, beside it
SOURCES = ROOT / "cardtable"
TRANSLATIONS = ROOT / "translations"
BUILD = ROOT / "build"
COMPILED = BUILD / "translations"
ICONS = BUILD / "icons"
DIST = ROOT / "dist"
VENV = ROOT / ".venv"
LANGUAGES = tuple(  # those that are translated into, as the program's list of languages names them
    re.findall(r'"([a-z]{2,3})", Text', (SOURCES / "core" / "languages.py").read_text(encoding="utf-8"))[1:]
)


def venv_python(venv: Path = VENV, system: str = os.name) -> Path:
    """Return the interpreter of a virtual environment; `system` is as `os.name`."""
    return venv / "Scripts" / "python.exe" if system == "nt" else venv / "bin" / "python"


def venv_script(name: str, venv: Path = VENV, system: str = os.name) -> Path:
    """Return a program that a package has put into a virtual environment."""
    return venv / "Scripts" / f"{name}.exe" if system == "nt" else venv / "bin" / name


def version() -> str:
    """Return the program's version, without importing the program."""
    found: list[str] = re.findall(r'^__version__ = "(.+)"$', (SOURCES / "__init__.py").read_text("utf-8"), re.MULTILINE)
    return found[0]
