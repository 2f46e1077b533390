"""Sounds laid over each other: where they are, when they begin, and that nothing overflows."""

from __future__ import annotations

from array import array

import pytest

from cardtable.app.audio.audio_player import MOST, RATE, AudioMixer, placed

SOUND = array("h", [1000] * 100)


def heard(mixer: AudioMixer, frames: int) -> tuple[list[int], list[int]]:
    """The next frames, left and right."""
    samples = array("h", mixer.mix(frames))
    assert len(samples) == 2 * frames
    return list(samples[::2]), list(samples[1::2])


def test_nothing_is_silence() -> None:
    assert heard(AudioMixer(), 50) == ([0] * 50, [0] * 50)


def test_a_sound_goes_on_from_one_piece_to_the_next_and_ends() -> None:
    mixer = AudioMixer()
    mixer.add(placed(range(100), 1.0, 100))
    first, second, third = (heard(mixer, 60)[1] for _ in range(3))
    assert first + second == [*range(100), *[0] * 20]
    assert third == [0] * 60
    assert mixer.is_silent


def test_a_delay_is_kept_to_the_sample() -> None:
    mixer = AudioMixer()
    mixer.add(placed(SOUND, 1.0, 100), delay_ms=100)
    late = RATE // 10
    found = heard(mixer, late - 10)[1] + heard(mixer, 30)[1]
    assert found == [0] * late + [1000] * 20
    assert not mixer.is_silent


def test_what_sounds_together_is_added_and_never_overflows() -> None:
    mixer = AudioMixer()
    mixer.add(placed(SOUND, 1.0, 100))
    mixer.add(placed(SOUND, 1.0, 100))
    assert heard(mixer, 10)[1] == [2000] * 10
    loud = AudioMixer()
    for _ in range(3):
        loud.add(placed([30_000, -30_000], 1.0, 100))
    assert heard(loud, 2)[1] == [32_767, -32_767]


def test_of_too_many_sounds_the_oldest_gives_way() -> None:
    mixer = AudioMixer()
    mixer.add(placed([5000] * 10, 1.0, 100))
    for _ in range(MOST):
        mixer.add(placed([1] * 10, 1.0, 100))
    assert heard(mixer, 10)[1] == [MOST] * 10


def test_left_is_left_and_right_is_right() -> None:
    left, right = placed(SOUND, -1.0, 100), placed(SOUND, 1.0, 100)
    assert (left[0], left[1]) == (1000, 0)
    assert (right[0], right[1]) == (0, 1000)


@pytest.mark.parametrize("pan", [-1.0, -0.5, 0.0, 0.3, 1.0])
def test_from_everywhere_it_has_the_same_power(pan: float) -> None:
    left, right = placed(SOUND, pan, 100)[:2]
    assert left**2 + right**2 == pytest.approx(1_000_000, rel=0.01)


def test_half_the_volume_is_a_quarter_of_the_strength_and_none_is_silence() -> None:
    assert placed(SOUND, 1.0, 50)[1] == 250
    assert set(placed(SOUND, 0.0, 0)) == {0}
