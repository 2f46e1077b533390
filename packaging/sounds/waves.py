"""What sounds are put together from: struck bars, puffs of noise, and how they are laid over each other.

A wave is a list of numbers, RATE of them a second. Everything is computed from its arguments alone, chance too, so
that the same recipe gives the same file on every machine.
"""

import math
import random
from collections.abc import Sequence

RATE = 22_050  # samples a second: the sounds have nothing above 11 kHz that anybody would miss
Wave = list[float]


def silence(seconds: float) -> Wave:
    """Nothing, for so long."""
    return [0.0] * round(seconds * RATE)


def struck(
    pitch: float, seconds: float, *, decay: float, partials: Sequence[tuple[float, float]] = ((1.0, 1.0),)
) -> Wave:
    """A struck bar: `pitch` in Hz, `decay` the seconds after which it has a third of its strength.

    Each partial is a multiple of the pitch and its strength; the higher one is, the sooner it is gone.
    """
    wave = silence(seconds)
    for multiple, strength in partials:
        step, rate = math.tau * pitch * multiple / RATE, multiple / (decay * RATE)
        for place in range(len(wave)):
            wave[place] += strength * math.sin(step * place) * math.exp(-rate * place)
    return wave


def falling(begin: float, end: float, seconds: float, *, decay: float) -> Wave:
    """A tone that glides from one pitch to another, in Hz, and dies away."""
    wave, phase = [], 0.0
    for place in range(round(seconds * RATE)):
        phase += math.tau * begin * (end / begin) ** (place / (seconds * RATE)) / RATE
        wave.append(math.sin(phase) * math.exp(-place / (decay * RATE)))
    return wave


def puff(seconds: float, *, attack: float, decay: float, low: float, high: float, seed: int) -> Wave:
    """Noise between two pitches in Hz that swells for `attack` seconds and dies away with `decay`."""
    chance = random.Random(seed)
    noise = [chance.uniform(-1.0, 1.0) for _ in range(round(seconds * RATE))]
    return shaped(passed(noise, low, high), attack, decay)


def shaped(wave: Wave, attack: float, decay: float) -> Wave:
    """A wave that swells and dies away, both in seconds."""
    swell = max(1, round(attack * RATE))
    return [
        value * (place / swell if place < swell else math.exp((swell - place) / (decay * RATE)))
        for place, value in enumerate(wave)
    ]


def passed(wave: Wave, low: float, high: float) -> Wave:
    """What a wave has between two pitches in Hz: two filters of the first order on either side."""
    for _ in range(2):
        wave = _below(wave, high)
        wave = [value - deep for value, deep in zip(wave, _below(wave, low), strict=True)]
    return wave


def _below(wave: Wave, pitch: float) -> Wave:
    share = 1.0 - math.exp(-math.tau * pitch / RATE)
    smooth, level = [], 0.0
    for value in wave:
        level += share * (value - level)
        smooth.append(level)
    return smooth


def together(*parts: tuple[float, float, Wave]) -> Wave:
    """Waves laid over each other: when each begins, in seconds, and how strong it is."""
    length = max(round(begin * RATE) + len(wave) for begin, _, wave in parts)
    mixed = [0.0] * length
    for begin, strength, wave in parts:
        offset = round(begin * RATE)
        for place, value in enumerate(wave):
            mixed[offset + place] += strength * value
    return mixed


def loudness(wave: Wave, window: float = 0.05) -> float:
    """Of the loudest so many seconds, in decibels below full strength."""
    size = max(1, round(window * RATE))
    squares = [value * value for value in wave] + [0.0] * max(0, size - len(wave))
    power = best = sum(squares[:size])
    for place in range(size, len(squares)):
        power += squares[place] - squares[place - size]
        best = max(best, power)
    return 10 * math.log10(max(best / size, 1e-12))


def levelled(wave: Wave, decibels: float, *, fade: float = 0.004) -> Wave:
    """A wave as loud as that, with an end that does not click; raises ValueError if its peaks would be cut."""
    factor = 10 ** ((decibels - loudness(wave)) / 20)
    tail = round(fade * RATE)
    even = [value * factor * min(1.0, (len(wave) - 1 - place) / tail) for place, value in enumerate(wave)]
    if max(map(abs, even)) > 0.9:
        raise ValueError(f"{decibels} dB is too loud for this wave")
    return even
