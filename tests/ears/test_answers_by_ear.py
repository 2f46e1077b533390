"""One key, one answer, in the real program: at once, alone, and true of the match that its log tells."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from cardtable.core.cards import Card
from cardtable.core.events import TrickWon
from cardtable.core.zones import Seat
from cardtable.games import discover
from tests.ears.narration import ME, words_of
from tests.ears.playing import QUESTIONS, Asked

pytestmark = [pytest.mark.ears, pytest.mark.timeout(300)]

RANKS = {0: "joker", 11: "jack", 12: "queen", 13: "king", 14: "ace"}
FIGURES = ("", "", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", *[""] * 4)
AT_ONCE = 0.8  # seconds from the key to the answer, with the time in which Shift goes down


def answer(asked: Asked, key: str) -> str:
    """What was announced after a key."""
    return " ".join(one.text for one in asked.answers[key])


def tokens(text: str) -> Counter[str]:
    """The words of an answer."""
    return Counter(re.findall(r"\w+", text.lower()))


def hand(asked: Asked, seat: Seat = ME) -> list[Card | None]:
    """The cards that a player holds, as far as the person sees them."""
    zones = asked.match.view(ME).zones.items()
    return [card for zone, cards in zones if zone.kind == "hand" and zone.owner == seat for card in cards]


def ranks(card: Card) -> set[str]:
    """How a rank is told: by its figure or name, alone or of several."""
    name = RANKS.get(card.rank) or FIGURES[card.rank]
    return {str(card.rank), name, f"{name}s", f"{name}es"}


def names(asked: Asked) -> list[str]:
    """Who sits there, from the person on."""
    words = words_of(asked.record)
    return [words.seat(Seat(seat)) for seat in range(asked.record.seats)]


@pytest.mark.parametrize("key", QUESTIONS)
def test_a_key_is_answered_at_once_and_alone(asked: Asked, key: str) -> None:
    heard = asked.answers[key]

    assert len(heard) == 1
    assert heard[0].urgent
    assert heard[0].at - asked.pressed[key] < AT_ONCE


def test_d_names_each_card_of_the_hand(asked: Asked) -> None:
    told = tokens(answer(asked, "d"))
    for card in hand(asked):
        assert card is not None
        assert any(word in told for word in ranks(card)), f"{card} is not in “{answer(asked, 'd')}”"


def test_e_counts_the_cards_of_each(asked: Asked) -> None:
    told = answer(asked, "e").lower()
    for seat, name in enumerate(names(asked)):
        assert f"{name.lower()} {len(hand(asked, Seat(seat)))}" in told


def test_s_tells_the_total_of_each(asked: Asked) -> None:
    told = answer(asked, "s").lower()
    for name in names(asked):
        assert f"{name.lower()} 0" in told  # in the first deal


def test_c_names_what_lies_in_the_middle(asked: Asked) -> None:
    words, told = words_of(asked.record), answer(asked, "c").lower()
    zones = asked.match.view(ME).zones.items()
    tricks = [(zone.owner, card) for zone, cards in zones if zone.kind == "trick" for card in cards]
    for owner, card in tricks:
        assert owner is not None
        assert card is not None
        assert any(f"{names(asked)[owner]} {rank}".lower() in told for rank in ranks(card))
    for zone, cards in zones:
        if zone.kind in ("discard", "pile") and cards and cards[-1] is not None:
            assert words.card(cards[-1]).lower() in told
            assert f"pile: {len(cards)}" in told


def test_p_counts_what_may_be_played(asked: Asked) -> None:
    if asked.record.game not in ("hearts", "cancellation_hearts"):
        pytest.skip("other games tell which cards beat, or can be melded")
    game = discover()[asked.record.game]
    options, _ = game.options.load(asked.record.options)
    view = asked.match.view(ME)
    legal = {action.card for action in game.rules(options, asked.record.seats).legal(view)}
    held = [card for card in hand(asked) if card in legal]  # with two packs twins are two cards and one action

    assert answer(asked, "p").startswith(f"{len(held)} card")


def test_w_says_what_is_asked_of_the_person_and_of_nobody_else(asked: Asked) -> None:
    told = answer(asked, "w")

    assert told
    assert not any(name in told for name in names(asked)[1:])


def test_l_names_the_winner_of_the_last_trick(asked: Asked) -> None:
    won = [event for event in asked.match.heard(ME) if isinstance(event, TrickWon)]
    if won and won[-1].seat is not None:
        assert answer(asked, "l").startswith(f"{names(asked)[won[-1].seat]} won it")
    else:
        assert any(name in answer(asked, "l") for name in names(asked))


@pytest.mark.parametrize(("key", "seat"), [("shift+1", 0), ("shift+2", 1)])
def test_shift_with_a_number_tells_of_one_player(asked: Asked, key: str, seat: int) -> None:
    assert answer(asked, key).startswith(f"{names(asked)[seat]}: {len(hand(asked, Seat(seat)))} card")


def test_r_says_the_last_sentence_again(asked: Asked) -> None:
    assert answer(asked, "r") == answer(asked, "x")


def test_t_begins_with_the_hand_and_what_is_asked(asked: Asked) -> None:
    told = answer(asked, "t")

    assert told.startswith("Your hand: ")
    assert answer(asked, "w").partition(".")[0] in told  # behind it W tells what a first meld needs; T where points are
