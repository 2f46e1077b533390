"""The golden transcripts: `python -m tests.games.svoi_kozyri.transcripts` writes them anew."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cardtable.games.svoi_kozyri import GAME
from tests.games.svoi_kozyri.tables import chosen
from tests.games.transcripts import golden_texts, write_golden

GOLDEN = Path(__file__).parent / "golden"

SCRIPTS: dict[str, tuple[int, dict[str, Any]]] = {
    "duel": (2, {"sixes_to_owner": False, "voluntary_pickup": False, "deck": 24, "turn_limit": 40}),
    "three": (3, {"deck": 24, "trump_choice": "random", "turn_limit": 40}),
}


def texts(name: str) -> dict[Path, str]:
    """What each seat and a spectator hear in the first deal of a script, by file."""
    seats, options = SCRIPTS[name]
    return golden_texts(GOLDEN, name, GAME, chosen(**options), seats)


if __name__ == "__main__":
    for script in SCRIPTS:
        write_golden(texts(script))
