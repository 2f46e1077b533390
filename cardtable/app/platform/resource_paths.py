"""Where the files beside the program lie: icons, fonts, sounds, compiled translations.

An installed wheel and a frozen build carry them inside the package, in cardtable/_data. A source tree has
resources/ and translations/ beside the package, and what is compiled of the latter in build/translations.
"""

from pathlib import Path
from typing import Literal

PACKAGE = Path(__file__).resolve().parents[2]
SOURCE_TREE = PACKAGE.parent
SENTENCES = "sentences.json"  # beside the compiled translations: what texts from other programs may say


def resource_folder(name: Literal["resources", "translations"]) -> Path:
    """Return the folder of resources or of compiled translations (.qm, .mo, SENTENCES); the latter may be missing."""
    packed = PACKAGE / "_data" / name
    if packed.is_dir():
        return packed
    return SOURCE_TREE / "resources" if name == "resources" else SOURCE_TREE / "build" / "translations"


def is_source_tree() -> bool:
    """Whether the program runs where it is worked on."""
    return not (PACKAGE / "_data").is_dir()
