"""Wine 10 in a small Debian of its own, kept in a cache: it runs programs for Windows on Linux, and root makes it."""

import os
import shutil
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from devtools import system_packages
from devtools.places import ROOT
from devtools.processes import Stop, call, read, say
from devtools.windows import stand_ins

CACHE = Path(os.environ.get("CARDTABLE_WINE") or "/var/cache/cardtable-wine")
DEBIAN, PREFIX, HOME = CACHE / "root", CACHE / "prefix", CACHE / "home"
DRIVE = PREFIX / "drive_c"
RELEASE = "trixie"  # has Wine 10; with Wine 8, which is in the release before, Qt does not start
_SYSTEM = DRIVE / "windows" / "system32"
_RUNTIME = DEBIAN / "usr" / "lib" / "x86_64-linux-gnu" / "wine" / "x86_64-windows" / f"{stand_ins.RUNTIME}.dll"
# A set-up program made with Inno Setup has 32 bits, as its compiler does.
_INSTALL = """
echo force-unsafe-io > /etc/dpkg/dpkg.cfg.d/unsafe-io
dpkg --add-architecture i386
apt-get update --quiet=2
apt-get install --yes --quiet=2 --no-install-recommends wine wine64 wine32:i386
apt-get clean
"""
# Mounts and processes that end with the command: nothing is left, also where it is killed.
_ENTER = """
root=$1; shift
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount --bind /tmp "$root/tmp"
while [ "$1" != -- ]; do
    mkdir -p "$root$1"
    mount --bind "$1" "$root$1"
    shift
done
shift
exec chroot "$root" "$@"
"""

# Wine must not read the terminal. It writes its registry when its last program has ended, such as an uninstaller that
# goes on as a copy of itself.
_RUN = """
cd "$0"
"$@" </dev/null
status=$?
timeout 120 wineserver --wait || wineserver --kill
exit $status
"""


@contextmanager
def alone() -> Iterator[None]:
    """Keep others from this Wine during the context, since two would take away each other's programs. Raises Stop."""
    import fcntl  # not on Windows

    CACHE.mkdir(parents=True, exist_ok=True)
    with (CACHE / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Stop(f"Something else runs in the Wine of {CACHE}: wait for its end, then try again.") from None
        yield


def refuse_others() -> None:
    """Stop where Wine cannot be set up. Raises Stop."""
    if not sys.platform.startswith("linux") or os.geteuid() != 0:
        raise Stop("Wine is set up in a Debian of its own, which only root on Linux can make: try again as root.")


def ensure() -> None:
    """Make what is missing. Raises Stop."""
    if not shutil.which("debootstrap"):
        system_packages.install(["debootstrap"], "what makes a Debian in a folder")
    HOME.mkdir(exist_ok=True)
    if not DEBIAN.exists():
        make_debian()
    if not (PREFIX / "system.reg").exists():
        say("Making a drive C for Wine …")
        shutil.rmtree(PREFIX, ignore_errors=True)
        if run(("wineboot", "--init"), {"WINEDLLOVERRIDES": "mscoree,mshtml="}):
            raise Stop(f"Wine could not be started: delete {CACHE} and try again.", 1)
    stand_ins.put_into(_SYSTEM, _RUNTIME)


def make_debian() -> None:
    """Make the Debian with Wine in it; one that is half made is never taken for a whole one. Raises Stop."""
    say(f"Making a small Debian with Wine in {DEBIAN} (2 GB, once, some minutes) …")
    half = DEBIAN.with_name("half-made")
    shutil.rmtree(half, ignore_errors=True)
    include = "--include=ca-certificates"
    for command in (
        ("debootstrap", "--variant=minbase", "--arch=amd64", include, RELEASE, half, "http://deb.debian.org/debian"),
        (*entering(half), "env", "DEBIAN_FRONTEND=noninteractive", "sh", "-euc", _INSTALL),
    ):
        status, output = read(command)
        if status:
            last = (output.strip().splitlines() or ["no reason given"])[-1]
            raise Stop(f"Wine could not be installed ({last}): see that deb.debian.org can be reached, and try again.")
    half.rename(DEBIAN)


def entering(debian: Path, *folders: Path) -> Sequence[str | Path]:
    """Return the words before a command that is run in a Debian, where these folders are seen in their own places."""
    apart = ("unshare", "--mount", "--propagation", "private", "--pid", "--fork", "--kill-child")
    return (*apart, "sh", "-euc", _ENTER, "sh", debian, *folders, "--")


def within(words: Sequence[str | Path], extra: Mapping[str, str] | None = None, folder: Path = ROOT) -> list[str]:
    """Return the command that runs a program in Wine; `extra` is added to an environment without anything else."""
    surroundings = {
        "PATH": "/usr/bin:/bin:/usr/sbin:/sbin",
        "LC_ALL": "C.UTF-8",
        "HOME": str(HOME),
        "XDG_RUNTIME_DIR": str(HOME),
        "WINEPREFIX": str(PREFIX),
        "WINEDEBUG": "-all",
        "WINEDLLOVERRIDES": f"mscoree,mshtml=;{stand_ins.RUNTIME}=n,b",
        "DISPLAY": os.environ.get("DISPLAY", ""),
        **(extra or {}),
    }
    environment = ("env", "-i", *(f"{name}={value}" for name, value in surroundings.items()))
    return [str(word) for word in (*entering(DEBIAN, CACHE, ROOT), *environment, "sh", "-c", _RUN, folder, *words)]


def run(words: Sequence[str | Path], extra: Mapping[str, str] | None = None, folder: Path = ROOT) -> int:
    """Run a command in Wine's Debian in the foreground and return its exit status."""
    return call(within(words, extra, folder))


def heard(words: Sequence[str | Path], extra: Mapping[str, str] | None = None, folder: Path = ROOT) -> tuple[int, str]:
    """Run a command in Wine's Debian quietly; return its exit status and all that it printed."""
    return read(within(words, extra, folder))


def path_in(path: Path) -> str:
    """Return how a program in Wine names a file of this system."""
    if path.is_relative_to(DRIVE):
        return "C:\\" + str(path.relative_to(DRIVE)).replace("/", "\\")
    return "Z:" + str(path).replace("/", "\\")
