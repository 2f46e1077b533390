"""The way to the loudspeakers: the library `miniaudio`, which is not imported before a device is wanted."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Generator, Mapping
from pathlib import Path
from typing import Any, Protocol

from cardtable.app.sound.mixer import RATE

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
