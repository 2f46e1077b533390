"""A plugin of pytest that puts PySide6 out of reach: engine, games, host and wire must not need it.

`pytest -p devtools.without_qt -p no:pytest-qt …`, with packaging/ on PYTHONPATH; it holds in every process of a run.
"""

import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from types import ModuleType

QT = ("PySide6", "shiboken6")


class QtBlocker:
    """An importer that refuses Qt, as if it were not installed."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Refuse Qt's packages and leave all others to the importers behind."""
        if name.partition(".")[0] in QT:
            raise ModuleNotFoundError(f"{name} is out of reach in this run", name=name)
        return None


sys.meta_path.insert(0, QtBlocker())
