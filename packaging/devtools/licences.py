"""Which licence text goes with each library in the folder that needs no Python; nothing is packed without one."""

from collections.abc import Iterable, Mapping
from pathlib import Path, PurePath

from devtools.places import ROOT
from devtools.processes import Stop

FOLDER = ROOT / "packaging" / "licences"

# By the beginning of a library's name without "lib", in small letters: the text in FOLDER; None: the public domain.
TEXTS: Mapping[str, str | None] = {
    "qt6": "LGPL-3.0.txt",
    "pyside6": "LGPL-3.0.txt",
    "shiboken6": "LGPL-3.0.txt",
    "python": "Python.txt",
    "vcruntime": "Python.txt",
    "msvcp": "Python.txt",
    "icu": "ICU.txt",
    "iroh": "iroh.txt",
    "ffi": "libffi.txt",
    "sqlite3": None,
    "ssl": "Apache-2.0.txt",  # OpenSSL, as is "crypto"
    "crypto": "Apache-2.0.txt",
    "scipy_openblas": "numpy.txt",  # numpy's own copy, as are those of Fortran that it needs
    "gfortran": "numpy.txt",
    "quadmath": "numpy.txt",
    "xcb": "libxcb.txt",
    "xkbcommon": "libxkbcommon.txt",
    "zstd": "Zstandard.txt",
}
_LIBRARY = (".dll", ".dylib")


def is_library(name: str) -> bool:
    """Tell whether a file is a library that others are linked to: no module of Python and no plugin of Qt."""
    path = PurePath(name)
    parts = set(path.parts)
    if parts & {"plugins", "lib-dynload"} or ".abi3." in path.name or ".cpython-" in path.name:
        return False
    return path.suffix in _LIBRARY or ".so" in path.suffixes


def text_for(name: str) -> str | None:
    """Return the licence text of a library, None for one in the public domain. Raises KeyError for an unknown one."""
    bare = PurePath(name).name.lower().removeprefix("lib")
    return TEXTS[next((known for known in TEXTS if bare.startswith(known)), bare)]


def without_text(names: Iterable[str]) -> list[str]:
    """Return, sorted, the libraries whose licence is not known here, or whose text is missing."""
    unknown = set()
    for name in filter(is_library, names):
        try:
            text = text_for(name)
        except KeyError:
            unknown.add(PurePath(name).name)
        else:
            if text is not None and not (FOLDER / text).is_file():
                unknown.add(PurePath(name).name)
    return sorted(unknown)


def check(folder: Path) -> None:
    """Raise Stop if a library in a folder has no licence text."""
    lacking = without_text(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
    if lacking:
        raise Stop(
            f"The licence texts of {', '.join(lacking)} are missing: put them into packaging/licences and name them "
            "in packaging/devtools/licences.py.",
            1,
        )
