"""Audio player: plays cues in its own thread, limits their rate, and follows the settings.

No caller waits for a sound, and a missing device or library is silent.
"""

from __future__ import annotations

import time
from array import array
from collections.abc import Callable, Mapping
from contextlib import closing
from functools import lru_cache
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import NamedTuple

from cardtable.app.audio.audio_device import AudioDevice, AudioMixer, open_device, placed
from cardtable.app.audio.sound_cues import Cue, Sound
from cardtable.app.settings.settings_sections import SoundSettings

REST_S = 3.0  # seconds without a sound after which the device is stopped
_END_S = 2.0  # seconds for which the end of the program waits for the player's thread
_PLACES = 8  # pan positions to each side

Opens = Callable[[Callable[[int], bytes]], AudioDevice]


class _Order(NamedTuple):
    cue: Cue
    volume: int


class AudioPlayer:
    """Player thread for cues; silent before `start`, and after a failure until `start` is called again."""

    def __init__(self, folder: Path, opens: Opens = open_device) -> None:
        """Make a silent player for the files in `folder`; `opens` is called in its thread and may raise anything."""
        self._folder, self._opens = folder, opens
        self._orders: SimpleQueue[_Order | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._ending: list[Thread] = []

    @property
    def is_running(self) -> bool:
        """True if the thread is running, or is being started."""
        return self._thread is not None and self._thread.is_alive()

    def start(self) -> None:
        """Start the thread, which loads library and sounds, unless it is running; return at once."""
        if not self.is_running:
            self._orders = SimpleQueue()
            self._thread = Thread(target=self._run, args=(self._orders,), name="sound", daemon=True)
            self._thread.start()

    def play(self, cue: Cue, volume: int) -> None:
        """Play a sound after its delay at a volume from 0 to 100; return at once."""
        if volume and self.is_running:
            self._orders.put(_Order(cue, volume))

    def stop(self) -> None:
        """Ask the thread to close the device and end; return at once."""
        if self._thread is not None:
            self._orders.put(None)
            self._ending = [thread for thread in (*self._ending, self._thread) if thread.is_alive()]
            self._thread = None

    def close(self) -> None:
        """Stop, and wait up to two seconds for each thread."""
        self.stop()
        for thread in self._ending:
            thread.join(_END_S)
        self._ending = []

    def _run(self, orders: SimpleQueue[_Order | None]) -> None:
        from cardtable.app.audio.audio_device import load_sounds

        try:
            mixer = AudioMixer()
            with closing(self._opens(mixer.mix)) as device:
                _Playback(device, mixer, load_sounds(self._folder)).obey(orders)
        except Exception:  # no library, no device, or one that was unplugged: the game goes on silently
            return


class _Playback:
    """Open device with its mixer; stopped while there is nothing to play."""

    def __init__(self, device: AudioDevice, mixer: AudioMixer, sounds: Mapping[Sound, array[int]]) -> None:
        self._device, self._mixer = device, mixer
        self._works = False

        def place(sound: Sound, steps: int, volume: int) -> array[int]:
            return placed(sounds[sound], steps / _PLACES, volume)

        self._placed = lru_cache(maxsize=128)(place)

    def obey(self, orders: SimpleQueue[_Order | None]) -> None:
        while True:
            try:
                order = orders.get(timeout=REST_S if self._works else None)
            except Empty:
                if self._mixer.is_silent:
                    self._device.stop()
                    self._works = False
                continue
            if order is None:
                return
            cue = order.cue
            self._mixer.add(self._placed(cue.sound, round(cue.pan * _PLACES), order.volume), cue.delay)
            if not self._works:
                self._device.start()
                self._works = True


# Minimum seconds between two equal sounds: ten a second for cards; each piece of news is heard once.
_GAPS: Mapping[Sound, float] = dict.fromkeys((Sound.TICK, Sound.CARD, Sound.SLIDE, Sound.MELD), 0.1)
_NEWS_GAP = 0.4
_BETWEEN = 0.06  # minimum seconds between any two sounds of cards


class CueRateLimit:
    """Rate limit of cues by the times of the last ones; `clock` returns seconds."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._last: dict[Sound, float] = {}

    def lets(self, cue: Cue) -> bool:
        """Return whether a cue may be played; if so, it counts as played."""
        at = self._clock() + cue.delay / 1000
        gap = _GAPS.get(cue.sound)
        if self._is_near(cue.sound, at, gap or _NEWS_GAP):
            return False
        if gap is not None and any(self._is_near(sound, at, _BETWEEN) for sound in _GAPS):
            return False
        self._last[cue.sound] = at
        return True

    def _is_near(self, sound: Sound, at: float, gap: float) -> bool:
        last = self._last.get(sound)
        return last is not None and abs(at - last) < gap - 1e-6


SAMPLE = Cue(Sound.TURN)  # to judge the volume by


class AudioService:
    """Audio service: passes cues to the player as the settings say; loads nothing before `load` or without sounds."""

    def __init__(self, player: AudioPlayer, settings: SoundSettings) -> None:
        self._player, self._settings = player, settings
        self._pacing = CueRateLimit(time.monotonic)
        self._may_load = False

    def load(self) -> None:
        """Allow loading, and start the player if sounds are on: called once the window is idle."""
        self._may_load = True
        if self._settings.on:
            self._player.start()

    def hear(self, cue: Cue) -> None:
        """Play a cue if sounds are on and the rate limit allows it."""
        if self._settings.on and self._pacing.lets(cue):
            self._player.play(cue, self._settings.volume)

    def apply(self, settings: SoundSettings) -> None:
        """Apply changed settings, and play a sample if sounds are on; a failed player is started again."""
        if settings == self._settings:
            return
        self._settings = settings
        if not settings.on:
            self._player.stop()
        elif self._may_load:
            self._player.start()
            self.hear(SAMPLE)

    def close(self) -> None:
        """Stop all sounds and close the device at the end of the program."""
        self._player.close()
