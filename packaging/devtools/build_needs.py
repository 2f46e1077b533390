"""What packing needs from a Linux system beside what running needs: every library that is packed, and some tools."""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from devtools import libraries, system_packages
from devtools.environment import PYTHON
from devtools.processes import read

SHOWN_BY = ("xcb", "wayland")  # the windows of people, while the program is packed without any
NEEDED_TOOLS = {"objdump": "binutils"}  # with the package of Debian that has it
CHECKERS = {"desktop-file-validate": "desktop-file-utils", "appstreamcli": "appstream"}


def ensure() -> None:
    """Install what is missing as root, or raise Stop with the command to run; other systems need nothing."""
    if not sys.platform.startswith("linux"):
        return
    for plugin in SHOWN_BY:
        libraries.ensure({**os.environ, "QT_QPA_PLATFORM": plugin})
    packages = [] if has_python_library() else [f"libpython{PYTHON}"]
    tools = {**NEEDED_TOOLS, **CHECKERS} if shutil.which("apt-get") else NEEDED_TOOLS
    packages += [package for tool, package in tools.items() if not shutil.which(tool)]
    if packages:
        system_packages.install(packages, "what packing needs")


def has_python_library() -> bool:
    """Tell whether Python is here as a library: Debian has its program without it."""
    name = str(sysconfig.get_config_var("INSTSONAME"))
    if not name.endswith(".so") and ".so." not in name:
        return True  # PyInstaller knows other places
    return (Path(str(sysconfig.get_config_var("LIBDIR"))) / name).exists() or name in read(("ldconfig", "-p"))[1]
