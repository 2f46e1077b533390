"""`dev.py build`: the wheel, a folder that needs no Python, and the packages of this system, all in dist/."""

import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from devtools import (
    build_needs,
    bundle,
    compiled_copy,
    environment,
    frozen,
    icon_files,
    linux_packages,
    macos_packages,
    windows_packages,
)
from devtools.places import DIST, ROOT
from devtools.processes import Stop, call, say

BUILD_REQUIREMENTS = ROOT / "packaging" / "requirements-build.txt"

# By the beginning of sys.platform: what makes the packages of the system, and returns those that it could make.
PACKAGES: Mapping[str, Callable[[Path], list[Path]]] = {
    "linux": linux_packages.build,
    "win32": windows_packages.build,
    "darwin": macos_packages.build,
}


def build(python: Path) -> None:
    """Build everything; Stop says what could not be."""
    build_needs.ensure()
    DIST.mkdir(exist_ok=True)
    environment.install(BUILD_REQUIREMENTS)
    compiled = compiled_copy.make(python)
    wheel = build_wheel(python, compiled_copy.KEPT if compiled else None)
    icon_files.draw(python)
    frozen.build(python)
    made = [wheel, *packages(python)]
    say("Done: " + ", ".join(f"dist/{path.name} ({bundle.size_text(path)})" for path in made) + ".")


def packages(python: Path) -> list[Path]:
    """Make what this system installs."""
    return next((make(python) for system, make in PACKAGES.items() if sys.platform.startswith(system)), [])


def build_wheel(python: Path, compiled: Path | None) -> Path:
    """Build what `pip install` takes: for this kind of system where players are compiled, else for every one."""
    say("Building the wheel …")
    for old in DIST.glob("cardtable-*.whl"):
        old.unlink()
    options = ("--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation", "--wheel-dir", DIST)
    if call((python, "-m", "pip", "wheel", *options, ROOT), {"CARDTABLE_COMPILED": str(compiled or "")}):
        raise Stop("The wheel could not be built: the lines above say why.", 1)
    return next(DIST.glob("cardtable-*.whl"))
