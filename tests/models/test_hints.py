"""What a hint prepares in each game: marks, melds on trial, cards that would come, a button to press."""

from __future__ import annotations

from typing import Any

from cardtable.core.cards import Card, Suit, cards_of
from cardtable.core.controls import Draft
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.games.canasta.controls import CanastaControls
from cardtable.games.svoi_kozyri.controls import SvoiKozyriControls
from cardtable.games.svoi_kozyri.state import BeatCard, LeadCard, NameTrump, TakeCards
from cardtable.models.hints import Hint, confirming, prepare_hint
from tests.games.canasta import tables as canasta
from tests.games.svoi_kozyri import tables as svoi

SVOI_KINDS = ZoneKinds(svoi.rules(2).zones)
CANASTA_KINDS = ZoneKinds(canasta.rules().zones)
SVOI = SvoiKozyriControls(svoi.chosen(), 2)
PILED = svoi.view(svoi.rules(2), svoi.table(svoi.rules(2), ["KD AD 7C 6S", "7D 8D"], "9D"), None)
CANASTA = CanastaControls(canasta.chosen(), 4)


def advised(cards: str, text: str, *, drawn: bool = True, **others: Any) -> tuple[Draft, Hint]:
    state = canasta.table(canasta.rules(), cards, drawn=drawn, **others)
    return prepare_hint(CANASTA, CANASTA_KINDS, canasta.view(canasta.rules(), state, 0), canasta.CODEC.read(text))


def test_cards_of_an_action_are_found_in_its_groups_too() -> None:
    assert cards_of(LeadCard(Card.parse("QS"))) == (Card.parse("QS"),)
    assert cards_of(NameTrump(Suit.SPADES)) == ()
    taking = canasta.CODEC.read("take QH QS / 9C 9D 9H")
    assert sorted(map(str, cards_of(taking))) == ["9C", "9D", "9H", "QH", "QS"]


def test_the_card_that_beats_is_marked_and_the_next_one_is_left_to_be_played() -> None:
    action = BeatCard(*svoi.cards("KD 7C"))
    assert prepare_hint(SVOI, SVOI_KINDS, PILED, action) == (
        Draft(marked=svoi.cards("KD")),
        Hint(action, svoi.cards("KD 7C")),
    )


def test_a_pick_up_shows_the_cards_that_would_come() -> None:
    assert prepare_hint(SVOI, SVOI_KINDS, PILED, TakeCards()) == (
        Draft(pending="take"),
        Hint(TakeCards(), (), "take"),
    )


def test_enter_with_a_card_marked_to_beat_does_not_pick_up() -> None:
    assert confirming(SVOI, PILED, Draft(marked=svoi.cards("KD"))) == ""


def test_drawing_is_a_button() -> None:
    draft, hint = advised("KC QC", "draw", drawn=False, pile="5H")
    assert draft == Draft()
    assert hint.command == "draw"


def test_a_discard_is_marked() -> None:
    draft, hint = advised("KC QC 4D", "discard 4D")
    assert draft.marked == canasta.cards("4D")
    assert hint.command == "discard"


def test_melds_with_wild_cards_are_laid_on_trial() -> None:
    draft, hint = advised("KC KD 2H AC AD AH 4D 6S 7S", "meld KC KD 2H / AC AD AH")
    assert sorted(len(cards) for _, cards in draft.laid) == [3, 3]
    assert hint.command == "meld"


def test_taking_the_pile_shows_what_it_is_taken_with() -> None:
    draft, hint = advised("5C 5D KC KD KH AC AD AH 8S 9S", "take 5C 5D / KC KD KH / AC AD AH", drawn=False, pile="5H")
    assert draft.marked == canasta.cards("5C 5D")
    assert draft.pending == "take"
    assert hint.command == "take"
