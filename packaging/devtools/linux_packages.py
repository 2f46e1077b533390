"""What Linux installs: a .tar.gz for every distribution and, where there is dpkg-deb, a .deb."""

import gzip
import os
import platform
import shutil
import tarfile
import time
from collections.abc import Mapping
from pathlib import Path

from devtools import bundle, debian, frozen, install_tree, smaller_libraries
from devtools.places import DIST, version
from devtools.processes import Stop, read, say

LARGEST = {".gz": 63e6, ".deb": 48e6}  # bytes of a package: 8 MB more than without iroh
LARGEST_FOLDER = 148e6
TOP = {"install.sh": 0o755, "README.txt": 0o644}  # what only the archive has, beside bin, lib and share, with its mode


def build(python: Path) -> list[Path]:
    """Make the packages in dist/ and return them. Raises Stop."""
    check(install_tree.SOURCES)
    number = version()
    tree = install_tree.make(python, DIST / f"cardtable-{number}-linux-{platform.machine()}", number)
    say("Making the packages …")
    made = [archive(tree)]
    if shutil.which("dpkg-deb"):
        made.append(debian.build(tree, number, DIST))
    else:
        say("There is no dpkg-deb here, so no .deb was made.")
    see_sizes({path: LARGEST[path.suffix] for path in made} | {frozen.FOLDER: LARGEST_FOLDER})
    return made


def see_sizes(largest: Mapping[Path, float]) -> None:
    """Raise Stop for what is larger than it may be; where libraries could not be made smaller, it is only said."""
    for path, most in largest.items():
        if bundle.size(path) > most:
            problem = f"{path.name} has {bundle.size_text(path)}, more than {most / 1e6:.0f} MB."
            if smaller_libraries.are_made():
                raise Stop(problem, 1)
            say(problem)


def check(folder: Path) -> None:
    """See that desktops and software shops will understand the files that describe the program. Raises Stop."""
    demand("desktop-file-validate", folder / install_tree.DESKTOP)
    demand("appstreamcli", "validate", "--no-net", folder / install_tree.METAINFO)


def demand(tool: str, *arguments: str | Path) -> None:
    """Run a check and stop with what it says if it finds something wrong; without its tool it is left out."""
    if not shutil.which(tool):
        say(f"There is no {tool} here, so {arguments[-1]} was not checked.")
        return
    status, output = read((tool, *arguments))
    if status:
        raise Stop(output.strip(), 1)


def archive(tree: Path) -> Path:
    """Pack a tree as it is, with what installs it; files belong to root, whoever packs them."""
    path = tree.with_name(f"{tree.name}.tar.gz")
    with (
        path.open("wb") as target,
        gzip.GzipFile("", "wb", 9, target, mtime=newest_time()) as pressed,  # with neither its name nor its own time
        tarfile.open(mode="w", fileobj=pressed) as packed,
    ):
        packed.add(tree, tree.name, filter=of_root)
        for name, mode in TOP.items():
            member = of_root(packed.gettarinfo(install_tree.SOURCES / name, f"{tree.name}/{name}"))
            member.mode = mode
            with (install_tree.SOURCES / name).open("rb") as file:
                packed.addfile(member, file)
    return path


def of_root(member: tarfile.TarInfo) -> tarfile.TarInfo:
    """Give a file to root, and no later time than the sources have."""
    member.uid = member.gid = 0
    member.uname = member.gname = "root"
    member.mtime = min(int(member.mtime), newest_time())
    return member


def newest_time() -> int:
    """Return the time that no packed file is newer than: that of a release, which dpkg-deb keeps to as well, or now."""
    return int(os.environ.get("SOURCE_DATE_EPOCH") or time.time())
