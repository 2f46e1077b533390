"""CONTRIBUTING.md and the pages beside the code: the map is that of the packages, and every file named exists."""

import re
from pathlib import Path

import pytest

from devtools import code_map, commands
from devtools.processes import Stop

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "CONTRIBUTING.md"
MOST_BYTES = 15_000
MADE_LATER = {"build/training/hearts.npz"}
GAMES = tuple(ROOT / "cardtable" / "games" / game for game in ("hearts", "canasta"))
OF_QT = {"QtMultimedia"}
PATH = re.compile(r"`((?:[\w.-]+/)+[\w.-]+\.(?:py|toml|xml|npz|yaml|conf))`")
NAMED = {  # page: where the paths that it names may begin
    "CONTRIBUTING.md": (ROOT, ROOT / "cardtable"),
    "README.md": (ROOT,),
    "packaging/COMPILED.md": (ROOT,),
    "packaging/server/README.md": (ROOT,),
    "packaging/training/README.md": (ROOT, *GAMES),
    "tests/LEVELS.md": (ROOT,),
}


def package(folder: Path, docstring: str) -> None:
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text(f'"""{docstring}"""\n', encoding="utf-8")


def test_the_map_is_that_of_the_packages() -> None:
    text = PAGE.read_text(encoding="utf-8")

    assert code_map.with_drawing(text, code_map.drawing()) == text, "run: python3 packaging/dev.py docs"


@pytest.mark.parametrize("page", NAMED)
def test_every_file_that_is_named_exists(page: str) -> None:
    named = set(PATH.findall((ROOT / page).read_text(encoding="utf-8"))) - MADE_LATER

    assert {name for name in named if not any((base / name).is_file() for base in NAMED[page])} == set()


def test_every_file_class_and_module_that_contributing_names_exists() -> None:
    text = re.sub(r"```.*?```", "", PAGE.read_text(encoding="utf-8"), flags=re.DOTALL)
    named = set(re.findall(r"`([\w.]+)`", text))
    sources = [
        *(ROOT / "cardtable").rglob("*.py"),
        *(ROOT / "packaging").rglob("*.py"),
        *(ROOT / "tests").rglob("*.py"),
    ]
    files = {path.name for path in sources}
    classes = set(
        re.findall(r"^class (\w+)", "".join(path.read_text(encoding="utf-8") for path in sources), re.MULTILINE)
    )
    assert {name for name in named if name.endswith(".py")} - files == set()
    assert {name for name in named if re.fullmatch(r"(?:[A-Z][a-z]+){2,}", name)} - classes - OF_QT == set()
    modules = {name for name in named if re.fullmatch(r"core(?:\.\w+)+", name)}
    files_of_core = {
        path.with_suffix("").relative_to(ROOT / "cardtable") for path in (ROOT / "cardtable/core").rglob("*.py")
    }
    paths = {name: Path(name.replace(".", "/")) for name in modules}  # of a module, or of a name in one
    assert {name for name, path in paths.items() if not {path, path.parent} & files_of_core} == set()


def test_contributing_is_short_and_names_its_files() -> None:
    assert len(PAGE.read_bytes()) <= MOST_BYTES
    assert len(set(PATH.findall(PAGE.read_text(encoding="utf-8")))) >= 40


# ---- the map


def test_the_map_has_the_first_line_of_each_docstring(tmp_path: Path) -> None:
    package(tmp_path / "program", "A program.\n\nWith reasons.\n")
    package(tmp_path / "program" / "table", "The table.")
    package(tmp_path / "program" / "table" / "art", "Pictures.")
    package(tmp_path / "program" / "table" / "art" / "backs", "Backs of cards.")  # left out, as LEAVES says
    (tmp_path / "program" / "data").mkdir()  # no package

    assert code_map.drawing(tmp_path / "program").splitlines() == [
        "```",
        "program/           A program",
        "  table/           The table",
        "    art/           Pictures",
        "```",
    ]


def test_a_package_without_a_docstring_is_refused(tmp_path: Path) -> None:
    package(tmp_path / "program", "")

    with pytest.raises(Stop, match="has no docstring"):
        code_map.drawing(tmp_path / "program")


def test_the_map_is_written_between_its_markers(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"Before\n{code_map.BEGIN}old\n{code_map.END}\nAfter\n", encoding="utf-8")

    assert code_map.update(page)
    assert not code_map.update(page)
    assert page.read_text(encoding="utf-8") == f"Before\n{code_map.BEGIN}{code_map.drawing()}{code_map.END}\nAfter\n"


def test_a_page_without_markers_is_left_alone(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("No map.\n", encoding="utf-8")

    with pytest.raises(Stop, match="no place for the drawing"):
        code_map.update(page)
    assert page.read_text(encoding="utf-8") == "No map.\n"


def test_docs_updates_the_page(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(code_map, "update", lambda: True)

    assert commands.main(["docs"]) == 0
    assert "is up to date" in capsys.readouterr().err
    assert commands.main(["docs", "more"]) != 0
