"""The golden transcripts: `python -m tests.games.svoi_kozyri.transcripts` writes them anew.

Whoever changes a golden file reads it, with the rules beside it, before it is committed.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cardtable.games.svoi_kozyri import GAME
from tests.games.svoi_kozyri.tables import chosen
from tests.games.transcripts import transcripts

GOLDEN = Path(__file__).parent / "golden"

SCRIPTS: dict[str, tuple[int, dict[str, Any]]] = {
    "duel": (2, {"sixes_to_owner": False, "voluntary_pickup": False, "deck": 24, "turn_limit": 40}),
    "three": (3, {"deck": 24, "trump_choice": "random", "turn_limit": 40}),
}


def texts(name: str) -> dict[Path, str]:
    """What each seat and a spectator hear in the first deal of a script, by file."""
    seats, options = SCRIPTS[name]
    written = transcripts(GAME, chosen(**options), seats, 1)
    who = [*map(str, range(seats)), "spectator"]
    return {GOLDEN / f"{name}.{one}.txt": text for one, text in zip(who, written, strict=True)}


def main() -> None:
    """Write all golden files."""
    GOLDEN.mkdir(exist_ok=True)
    for name in SCRIPTS:
        for path, text in texts(name).items():
            path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
