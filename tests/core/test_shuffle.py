"""The shuffle that anybody can check: golden deals, written down once, and an independent second reading."""

from __future__ import annotations

import hashlib
import secrets
from itertools import count

import pytest

from cardtable.core import shuffle
from cardtable.core.cards import Card, standard_pack, write_cards

PACK = standard_pack()

GOLDEN = {
    ("", 1): (
        "TH 7D 8S KS AC 8D 3C 2H JC 5S 3H 2S AS 6H 5H 6S 7H JS 4D 3D 5D 2D 9S KC QD KH "
        "QC 8H 8C JD 9H 4C KD TD QS 3S 2C TS 9D JH 9C 7C 7S 6D 4H 5C AH TC 6C QH 4S AD"
    ),
    ("7", 1): (
        "TH 2D 5S 3D 7S 4S TD QS AS KH KD QH 3H JD 4C 6C AD 9S 7D JH 3C 3S TC 2S 7H 5D "
        "KS 6D 7C 5C 6H 8S QD JS 8D KC AC 9C 4H 8H 6S AH 9D TS 9H 5H 2C 2H 4D QC 8C JC"
    ),
    ("7", 2): (
        "9C 3C QH 9S 3D JH 4H KC 6D TH 4D 9D JD 9H JS 3H AH 5H 6S QD 6C 7D 4S 8S KH 8C "
        "KS 5D TS 4C TD 3S AS 7C 6H 7H JC 8H QC 2C QS AD 2S 2D 8D AC 5S 2H 5C TC KD 7S"
    ),
    ("000102030405060708090a0b0c0d0e0f", 1): (
        "AD 2H AH 8C QH TD 7H 5C JC 7S 9H 6C KD 4D TC QC QD JH 3H 8D JS 2D 4C KC 4S TS "
        "7C AC 6H QS 3S 2C 5D 5H 6S JD 6D AS 9D 5S 8S 8H 3C 3D 2S 9S 7D KH 9C 4H KS TH"
    ),
    ("ਪਾਨ ❤", 3): (
        "TH 6H 8S 5D QS 5C 6S 4S TD 2C 9D 6D KC 3S JC AD 9C 7D 8H 4D 6C JS 5H JH 3C KD "
        "TS 3D 4C TC QD 9S 2D JD 8D KH 7H 9H 2S 2H 3H AH 7S QH 8C 4H 7C 5S KS QC AS AC"
    ),
}


def in_order(cards: tuple[Card, ...]) -> str:
    return " ".join(map(str, cards))


def second_reading(pack: tuple[Card, ...], seed: str, deal: int) -> tuple[Card, ...]:
    """The same from the words of the module alone, without generators: as another program would do it."""
    blocks = [hashlib.sha256(f"{seed}/{deal}/{number}".encode()).digest() for number in range(40)]
    stream = b"".join(blocks)
    cards, at = list(pack), 0
    for i in range(len(cards) - 1, 0, -1):
        while True:
            piece = int.from_bytes(stream[at : at + 4], "big")
            at += 4
            if piece < 2**32 // (i + 1) * (i + 1):
                break
        j = piece % (i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return tuple(cards)


@pytest.mark.parametrize(("seed", "deal"), list(GOLDEN))
def test_golden_deals_never_change(seed: str, deal: int) -> None:
    assert in_order(shuffle.shuffled(PACK, seed, deal)) == GOLDEN[seed, deal]


@pytest.mark.parametrize(("seed", "deal"), [*GOLDEN, *(("many", deal) for deal in range(1, 40))])
def test_a_second_program_gets_the_same_deal(seed: str, deal: int) -> None:
    assert shuffle.shuffled(PACK * 2, seed, deal) == second_reading(PACK * 2, seed, deal)


def test_a_shuffle_loses_nothing_and_depends_on_all() -> None:
    deals = {shuffle.shuffled(PACK, seed, deal) for seed in ("a", "b") for deal in (1, 2, 3)}
    assert len(deals) == 6
    assert {write_cards(deal) for deal in deals} == {write_cards(PACK)}


def test_small_packs() -> None:
    assert shuffle.shuffled((), "s", 1) == ()
    assert shuffle.shuffled(PACK[:1], "s", 1) == PACK[:1]


def test_pieces_above_the_largest_multiple_are_skipped() -> None:
    largest = 2**32 - 2**32 % 3
    pieces = iter([2**32 - 1, largest, largest - 1, 5])
    assert shuffle.uniform_below(pieces, 3) == (largest - 1) % 3
    assert next(pieces) == 5
    assert shuffle.uniform_below(iter([2**32 - 1]), 4) == 3  # nothing is skipped where the span divides evenly


def test_every_card_comes_to_every_place_about_as_often() -> None:
    rounds, pack = 3000, PACK[:4]
    tally = {(card, place): 0 for card in pack for place in range(4)}
    for deal in range(rounds):
        for place, card in enumerate(shuffle.shuffled(pack, "fair", deal)):
            tally[card, place] += 1
    chi_squared = sum((found - rounds / 4) ** 2 / (rounds / 4) for found in tally.values())
    assert chi_squared < 27.9  # nine degrees of freedom: one in a thousand


def test_seeds_are_fresh_and_can_be_promised() -> None:
    seeds = {shuffle.fresh_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert all(len(seed) == 32 and int(seed, 16) >= 0 for seed in seeds)
    assert shuffle.commitment("7") == hashlib.sha256(b"7").hexdigest()


def test_the_stream_goes_on_without_end() -> None:
    pieces = shuffle.random_words("long", 1)
    seen = [next(pieces) for _, _ in zip(count(), range(1000), strict=False)]
    assert len(set(seen)) > 990


def test_a_fresh_seed_never_looks_like_the_number_of_a_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(("12345678901234567890123456789012", "1234567890123456789012345678901a"))
    monkeypatch.setattr(secrets, "token_hex", lambda size: next(drawn))
    assert shuffle.fresh_seed() == "1234567890123456789012345678901a"
