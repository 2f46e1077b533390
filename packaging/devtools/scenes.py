"""`dev.py screenshots`: the program plays by itself and saves its window, once for each scene."""

from collections.abc import Mapping
from pathlib import Path

from devtools.processes import call, say

SCENES: Mapping[str, tuple[str, ...]] = {
    "hearts-passing": ("--game", "hearts", "--deal", "1", "--demo", "2"),
    "hearts-first-trick": ("--game", "hearts", "--deal", "1", "--demo", "8"),
    "hearts-middle": ("--game", "hearts", "--deal", "1", "--demo", "25"),
    "hearts-hi": ("--game", "hearts", "--deal", "2", "--lang", "hi", "--demo", "10"),
    "hearts-fa": ("--game", "hearts", "--deal", "2", "--lang", "fa", "--demo", "10"),
    "hearts-pseudo": ("--game", "hearts", "--deal", "2", "--lang", "pseudo", "--demo", "10"),
}


def save_all(python: Path, folder: Path, extra: Mapping[str, str]) -> int:
    """Save every scene as PNG into `folder`, and return 1 if one of them failed."""
    folder.mkdir(parents=True, exist_ok=True)
    failed = [name for name, words in SCENES.items() if not save(python, folder / f"{name}.png", words, extra)]
    say(f"No picture of: {', '.join(failed)}." if failed else f"{len(SCENES)} pictures are in {folder}.")
    return 1 if failed else 0


def save(python: Path, picture: Path, words: tuple[str, ...], extra: Mapping[str, str]) -> bool:
    """Save one scene, and tell whether the picture is there."""
    say(f"{picture.name} …")
    return call((python, "-m", "cardtable", *words, "--screenshot", picture), extra) == 0 and picture.exists()
