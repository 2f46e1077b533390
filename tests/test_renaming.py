"""packaging/renaming on a small program in a git repository of its own."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.test_contracts import ROOT

FILES = {
    "cardtable/__init__.py": '"""The program."""\n',
    "cardtable/table/__init__.py": '"""Old words about the table."""\n',
    "cardtable/table/felt.py": '''"""The cloth."""

from cardtable.table import mouth
from cardtable.table.mouth import Voice

EDGE = 1


def lay() -> int:
    return EDGE + mouth.EDGE + len(mouth.say(Voice("a")))
''',
    "cardtable/table/mouth.py": '''"""What is said."""

EDGE = 2
_count = 0


class Voice(str):
    """A voice."""


def say(voice: "Voice") -> str:
    global _count
    _count += 1
    return voice
''',
    "cardtable/table/rim.py": '''"""The edge of the cloth."""

from cardtable.table import mouth

EDGE = 3


def width() -> int:
    return EDGE + mouth.EDGE
''',
    "cardtable/bots/__init__.py": '"""Bots.\n\nMore words, which move."""\n\nKNOWN = ["first"]\n',
    "cardtable/bots/first.py": '"""The first bot."""\n\nNAME = "first"\n',
    "cardtable/bots/weights.npz": "numbers",
    "tests/test_table.py": """import subprocess
import sys
from unittest.mock import patch

from cardtable import bots
from cardtable.bots import KNOWN, first
from cardtable.table import felt, mouth, rim
from cardtable.table.felt import lay
from cardtable.table.rim import EDGE


def test_all() -> None:
    with patch("cardtable.table.mouth.Voice", str):
        assert mouth.Voice is str
    assert (lay(), felt.EDGE, EDGE, rim.width(), bots.KNOWN, KNOWN) == (4, 1, 3, 5, ["first"], [first.NAME])


def test_a_program_in_a_string() -> None:
    code = "from cardtable.table.mouth import Voice; print(Voice('yes'))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "yes\\n"
""",
    "NOTES.md": "`table/mouth.py`, `cardtable/table/rim.py`, `cardtable/bots/weights.npz`, cardtable.table.mouth.\n",
}
PLAN = {
    "symbols": {"cardtable.table.mouth": {"Voice": "Speaker"}, "cardtable.table.felt": {"lay": "lay_out"}},
    "modules": {
        "cardtable.table.felt": "cardtable.board.cloth",
        "cardtable.table.rim": "cardtable.board.cloth",
        "cardtable.table.mouth": "cardtable.board.announcer",
        "cardtable.bots.first": "cardtable.players.first",
    },
    "packages": {"cardtable.table": "cardtable.board", "cardtable.bots": "cardtable.players"},
    "descriptions": {"board": "the board"},
    "fixes": {
        "files": [
            {"file": "NOTES.md", "old": "announcer.\n", "new": "announcer!\n"},
            {"file": "gone.md", "old": "", "new": ""},
        ]
    },
}


class Toy:
    """A checkout that is renamed by a plan of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir()
        self.git("init", "-q")
        (folder / ".gitignore").write_text("__pycache__/\n", encoding="utf-8")  # its files are imported
        self.git("config", "user.name", "Amrit")
        self.git("config", "user.email", "amrit@localhost")

    def git(self, *words: str) -> None:
        subprocess.run(["git", *words], cwd=self.folder, check=True)

    def commit(self, files: dict[str, str]) -> None:
        for name, text in files.items():
            (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
            (self.folder / name).write_text(text, encoding="utf-8")
        self.git("add", "-A")
        self.git("commit", "-q", "-m", "toy")

    def rename(self, plan: dict[str, Any], *words: str) -> subprocess.CompletedProcess[str]:
        place = self.folder.with_name("plan.json")
        place.write_text(json.dumps(plan), encoding="utf-8")
        command = [sys.executable, str(ROOT / "packaging" / "renaming"), str(self.folder), "--plan", str(place), *words]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    def read(self, name: str) -> str:
        return (self.folder / name).read_text(encoding="utf-8")

    def run_tests(self) -> None:
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "tests"]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture
def toy(tmp_path: Path) -> Toy:
    return Toy(tmp_path / "toy")


def test_a_renamed_program_does_what_it_did(toy: Toy) -> None:
    toy.commit({**FILES, "pyproject.toml": '[tool.pytest.ini_options]\npythonpath = ["."]\n'})
    toy.run_tests()

    done = toy.rename(PLAN)

    assert done.stdout.splitlines() == ["FIX without a file: gone.md"], done.stderr
    toy.run_tests()
    names = sorted(path.relative_to(toy.folder).as_posix() for path in (toy.folder / "cardtable").rglob("*.*"))
    assert [name for name in names if "__pycache__" not in name] == [
        "cardtable/__init__.py",
        "cardtable/board/__init__.py",
        "cardtable/board/announcer.py",
        "cardtable/board/cloth.py",
        "cardtable/players/__init__.py",
        "cardtable/players/first.py",
        "cardtable/players/weights.npz",
    ]
    # Both files of the cloth have an EDGE: that of the second one gets its file's name.
    assert "RIM_EDGE = 3" in toy.read("cardtable/board/cloth.py")
    assert "class Speaker" in toy.read("cardtable/board/announcer.py")
    assert toy.read("cardtable/board/__init__.py") == '"""The board."""\n'
    assert toy.read("cardtable/players/__init__.py") == FILES["cardtable/bots/__init__.py"]
    assert toy.read("NOTES.md") == (
        "`board/announcer.py`, `cardtable/board/cloth.py`, `cardtable/players/weights.npz`, "
        "cardtable.board.announcer!\n"
    )


def test_symbols_alone_move_no_file(toy: Toy) -> None:
    toy.commit(FILES)

    toy.rename(PLAN, "--step", "symbols")

    assert 'def say(voice: "Speaker")' in toy.read("cardtable/table/mouth.py")
    assert "mouth.say(Speaker(" in toy.read("cardtable/table/felt.py")


HIDDEN = """from cardtable.a import old


def use(new: int) -> int:
    return old() + new
"""


def test_what_would_mean_something_else_is_reported(toy: Toy) -> None:
    toy.commit({"cardtable/a.py": "def old() -> int:\n    return 1\n", "cardtable/b.py": HIDDEN})

    done = toy.rename({"symbols": {"cardtable.a": {"old": "new", "gone": "there"}}}, "--step", "symbols")

    assert done.returncode == 1
    assert done.stdout.splitlines() == [
        "NO SYMBOL cardtable.a.gone",
        "SHADOW cardtable/b.py:5 old -> new",
    ]


def test_a_public_function_that_meets_another_one_in_a_merge_is_reported(toy: Toy) -> None:
    one, other = "def go() -> int:\n    return 1\n", "def go() -> int:\n    return 2\n"
    toy.commit(
        {"cardtable/a.py": one, "cardtable/b.py": other, "c.py": "from cardtable.b import go\n\nassert go() == 2\n"}
    )

    done = toy.rename({"modules": {"cardtable.a": "cardtable.d", "cardtable.b": "cardtable.d"}}, "--step", "files")

    assert done.stdout.splitlines()[0] == "MEET cardtable.d go of cardtable.b -> b_go"
    assert toy.read("c.py") == "from cardtable.d import b_go\n\nassert b_go() == 2\n"


def test_a_checkout_with_changes_stays_as_it_is(toy: Toy) -> None:
    toy.commit(FILES)
    (toy.folder / "NOTES.md").write_text("mine", encoding="utf-8")

    done = toy.rename(PLAN)

    assert (done.returncode, done.stderr) == (2, f"Commit or stash the changes in {toy.folder} first.\n")
    assert toy.read("NOTES.md") == "mine"


def test_every_module_of_the_plan_has_one_place_and_every_package_goes_somewhere() -> None:
    plan = json.loads((ROOT / "packaging" / "renaming" / "plan.json").read_text(encoding="utf-8"))
    packages = {name.rpartition(".")[0] for name in plan["modules"].values() if name.startswith("cardtable.")}

    named = {
        "cardtable",
        *plan["packages"].values(),
        *(f"cardtable.{name.replace('/', '.')}" for name in plan["descriptions"]),
    }
    assert packages - named == set()
