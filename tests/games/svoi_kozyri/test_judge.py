"""What the judge of Svoi Kozyri makes of single decisions."""

from __future__ import annotations

from typing import Any

from cardtable.core.cards import Card
from cardtable.core.rules import Advice
from cardtable.core.zones import Seat
from cardtable.games.svoi_kozyri.reviewer import SvoiKozyriReviewer
from cardtable.games.svoi_kozyri.rules import SvoiKozyriRules
from cardtable.players.player_questions import never_stop
from tests.games.svoi_kozyri.tables import CODEC, chosen, rules, table, view


def judged(hands: list[str], pile: str, done: str) -> Advice[Any]:
    some = SvoiKozyriRules(chosen(), len(hands))
    judge = SvoiKozyriReviewer(chosen(), len(hands), 1, CODEC.read(done))
    return judge.advise(view(some, table(some, hands, pile)), (), never_stop)


def pack_without(*texts: str) -> str:
    gone = " ".join(texts).split()
    return " ".join(str(card) for card in rules().deck() if str(card) not in gone)


def test_a_win_at_hand_that_is_let_go_is_found() -> None:
    theirs = "7D 8D 7C 8C"
    advice = judged(["KD 6C", theirs], f"{pack_without('KD 6C', theirs, 'QD')} QD", "take")
    best, own = advice.values
    assert CODEC.write(best.action) == "beat KD 6C"
    assert best.points == 1.0
    assert best.points - own.points > max(0.1, 2 * own.error)


def test_a_move_without_another_one_is_not_weighed() -> None:
    assert judged(["6C", "7D 8D"], f"{pack_without('6C', '7D 8D', 'AS')} AS", "take").values == ()


def test_with_three_players_a_card_that_wins_is_missed() -> None:
    hands = ["KD 6C", "7D 8D 7C 8C", "9C 9D TC TD"]
    advice = judged(hands, f"{pack_without(*hands, 'QD')} QD", "take")
    own = next(value for value in advice.values if CODEC.write(value.action) == "take")
    assert CODEC.write(advice.action) == "beat KD 6C"
    assert advice.values[0].points - own.points > max(0.3, 2 * own.error)


def naming(hand: str, done: str) -> Advice[Any]:
    """The third of three is to name a suit, with the own cards in hand; the first two have named diamonds and clubs."""
    options = chosen(trump_choice="choose_after_deal")
    some, own = SvoiKozyriRules(options, 3), [Card.parse(text) for text in hand.split()]
    rest = [card for card in some.deck() if card not in own]
    deck = [card for at in range(12) for card in (rest[at], rest[12 + at], own[at])]
    step = some.deal(None, deck)
    for seat, suit in ((0, "D"), (1, "C")):
        step = some.apply(step.state, Seat(seat), CODEC.read(f"trump {suit}"))
    return SvoiKozyriReviewer(options, 3, 1, CODEC.read(done)).advise(view(some, step.state), (), never_stop)


def test_trumps_of_which_one_holds_nothing_are_found() -> None:
    advice = naming("9H TH JH QH KH AH 8H 7H 7D 8D 7C 8C", "trump S")
    own = next(value for value in advice.values if CODEC.write(value.action) == "trump S")
    assert CODEC.write(advice.action) == "trump H"
    assert advice.values[0].points - own.points > max(0.1, 2 * own.error)


def test_trumps_that_are_named_before_the_deal_are_all_alike() -> None:
    some = SvoiKozyriRules(chosen(), 3)
    asked = view(some, some.deal(None, some.deck()).state)
    assert SvoiKozyriReviewer(chosen(), 3, 1, CODEC.read("trump S")).advise(asked, (), never_stop).values == ()
