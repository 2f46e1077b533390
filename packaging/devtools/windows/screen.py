"""A screen for programs in Wine: the one of this session, else one that nobody sees."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

from devtools import system_packages
from devtools.processes import Stop


@contextmanager
def screen(size: str = "1920x1200") -> Iterator[None]:
    """Set DISPLAY during the context. Raises Stop."""
    if os.environ.get("DISPLAY"):
        yield
        return
    if not shutil.which("Xvfb"):
        system_packages.install(["xvfb"], "a screen that nobody sees")
    read, write = os.pipe()
    words = ("Xvfb", "-displayfd", str(write), "-screen", "0", f"{size}x24", "-nolisten", "tcp")
    server = subprocess.Popen(words, pass_fds=(write,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read, encoding="ascii") as numbers:
            number = numbers.readline().strip()
        if not number:
            raise Stop("Xvfb could not be started: see that X11's own folder, /tmp/.X11-unix, can be written.", 1)
        os.environ["DISPLAY"] = f":{number}"
        yield
    finally:
        os.environ.pop("DISPLAY", None)
        server.terminate()
        server.wait()
