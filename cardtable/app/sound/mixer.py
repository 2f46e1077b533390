"""Lays sounds over each other: numbers in, stereo samples out, as many as the device asks for."""

from __future__ import annotations

import math
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from threading import Lock

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
