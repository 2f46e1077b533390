"""Audio output: mixer and device, sound files, and the player, which plays cues in its own thread.

No caller waits for a sound, and a missing device or library is silent. The library `miniaudio` is imported when a
device is first opened. Sound files are WAV, 16 bit, one channel.
"""

from __future__ import annotations

import math
import os
import sys
import time
import wave
from array import array
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any, NamedTuple, Protocol

from cardtable.app.audio.sound_cues import Cue, Sound
from cardtable.app.settings.settings_sections import SoundSettings

RATE = 22_050  # Hz, the sample rate of the files
MOST = 12  # greatest number of voices; the oldest is dropped
_FULL = 32_767


@dataclass(slots=True)
class _Voice:
    samples: array[int]  # left and right in turn
    wait: int  # frames until it begins
    place: int = 0  # index of the next frame


class AudioMixer:
    """Mixer of the sounds that are playing; `add` and `mix` may be called from different threads."""

    def __init__(self) -> None:
        self._voices: list[_Voice] = []
        self._lock = Lock()

    @property
    def is_silent(self) -> bool:
        """True if no sound is playing or waiting."""
        with self._lock:
            return not self._voices

    def add(self, samples: array[int], delay_ms: int = 0) -> None:
        """Add stereo samples that begin after `delay_ms` milliseconds."""
        with self._lock:
            self._voices = [*self._voices, _Voice(samples, delay_ms * RATE // 1000)][-MOST:]

    def mix(self, frames: int) -> bytes:
        """Return the next `frames` frames as 16-bit stereo; silence if no sound is playing."""
        with self._lock:
            sounding = [found for voice in self._voices if (found := _next(voice, frames)) is not None]
            self._voices = [voice for voice in self._voices if 2 * voice.place < len(voice.samples)]
        if not sounding:
            return bytes(4 * frames)
        sums = [0] * (2 * frames)
        for offset, piece in sounding:
            end = offset + len(piece)
            sums[offset:end] = map(int.__add__, sums[offset:end], piece)
        return array("h", [max(-_FULL, min(_FULL, value)) for value in sums]).tobytes()


def _next(voice: _Voice, frames: int) -> tuple[int, array[int]] | None:
    """Advance a voice by `frames`; return the offset of its samples (in values, not frames) and these, or None."""
    late = min(voice.wait, frames)
    voice.wait -= late
    piece = voice.samples[2 * voice.place : 2 * (voice.place + frames - late)]
    voice.place += len(piece) // 2
    return (2 * late, piece) if piece else None


def placed(samples: Sequence[int], pan: float, volume: int) -> array[int]:
    """Return one-channel samples as stereo, with `pan` from -1 (left) to 1 (right) and `volume` from 0 to 100.

    The power is the same at every pan; half the volume is about half as loud to the ear.
    """
    gain = (volume / 100) ** 2
    left, right = gain * math.cos((pan + 1) * math.pi / 4), gain * math.sin((pan + 1) * math.pi / 4)
    stereo = array("h", bytes(4 * len(samples)))
    stereo[::2] = array("h", [round(left * value) for value in samples])
    stereo[1::2] = array("h", [round(right * value) for value in samples])
    return stereo


PERIOD_MS = 20  # size of the device's buffer: latency grows with it
NAME = "CardTable"  # in the desktop's volume control
_BACKENDS = {"win32": ("WASAPI", "DSOUND", "WINMM"), "darwin": ("COREAUDIO",)}


class AudioUnavailable(Exception):
    """Error: no output device is available."""


class AudioDevice(Protocol):
    """Interface of an output device, which requests samples while it is started."""

    def start(self) -> None: ...

    def stop(self) -> None:
        """Stop requesting samples; the device stays open."""

    def close(self) -> None:
        """Close the device; it cannot be started again."""


class _DeviceCallback:
    """Device of the library, which can be started again after a stop."""

    def __init__(self, playback: Any, mix: Callable[[int], bytes]) -> None:
        self._playback, self._mix = playback, mix

    def start(self) -> None:
        answers = self._answers()
        next(answers)  # the library sends to a generator that has been started
        self._playback.start(answers)

    def stop(self) -> None:
        self._playback.stop()

    def close(self) -> None:
        self._playback.close()

    def _answers(self) -> Generator[bytes, int, None]:
        frames = yield b""
        while True:
            frames = yield self._mix(frames)


def open_device(mix: Callable[[int], bytes]) -> AudioDevice:
    """Open the system's output device; raise AudioUnavailable, ImportError, or an exception of the library."""
    return open_with(backends(sys.platform, os.environ), mix)


def open_with(names: tuple[str, ...], mix: Callable[[int], bytes]) -> AudioDevice:
    """Open a device of the first backend in `names` that works; raises as `open_device` does."""
    if not names:
        raise AudioUnavailable
    import miniaudio

    playback = miniaudio.PlaybackDevice(
        miniaudio.SampleFormat.SIGNED16,
        nchannels=2,
        sample_rate=RATE,
        buffersize_msec=PERIOD_MS,
        backends=[miniaudio.Backend[name] for name in names],
        app_name=NAME,
    )
    return _DeviceCallback(playback, mix)


def backends(platform: str, environment: Mapping[str, str], root: Path = Path("/")) -> tuple[str, ...]:
    """Return the backends that can work on this system, by the library's names.

    On Linux their presence is checked first: without one, the system's sound library prints a page of errors.
    """
    if platform in _BACKENDS:
        return _BACKENDS[platform]
    if not platform.startswith("linux"):
        return ("SNDIO", "AUDIO4", "OSS")
    runtime = environment.get("XDG_RUNTIME_DIR")
    server = environment.get("PULSE_SERVER") or (runtime and (Path(runtime) / "pulse" / "native").exists())
    hardware = any((root / "dev" / "snd").glob("pcm*p"))
    return ("PULSEAUDIO",) * bool(server) + ("ALSA",) * hardware


def load_sounds(folder: Path) -> Mapping[Sound, array[int]]:
    """Return the samples of every sound; raise OSError, EOFError, wave.Error or ValueError for an unsuitable file."""
    return {sound: _samples(folder / f"{sound.value}.wav") for sound in Sound}


def _samples(path: Path) -> array[int]:
    with path.open("rb") as stream, wave.open(stream) as file:
        if (file.getnchannels(), file.getsampwidth(), file.getframerate()) != (1, 2, RATE):
            raise ValueError(path.name)
        samples = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":  # a file is little-endian
        samples.byteswap()
    return samples


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
