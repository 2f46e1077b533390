"""Steps of a release: a clean clone, its packages, their trials, the list of their parts, and checksums."""

import shutil
import sys
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from devtools import bundle, frozen
from devtools.places import BUILD, DIST, REQUIREMENTS, ROOT, venv_python, version
from devtools.processes import Stop, call, read, say
from devtools.release import bare_debian, bill_of_materials, comparison

FOLDER = BUILD / "release"
CLONE = FOLDER / "sources"  # both builds are made in the same place: compilers write its name into what they make
KINDS = (".whl", ".gz", ".deb", ".zip", ".exe")
SUMS = "SHA256SUMS"
SEEN = "SEEN.txt"
TRIED_IN_WINE = "Wine 10: {} was installed over an older version, passed --self-test, played and was uninstalled."
# What builds the packages of a system, by its name; the first build tries those of Windows too, in Wine.
BUILDS: Mapping[str, tuple[str, ...]] = {"Linux": ("build",), "Windows": ("windows", "build")}
AGAIN: Mapping[str, tuple[str, ...]] = {**BUILDS, "Windows": ("windows", "pack")}


def release(systems: Sequence[str], *, twice: bool) -> Path:
    """Make the folder of a release for some of BUILDS in dist/, and return it. Raises Stop."""
    commit, time = committed()
    target = DIST / f"release-{version()}"
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    notes = [f"Built from commit {commit}."]
    clone(commit)
    environment = surroundings(time)
    build(systems, environment, BUILDS)
    notes += [f"NOT BUILT: packages of {system}." for system in BUILDS if system not in systems]
    packages = [Path(shutil.copy(path, target)) for path in made(CLONE / "dist")]
    notes += [TRIED_IN_WINE.format(path.name) for path in packages if path.suffix == ".exe"]
    bill = FOLDER / f"cardtable-{version()}.cdx.json"
    parts, tools = environments(packages)
    notes.append(try_wheel(parts))
    bill_of_materials.write(bill, parts, tools, packed_folders(packages))
    shutil.copy(bill, target)
    if bare_debian.can_try():
        notes += bare_debian.try_all(packages)
    else:
        notes.append("NOT TRIED in bare systems: that takes root, debootstrap and unshare.")
    write_seen(target, notes)  # whatever becomes of a second build, the packages of this one have been tried
    if twice:
        clone(commit)
        build(systems, environment, AGAIN)
        notes += compared(packages, CLONE / "dist")
        write_seen(target, notes)
    for note in notes:
        say(note)
    for path in sorted(target.iterdir()):
        say(f"{path.relative_to(ROOT)} ({bundle.size_text(path)})")
    return target


def committed() -> tuple[str, str]:
    """Return the commit that is built, and its time. Raises Stop where there is something that is not committed."""
    status, changes = read(("git", "status", "--porcelain"))
    if status or changes.strip():
        raise Stop("A release is built from what is committed: commit or stash your changes, then try again.")
    commit, time = read(("git", "log", "-1", "--format=%H %ct"))[1].split()
    return commit, time


def clone(commit: str) -> None:
    """Make the clone afresh."""
    shutil.rmtree(CLONE, ignore_errors=True)
    CLONE.parent.mkdir(parents=True, exist_ok=True)
    for command in (("git", "clone", "--quiet", ROOT, CLONE), ("git", "-C", CLONE, "checkout", "--quiet", commit)):
        if call(command):
            raise Stop("The sources could not be cloned: the lines above say why.", 1)


def surroundings(time: str) -> dict[str, str]:
    """Return what makes builds alike: no later time than that of the commit, and one order of sets."""
    return {"SOURCE_DATE_EPOCH": time, "PYTHONHASHSEED": "0"}


def build(systems: Sequence[str], environment: Mapping[str, str], verbs: Mapping[str, tuple[str, ...]]) -> None:
    """Let the clone build for some systems by these verbs of dev.py. Raises Stop."""
    for system in systems:
        say(f"Building for {system} in {CLONE} …")
        if call((sys.executable, CLONE / "packaging" / "dev.py", *verbs[system]), environment, CLONE):
            raise Stop(f"The packages of {system} could not be built: the lines above say why.", 1)


def made(folder: Path) -> list[Path]:
    """Return the packages in a folder."""
    return sorted(path for path in folder.iterdir() if path.is_file() and path.suffix in KINDS)


def environments(packages: Sequence[Path]) -> tuple[Path, Path]:
    """Make an environment with the wheel and what it needs, and one with what lists that. Raises Stop."""
    wheel = next(path for path in packages if path.suffix == ".whl")
    parts, tools = FOLDER / "parts", FOLDER / "tools"
    for folder in (parts, tools):
        shutil.rmtree(folder, ignore_errors=True)
        if call((sys.executable, "-m", "venv", "--without-pip", folder)):
            raise Stop(f"{folder} could not be made: the lines above say why.", 1)
    wanted: tuple[tuple[Path, tuple[str | Path, ...]], ...] = (
        (parts, ("--require-hashes", "--requirement", REQUIREMENTS)),
        (parts, ("--no-deps", wheel)),
        (tools, ("--require-hashes", "--requirement", bill_of_materials.TOOLS)),
    )
    for folder, what in wanted:
        pip = (venv_python(CLONE / ".venv"), "-m", "pip", "--python", venv_python(folder), "install")
        if call((*pip, "--quiet", "--disable-pip-version-check", "--no-warn-script-location", *what)):
            raise Stop("The packages could not be installed: see that pypi.org can be reached, then try again.")
    return parts, tools


def packed_folders(packages: Sequence[Path]) -> dict[str, Path]:
    """Return the folders that need no Python by their systems; that of Windows, made elsewhere, out of its .zip."""
    folders = {"Linux": CLONE / "dist" / frozen.FOLDER.name}
    for package in packages:
        if package.suffix == ".zip":
            folders["Windows"] = FOLDER / "windows"
            shutil.rmtree(folders["Windows"], ignore_errors=True)
            with zipfile.ZipFile(package) as packed:
                packed.extractall(folders["Windows"])
    return folders


def try_wheel(environment: Path) -> str:
    """Let the wheel test itself where only it and what it needs are installed. Raises Stop."""
    command = (venv_python(environment), "-m", "cardtable", "--self-test")
    status, output = read(command, {"QT_QPA_PLATFORM": "offscreen"}, FOLDER)
    if status:
        raise Stop(f"The installed wheel does not pass its own test: {output.strip()}", 1)
    return "The wheel, installed with what it needs and nothing else, passed --self-test."


def compared(packages: Sequence[Path], second: Path) -> list[str]:
    """Return how the packages of a second build differ. Raises Stop where the wheel does."""
    notes = []
    for package in packages:
        differing = comparison.differences(package, second / package.name)
        if differing and package.suffix == ".whl":
            raise Stop(f"Two builds of the wheel differ in {', '.join(differing)}.", 1)
        notes.append(
            f"{package.name}: a second build gave "
            + (f"other bytes in {len(differing)}: {', '.join(differing)}." if differing else "the same bytes.")
        )
    return notes


def write_seen(folder: Path, notes: Sequence[str]) -> None:
    """Write what was seen of the packages in a folder, and the checksums of all its files."""
    (folder / SEEN).write_text("\n".join(notes) + "\n", encoding="utf-8")
    write_sums(folder)


def write_sums(folder: Path) -> None:
    """Write the checksums of all files in a folder, as `sha256sum --check` reads them."""
    files = sorted(path for path in folder.iterdir() if path.name != SUMS)
    sums = "".join(f"{comparison.digest(path)}  {path.name}\n" for path in files)
    (folder / SUMS).write_text(sums, encoding="utf-8", newline="\n")
