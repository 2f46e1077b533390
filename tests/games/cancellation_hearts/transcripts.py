"""The golden transcripts: `python -m tests.games.cancellation_hearts.transcripts` writes them anew.

Whoever changes a golden file reads it, with the rules beside it, before it is committed.
"""

from __future__ import annotations

from pathlib import Path

from cardtable.games.cancellation_hearts import GAME
from cardtable.games.cancellation_hearts.options import CancellationOptions
from tests.games.transcripts import transcripts

GOLDEN = Path(__file__).parent / "golden"

SCRIPTS = {"classic": 6, "literal": 11}
PRESETS = {"classic": "cancellation_classic", "literal": "cancellation_literal"}


def texts(name: str) -> dict[Path, str]:
    """What each seat and a spectator hear in the first deal of a script, by file."""
    seats = SCRIPTS[name]
    written = transcripts(GAME, CancellationOptions.preset(PRESETS[name]), seats, 1)
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
