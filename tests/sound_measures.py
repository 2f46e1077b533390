"""What an ear goes by when it tells short sounds apart, in numbers."""

from __future__ import annotations

import cmath
import math
import wave
from array import array
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path

WINDOW = 1024  # samples that a spectrum is taken of


@dataclass(frozen=True)
class Measures:
    """Each number counts steps that are clearly heard, so that differences can be added up."""

    length: float  # a step: half as long again
    loudness: float  # a step: 3 dB
    colour: float  # the middle of the spectrum; a step: a fourth, five semitones
    attack: float  # until it is loudest; a step: twice as long
    rise: float  # from the first half's spectrum to the second's; a step: a fourth

    def apart(self, other: Measures) -> float:
        """How far two sounds are from each other."""
        return math.hypot(*(getattr(self, field.name) - getattr(other, field.name) for field in fields(self)))


def read(path: Path) -> tuple[int, list[float]]:
    """The rate and the samples of a file."""
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        samples = array("h", file.readframes(file.getnframes()))
        return file.getframerate(), [sample / 32768 for sample in samples]


def measures(rate: int, samples: list[float]) -> Measures:
    """Of one sound."""
    powers = _powers(samples, rate)
    loudest = max(range(len(powers)), key=powers.__getitem__)
    length = sum(1 for power in powers if power > max(powers) / 1000)
    half = max(1, len(samples) // 2)
    first, second = _middle(rate, samples[:half]), _middle(rate, samples[half:])
    return Measures(
        length=math.log(length / 200, 1.5),
        loudness=10 * math.log10(max(powers)) / 3,
        colour=math.log2(_middle(rate, samples)) * 12 / 5,
        attack=math.log2(1 + loudest / 2),
        rise=math.log2(second / first) * 12 / 5,
    )


def _powers(samples: list[float], rate: int) -> list[float]:
    """The power of each millisecond, smoothed over five."""
    step = rate // 1000
    each = [sum(value * value for value in samples[at : at + step]) / step for at in range(0, len(samples), step)]
    return [sum(each[max(0, at - 2) : at + 3]) / 5 for at in range(len(each))]


def _middle(rate: int, samples: list[float]) -> float:
    """The middle of the spectrum in Hz, weighed by power."""
    power = [0.0] * (WINDOW // 2)
    for at in range(0, max(1, len(samples)), WINDOW // 2):
        piece = samples[at : at + WINDOW]
        padded = [value * math.sin(math.pi * place / WINDOW) for place, value in enumerate(piece)]
        spectrum = _fourier([complex(value) for value in padded] + [0j] * (WINDOW - len(piece)))
        for place in range(WINDOW // 2):
            power[place] += abs(spectrum[place]) ** 2
    return sum(place * value for place, value in enumerate(power)) / max(sum(power), 1e-12) * rate / WINDOW + 1.0


def _fourier(values: list[complex]) -> list[complex]:
    """Cooley and Tukey's transform, for a power of two."""
    if len(values) == 1:
        return values
    even, odd = _fourier(values[::2]), _fourier(values[1::2])
    turned = [turn * value for turn, value in zip(_turns(len(values)), odd, strict=True)]
    return [a + b for a, b in zip(even, turned, strict=True)] + [a - b for a, b in zip(even, turned, strict=True)]


@cache
def _turns(length: int) -> list[complex]:
    return [cmath.exp(-2j * math.pi * place / length) for place in range(length // 2)]
