"""The table of levels in tests/LEVELS.md, played again: `python tests/level_table.py --only Canasta --minutes 10`.

Prints a line of the table as soon as it is played, and behind it the command that anybody can check it with. Points and
differences are the same on every machine; times are those of this one's processor, for moves with a choice.
"""

from __future__ import annotations

import argparse
import json
import os
import shlex
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
COMPILED = ROOT / "build" / "compiled"
ROWS = (  # game, who sits there, deals, arguments
    ("Hearts for four", "four expert", 100, "hearts --seats expert,expert,expert,expert"),
    ("Hearts for four", "expert against three club", 400, "hearts --seats expert,club,club,club"),
    ("Hearts for four", "club against three beginner", 400, "hearts --seats club,beginner,beginner,beginner"),
    ("Hearts for four", "two club against two beginner", 400, "hearts --seats club,beginner,club,beginner"),
    ("Hearts for three", "expert against two club", 400, "hearts --seats expert,club,club"),
    ("Hearts for five", "expert against four club", 400, "hearts --seats expert,club,club,club,club"),
    ("Hearts for seven", "expert against six club", 400, "hearts --seats expert,club,club,club,club,club,club"),
    (
        "Cancellation Hearts for six",
        "expert against five club",
        400,
        "cancellation_hearts --seats expert,club,club,club,club,club",
    ),
    (
        "Cancellation Hearts for eight",
        "expert against seven club",
        400,
        "cancellation_hearts --seats expert,club,club,club,club,club,club,club",
    ),
    ("Svoi Kozyri, mirrored duel", "expert against club", 200, "svoi_kozyri --rules challenge --seats expert,club"),
    ("Svoi Kozyri, mirrored duel", "club against beginner", 400, "svoi_kozyri --rules challenge --seats club,beginner"),
    ("Svoi Kozyri for three", "club against two beginner", 300, "svoi_kozyri --seats club,beginner,beginner"),
    (
        "Svoi Kozyri for four",
        "two club against two beginner",
        300,
        "svoi_kozyri --rules pagat --seats club,beginner,club,beginner",
    ),
    ("Canasta for two", "expert against club", 200, "canasta --seats expert,club"),
    ("Canasta for four, partners", "expert against club", 200, "canasta --seats expert,club,expert,club"),
    ("Canasta for two", "club against beginner", 200, "canasta --seats club,beginner"),
    ("Canasta for four, partners", "club against beginner", 200, "canasta --seats club,beginner,club,beginner"),
)
_OTHER = "OTHER"  # stands for the expert of another version
AGAINST_OTHER = (
    ("Hearts for four", "two expert against two of the other version", 400, "hearts --seats expert,OTHER,expert,OTHER"),
    (
        "Cancellation Hearts for six",
        "three expert against three of the other version",
        200,
        "cancellation_hearts --seats expert,OTHER,expert,OTHER,expert,OTHER",
    ),
    (
        "Cancellation Hearts for eight",
        "four expert against four of the other version",
        200,
        "cancellation_hearts --seats expert,OTHER,expert,OTHER,expert,OTHER,expert,OTHER",
    ),
    (
        "Svoi Kozyri, mirrored duel",
        "expert against the other version",
        200,
        "svoi_kozyri --rules challenge --seats expert,OTHER",
    ),
    ("Canasta for two", "expert against the other version", 200, "canasta --seats expert,OTHER"),
    ("Canasta for three", "expert against two of the other version", 200, "canasta --seats expert,OTHER,OTHER"),
    (
        "Canasta for five, partners",
        "expert against the other version",
        200,
        "canasta --seats expert,OTHER,expert,OTHER,expert",
    ),
    (
        "Canasta for six, partners",
        "expert against the other version",
        200,
        "canasta --seats expert,OTHER,expert,OTHER,expert,OTHER",
    ),
    (
        "Canasta for four, partners",
        "expert against the other version",
        200,
        "canasta --seats expert,OTHER,expert,OTHER",
    ),
)
HEAD = (
    "| game | at the table | deals | points a deal | difference ± standard error "
    "| a move of the first: median, p99, most | games won; moons | command |",
    "|---|---|---|---|---|---|---|---|",
)


def main() -> int:
    """Play the rows that are asked for, one after another; 1 if one of them could not be played."""
    reader = argparse.ArgumentParser(description="Play the table of levels in tests/LEVELS.md again.")
    reader.add_argument("--only", default="", help="rows in whose first two columns or command this stands")
    reader.add_argument("--deals", type=int, help="so many in every row, in place of the row's own number")
    reader.add_argument("--minutes", type=float, help="stop each row after so long, and tell what it has")
    reader.add_argument("--jobs", type=int, default=1, help="processes at once (%(default)s)")
    reader.add_argument("--other", default="", help="another version's program: play the expert against its expert")
    reader.add_argument("--compiled", action="store_true", help="by the copy that `packaging/dev.py compile` makes")
    reader.add_argument("--commands", action="store_true", help="print the commands only")
    asked = reader.parse_args()
    if asked.compiled and not COMPILED.is_dir():
        reader.error(
            "there is no compiled copy: make it by `python3 packaging/dev.py compile -- simulate hearts --deals 1`"
        )
    failed = 0
    print("" if asked.commands else "\n".join(HEAD), flush=True)
    for game, sitting, deals, arguments in AGAINST_OTHER if asked.other else ROWS:
        if asked.only.lower() not in f"{game} {sitting} {arguments}".lower():
            continue
        command = command_of(arguments, asked.deals or deals, asked.other)
        if asked.commands:
            print("cardtable", shlex.join(command))
            continue
        found = played([*command, "--jobs", str(asked.jobs)], asked.minutes, COMPILED if asked.compiled else ROOT)
        failed += found is None
        print(f"| {game} | {sitting} | failed |" if found is None else line(game, sitting, found, command), flush=True)
    return int(bool(failed))


def command_of(arguments: str, deals: int, other: str) -> list[str]:
    """What follows `cardtable`; Hearts is played in all directions of passing."""
    game, *more = arguments.split()
    seats = [word.replace(_OTHER, f"bot:{other} bot-player {game} expert") for word in more]
    every = ["--deals-a-match", "4"] if game == "hearts" else []
    seed = ["--seed", "7"] if game == "canasta" else ["--seed", "1"]
    return ["simulate", game, *seats, "--deals", str(deals), *every, *seed, "--json"]


def played(command: Sequence[str], minutes: float | None, top: Path) -> dict[str, Any] | None:
    """The report; None, once the complaint was printed, if there is none. `top`: where the program lies."""
    surroundings = {**os.environ, "PYTHONPATH": str(top), "PYTHONSAFEPATH": "1"}
    running = subprocess.Popen(
        [sys.executable, "-m", "cardtable", *command], stdout=subprocess.PIPE, text=True, env=surroundings
    )
    try:
        said, _ = running.communicate(timeout=None if minutes is None else 60 * minutes)
    except subprocess.TimeoutExpired:
        running.terminate()
        said, _ = running.communicate()
    return json.loads(said) if said else None


def line(game: str, sitting: str, found: Mapping[str, Any], command: Sequence[str]) -> str:
    """The row of the table; in its last cell but one what the first level has won, and the moons of each."""
    levels = found["levels"]
    points = " and ".join(f"{level['mean_points']:,.2f}" for level in levels.values())
    difference = told(found["difference"]) if "difference" in found else "–"
    first = next(iter(levels.values()))
    times = ", ".join(f"{first[f'move_ms_{key}']:.1f}" for key in ("median", "p99", "max"))
    share = [f"{100 * found['share']['mean']:.1f} % of the games"] if "share" in found else []
    moons = [
        f"{level['figures']['moons']['sum']:.0f} moons"
        for level in levels.values()
        if "moons" in level.get("figures", {})
    ]
    also = ", ".join(share + moons)
    cells = (
        game,
        sitting,
        str(found["deals"]),
        points,
        difference,
        f"{times} ms",
        also,
        f"`cardtable {shlex.join(command)}`",
    )
    return f"| {' | '.join(cells)} |"


def told(spread: Mapping[str, float]) -> str:
    """A difference and its standard error, with the signs of a table."""
    return f"{spread['mean']:+.2f} ± {spread['stderr']:.2f}".replace("-", "−")


if __name__ == "__main__":
    sys.exit(main())
