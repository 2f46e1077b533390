"""Compiles the inner files of the searching players, which pyproject.toml lists, by mypyc and a C compiler.

`python packaging/compile_files.py FOLDER` puts the extension modules into FOLDER, laid out as in site-packages, and
nothing beside the sources: what is run from the sources is never an old compilation. Needs mypy and setuptools, and
a minute or two of the processor; with CARDTABLE_OPTIMISE=0 in the environment far less, for slower files.
Status 3 says that there is no C compiler that works; any other but 0, that a file cannot be compiled, and the lines
above it say why.
"""

import os
import shlex
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
GROUP = "cardtable"  # all files share one library, cardtable__mypyc, so that calls between them are calls in C
FAILED, NO_COMPILER = 1, 3
OPTIMISE = os.environ.get("CARDTABLE_OPTIMISE", "3")


def listed() -> list[str]:
    """The files to compile, in order, as paths from the top of the source tree; a package itself stays interpreted."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found = [path for pattern in settings["tool"]["cardtable"]["compiled"] for path in ROOT.glob(pattern)]
    return sorted(path.relative_to(ROOT).as_posix() for path in found if path.stem != "__init__")


def compile_into(folder: Path, work: Path) -> None:
    """Put the extension modules into `folder`; what arises on the way lies in `work`."""
    from mypyc.build import mypycify  # it needs setuptools to be imported first
    from setuptools import Distribution

    options = ["--config-file", "pyproject.toml", "--cache-dir", str(work / "mypy")]
    modules = mypycify(
        [*options, *listed()], opt_level=OPTIMISE, debug_level="0", group_name=GROUP, target_dir=str(work / "c")
    )
    command = Distribution({"name": GROUP, "ext_modules": modules}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(folder), str(work / "objects")
    command.ensure_finalized()
    command.run()


def has_compiler(work: Path) -> bool:
    """Whether a C file that needs Python's own headers can be compiled."""
    from setuptools import Distribution, Extension

    tried = work / "tried.c"
    tried.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_tried(void) { return 0; }\n", encoding="utf-8")
    extension = Extension("tried", [str(tried)])
    command = Distribution({"name": "tried", "ext_modules": [extension]}).get_command_obj("build_ext")
    command.build_lib = command.build_temp = str(work)
    try:
        command.ensure_finalized()
        command.run()
    except Exception:  # the classes for this change with setuptools, and nothing in this file but the compiler can fail
        return False
    return True


def flags(work: Path) -> str:
    """What the C compiler is told beside what Python itself tells it."""
    import mypyc

    told = [os.environ.get("CFLAGS", ""), "-w"]  # looking for what to warn of takes most of the time
    if OPTIMISE != "0":
        told.append("-flto -fno-semantic-interposition -fvisibility=hidden")  # calls from file to file vanish
    for place, name in ((work, "compiling"), (Path(mypyc.__file__).parent, "mypyc")):
        told.append(shlex.quote(f"-ffile-prefix-map={place}={name}"))  # else no two builds have the same bytes
    return " ".join(told)


def main(folder: Path) -> int:
    """Compile everything that is listed; return the exit status."""
    os.chdir(ROOT)  # mypy and setuptools take files from where they are called
    with tempfile.TemporaryDirectory(prefix="cardtable-compiling-") as work:
        if sys.platform != "win32":
            os.environ["CFLAGS"] = flags(Path(work))
        if not has_compiler(Path(work)):
            return NO_COMPILER
        try:
            compile_into(folder, Path(work))
        except Exception as error:  # as above; mypyc ends the process by itself once it has said what is wrong
            print(f"{type(error).__name__}: {error}", file=sys.stderr)
            return FAILED
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).absolute()))
