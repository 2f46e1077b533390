"""The package for Debian, Ubuntu and their relatives, made with dpkg-deb alone."""

import gzip
import hashlib
import re
import shutil
from collections.abc import Iterable, Iterator
from pathlib import Path

from devtools import bundle, libraries, pruning
from devtools.processes import Stop, read

MAINTAINER = "CardTable contributors <contributors@cardtable.invalid>"
# Without them the program runs, but no screen reader hears it, GNOME's colours, font and file dialog are not its own,
# and desktops do not know what a saved game is.
RECOMMENDED = ("at-spi2-core", "libgtk-3-0 | libgtk-3-0t64", "shared-mime-info")
DESCRIPTION = """\
A card table for your desktop. You sit in one seat, and computer players or
 people sit in the others. It has Hearts, Cancellation Hearts, Svoi Kozyri and
 Canasta, works without a network, and anybody can check every deal afterwards.
 .
 Play with the mouse, with the keyboard alone or with a screen reader, in
 English, Punjabi, Hindi, Telugu or Persian."""
_NEEDED = re.compile(r"^\s*NEEDED\s+(\S+)", re.MULTILINE)
_GLIBC = re.compile(r"\bGLIBC_(\d+)\.(\d+)\b")
_OWNER = re.compile(r"^([^:,\s]+)(?::\S+)?:", re.MULTILINE)


def build(tree: Path, version: str, target: Path) -> Path:
    """Pack a tree that is meant for /usr; return the package, which is made in the folder `target`."""
    system = architecture()
    root = target / "debian"
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(tree, root / "usr", symlinks=True)
    follow_policy(root / "usr" / "share" / "doc" / "cardtable")
    write_control(root, version, system)
    package = target / f"cardtable_{version}_{system}.deb"
    status, output = read(("dpkg-deb", "--build", "--root-owner-group", "-Zxz", root, package))
    shutil.rmtree(root)
    if status:
        raise Stop(f"The Debian package could not be made: {output.strip()}", 1)
    return package


def architecture() -> str:
    """Return Debian's name of this kind of machine."""
    return read(("dpkg", "--print-architecture"))[1].strip()


def follow_policy(documents: Path) -> None:
    """Name the licences and the changes as Debian does."""
    (documents / "LICENSE").rename(documents / "copyright")
    changes = documents / "CHANGELOG.md"
    (documents / "changelog.gz").write_bytes(gzip.compress(changes.read_bytes(), mtime=0))
    changes.unlink()


def write_control(root: Path, version: str, system: str) -> None:
    """Write what dpkg knows of the package."""
    files = sorted(path for path in (root / "usr").rglob("*") if path.is_file() and not path.is_symlink())
    control = {
        "Package": "cardtable",
        "Version": version,
        "Section": "games",
        "Priority": "optional",
        "Architecture": system,
        "Maintainer": MAINTAINER,
        "Installed-Size": str(sum(file.stat().st_size for file in files) // 1024 + 1),
        "Depends": ", ".join(dependencies(root / "usr" / "lib" / "cardtable")),
        "Recommends": ", ".join(RECOMMENDED),
        "Description": f"{bundle.SUMMARY}\n {DESCRIPTION}",
    }
    folder = root / "DEBIAN"
    folder.mkdir()
    (folder / "control").write_text("".join(f"{key}: {value}\n" for key, value in control.items()), encoding="utf-8")
    (folder / "md5sums").write_text("".join(f"{digest(file)}  {file.relative_to(root)}\n" for file in files))
    for path in (folder, *folder.iterdir()):
        path.chmod(0o755 if path.is_dir() else 0o644)


def digest(file: Path) -> str:
    """Return what `dpkg --verify` compares."""
    return hashlib.md5(file.read_bytes(), usedforsecurity=False).hexdigest()


def dependencies(folder: Path) -> list[str]:
    """Return, sorted, the packages of the libraries that the program is linked to and does not bring."""
    own = (file for file in program_files(folder) if pruning.plugin_name(file.as_posix()) not in pruning.OF_THE_DESKTOP)
    texts = [read(("objdump", "-p", file))[1] for file in own]
    brought = {file.name for file in folder.rglob("*")}
    needed = {name for text in texts for name in _NEEDED.findall(text)} - brought
    packages = {owner(name) for name in needed if not name.startswith(("ld-linux", "libc.so", "libm.so"))}
    major, minor = oldest_glibc(texts)
    return [f"libc6 (>= {major}.{minor})", *sorted(packages - {"libc6"})]


def program_files(folder: Path) -> Iterator[Path]:
    """Find the programs and libraries in a folder."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(4) == b"\x7fELF":
                    yield path


def oldest_glibc(texts: Iterable[str]) -> tuple[int, int]:
    """Return the oldest C library that has all functions that are asked for."""
    found = [(int(major), int(minor)) for text in texts for major, minor in _GLIBC.findall(text)]
    return max(found, default=(2, 17))


def owner(library: str) -> str:
    """Return the package that a library belongs to, here or, where it is not installed, by Debian's rules."""
    status, output = read(("dpkg-query", "--search", f"*/{library}"))
    found = _OWNER.search(output) if status == 0 else None
    return found[1] if found else libraries.debian_package(library)
