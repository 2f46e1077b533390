"""How Qt is loaded: by PySide's own means, and without its reading the source of every module."""

import subprocess
import sys
from pathlib import Path

from cardtable.app.platform.qt_environment import modules_in
from cardtable.app.platform.resource_paths import PACKAGE

ROOT = Path(__file__).resolve().parents[2]
AFTER_THE_PROGRAM = """
import sys
from cardtable.app.platform.qt_environment import load_qt
load_qt()
import cardtable.app.startup.composition_root, cardtable.table.table_widget
table = sys.modules["__feature__"].pyside_feature_dict
print(*(name for name in sys.modules if name.startswith("cardtable") and table.get(name) != -1))
"""


def test_pyside_reads_the_source_of_no_module() -> None:
    """A module that it has read has another number in its table: 0 for one that names PySide."""
    done = subprocess.run(
        [sys.executable, "-c", AFTER_THE_PROGRAM], cwd=ROOT, capture_output=True, text=True, check=True
    )

    assert done.stdout.split() == []


def test_every_module_of_the_program_is_named() -> None:
    named = set(modules_in(PACKAGE))

    assert {
        "cardtable",
        "cardtable.app",
        "cardtable.app.platform.qt_environment",
        "cardtable.games.hearts.rules",
    } <= named
    files = {path.relative_to(ROOT).with_suffix("").as_posix() for path in PACKAGE.rglob("*.py")}
    assert {name.removesuffix("/__init__").replace("/", ".") for name in files} <= named


def test_an_archive_names_nothing_but_itself(tmp_path: Path) -> None:
    assert list(modules_in(tmp_path / "cardtable.zip")) == ["cardtable.zip"]
