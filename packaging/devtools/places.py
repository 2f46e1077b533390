"""Where things lie in a checkout."""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
REQUIREMENTS = ROOT / "packaging" / "requirements.txt"  # of the program
TOOLS = ROOT / "packaging" / "requirements-dev.txt"  # of tests and checks, beside it
SOURCES = ROOT / "cardtable"
TRANSLATIONS = ROOT / "translations"
BUILD = ROOT / "build"
COMPILED = BUILD / "translations"
VENV = ROOT / ".venv"
LANGUAGES = ("pa", "hi", "te", "fa")  # those that are translated into


def venv_python(venv: Path = VENV, system: str = os.name) -> Path:
    """Return the interpreter of a virtual environment; `system` is as `os.name`."""
    return venv / "Scripts" / "python.exe" if system == "nt" else venv / "bin" / "python"


def venv_script(name: str, venv: Path = VENV, system: str = os.name) -> Path:
    """Return a program that a package has put into a virtual environment."""
    return venv / "Scripts" / f"{name}.exe" if system == "nt" else venv / "bin" / name
