"""What the help says of partners is true of the players: of Medium in whole deals, of the Expert in positions."""

from __future__ import annotations

from random import Random

import pytest

from cardtable.core.events import CardsMoved
from cardtable.core.zones import Seat
from cardtable.games.canasta import GAME
from cardtable.games.canasta.card_values import points_of
from cardtable.games.canasta.rules import CanastaRules
from cardtable.games.canasta.search.blunders import CanastaDecision, throws_own_rank
from cardtable.games.canasta.search.determinizer import CanastaDeterminizer, playout_rules
from cardtable.games.canasta.search.information_set import CanastaInformationSet
from cardtable.games.canasta.state import DISCARD, AskPermission, Meld, PermissionState, hand
from cardtable.players.player_questions import never_stop
from tests.advised import Position, advised
from tests.conformance.driver import Case
from tests.games.canasta.tables import CODEC, cards, rules, table, view

LONG = "4C 5D 6H 8S TD QC 7H JS KC AD " * 5
OUT = "9C 9D 9H 9S 9C 9D 9H"


def known(position: Position) -> CanastaInformationSet:
    some = CanastaRules(GAME.options(), position.case.seats)
    return CanastaInformationSet(some, position.view, position.heard)


@pytest.fixture(scope="module")
def deals() -> list[Position]:
    return [
        position
        for number in range(8)
        for position in advised(Case(GAME, "default", GAME.options(), 4), f"partners {number}", "club")
    ]


def test_a_first_meld_has_no_group_that_it_does_not_need(deals: list[Position]) -> None:
    openings = 0
    for position in deals:
        info, action = known(position), position.advice.action
        if isinstance(action, Meld) and not info.context.is_open and not info.is_ending:
            openings += 1
            for left_out in action.groups:
                rest = [card for group in action.groups if group is not left_out for card in group.cards]
                assert points_of(rest) < info.context.minimum, CODEC.write(action)
    assert openings >= 8


def test_an_own_rank_is_hardly_thrown_while_another_card_is_as_safe(deals: list[Position]) -> None:
    thrown = sum(throws_own_rank(CanastaDecision(known(position), position.advice.action)) for position in deals)
    assert thrown <= 0.15 * 8 * 4


@pytest.mark.parametrize("level", ["club", "expert"])
@pytest.mark.parametrize(("held", "asks"), [("4C 4D 5C 5D 6C", True), ("4C 4D 5C 5D", False)])
def test_a_partner_with_five_cards_is_asked(level: str, held: str, *, asks: bool) -> None:
    some = rules()
    others = ["", "4H 4S 5H 6D 6H 7C 7D 8D JH", held, "5S 6S 7H 7S 8C TH JC QD QH"]
    state = table(some, "KC KD KS 3C", melds={0: OUT}, others=others, stock=LONG, pile="4H")
    player = GAME.players[level](some.options, 4, 1)
    action = player.choose(view(some, state), (), never_stop)
    assert isinstance(action, AskPermission) == asks
    assert isinstance(action, Meld) != asks


def test_what_a_partner_has_discarded_is_not_expected_from_there() -> None:
    some = rules()
    state = table(some, "KC KD 8S 3C 4D", others=["", "4H " * 9, "5H " * 9, "6H " * 9], stock=LONG, pile="4H")
    counts = []
    for heard in ((), (CardsMoved(hand(2), DISCARD, cards("KH")),)):
        guesses = CanastaDeterminizer(some, playout_rules(some.options, some.params), view(some, state), heard)
        counts.append(sum(guesses.sample(Random(seed)).hands[2][13] for seed in range(60)))
    assert 2 * counts[1] < counts[0]


def test_the_order_of_the_discards_tells_nothing() -> None:
    """A first discard that were a signal would be read otherwise than a second one."""
    some = rules()
    state = table(some, "KC KD 8S 3C 4D", others=["", "4H " * 9, "5H " * 9, "6H " * 9], stock=LONG, pile="4H 8C 4C")
    thrown = [CardsMoved(hand(2), DISCARD, cards(card)) for card in ("8C", "4C")]
    player = GAME.players["club"](some.options, 4, 1)
    actions = {player.choose(view(some, state), heard, never_stop) for heard in (thrown, thrown[::-1])}
    assert len(actions) == 1
    guesses = [
        CanastaDeterminizer(some, playout_rules(some.options, some.params), view(some, state), heard)
        for heard in (thrown, thrown[::-1])
    ]
    assert guesses[0].sample(Random(1)).hands == guesses[1].sample(Random(1)).hands
    assert state.public.asked is PermissionState.NOT
    assert Seat(2) in CanastaInformationSet(some, view(some, state), ()).partners
