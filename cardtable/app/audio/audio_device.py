"""Audio output: mixer for stereo samples, output device of the library `miniaudio`, and sound files.

The library is imported when a device is first opened. Sound files are WAV, 16 bit, one channel.
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
