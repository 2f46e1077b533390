"""What the voice really says: through an Orca that announces nothing, through one that does, and straight."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.ears import orca
from tests.ears.desk import desk, wait_for
from tests.ears.lost import fates, sentences
from tests.ears.player import SETTINGS, Player
from tests.ears.speech import QUICK_VOICE, Speech, Spoken

pytestmark = [pytest.mark.ears, pytest.mark.timeout(180)]

MATCH = ("--game", "hearts", "--deal", "12", "--players", "4")
STILL = 1.5  # seconds of silence, after which all has been said
HEARS_FROM = 45  # the first Orca that speaks announcements


class Sitting:
    """Somebody who plays and hears every word."""

    def __init__(self, speech: Speech, player: Player) -> None:
        self.speech, self.player = speech, player

    def still(self) -> None:
        """Wait until all has been said."""
        wait_for(lambda: self._since() > STILL, "silence", 90)

    def press(self, *keys: str) -> None:
        """Press keys, each when all has been said."""
        for key in keys:
            self.still()
            self.player.press(key)
        self.still()

    def _since(self) -> float:
        if self.speech.is_speaking():
            return 0.0
        keys, said = self.player.pressed[-1:], self.player.said()[-1:]
        last = [*(at for at, _ in keys), *(one.at for one in said), *(one.end for one in self.speech.spoken()[-1:])]
        return time.monotonic() - max([*last, 0.0])


@contextmanager
def sitting(root: Path | None, *words: str, reader: bool = True, way: str = "automatic") -> Iterator[Sitting]:
    """A match of Hearts beside a screen reader, or without one."""
    with desk(root) as place:
        speech = Speech(place)
        if reader:
            orca.start(place, root)
            wait_for(lambda: bool(speech.spoken()), "Orca", 60)
        settings = {"language": SETTINGS["language"], "accessibility": {"speak_through": way}}  # at the usual speed
        player = Player(place, *MATCH, *words, settings=settings)
        wait_for(lambda: bool(player.said()), "the first sentence")
        yield Sitting(speech, player)


def reader_of(*, newer: bool) -> Path | None:
    """The root of a system whose Orca speaks announcements, or does not; the test is skipped where there is none."""
    found = {root: orca.version(root) for root in (None, orca.NEWER)}
    for root, told in found.items():
        if told and (int(told.partition(".")[0]) >= HEARS_FROM) == newer:
            return root
    pytest.skip(f"no such Orca, but {', '.join(filter(None, found.values())) or 'none'}: see tests/closed_eyes.py")


@pytest.mark.usefixtures("ears")
@pytest.mark.parametrize("newer", [False, True], ids=["deaf", "newer"])
def test_with_orca_every_sentence_is_spoken_once_and_to_its_end(newer: bool) -> None:
    with sitting(reader_of(newer=newer)) as sat:
        sat.press("h", "Return", "h", "Return")
        said, spoken = sat.player.said(), sat.speech.spoken()

    lost = [fate for fate in fates(said, spoken, QUICK_VOICE) if fate.heard is None]
    assert lost == []
    once = [sentence for one in said for sentence in sentences(one.text) if "plays the" in sentence]
    assert once
    for sentence in once:
        assert times(spoken, sentence) == 1, sentence


def times(spoken: list[Spoken], sentence: str) -> int:
    """How often a sentence was spoken."""
    return sum(one.text.count(sentence.rstrip(".")) for one in spoken)


@pytest.mark.usefixtures("ears")
def test_without_a_screen_reader_the_game_speaks_by_itself_in_its_language() -> None:
    with sitting(None, "--lang", "fa", reader=False, way="speech-dispatcher") as sat:
        sat.press("d")
        said, spoken = sat.player.said(), sat.speech.spoken()

    assert {one.language for one in spoken} == {"fa"}
    assert [fate for fate in fates(said, spoken, QUICK_VOICE) if fate.heard is None] == []


@pytest.mark.usefixtures("ears")
def test_a_key_breaks_off_what_is_being_said_and_r_says_it_again() -> None:
    with sitting(None, reader=False, way="speech-dispatcher") as sat:
        sat.still()
        sat.player.press("t")
        wait_for(sat.speech.is_speaking, "the answer")
        sat.player.press("d")
        sat.still()
        table, hand = sat.speech.spoken()[-2:]
        sat.press("r")
        again = sat.speech.spoken()[-1]

    assert not table.whole
    assert hand.whole
    assert again.text == hand.text
