"""Run pytest where PySide6 cannot be imported: engine and games must not need it."""

import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

QT = ("PySide6", "shiboken6")


class QtBlocker:
    """An importer that refuses Qt, as if it were not installed."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Refuse Qt's packages and leave all others to the importers behind."""
        if name.partition(".")[0] in QT:
            raise ModuleNotFoundError(f"{name} is out of reach in this run", name=name)
        return None


def main(arguments: Sequence[str]) -> int:
    """Run pytest with these arguments; pytest-qt is left out, so its settings are unknown and are not complained of."""
    import pytest

    sys.meta_path.insert(0, QtBlocker())
    settings = ("-c", str(Path(__file__).resolve().parents[2] / "pyproject.toml"))
    strict = ("--override-ini=addopts=--strict-markers --import-mode=importlib", "-m", "not slow")
    unknown_settings = ("-W", "ignore::pytest.PytestConfigWarning")
    return int(pytest.main(["-p", "no:pytest-qt", *settings, *strict, *unknown_settings, *arguments]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
