"""The program as it is, but what it tells and shows first is printed: `python -m tests.hardship.told ARGUMENTS`."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping, Sequence
from multiprocessing import freeze_support

from cardtable.core.cards import Card
from cardtable.core.zones import Zone

VANISHING = "vanishing"  # in what was laid: the piles that a crowded table does not draw
LIMIT_VARIABLE = "HARDSHIP_FILE_SIZE"  # bytes that no file may exceed: what a full disk is like


def plain(zone: Zone) -> str:
    """A zone in plain words: kind, owner, slot."""
    return " ".join(map(str, zone))


def laid(zones: Mapping[Zone, Sequence[Card | None]]) -> dict[str, list[str]]:
    """What lies where, in plain words and in no order; zones without cards are left out."""
    return {plain(zone): sorted(map(str, cards)) for zone, cards in zones.items() if cards}


def limit_files(size: int) -> None:
    """Let no file grow beyond so many bytes, until somebody outside lifts it."""
    import resource

    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def tell() -> None:
    """Print each sentence that the status line shows."""
    from cardtable.app.window.main_window import MainWindow
    from cardtable.core.text import Text

    notices, warns = MainWindow.notice, MainWindow.warn

    def notice(window: MainWindow, sentence: Text) -> None:
        print(f"told: {sentence.source}", flush=True)
        notices(window, sentence)

    def warn(window: MainWindow, sentence: Text | None) -> None:
        if sentence is not None:
            print(f"told: {sentence.source}", flush=True)
        warns(window, sentence)

    setattr(MainWindow, "notice", notice)  # noqa: B010  # for this process only
    setattr(MainWindow, "warn", warn)  # noqa: B010


def show() -> None:
    """Print what lies in the piles of the table when a match is laid out."""
    from cardtable.app.match.match_controller import MatchController

    usual = MatchController.start

    def start(play: MatchController) -> None:
        usual(play)
        board = play.scene.board
        seen = laid({zone: pile.faces() for zone, pile in board.piles.items()})
        seen[VANISHING] = [plain(zone) for zone, pile in board.piles.items() if pile.is_hidden]
        print(f"laid: {json.dumps(seen)}", flush=True)

    setattr(MatchController, "start", start)  # noqa: B010  # for this process only


def main() -> int:
    """Run the program."""
    from cardtable.app import entry_point

    if os.environ.get(LIMIT_VARIABLE):
        limit_files(int(os.environ[LIMIT_VARIABLE]))
    tell()
    show()
    return entry_point.run(sys.argv[1:])


if __name__ == "__main__":
    freeze_support()
    sys.exit(main())
