"""The files of the sounds: WAV, 16 bit, one channel."""

from __future__ import annotations

import sys
import wave
from array import array
from collections.abc import Mapping
from pathlib import Path

from cardtable.app.sound.cue import Sound
from cardtable.app.sound.mixer import RATE


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
