"""The packages of Linux tried in bare Debian systems: installed, tested, played and removed.

A system is a folder made by debootstrap that holds what Debian calls minimal, so that nothing of a desktop helps the
program by chance. It is made once and copied for each trial.
"""

import re
import shutil
import tarfile
from collections.abc import Mapping
from pathlib import Path

from devtools import system_packages
from devtools.places import BUILD
from devtools.processes import Command, Stop, read, say

SUITES: Mapping[str, str] = {"bookworm": "Debian 12", "trixie": "Debian 13"}
FOLDER = BUILD / "bare"
TOOLS = ("debootstrap", "unshare", "chroot")
PLAYER = "player"
_ENVIRONMENT = ("PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin", "LANG=C.UTF-8", "DEBIAN_FRONTEND=noninteractive")
_INSTALL = ("apt-get", "install", "--yes", "--quiet=2", "--no-install-recommends")
_NAMED = re.compile(r"library \S+ is missing: .*\((\S+) on Debian")
_PICTURE = b"\x89PNG"
_MOST_LIBRARIES = 30  # of which the program may name one after the other


def can_try() -> bool:
    """Tell whether bare systems can be made here."""
    return system_packages.is_root() and all(map(shutil.which, TOOLS))


class BareSystem:
    """A copy of a bare Debian, with a person who plays."""

    def __init__(self, suite: str) -> None:
        self.name = SUITES[suite]
        self.root = FOLDER / f"{suite}-in-use"
        self.remove()
        self.home = self.root / "home" / PLAYER
        must(("cp", "--archive", base(suite), self.root), f"A bare {self.name} could not be copied")
        self.run("apt-get", "update", "--quiet=2")
        self.run("useradd", "--create-home", PLAYER)

    def remove(self) -> None:
        """Take the copy away; what was mounted in it is gone with each command."""
        shutil.rmtree(self.root, ignore_errors=True)

    def try_to_run(self, *command: str, person: bool = False) -> tuple[int, str]:
        """Run a command there, as root or as the person; return its status and all that it printed."""
        user = (f"--userspec={PLAYER}:{PLAYER}",) if person else ()
        home = f"HOME=/home/{PLAYER}" if person else "HOME=/root"
        apart = ("unshare", "--mount", "--pid", "--fork", "--kill-child", f"--mount-proc={self.root / 'proc'}")
        return read((*apart, "chroot", *user, self.root, "/usr/bin/env", "-i", home, *_ENVIRONMENT, *command))

    def run(self, *command: str, person: bool = False) -> str:
        """Run a command there and return what it printed. Raises Stop where it fails."""
        status, output = self.try_to_run(*command, person=person)
        if status:
            last = "\n".join(output.strip().splitlines()[-5:])
            raise Stop(f"In a bare {self.name}, {' '.join(command)} ended with status {status}: {last}", 1)
        return output


def base(suite: str) -> Path:
    """Return the folder of a bare Debian, made if it is not there yet."""
    folder = FOLDER / suite
    if not folder.exists():
        say(f"Making a bare {SUITES[suite]} …")
        made = folder.with_name(f"{suite}-unfinished")
        shutil.rmtree(made, ignore_errors=True)
        made.parent.mkdir(parents=True, exist_ok=True)
        must(("debootstrap", "--variant=minbase", suite, made), f"A bare {SUITES[suite]} could not be made")
        made.rename(folder)
    return folder


def must(command: Command, problem: str) -> None:
    """Run a command; raise Stop with the problem and the last line that it printed where it fails."""
    status, output = read(command)
    if status:
        last = output.strip().splitlines()[-1:] or ["no reason given"]
        raise Stop(f"{problem} ({last[0]}): see that Debian can be reached, then try again.", 1)


def try_debian_package(system: BareSystem, package: Path) -> str:
    """Install a .deb, play and purge it; return what was seen. Raises Stop where something is wrong."""
    shutil.copy(package, system.root / "tmp" / package.name)
    system.run(*_INSTALL, f"/tmp/{package.name}")
    listed = system.run("dpkg", "--listfiles", "cardtable").splitlines()
    files = [file for file in listed if "cardtable" in file.lower()]
    play(system, "cardtable")
    demand(system, "dpkg --verify has nothing to say", system.run("dpkg", "--verify", "cardtable") == "")
    system.run("apt-get", "purge", "--yes", "--quiet=2", "cardtable")
    left = [file for file in files if (system.root / file.lstrip("/")).exists()]
    demand(system, f"nothing stays behind ({', '.join(left[:3])})", bool(files) and not left)
    return f"{system.name}: {package.name} was installed, passed --self-test, played a demo deal and was purged."


def try_archive(system: BareSystem, package: Path) -> str:
    """Start what is in a .tar.gz, with each library that the program asks for by name; install, play and remove it."""
    with tarfile.open(package) as packed:
        packed.extractall(system.home, filter="tar")
    system.run("chown", "--recursive", f"{PLAYER}:{PLAYER}", f"/home/{PLAYER}")
    top = f"/home/{PLAYER}/{package.name.removesuffix('.tar.gz')}"
    named = install_what_it_names(system, f"{top}/bin/cardtable")
    system.run("sh", f"{top}/install.sh", person=True)
    play(system, f"/home/{PLAYER}/.local/bin/cardtable")
    system.run("sh", f"/home/{PLAYER}/.local/lib/cardtable/install.sh", "--remove", person=True)
    left = [path.name for path in (system.home / ".local").rglob("*") if path.is_file() or path.is_symlink()]
    demand(system, f"nothing stays behind ({', '.join(left[:3])})", not left)
    libraries = ", ".join(named) or "nothing"
    return f"{system.name}: {package.name} asked for {libraries}; was installed, tested, played and removed."


def install_what_it_names(system: BareSystem, program: str) -> list[str]:
    """Start the program until it lacks no library, as a person would; return the packages that it named."""
    named: list[str] = []
    while len(named) < _MOST_LIBRARIES:
        status, output = system.try_to_run(program, "--demo", "1", person=True)
        if not status:
            return named
        found = _NAMED.search(output)
        if not found or found[1] in named:
            break
        system.run(*_INSTALL, found[1])
        named.append(found[1])
    raise Stop(f"In a bare {system.name} with {', '.join(named)}, {program} does not say what it lacks: {output}", 1)


def play(system: BareSystem, program: str) -> None:
    """Let a copy of the program test itself, and play a deal and show its table. Raises Stop."""
    demand(system, "--self-test names all games", "games:" in system.run(program, "--self-test", person=True))
    picture = f"/home/{PLAYER}/table.png"
    system.run(program, "--demo", "5", "--screenshot", picture, person=True)
    path = system.home / "table.png"
    demand(system, "--demo saves its picture", path.is_file() and path.read_bytes().startswith(_PICTURE))
    path.unlink()


def demand(system: BareSystem, what: str, seen: bool) -> None:
    """Raise Stop where something is not as it should be."""
    if not seen:
        raise Stop(f"In a bare {system.name} it is not so that {what}.", 1)


def try_all(packages: list[Path]) -> list[str]:
    """Try each package of Linux in each system; return what was seen."""
    trials = {".deb": try_debian_package, ".gz": try_archive}
    seen = []
    for suite in SUITES:
        for package in packages:
            if package.suffix in trials:
                system = BareSystem(suite)
                say(f"Trying {package.name} in a bare {system.name} …")
                try:
                    seen.append(trials[package.suffix](system, package))
                finally:
                    system.remove()
    return seen
