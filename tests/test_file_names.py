"""One name, one file: an editor's tab, a traceback and a search tell the files of the program apart."""

from collections import Counter
from collections.abc import Iterable
from pathlib import PurePosixPath

from tests.test_contracts import ROOT

# What every game has in its folder, and the file of the engine that says what it must have: rules.py of Hearts is
# what core/rules.py asks for.
ASKED_OF_GAMES = frozenset(
    f"core/{name}.py"
    for name in (
        "rules",
        "options",
        "controls",
        "presentation",
        *(f"guidance/{part}" for part in ("rulebook", "characters")),
    )
)


def twice(paths: Iterable[str]) -> list[str]:
    """The files whose name another one has; two games, or two parts of one, may have files of the same name."""
    kept = [path for path in map(PurePosixPath, paths) if path.name != "__init__.py"]
    count = Counter(path.name for path in kept)
    return [str(path) for path in kept if count[path.name] > 1 and not _one_per_game(path)]


def _one_per_game(path: PurePosixPath) -> bool:
    return path.parts[0] in ("games", "families") or str(path) in ASKED_OF_GAMES


def test_no_two_files_have_one_name() -> None:
    package = ROOT / "cardtable"
    assert twice(path.relative_to(package).as_posix() for path in sorted(package.rglob("*.py"))) == []


def test_a_planted_name_is_noticed() -> None:
    assert twice(["app/window/menus.py", "app/forms/menus.py", "core/cards.py"]) == [
        "app/window/menus.py",
        "app/forms/menus.py",
    ]
    assert twice(["games/hearts/codec.py", "games/canasta/codec.py", "core/rules.py", "games/hearts/rules.py"]) == []
    assert twice(["host/claim.py", "games/hearts/claim.py"]) == ["host/claim.py"]
