"""Plays cues in a thread of its own: nobody ever waits for a sound, and nothing is said where none can be played."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from contextlib import closing
from functools import lru_cache
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import NamedTuple

from cardtable.app.sound.cue import Cue, Sound
from cardtable.app.sound.device import AudioDevice, open_device
from cardtable.app.sound.mixer import AudioMixer, placed

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
        from cardtable.app.sound.sound_files import load_sounds

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
