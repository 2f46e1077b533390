"""What packing needs from a Linux system beside what running needs: every library that is packed, and binutils."""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from devtools import libraries, system_packages
from devtools.environment import PYTHON
from devtools.processes import read

SHOWN_BY = ("xcb", "wayland")  # the windows of people, while the program is packed without any


def ensure() -> None:
    """Install what is missing as root, or raise Stop with the command to run; other systems need nothing."""
    if not sys.platform.startswith("linux"):
        return
    for plugin in SHOWN_BY:
        libraries.ensure({**os.environ, "QT_QPA_PLATFORM": plugin})
    if not shutil.which("objdump"):
        system_packages.install(["binutils"], "what reads libraries")
    if not has_python_library():
        system_packages.install([f"libpython{PYTHON}"], "Python as a library")


def has_python_library() -> bool:
    """Tell whether Python is here as a library: Debian has its program without it."""
    name = str(sysconfig.get_config_var("INSTSONAME"))
    if not name.endswith(".so") and ".so." not in name:
        return True  # PyInstaller knows other places
    return (Path(str(sysconfig.get_config_var("LIBDIR"))) / name).exists() or name in read(("ldconfig", "-p"))[1]
