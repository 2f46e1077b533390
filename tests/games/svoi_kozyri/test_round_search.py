"""The expert where whoever takes takes the whole pile: small packs without a mistake, larger ones within its effort."""

from __future__ import annotations

import random
from functools import cache

import pytest

from cardtable.core.zones import Seat
from cardtable.games.svoi_kozyri import GAME
from cardtable.games.svoi_kozyri.options import SvoiKozyriOptions
from cardtable.games.svoi_kozyri.search.deal_solver import DealSolver
from cardtable.games.svoi_kozyri.search.duel import EMPTY, LOSS, WIN, DuelRules, State
from cardtable.games.svoi_kozyri.search.endgame_table import worths_of_tables
from cardtable.games.svoi_kozyri.search.evaluation import HandEvaluation
from cardtable.games.svoi_kozyri.search.round_search import RoundSearch
from cardtable.games.svoi_kozyri.search.round_solver import RoundSearchCache
from cardtable.games.svoi_kozyri.search.solution import MirroredDeals, SearchBudget
from cardtable.games.svoi_kozyri.simulation import SvoiKozyriParameters
from cardtable.players.player_questions import never_stop
from tests.contest import Match
from tests.games.svoi_kozyri.positions import as_duel, position_of
from tests.games.svoi_kozyri.tables import chosen

MANY = 60  # rounds: more than any proof takes here


def challenge(cards: int, **changes: object) -> SvoiKozyriOptions:
    return chosen("challenge", deck=cards, trump_choice="fixed_by_seat", match="single", **changes)


def exact(options: SvoiKozyriOptions, duel: DuelRules) -> RoundSearch:
    return RoundSearch(duel, HandEvaluation(duel), 1 << 40, never_stop, worths_of_tables(options))


@pytest.mark.parametrize(
    "changes",
    [{}, {"last_card_draw": True}, {"lead_after_total": "taker"}, {"second_card": False}, {"voluntary_pickup": False}],
    ids=["challenge", "draw", "taker", "one", "must"],
)
def test_every_mirrored_deal_of_eight_cards_is_judged_as_by_the_solver(changes: dict[str, object]) -> None:
    options = challenge(8, **changes)
    duel = DuelRules(options, 2)
    solver = DealSolver(duel, SearchBudget(never_stop))
    for mine in MirroredDeals(duel).open:
        state = (mine, duel.full ^ mine, EMPTY)
        assert exact(options, duel).best(state).forced == solver.value(*state, 30)


def test_every_mirrored_deal_of_twelve_cards_is_judged_as_by_proof() -> None:
    options = challenge(12)
    duel = DuelRules(options, 3)
    rounds = RoundSearchCache(duel, lambda: None)
    for mine in MirroredDeals(duel).open:
        wins = rounds.can_lead(mine, MANY, hold=False)
        assert exact(options, duel).best((mine, duel.full ^ mine, EMPTY)).forced == (WIN if wins else LOSS)


def winner(options: SvoiKozyriOptions, number: int) -> tuple[int, int]:
    """Two experts play a deal: the seat that wins by proof, and the one that won."""
    players = [GAME.players["expert"](options, 2, 1) for _ in range(2)]
    match = Match(GAME, options, players, ("expert", "expert"), f"won {number}")
    duel, shown = DuelRules(options, options.deck // 4), match.session.view(None)
    terms = SvoiKozyriParameters(options, shown.public.trumps)
    mine, _, _ = as_duel(terms, duel, position_of(terms, shown))
    leader = shown.public.turn
    proved = leader if RoundSearchCache(duel, lambda: None).can_lead(mine, MANY, hold=False) else Seat(1 - leader)
    while not match.rows:
        match.step()
    return proved, match.rows[0].index(max(match.rows[0]))


def test_whoever_can_win_with_twelve_cards_wins() -> None:
    for number in range(2):
        proved, won = winner(challenge(12), number)
        assert won == proved


@pytest.mark.slow
def test_whoever_can_win_with_sixteen_cards_wins() -> None:
    for number in range(3):
        proved, won = winner(challenge(16), number)
        assert won == proved


def test_the_kept_tables_of_twenty_cards_agree_with_themselves_and_with_what_is_known() -> None:
    """Each is worth what the best round from it brings; of the mirrored deals 910 are won, as by another program."""
    options = challenge(20)
    duel, worths = DuelRules(options, 5), worths_of_tables(options)
    deals = [worths[mine] for mine in MirroredDeals(duel).open]
    assert (sum(worth > 0 for worth in deals), sum(worth < 0 for worth in deals)) == (910, 114)
    chance = random.Random("kept")
    for _ in range(20):
        mine = chance.randrange(1, duel.full)
        assert exact(options, duel).best((mine, duel.full ^ mine, EMPTY)).forced == (1 if worths[mine] > 0 else -1)


@cache
def duel_of_challenge() -> DuelRules:
    return DuelRules(challenge(32), 8)


def some_position(chance: random.Random) -> State:
    """A position of a deal of 32 cards some moves on."""
    duel = duel_of_challenge()
    mine = sum(1 << card for card in chance.sample(range(32), 16))
    state: State = (mine, duel.full ^ mine, EMPTY)
    for _ in range(chance.randrange(8)):
        state, _ = duel.after(*state, chance.choice(duel.moves(*state)))
    return state


def test_the_same_question_has_the_same_answer_and_it_is_a_move() -> None:
    duel, chance = duel_of_challenge(), random.Random("same")
    for _ in range(6):
        state = some_position(chance)
        first, again = (RoundSearch(duel, HandEvaluation(duel), 1500, never_stop).best(state) for _ in range(2))
        assert first == again
        assert first.move in duel.moves(*state)


def test_a_card_more_of_the_highest_is_better_than_one_of_the_lowest() -> None:
    duel = duel_of_challenge()
    prospects, chance = HandEvaluation(duel), random.Random("worth")
    for _ in range(50):
        mine = sum(1 << card for card in chance.sample(range(4, 28), 12))
        for slot in range(4):
            assert prospects.of(mine | 1 << 28 + slot) > prospects.of(mine | 1 << slot)
