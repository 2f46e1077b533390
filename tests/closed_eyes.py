"""Plays a deal with closed eyes: `python tests/closed_eyes.py hearts --orca installed`.

By keys alone, with a screen reader and a voice that takes as long as real ones do. Writes by time which key was pressed
and what was said (✂ where it was cut off), then sums up: how long the deal took, which sentences were lost, how far the
words were behind the table. `--orca newer` takes the Orca in the root of another system, such as one made by

    debootstrap --variant=minbase trixie /opt/trixie
    chroot /opt/trixie apt-get install --no-install-recommends orca x11-xkb-utils

which only root can enter; `EARS_NEWER` names another folder. Needs what the tests in tests/ears need.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT)]

from tests.ears import orca  # noqa: E402
from tests.ears.deal import is_asked, is_over  # noqa: E402
from tests.ears.desk import desk, wait_for  # noqa: E402
from tests.ears.lost import Fate, fates  # noqa: E402
from tests.ears.player import Player  # noqa: E402
from tests.ears.speech import QUICK_VOICE, Speech  # noqa: E402

GAMES = ("hearts", "cancellation_hearts", "svoi_kozyri", "canasta")
QUESTIONS = ("d", "c", "p", "w", "e", "s", "m", "l", "x", "r", "shift+1", "shift+2", "t")  # one key, one answer
ASKED_AT = 3  # at which turn the questions are asked
STILL = 1.2  # seconds of silence, after which somebody who listens does something
PATIENCE = 8.0  # seconds of silence, after which one does something all the same
LONGEST = 1500.0  # seconds for a deal
READERS = {"installed": None, "newer": orca.NEWER}


class Played(NamedTuple):
    """What came of a deal."""

    seconds: float
    over: bool


class Ears:
    """Listens until it is still, and remembers where one has been."""

    def __init__(self, player: Player, speech: Speech) -> None:
        self._player, self._speech = player, speech

    def until_still(self, still: float = STILL, longest: float = 60.0) -> None:
        """Wait until nothing has been said for so long."""
        began = time.monotonic()
        while (now := time.monotonic()) < began + longest:
            spoken, said = self._speech.spoken(), self._player.said()
            last = max([began, *(one.end for one in spoken[-1:]), *(one.at for one in said[-1:])])
            if not self._speech.is_speaking() and now - last > still:
                return
            time.sleep(0.1)

    def until_news(self) -> None:
        """Wait until something has been said since the last key: nobody acts on silence alone."""
        at = self._player.pressed[-1][0] if self._player.pressed else 0.0
        with suppress(TimeoutError):
            wait_for(lambda: any(one.at > at for one in self._player.said()), "news", PATIENCE)

    def answer(self, key: str) -> str:
        """What was said to a key."""
        before = len(self._speech.spoken())
        self._player.press(key)
        self.until_still()
        spoken = self._speech.spoken()[before:]
        return f"  [{key}] " + " · ".join(f"{one.text} ({one.end - one.at:.1f} s)" for one in spoken)


def play(game: str, deal: int, players: int, reader: str, questions: bool, still: float) -> list[str]:
    """Play the deal; the lines of the transcript and of the summing up."""
    root = READERS.get(reader)
    with desk(root) as place:
        speech = Speech(place)
        if reader != "none":
            orca.start(place, root)
            wait_for(lambda: bool(speech.spoken()), "Orca", 60)
        words = ["--game", game, "--deal", str(deal), *(["--players", str(players)] if players else [])]
        began = time.monotonic()
        player = Player(place, *words, settings={"language": {"language": "en"}})
        ears = Ears(player, speech)
        wait_for(lambda: bool(player.said()), "the first sentence")
        ears.until_still()
        answers = through(player, ears, began + LONGEST, still, questions)
        played = Played(time.monotonic() - began, is_over(player))
        ears.until_still(3.0)
        spoken = [one for one in speech.spoken() if one.end > began]
        told = [(one.at, "", f"{one.text}{'' if one.whole else ' ✂'}") for one in spoken]
        told += [(at, key, "") for at, key in player.pressed]
        come = fates(player.said(), spoken, QUICK_VOICE)
    return [*transcript(told, began), "", *summed_up(played, come, player), *answers]


def through(player: Player, ears: Ears, until: float, still: float, questions: bool) -> list[str]:
    """Play until the deal is over, by hints; what each question was answered with, asked at the third turn."""
    turns, answers = 0, []
    while not is_over(player) and time.monotonic() < until:
        ears.until_news()
        ears.until_still(still)
        if not is_asked(player):
            time.sleep(0.2)
            continue
        turns += 1
        if questions and turns == ASKED_AT:
            answers = [ears.answer(key) for key in QUESTIONS]
        player.press("h")
        ears.until_still(still)
        player.press("Return")
    return answers


def transcript(told: Sequence[tuple[float, str, str]], began: float) -> list[str]:
    """By time: a key on a line of its own, and beneath it what was said until the next one."""
    lines = []
    for at, key, words in sorted(told):
        lines.append(f"{at - began:7.1f}  " + (f"[{key}]" if key else f"      {words}"))
    return lines


def summed_up(played: Played, come: Sequence[Fate], player: Player) -> list[str]:
    """The figures of a deal."""
    lost = [fate for fate in come if fate.heard is None]
    lags = sorted(fate.heard - fate.said for fate in come if fate.heard is not None)
    lines = [
        f"{'the deal' if played.over else 'NOT OVER'}: {played.seconds:.0f} s, {len(player.pressed)} keys",
        f"sentences: {len(come)}, lost: {len(lost)}",
        f"lag: longest {lags[-1]:.1f} s, in the middle {lags[len(lags) // 2]:.1f} s" if lags else "nothing was heard",
    ]
    return [*lines, *(f"  LOST ({fate.why}): {fate.sentence}" for fate in lost)]


def main() -> int:
    """Play; 1 if a sentence was lost or the deal did not come to its end."""
    reader = argparse.ArgumentParser(description="Play a deal by keys, hearing only.")
    reader.add_argument("game", choices=GAMES)
    reader.add_argument("--orca", choices=(*READERS, "none"), default="installed", help="which (%(default)s)")
    reader.add_argument("--deal", type=int, default=12, help="the number of the deal (%(default)s)")
    reader.add_argument("--players", type=int, default=4, help="how many sit there (%(default)s)")
    reader.add_argument("--questions", action="store_true", help="ask, at the third turn, what each key answers")
    reader.add_argument("--still", type=float, default=STILL, help="seconds of silence before a key (%(default)s)")
    asked = reader.parse_args()
    lines = play(asked.game, asked.deal, asked.players, asked.orca, asked.questions, asked.still)
    print("\n".join(lines))
    return int(any("LOST" in line or "NOT OVER" in line for line in lines))


if __name__ == "__main__":
    sys.exit(main())
