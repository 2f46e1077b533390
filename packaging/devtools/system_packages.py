"""Packages of the operating system: install them as root where there is apt-get, else say the one command."""

import os
import shlex
import shutil
from collections.abc import Sequence

from devtools.processes import Stop, call, read, say

APT = ("apt-get", "install", "--yes", "--no-install-recommends")


def is_root() -> bool:
    """Tell whether this process may install packages (never so on Windows)."""
    geteuid = getattr(os, "geteuid", None)
    return geteuid is not None and geteuid() == 0


def apt_command(packages: Sequence[str]) -> str:
    """Return the command that a person types to install Debian packages."""
    return "sudo apt-get install " + shlex.join(packages)


def install(packages: Sequence[str], purpose: str) -> None:
    """Install Debian packages as root, or raise Stop with the command to run; `purpose` completes "for …"."""
    if not (is_root() and shutil.which("apt-get")):
        raise Stop(f"Run this once, then try again: {apt_command(packages)}")
    say(f"Installing {purpose}: {', '.join(packages)} …")
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    status, _ = read((*APT, *packages), quiet)
    if status:  # a fresh container has no package lists
        call(("apt-get", "update", "--quiet=2"), quiet)
        status, output = read((*APT, *packages), quiet)
        if status:
            last = output.strip().splitlines()[-1:] or ["no reason given"]
            raise Stop(f"apt-get could not install {' '.join(packages)} ({last[0]}): install them and try again.")
