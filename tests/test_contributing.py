"""CONTRIBUTING.md says where things are, and it is so."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
TREE = re.compile(r"## Where things are.*?```\n(.*?)```", re.DOTALL)
ROOM = re.compile(r"^( *)([\w./]+/|\w+\.\w+)(?: {2,}|$)")
FOUND_BY_LOOKING = ("games/", "families/", "app/dialogs/", "table/art/")  # their own rooms are not listed one by one


def rooms_drawn() -> set[str]:
    """The rooms of `cardtable/` in the drawing, as paths within it."""
    drawing = TREE.search((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"))
    assert drawing
    rooms: set[str] = set()
    over = ""
    for line in drawing[1].splitlines()[1:]:
        found = ROOM.match(line)
        if found is None or not found[1]:
            continue
        if len(found[1]) == 2:
            over = found[2]
            rooms.add(over)
        elif len(found[1]) == 4:
            rooms.add(over + found[2])
    return rooms


def rooms_there() -> set[str]:
    """The rooms that there are: every package, but for those within rooms that are found by looking."""
    package = ROOT / "cardtable"
    rooms = {f"{path.parent.relative_to(package).as_posix()}/" for path in package.rglob("__init__.py")} - {"./"}
    return {room for room in rooms if not any(room.startswith(over) and room != over for over in FOUND_BY_LOOKING)}


def test_every_room_is_drawn_and_every_room_drawn_is_there() -> None:
    drawn = {room for room in rooms_drawn() if room.endswith("/") and not room.startswith("games/NAME")}

    assert drawn == rooms_there()


def test_every_file_that_is_named_in_the_text_is_there() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    named = set(
        re.findall(r"`((?:core|host|models|table|app|players|net|input|motion|packaging|tests)/[\w/]+\.py)`", text)
    )
    assert len(named) >= 15

    within = (ROOT, ROOT / "cardtable", ROOT / "cardtable/table")
    assert {name for name in named if not any((base / name).is_file() for base in within)} == set()
