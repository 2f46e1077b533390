"""What differs between two builds of the same sources: which packages, and which files in them."""

import hashlib
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

from devtools.processes import Stop, read


def digest(path: Path) -> str:
    """Return the SHA-256 of a file."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def differences(first: Path, second: Path) -> list[str]:
    """Return the names of what differs in two packages: nothing for the same bytes, else files in them."""
    if digest(first) == digest(second):
        return []
    one, other = contents(first), contents(second)
    names = sorted(name for name in one.keys() | other.keys() if one.get(name) != other.get(name))
    return names or ["the package itself, with the same files in it"]


def contents(package: Path) -> dict[str, str]:
    """Return what is known of each file in a package by its name; nothing of kinds that cannot be looked into."""
    if package.suffix in (".whl", ".zip"):
        return dict(in_zip(package))
    if package.suffix == ".gz":
        return dict(in_tar(package))
    if package.suffix == ".deb":
        return dict(in_debian_package(package))
    return {package.name: digest(package)}


def in_zip(package: Path) -> Iterator[tuple[str, str]]:
    """Yield the files of a .zip or a wheel."""
    with zipfile.ZipFile(package) as packed:
        for member in packed.infolist():
            yield member.filename, f"{member.CRC} {member.date_time} {member.external_attr}"


def in_tar(package: Path) -> Iterator[tuple[str, str]]:
    """Yield the files of a .tar.gz or .tar."""
    with tarfile.open(package) as packed:
        for member in packed:
            file = packed.extractfile(member) if member.isfile() else None
            content = hashlib.sha256(file.read()).hexdigest() if file else member.linkname
            yield member.name, f"{content} {member.mode} {member.mtime} {member.uname}"


def in_debian_package(package: Path) -> Iterator[tuple[str, str]]:
    """Yield the files of a .deb, and those that dpkg is told by. Raises Stop."""
    for option in ("--fsys-tarfile", "--ctrl-tarfile"):
        path = package.with_suffix(".tar")
        status, output = read(("sh", "-c", 'dpkg-deb "$1" "$2" >"$3"', "sh", option, package, path))
        if status:
            raise Stop(f"{package.name} cannot be read: {output.strip()}", 1)
        yield from in_tar(path)
        path.unlink()
