"""Where the files beside the program lie: card faces, icons, sounds, compiled translations.

An installed wheel and a frozen build carry them inside the package, in cardtable/_data. A source tree has
resources/ and translations/ beside the package, and compiles translations into build/translations.
"""

from pathlib import Path
from typing import Literal

PACKAGE = Path(__file__).resolve().parents[2]
SOURCE_TREE = PACKAGE.parent


class CannotCompile(Exception):
    """A .ts file could not be compiled; the program then shows English."""


def folder(name: Literal["resources", "translations"]) -> Path:
    """Return the folder of resources or of compiled translations (cardtable_*.qm); the latter may be missing."""
    packed = PACKAGE / "_data" / name
    if packed.is_dir():
        return packed
    return SOURCE_TREE / "resources" if name == "resources" else SOURCE_TREE / "build" / "translations"


def compile_translations() -> None:
    """In a source tree, compile the .ts files that are newer than what was compiled; elsewhere do nothing.

    Raises CannotCompile where lrelease is missing or refuses a file; what was compiled before is still there.
    """
    if not (PACKAGE / "_data").is_dir():
        compile_into(SOURCE_TREE / "translations", folder("translations"))


def compile_into(sources: Path, target: Path) -> None:
    """Compile each .ts file of a folder into `target`, unless an up-to-date .qm file stands there."""
    target.mkdir(parents=True, exist_ok=True)
    for source in sorted(sources.glob("*.ts")):
        compiled = target / f"{source.stem}.qm"
        if not compiled.exists() or compiled.stat().st_mtime < source.stat().st_mtime:
            release(source, compiled)


def release(source: Path, compiled: Path) -> None:
    """Run lrelease on one file. Raises CannotCompile."""
    import subprocess  # only a source tree needs it

    command = [str(lrelease()), "-silent", str(source), "-qm", str(compiled)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as error:
        raise CannotCompile(f"lrelease could not be started: {error.strerror}") from error
    if done.returncode:
        raise CannotCompile(f"{source.name}: {(done.stderr or done.stdout).strip()}")


def lrelease() -> Path:
    """Return Qt's translation compiler, which stands in PySide6's folder; Qt is not imported for it."""
    import importlib.util

    spec = importlib.util.find_spec("PySide6")
    for place in (spec.submodule_search_locations or []) if spec else []:
        for name in ("lrelease", "lrelease.exe"):
            if (Path(place) / name).exists():
                return Path(place) / name
    raise CannotCompile("PySide6 is not installed")
