"""On Linux, smaller libraries in place of two that others bring whole: ICU's data for Qt, and OpenBLAS for numpy.

Together they had 60 MB of 190 in the packed folder. The names of the files stay, so that Qt and numpy find them. What
cannot be made smaller, for want of a tool or because a new version is made in another way, is packed as it came.

`small_products.c` rounds in another order than OpenBLAS, so near ties of Canasta's expert fall otherwise in 3 of 6
deals; so they do with OpenBLAS on another processor (`OPENBLAS_CORETYPE=Nehalem`). The networks need numpy: a move of
Hearts' expert asks its network 1,600 times on average, which takes 0.8 ms each in plain Python.
"""

import os
import shlex
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path, PurePath

from devtools import icu_data
from devtools.places import BUILD, ROOT
from devtools.processes import Command, read, say
from devtools.pruning import Entry

FOLDER = BUILD / "smaller-libraries"
PRODUCTS = ROOT / "packaging" / "small_products.c"
ICU, BLAS = "libicudata.so.*", "libscipy_openblas64_*.so"
_KINDS = {"s": "float", "d": "double"}  # of numbers, by the letter of their functions
_LEFT_OUT = r"""
#include <stdio.h>
#include <stdlib.h>
static void left_out(const char *name) {
    fprintf(stderr, "CardTable's copy of numpy has no %s: see packaging/small_products.c.\n", name);
    abort();
}
"""
_DATA = """
.section .rodata
.balign 64
.globl {symbol}
.type {symbol}, %object
{symbol}: .incbin "{path}"
.size {symbol}, . - {symbol}
.section .note.GNU-stack,"",%progbits
"""


class CannotShrink(Exception):
    """The message is one sentence that says why."""


def make(packages: Path, folder: Path = FOLDER) -> bool:
    """Make those of these site-packages afresh in `folder`; False, once a line has said why, where one stays as it is.

    The other systems' Qt asks the system itself, and their numpy stays as it came.
    """
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    if not sys.platform.startswith("linux"):
        return True
    made = True
    for pattern, shrink in ((f"PySide6/Qt/lib/{ICU}", shrink_icu), (f"numpy.libs/{BLAS}", shrink_blas)):
        try:
            shrink(_only(packages, pattern), folder)
        except CannotShrink as problem:
            say(f"{problem} So the packages are larger than they need to be.")
            made = False
    return made


def are_made(folder: Path = FOLDER) -> bool:
    """Tell whether both lie in the folder."""
    return all(any(folder.glob(pattern)) for pattern in (ICU, BLAS))


def put_in(entries: Iterable[Entry], folder: Path = FOLDER) -> list[Entry]:
    """Return PyInstaller's list of files with the smaller ones in place of those that came.

    Without what OpenBLAS needed in its turn: it alone lies in a folder with that.
    """
    smaller = {path.name: str(path) for path in folder.glob("lib*.so*")}
    given = list(entries)
    beside = {PurePath(name).name for name, _, _ in given if PurePath(name).parts[:-1] == ("numpy.libs",)}
    dropped = beside - smaller.keys() if beside & smaller.keys() else set()
    return [
        (name, path if kind == "SYMLINK" else smaller.get(PurePath(name).name, path), kind)
        for name, path, kind in given
        if PurePath(name).name not in dropped
    ]


def shrink_icu(library: Path, folder: Path) -> None:
    """Make ICU's data of what Qt asks for. Raises CannotShrink."""
    symbol = f"icudt{library.name.rpartition('.')[2]}_dat"
    content = library.read_bytes()
    begin = content.find(icu_data.FORMAT) - icu_data.FORMAT_AT
    try:
        heading, items = icu_data.items_in(content[max(begin, 0) :])
    except icu_data.NoData as problem:
        raise CannotShrink(f"{library.name} is made in another way than expected.") from problem
    data, source, target = folder / "icu.dat", folder / "icu.s", folder / "icu.o"
    data.write_bytes(icu_data.packed(heading, icu_data.kept(items)))
    source.write_text(_DATA.format(symbol=symbol, path=data), encoding="utf-8")
    _run(("as", "-o", target, source), library)
    _run(("ld", "-shared", "-soname", library.name, "-o", folder / library.name, target), library)


def shrink_blas(library: Path, folder: Path) -> None:
    """Make a library of the products alone; whatever else numpy is linked to ends the process. Raises CannotShrink."""
    compiler = shlex.split(os.environ.get("CC", "")) or ["cc"]
    objects = [folder / f"{letter}.o" for letter in _KINDS]
    for (letter, kind), target in zip(_KINDS.items(), objects, strict=True):
        defined = (f"-DREAL={kind}", f"-DNAME(x)=scipy_cblas_{letter}##x##64_")
        _run((*compiler, "-O3", "-fPIC", *defined, "-c", PRODUCTS, "-o", target), library)
    has = set(_symbols(library, *objects))
    wanted = _symbols(library, *sorted(library.parents[1].glob("numpy/**/*.so")), of_others=True)
    lacking = sorted({name for name in wanted if name.startswith("scipy_")} - has)
    if "scipy_cblas_sgemm64_" not in wanted:
        raise CannotShrink(f"numpy asks {library.name} for products under other names than expected.")
    source = folder / "left_out.c"
    stand_ins = (f'void {name}(void) {{ left_out("{name}"); }}\n' for name in lacking)
    source.write_text(_LEFT_OUT + "".join(stand_ins), encoding="utf-8")
    linked = (*compiler, "-O1", "-fPIC", "-shared", "-s", f"-Wl,-soname,{library.name}")
    _run((*linked, "-o", folder / library.name, source, *objects), library)


def _only(packages: Path, pattern: str) -> Path:
    found = [path for path in packages.glob(pattern) if not path.is_symlink()]
    if len(found) != 1:
        raise CannotShrink(f"There are {len(found)} files like {pattern}, not one.")
    return found[0]


def _symbols(library: Path, *files: Path, of_others: bool = False) -> list[str]:
    """The names that files define, or ask of others."""
    which = ("-D", "--undefined-only") if of_others else ("--defined-only",)
    lines = _run(("nm", "--format=posix", *which, *files), library).splitlines()
    return [line.split()[0] for line in lines if " " in line]


def _run(command: Command, library: Path) -> str:
    status, output = read(command)
    if status:
        reason = (output.strip().splitlines() or ["no reason given"])[-1].rstrip(".")
        raise CannotShrink(f"{library.name} stays as it came, because {command[0]} failed ({reason}).")
    return output
