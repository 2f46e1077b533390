"""How many sounds there may be a second, by a clock that a test turns."""

from __future__ import annotations

from collections import Counter

import pytest

from cardtable.app.audio.audio_player import CueRateLimit
from cardtable.app.audio.sound_cues import Cue, Sound


class Clock:
    """Stands until it is turned on."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def heard(sounds: list[Sound], every: float) -> Counter[Sound]:
    """What is let through of sounds that come so many seconds apart."""
    clock = Clock()
    pacing, found = CueRateLimit(clock), Counter[Sound]()
    for sound in sounds:
        found[sound] += pacing.lets(Cue(sound))
        clock.now += every
    return found


@pytest.mark.parametrize("sound", [Sound.TICK, Sound.CARD, Sound.SLIDE, Sound.MELD])
def test_what_goes_with_the_cards_is_heard_ten_times_a_second_at_most(sound: Sound) -> None:
    assert heard([sound] * 1000, 0.001)[sound] == 10


def test_computers_at_full_speed_do_not_rattle() -> None:
    """A card every millisecond, a trick with every fourth, and a deal in between."""
    second = [Sound.CARD, Sound.CARD, Sound.CARD, Sound.CARD, Sound.OTHERS, Sound.SLIDE, Sound.TICK, Sound.POINTS]
    found = heard(second * 125, 0.001)
    assert sum(found[sound] for sound in (Sound.CARD, Sound.SLIDE, Sound.TICK)) <= 17
    assert found[Sound.OTHERS] <= 3
    assert found[Sound.POINTS] <= 3


def test_cards_at_their_usual_pace_are_all_heard() -> None:
    assert heard([Sound.CARD] * 20, 0.24)[Sound.CARD] == 20


def test_news_is_heard_whatever_the_cards_do() -> None:
    clock = Clock()
    pacing = CueRateLimit(clock)
    assert all(pacing.lets(Cue(sound)) for sound in (Sound.CARD, Sound.TRICK, Sound.POINTS, Sound.TURN, Sound.REFUSED))
    assert not pacing.lets(Cue(Sound.TURN))
    clock.now += 0.4
    assert pacing.lets(Cue(Sound.TURN))


def test_two_cards_of_one_act_are_both_heard() -> None:
    pacing = CueRateLimit(Clock())
    assert pacing.lets(Cue(Sound.CARD))
    assert pacing.lets(Cue(Sound.CARD, delay=130))
    assert not pacing.lets(Cue(Sound.CARD, delay=60))
