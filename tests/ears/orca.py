"""Orca, the screen reader of Linux, at a desk: the one that is installed, or one in the root of another system."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from tests.ears.desk import Desk

NEWER = Path(os.environ.get("EARS_NEWER", "/opt/trixie"))  # the root of a system with an Orca that announces
_KEPT = ("DISPLAY", "HOME", "XDG_RUNTIME_DIR", "DBUS_SESSION_BUS_ADDRESS", "GSETTINGS_BACKEND", "LANG")


def version(root: Path | None = None) -> str:
    """Which Orca this is, such as "43.1"; "" where there is none."""
    words = [*_within(root), "orca", "--version"]
    if shutil.which(words[0]) is None or (root is not None and not (root / "usr/bin/orca").exists()):
        return ""
    told = subprocess.run(words, capture_output=True, encoding="utf-8", check=False, timeout=30).stdout
    return next((word for word in told.replace(",", " ").split() if word[:1].isdigit()), "")


def start(desk: Desk, root: Path | None = None) -> None:
    """Start it; what it reads goes to speech-dispatcher.

    It sees no other processes: an Orca refuses to start beside another one, or ends it, even one of another desk.
    """
    kept = [f"{name}={desk.environment[name]}" for name in _KEPT]
    whose = [] if os.geteuid() == 0 else ["--user", "--map-current-user"]
    alone = ["unshare", *whose, "--pid", "--fork", "--kill-child", f"--mount-proc={root or ''}/proc"]
    desk.start([*alone, *_within(root), "/usr/bin/env", "-i", "PATH=/usr/bin:/bin", *kept, "orca"])


def _within(root: Path | None) -> list[str]:
    return [] if root is None else ["chroot", str(root)]
