"""What macOS installs: the program as an .app in a disk image, from which it is drawn into Applications."""

import platform
import plistlib
from pathlib import Path

from devtools import bundle
from devtools.places import BUILD, DIST, ROOT, version
from devtools.processes import Stop, call

APP = DIST / "CardTable.app"
SCRIPT = ROOT / "packaging" / "macos" / "disk_image.sh"


def build(_python: Path) -> list[Path]:
    """Make the disk image in dist/ and return it. Raises Stop."""
    wrong = differences(APP, version())
    if wrong:
        raise Stop(f"{APP.name} says other things of itself than devtools/bundle.py: {', '.join(wrong)}.", 1)
    image = DIST / f"cardtable-{version()}-macos-{platform.machine()}.dmg"
    if call(("sh", SCRIPT, APP, BUILD / "disk-image", image)):
        raise Stop("The disk image could not be made: the lines above say why.", 1)
    return [image]


def differences(app: Path, version: str) -> list[str]:
    """Return the keys of Info.plist in a bundle that are not as they should be, or name files that are not there."""
    contents = app / "Contents"
    told = plistlib.loads((contents / "Info.plist").read_bytes())
    by_the_spec = {"CFBundleIdentifier": bundle.IDENTIFIER, "CFBundlePackageType": "APPL"}
    wanted = {**bundle.macos_information(version), **by_the_spec}
    wrong = [key for key, value in wanted.items() if told.get(key) != value]
    named = {"CFBundleExecutable": contents / "MacOS", "CFBundleIconFile": contents / "Resources"}
    wrong += [key for key, folder in named.items() if not (folder / told.get(key, "?")).is_file()]
    if told.get("LSBackgroundOnly"):  # so PyInstaller marks a program with a console, which macOS shows nowhere
        wrong.append("LSBackgroundOnly")
    return wrong
