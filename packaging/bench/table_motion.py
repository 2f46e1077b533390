"""Frames of the table while 16 of its 108 cards move: time spent painting, and time between frames.

As a script it prints the numbers as JSON: `python -m bench.table_motion` with `packaging` on the path.
"""

import json
import os
import sys
import time
from itertools import pairwise
from typing import Any, NamedTuple

from PySide6.QtCore import QEvent, QEventLoop
from PySide6.QtWidgets import QApplication, QMainWindow

from bench.figures import Figure, percentile
from cardtable.core.cards import Card, standard_pack
from cardtable.core.events import CardsMoved
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.session import Update
from cardtable.core.views import View
from cardtable.core.zone_kinds import Arrangement, Role, Visibility, ZoneSpec
from cardtable.core.zones import Seat, Zone
from cardtable.table.animation.animation_plan import TIMINGS, Motion
from cardtable.table.art.card_pixmaps import CardPixmaps
from cardtable.table.art.themes import CardStyle
from cardtable.table.cards.card_widget import CardWidget
from cardtable.table.speech.announcer import Announcer
from cardtable.table.style.table_style import TableLook
from cardtable.table.table_scene import TableScene
from cardtable.table.table_widget import TableWidget

SIZE = (1280, 748)
ROUNDS = 12
PAINTING_MS, INTERVAL_MS = 10.0, 20.0
SPECS = (
    ZoneSpec("stock", Visibility.NOBODY, per="table"),
    ZoneSpec("hand", Visibility.OWNER, arrangement=Arrangement.FAN, role=Role.HAND),
)


class Frame(NamedTuple):
    """One repaint, in milliseconds: when it began, how long it took, and how much of that on the processor."""

    begun: float
    taken: float
    busy: float


class Window(QMainWindow):
    """Times every repaint of all that is in it."""

    def __init__(self) -> None:
        super().__init__()
        self.frames: list[Frame] = []

    def event(self, event: QEvent) -> bool:
        """Time the repaints, leave the rest alone."""
        if event.type() is not QEvent.Type.UpdateRequest:
            return super().event(event)
        begun, busy = time.perf_counter(), time.thread_time()
        done = super().event(event)
        taken, busy = time.perf_counter() - begun, time.thread_time() - busy
        self.frames.append(Frame(begun * 1000, taken * 1000, busy * 1000))
        return done


def hands(step: int) -> dict[Zone, tuple[Card | None, ...]]:
    """Four hands of 13, four cards of each passed on `step` times, and 56 cards in the middle."""
    pack = standard_pack()
    zones: dict[Zone, tuple[Card | None, ...]] = {Zone("stock"): (None,) * 56}
    for seat in range(4):
        stay, go = pack[seat * 13 + 4 : seat * 13 + 13], pack[((seat - step) % 4) * 13 :][:4]
        zones[Zone("hand", seat)] = (*stay, *go) if seat == 0 else (None,) * 13
    return zones


def passing(step: int) -> Update[Any]:
    """Each seat hands four cards to the next."""
    pack = standard_pack()
    events = []
    for seat in range(4):
        cards = pack[((seat - step) % 4) * 13 :][:4]
        seen = cards if seat in (0, 3) else (None,) * 4
        events.append(CardsMoved(Zone("hand", seat), Zone("hand", (seat + 1) % 4), seen))
    return Update(tuple(events), View(Seat(0), hands(step + 1), None, step + 2))


def make_scene(window: QMainWindow) -> TableScene:
    """A table with 108 cards in a shown window."""
    table = TableWidget(SourceRenderer(), CardPixmaps(CardStyle()), TableLook(), Announcer(window), window)
    window.setCentralWidget(table)
    window.resize(*SIZE)
    window.show()
    table.scene.build(SPECS, View(Seat(0), hands(0), None, 1), [Seat(seat) for seat in range(4)])
    return table.scene


def wait(application: QApplication, milliseconds: int) -> None:
    """Let the event loop run."""
    until = time.perf_counter() + milliseconds / 1000
    while time.perf_counter() < until:
        application.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 5)


def measure(rounds: int = ROUNDS) -> dict[str, float]:
    """Move 16 cards so many times; milliseconds."""
    application = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(application, QApplication)
    window = Window()
    scene = make_scene(window)
    wait(application, 600)
    frames: list[Frame] = []
    intervals: list[float] = []
    for step in range(rounds):
        update = passing(step)
        loop = QEventLoop()
        scene.animator.idle.connect(loop.quit)
        window.frames.clear()
        scene.animator.enqueue(update.view.version, scene.plan(update))
        loop.exec()
        scene.animator.idle.disconnect(loop.quit)
        if step:  # the first round fills the store of pictures
            first = window.frames[0].begun
            moving = [frame for frame in window.frames if frame.begun - first < TIMINGS[Motion.PASS].ms]
            frames += moving
            intervals += [later.begun - earlier.begun for earlier, later in pairwise(moving)]
        wait(application, 60)
    window.close()
    return {
        "cards": float(len(window.findChildren(CardWidget))),
        "frames": float(len(frames)),
        "painting_ms_p50": percentile([frame.taken for frame in frames], 0.5),
        "painting_ms_p99": percentile([frame.taken for frame in frames], 0.99),
        "painting_busy_ms_p99": percentile([frame.busy for frame in frames], 0.99),
        "interval_ms_p50": percentile(intervals, 0.5),
        "interval_ms_p99": percentile(intervals, 0.99),
    }


def figures() -> list[Figure]:
    """The two figures with targets."""
    found = measure()
    note = f"{found['frames']:.0f} frames, p99 {found['painting_busy_ms_p99']:.1f} ms of the processor"
    return [
        Figure("painting while 16 of 108 cards move, p99", found["painting_ms_p99"], "ms", PAINTING_MS, note=note),
        Figure("interval between frames, p99", found["interval_ms_p99"], "ms", INTERVAL_MS, note=note),
    ]


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    print(json.dumps(measure(), indent=2))
