"""Whether the files in which searching players spend their time are compiled in this copy of the program."""

from __future__ import annotations

import importlib
from importlib.machinery import EXTENSION_SUFFIXES

from cardtable.app.desktop.resources import PACKAGE
from cardtable.app.self_test.broken import SelfTestFailure


def compiled_files() -> str:
    """Load every compiled file; the sources and a wheel for every system have none."""
    names = compiled_modules()
    for name in names:
        try:
            module = importlib.import_module(name)
        except ImportError as error:
            raise SelfTestFailure(f"The compiled file {name} cannot be loaded ({error}).") from error
        if not str(module.__file__).endswith(tuple(EXTENSION_SUFFIXES)):
            raise SelfTestFailure(f"The compiled file {name} is passed over for its source.")
    return f"searching players: {f'{len(names)} compiled files' if names else 'interpreted'}"


def compiled_modules() -> list[str]:
    """The modules that lie compiled in the program's folders."""
    files = [path for suffix in EXTENSION_SUFFIXES for path in PACKAGE.rglob(f"*{suffix}")]
    rooms = {path: path.parent.relative_to(PACKAGE.parent).parts for path in files}
    return sorted({".".join((*parts, path.name.partition(".")[0])) for path, parts in rooms.items()})
