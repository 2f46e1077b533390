"""Lays sounds over each other: numbers in, stereo samples out, as many as the device asks for.

The way to the loudspeakers: the library `miniaudio`, which is not imported before a device is wanted.

The files of the sounds: WAV, 16 bit, one channel.
"""

from __future__ import annotations

import math
import os
import sys
import wave
from array import array
from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from threading import Lock
from typing import Any, Protocol

from cardtable.app.audio.sound_cues import Sound

RATE = 22_050  # samples a second, those of the files
MOST = 12  # voices at a time; of more than that the oldest is left out
_FULL = 32_767


@dataclass(slots=True)
class _Voice:
    samples: array[int]  # left and right in turn
    wait: int  # frames until it begins
    place: int = 0  # of the next frame


class AudioMixer:
    """The voices that sound now. `add` and `mix` may be called from different threads."""

    def __init__(self) -> None:
        self._voices: list[_Voice] = []
        self._lock = Lock()

    @property
    def is_silent(self) -> bool:
        """Whether nothing sounds or waits."""
        with self._lock:
            return not self._voices

    def add(self, samples: array[int], delay_ms: int = 0) -> None:
        """Let stereo samples sound, after so long."""
        with self._lock:
            self._voices = [*self._voices, _Voice(samples, delay_ms * RATE // 1000)][-MOST:]

    def mix(self, frames: int) -> bytes:
        """The next so many frames; silence where nothing sounds."""
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
    """Where in the next frames a voice goes on, and with what; it is then so far."""
    late = min(voice.wait, frames)
    voice.wait -= late
    piece = voice.samples[2 * voice.place : 2 * (voice.place + frames - late)]
    voice.place += len(piece) // 2
    return (2 * late, piece) if piece else None


def placed(samples: Sequence[int], pan: float, volume: int) -> array[int]:
    """A sound of one channel as stereo: from -1 (left) to 1 (right), at 0 to 100.

    The same power from everywhere; half the volume is about half as loud to an ear.
    """
    gain = (volume / 100) ** 2
    left, right = gain * math.cos((pan + 1) * math.pi / 4), gain * math.sin((pan + 1) * math.pi / 4)
    stereo = array("h", bytes(4 * len(samples)))
    stereo[::2] = array("h", [round(left * value) for value in samples])
    stereo[1::2] = array("h", [round(right * value) for value in samples])
    return stereo


PERIOD_MS = 20  # how much is asked for at a time: twice as much would be heard as late
NAME = "CardTable"  # what the desktop's own volume control calls it
_BACKENDS = {"win32": ("WASAPI", "DSOUND", "WINMM"), "darwin": ("COREAUDIO",)}


class AudioUnavailable(Exception):
    """Nothing here can be heard."""


class AudioDevice(Protocol):
    """What plays; it asks for samples while it is started."""

    def start(self) -> None:
        """Begin to ask for samples."""
        ...

    def stop(self) -> None:
        """Ask for no more samples; the device stays ours."""
        ...

    def close(self) -> None:
        """Give the device back; it is not asked again."""
        ...


class _DeviceCallback:
    """A device of the library, which may be started again after it was stopped."""

    def __init__(self, playback: Any, mix: Callable[[int], bytes]) -> None:
        self._playback = playback
        self._mix = mix

    def start(self) -> None:
        answers = self._answers()
        next(answers)  # the library sends to a generator that has begun
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
    """The device that this system uses for sound; `mix` is called in a thread of the library.

    Raises NoDevice, ImportError, or what the library raises.
    """
    return open_with(backends(sys.platform, os.environ), mix)


def open_with(names: tuple[str, ...], mix: Callable[[int], bytes]) -> AudioDevice:
    """A device of the first of these ways to one that works; raises as `open_device` does."""
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
    """The ways to a device that can lead anywhere on this system, as the library names them.

    On Linux they are looked for first: asked in vain, its library for sound writes a page of errors to the terminal.
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
    """The samples of every sound; raises OSError, EOFError, wave.Error or ValueError where a file is none of ours."""
    return {sound: _samples(folder / f"{sound.value}.wav") for sound in Sound}


def _samples(path: Path) -> array[int]:
    with path.open("rb") as stream, wave.open(stream) as file:
        if (file.getnchannels(), file.getsampwidth(), file.getframerate()) != (1, 2, RATE):
            raise ValueError(path.name)
        samples = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":  # a file has the low byte first
        samples.byteswap()
    return samples
