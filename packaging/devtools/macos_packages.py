"""What macOS installs: the program as an .app in a disk image, from which it is drawn into Applications."""

import platform
import shutil
from pathlib import Path

from devtools.places import BUILD, DIST, version
from devtools.processes import Stop, call

APP = DIST / "CardTable.app"


def build(_python: Path) -> list[Path]:
    """Make the disk image in dist/ and return it. Raises Stop."""
    image = DIST / f"cardtable-{version()}-macos-{platform.machine()}.dmg"
    source = BUILD / "disk-image"
    shutil.rmtree(source, ignore_errors=True)
    source.mkdir(parents=True)
    shutil.copytree(APP, source / APP.name, symlinks=True)
    (source / "Applications").symlink_to("/Applications")
    command = ("hdiutil", "create", "-volname", "CardTable", "-srcfolder", source, "-ov", "-format", "UDZO", image)
    if call(command):
        raise Stop("The disk image could not be made: the lines above say why.", 1)
    return [image]
