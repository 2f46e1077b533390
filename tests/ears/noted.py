"""The program as it is, but what it says is noted in a file, with times: `python -m tests.ears.noted …`.

So that what was heard can be compared with what was said, whichever way it went.
"""

from __future__ import annotations

import json
import os
import sys
import time
from multiprocessing import freeze_support
from typing import Any

NOTES = "EARS_NOTES"  # the file that is written
INSTANT = "EARS_INSTANT"  # set where what is announced counts as heard, and no voice takes its time
LOOK_MS = 20  # until the program is there


def watch(file: str) -> Any:
    """Note each sentence from now on, and those that were said before anybody listened."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    from cardtable.table.speech import unheard_facts
    from cardtable.table.speech.announcer import Announcer

    if os.environ.get(INSTANT):
        unheard_facts.VOICE, unheard_facts.BEGUN_S = 1e9, 0.0

    def note(sentence: str) -> None:
        with open(file, "a", encoding="utf-8") as notes:
            notes.write(json.dumps({"at": time.monotonic(), "text": sentence}, ensure_ascii=False) + "\n")

    def look() -> None:
        announcer = next(filter(None, (window.findChild(Announcer) for window in QApplication.topLevelWidgets())), None)
        if isinstance(announcer, Announcer):
            timer.stop()
            for sentence in announcer.history:
                note(sentence)
            announcer.said.connect(note)

    timer = QTimer()
    timer.timeout.connect(look)
    timer.start(LOOK_MS)
    return timer


def main() -> int:
    """Run the program."""
    from tests.hardship.accompanied import run

    return run(lambda: watch(os.environ[NOTES]))


if __name__ == "__main__":
    freeze_support()
    sys.exit(main())
