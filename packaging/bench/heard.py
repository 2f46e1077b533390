"""Load what plays sounds beside a window, and play; prints one line of JSON.

`load_ms` is the time from the wish until samples of a sound are taken, `latency_ms` the same once all is loaded, and
the two gaps are the longest times in which the window's loop did not come round meanwhile. The library's own device
without loudspeakers takes the samples, at the pace of a real one.
"""

import json
import sys
import time
from collections.abc import Callable

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from bench.watched import Watch
from cardtable.app.audio.audio_player import AudioDevice, AudioPlayer, open_with
from cardtable.app.audio.sound_cues import Cue, Sound
from cardtable.app.platform.resource_paths import resource_folder

TIMES = 40  # sounds
APART_MS = 90


class Ear:
    """Notes when samples were taken that are not silence."""

    def __init__(self) -> None:
        self.heard = 0.0

    def opens(self, mix: Callable[[int], bytes]) -> AudioDevice:
        """Open the device without loudspeakers."""

        def listened(frames: int) -> bytes:
            samples = mix(frames)
            if not self.heard and any(samples):
                self.heard = time.perf_counter()
            return samples

        return open_with(("NULL",), listened)


def seconds_until_heard(ear: Ear, wish: Callable[[], None]) -> float:
    """Let the loop go round until something is heard, for ten seconds at most."""
    ear.heard, begun = 0.0, time.perf_counter()
    wish()
    while not ear.heard and time.perf_counter() - begun < 10:
        wait(1)
    return ear.heard - begun


def wait(ms: int) -> None:
    """Let the loop go round for so long."""
    loop = QEventLoop()
    QTimer.singleShot(ms, loop.quit)
    loop.exec()


def main() -> int:
    """Measure and print."""
    app = QApplication(["cardtable"])
    ear = Ear()
    player = AudioPlayer(resource_folder("resources") / "sounds", ear.opens)

    def first() -> None:
        player.start()
        player.play(Cue(Sound.CARD), 100)

    loading = Watch(settle=0.0)
    found = {"load_ms": seconds_until_heard(ear, first)}
    found["load_gap_ms"] = loading.longest
    wait(300)
    playing = Watch(settle=0.0)
    latencies = []
    for _ in range(TIMES):
        latencies.append(seconds_until_heard(ear, lambda: player.play(Cue(Sound.TICK), 100)))
        wait(APART_MS)
    found["latency_ms"] = sorted(latencies)[TIMES * 9 // 10]
    found["play_gap_ms"] = playing.longest
    player.close()
    print(json.dumps({name: round(value * 1000, 1) for name, value in found.items()}), flush=True)
    del app
    return 0


if __name__ == "__main__":
    sys.exit(main())
