"""Plays cues in a thread of its own: nobody ever waits for a sound, and nothing is said where none can be played.

How many sounds there may be a second: a table at full speed ticks, it does not rattle.

The sounds of the program: on or off, how loud, and how many at a time.
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

REST_S = 3.0  # seconds without a sound after which the device rests
_END_S = 2.0  # as long as the end of the program waits for a device that does not answer
_PLACES = 8  # to each side: nobody hears it finer

Opens = Callable[[Callable[[int], bytes]], AudioDevice]


class _Order(NamedTuple):
    cue: Cue
    volume: int


class AudioPlayer:
    """Silent until `start`, and wherever library, device or files fail; then it tries again when `start` is called."""

    def __init__(self, folder: Path, opens: Opens = open_device) -> None:
        """`folder` holds the files; `opens` is called in the player's thread and may raise whatever it likes."""
        self._folder = folder
        self._opens = opens
        self._orders: SimpleQueue[_Order | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._ending: list[Thread] = []

    @property
    def is_running(self) -> bool:
        """Whether it plays, or is about to find out whether it can."""
        return self._thread is not None and self._thread.is_alive()

    def start(self) -> None:
        """Load library and sounds, unless that has been done; returns at once."""
        if not self.is_running:
            self._orders = SimpleQueue()
            self._thread = Thread(target=self._run, args=(self._orders,), name="sound", daemon=True)
            self._thread.start()

    def play(self, cue: Cue, volume: int) -> None:
        """Let a sound be heard after its delay, at a volume of 0 to 100; returns at once."""
        if volume and self.is_running:
            self._orders.put(_Order(cue, volume))

    def stop(self) -> None:
        """Give the device back, soon; returns at once."""
        if self._thread is not None:
            self._orders.put(None)
            self._ending = [thread for thread in (*self._ending, self._thread) if thread.is_alive()]
            self._thread = None

    def close(self) -> None:
        """Stop, and wait until nothing of it runs any more."""
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
        except Exception:  # no library, no device, one that was pulled out: a game without sound is still a game
            return


class _Playback:
    """The device at work; it rests while there is nothing to be heard."""

    def __init__(self, device: AudioDevice, mixer: AudioMixer, sounds: Mapping[Sound, array[int]]) -> None:
        self._device = device
        self._mixer = mixer
        self._works = False
        self._sounds = sounds
        self._placed = lru_cache(maxsize=128)(self._place)

    def obey(self, orders: SimpleQueue[_Order | None]) -> None:
        """Do what is ordered until the end is."""
        while True:
            try:
                order = orders.get(timeout=REST_S if self._works else None)
            except Empty:
                self._rest()
                continue
            if order is None:
                return
            cue = order.cue
            self._mixer.add(self._placed(cue.sound, round(cue.pan * _PLACES), order.volume), cue.delay)
            if not self._works:
                self._device.start()
                self._works = True

    def _place(self, sound: Sound, place: int, volume: int) -> array[int]:
        return placed(self._sounds[sound], place / _PLACES, volume)

    def _rest(self) -> None:
        if self._mixer.is_silent:
            self._device.stop()
            self._works = False


# Seconds between two of the same sound. What goes with the cards: ten a second; news is told once.
_GAPS: Mapping[Sound, float] = dict.fromkeys((Sound.TICK, Sound.CARD, Sound.SLIDE, Sound.MELD), 0.1)
_NEWS_GAP = 0.4
_BETWEEN = 0.06  # seconds between any two sounds that go with the cards


class CueRateLimit:
    """Lets a cue be heard or not, by when the last ones were; `clock` tells seconds."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._last: dict[Sound, float] = {}

    def lets(self, cue: Cue) -> bool:
        """Whether there is room for it; if so, it counts as heard."""
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


SAMPLE = Cue(Sound.TURN)  # by which a person chooses the volume


class AudioService:
    """Passes cues on to the player as the settings say; nothing is loaded before `load`, nor while sounds are off."""

    def __init__(
        self, player: AudioPlayer, settings: SoundSettings, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """`clock` tells seconds."""
        self._player = player
        self._settings = settings
        self._pacing = CueRateLimit(clock)
        self._may_load = False

    def load(self) -> None:
        """The window has time: what plays the sounds may be loaded from now on."""
        self._may_load = True
        if self._settings.on:
            self._player.start()

    def hear(self, cue: Cue) -> None:
        """Let a cue be heard, if sounds are on and there is room for it."""
        if self._settings.on and self._pacing.lets(cue):
            self._player.play(cue, self._settings.volume)

    def apply(self, settings: SoundSettings) -> None:
        """Put changed settings in force, and let them be heard; a player that failed tries once more."""
        if settings == self._settings:
            return
        self._settings = settings
        if not settings.on:
            self._player.stop()
        elif self._may_load:
            self._player.start()
            self.hear(SAMPLE)

    def close(self) -> None:
        """The program ends: nothing more is heard, and the device is given back."""
        self._player.close()
