"""Which wheels of the pins macOS and Windows can take: recorded in wheels.txt, because nobody there has a compiler.

The record is written by `pins.py`, from the same answer as the hashes; a test resolves the pins with it offline.
"""

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from packaging.requirements import Requirement
from packaging.tags import Tag, compatible_tags, cpython_tags, mac_platforms
from packaging.utils import canonicalize_name, parse_wheel_filename

FILES = ("requirements.txt", "requirements-dev.txt", "requirements-build.txt")  # the others are for Linux alone
RECORD = Path(__file__).resolve().parents[1] / "wheels.txt"
HEADING = "# The pins' files for the machines in devtools/wheels.py, with their SHA-256: written by devtools/pins.py.\n"
PYTHONS = ("3.11", "3.12", "3.13", "3.14")  # that people have; packages are built with the first


class Machine(NamedTuple):
    """A kind of computer that installs wheels only."""

    name: str
    platforms: tuple[str, ...]  # as in the names of wheels, the best first
    markers: Mapping[str, str]

    def tags(self, python: str) -> Iterator[Tag]:
        """Yield what the name of a wheel may end with, for a version of Python."""
        major, minor = map(int, python.split("."))
        named = cpython_tags((major, minor), platforms=self.platforms)
        return chain(named, compatible_tags((major, minor), f"cp{major}{minor}", self.platforms))

    def wants(self, pin: Requirement, python: str) -> bool:
        """Tell whether a pin is for this machine."""
        told = {**self.markers, "python_version": python, "python_full_version": f"{python}.0"}
        return pin.marker is None or pin.marker.evaluate({**told, "implementation_name": "cpython"})


def _mac(machine: str) -> Machine:
    oldest = tuple(mac_platforms((13, 0), machine))  # bundle.OLDEST_MACOS
    return Machine(
        f"macOS {machine}",
        oldest,
        {"sys_platform": "darwin", "platform_system": "Darwin", "os_name": "posix", "platform_machine": machine},
    )


MACHINES = (
    _mac("arm64"),
    _mac("x86_64"),
    Machine(
        "Windows amd64",
        ("win_amd64",),
        {"sys_platform": "win32", "platform_system": "Windows", "os_name": "nt", "platform_machine": "AMD64"},
    ),
)


def pins_in(text: str) -> list[Requirement]:
    """Return the pins of a requirements file without its hashes."""
    return [Requirement(line) for line in text.splitlines() if line and not line.startswith("#")]


def without_wheel(pins: Iterable[Requirement], files: Iterable[str], machine: Machine, python: str) -> list[str]:
    """Return the pins for which none of these files can be installed on a machine."""
    supported = set(machine.tags(python))
    found = {
        (name, f"=={version}")
        for name, version, _, tags in map(parse_wheel_filename, files)
        if not supported.isdisjoint(tags)
    }
    wanted = (pin for pin in pins if machine.wants(pin, python))
    return [str(pin) for pin in wanted if (canonicalize_name(pin.name), str(pin.specifier)) not in found]


def recorded(text: str) -> dict[str, str]:
    """Return the hashes of a record by the names of their files."""
    rows = (line.split() for line in text.splitlines() if line and not line.startswith("#"))
    return {file: digest for digest, file in rows}


def record(locks: Iterable[str]) -> str:
    """Return the record of what uv wrote into lock files (pylock.toml), sorted by file."""
    supported = {tag for machine in MACHINES for python in PYTHONS for tag in machine.tags(python)}
    packages = (package for lock in locks for package in tomllib.loads(lock)["packages"])
    wheels = (wheel for package in packages for wheel in package.get("wheels", ()))
    hashes = {str(wheel["url"]).rpartition("/")[2]: wheel["hashes"]["sha256"] for wheel in wheels}
    kept = sorted(file for file in hashes if not supported.isdisjoint(parse_wheel_filename(file)[3]))
    return HEADING + "".join(f"{hashes[file]}  {file}\n" for file in kept)
