"""The program as it lies below /usr on Linux: bin, lib/cardtable, share; the same for every kind of package."""

import gzip
import re
import shutil
from pathlib import Path

from devtools import bundle, frozen, man_page, player_readme
from devtools.icon_files import SVG, png_name
from devtools.places import ICONS, ROOT

SOURCES = ROOT / "packaging" / "linux"
DESKTOP = f"{bundle.IDENTIFIER}.desktop"
METAINFO = f"{bundle.IDENTIFIER}.metainfo.xml"
MIME = f"{bundle.IDENTIFIER}.xml"
DOCUMENTS = ("CHANGELOG.md", "LICENSE")
_ICON = re.compile(r"cardtable-(\d+)\.png")


def make(python: Path, tree: Path, version: str) -> Path:
    """Lay the tree out afresh, and return it."""
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(frozen.FOLDER, tree / "lib" / "cardtable", symlinks=True)
    (tree / "bin").mkdir()
    (tree / "bin" / "cardtable").symlink_to("../lib/cardtable/cardtable")
    share = tree / "share"
    copy(SOURCES / DESKTOP, share / "applications" / DESKTOP)
    copy(SOURCES / METAINFO, share / "metainfo" / METAINFO)
    copy(SOURCES / MIME, share / "mime" / "packages" / MIME)
    copy_icons(share / "icons" / "hicolor")
    write_manual(share / "man" / "man6" / "cardtable.6.gz", man_page.make(python, version))
    for name in DOCUMENTS:
        copy(ROOT / name, share / "doc" / "cardtable" / name)
    write_readme(share / "doc" / "cardtable" / "README.md")
    return tree


def copy(source: Path, target: Path) -> None:
    """Copy a file that everybody may read, with the folders that it lies in."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
    target.chmod(0o644)


def copy_icons(theme: Path) -> None:
    """Copy the icons of all sizes into a theme of icons."""
    for path in ICONS.glob("*.png"):
        size = _ICON.fullmatch(path.name)
        if size:
            copy(ICONS / png_name(int(size[1])), theme / f"{size[1]}x{size[1]}" / "apps" / f"{bundle.IDENTIFIER}.png")
    copy(ICONS / SVG, theme / "scalable" / "apps" / f"{bundle.IDENTIFIER}.svg")


def write_readme(path: Path) -> None:
    """Write what the README tells players."""
    path.write_text(player_readme.make((ROOT / "README.md").read_text(encoding="utf-8")), encoding="utf-8")
    path.chmod(0o644)


def write_manual(path: Path, text: str) -> None:
    """Write a manual page, packed in the same way each time."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode("utf-8"), mtime=0))
