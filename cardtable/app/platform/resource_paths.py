"""Folders of the program's files: icons, fonts, sounds, compiled translations.

An installed wheel and a frozen build have them inside the package, in cardtable/_data. A source tree has resources/ and
translations/ beside the package, and compiled translations in build/translations.
"""

from pathlib import Path
from typing import Literal

PACKAGE = Path(__file__).resolve().parents[2]
SOURCE_TREE = PACKAGE.parent
SENTENCES = "sentences.json"  # among the compiled translations: the texts that other programs may send


def resource_folder(name: Literal["resources", "translations"]) -> Path:
    """Return the folder of resources or of compiled translations (.qm, .mo, SENTENCES); the latter may be missing."""
    packed = PACKAGE / "_data" / name
    if packed.is_dir():
        return packed
    return SOURCE_TREE / "resources" if name == "resources" else SOURCE_TREE / "build" / "translations"


def is_source_tree() -> bool:
    """Return whether the program runs from a source tree."""
    return not (PACKAGE / "_data").is_dir()
