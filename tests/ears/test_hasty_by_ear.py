"""Somebody who presses keys without listening, under a real screen reader: what matters is heard all the same."""

from __future__ import annotations

import random
import time
from collections import Counter

import pytest

from cardtable.core.cards import Card
from cardtable.core.events import Announced, TrickWon
from cardtable.core.language.card_names import short_name
from cardtable.core.record import read_log
from tests.ears.lost import plain
from tests.ears.narration import ME, steps, words_of
from tests.ears.speech import QUICK_VOICE
from tests.ears.test_what_is_spoken import reader_of, sitting

pytestmark = [pytest.mark.ears, pytest.mark.timeout(420)]

KEYS = ("h", "Return", "d", "c", "s", "w", "Right", "Left", "1", "Return", "h", "Return")
SECONDS = 75.0


@pytest.mark.usefixtures("ears")
@pytest.mark.parametrize("newer", [False, True], ids=["deaf", "newer"])
def test_a_hasty_player_hears_every_trick_and_every_card_of_the_present_one(newer: bool) -> None:
    """On a machine that is busy with something else the voice is late, and the program can't know: it may try twice."""
    assert lost_to_a_hasty_player(newer=newer) == ({}, []) or lost_to_a_hasty_player(newer=newer) == ({}, [])


def lost_to_a_hasty_player(*, newer: bool) -> tuple[dict[str, int], list[tuple[str, str]]]:
    """The winners of tricks, and the cards of the last one, that were never heard."""
    choice = random.Random(3)
    with sitting(reader_of(newer=newer)) as sat:
        sat.press("h", "Return")
        until = time.monotonic() + SECONDS
        while time.monotonic() < until:
            sat.player.press(choice.choice(KEYS))
            time.sleep(choice.uniform(0.3, 1.5))
        sat.still()
        record = read_log(sat.player.log.read_bytes()).record
        heard = [plain(one.heard(QUICK_VOICE)) for one in sat.speech.spoken()]

    words, due, settled = words_of(record), Counter[str](), list[tuple[str, str]]()
    for step in steps(record):
        for event in step.events:
            match event:
                case Announced(seat, text) if seat is not None and any(isinstance(arg, Card) for arg in text.args):
                    (card,) = (arg for arg in text.args if isinstance(arg, Card))
                    settled.append(
                        (plain(words.card(card)), plain(f"{words.seat(seat)} {words.text(short_name(card))}"))
                    )
                case TrickWon(seat) if seat is not None:
                    settled.clear()
                    due[plain(f"{words.seat(seat)} {'take' if seat == ME else 'takes'} it")] += 1
    lost = {told: number for told, number in due.items() if not any(told in one for one in heard)}
    cards = [names for names in settled if not any(name in one for name in names for one in heard)]
    print(f"tricks {sum(due.values())}, keys {len(sat.player.pressed)}, lost {lost} {cards}")

    assert due
    return lost, cards
