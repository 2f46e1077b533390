"""Random Hearts deals a second: the rules that decide, and the bit masks on which players search."""

import random
import time

from bench.figures import Figure
from cardtable.core.rules import AnyGame
from cardtable.core.shuffle import shuffled
from cardtable.core.views import observe
from cardtable.families.hearts.bitmasks import suit_masks
from cardtable.games import discover
from cardtable.games.hearts import simulation
from cardtable.games.hearts.options import HeartsOptions

SECONDS = 3.0
SEATS = 4


def play_deal(game: AnyGame, number: int) -> None:
    """Play one deal to its end with random legal actions; every step goes through view and legality."""
    rules = game.rules(game.options(), SEATS)
    chance = random.Random(number)
    state = rules.deal(None, shuffled(rules.deck(), str(number), 1)).state
    while not rules.hand_over(state.public):
        seat = min(rules.actors(state.public))
        choices = list(rules.legal(observe(rules.zones, state, seat)))
        state = rules.apply(state, seat, chance.choice(choices)).state


def rules_figure() -> Figure:
    """Count the deals that rules.py plays in a second."""
    game = discover()["hearts"]
    play_deal(game, 0)
    begun = time.perf_counter()
    deals = 0
    while time.perf_counter() - begun < SECONDS:
        deals += 1
        play_deal(game, deals)
    rate = deals / (time.perf_counter() - begun)
    return Figure("random Hearts deals, rules.py", rate, "/s", 300, at_least=True)


def play_out(terms: simulation.HeartsParameters, number: int) -> None:
    """Deal and play one deal to its end on bit masks, with random legal cards."""
    chance = random.Random(number)
    cards = [suit << 4 | rank for suit in range(4) for rank in range(13)]
    chance.shuffle(cards)
    hands = [mask for seat in range(SEATS) for mask in suit_masks(cards[seat::SEATS])]
    position = simulation.dealt(terms, hands, [0, 0, 0, 0], 0)
    while position.left:
        choices = simulation.legal(position)
        position.play(choices[int(chance.random() * len(choices))])
    simulation.scores(position)


def simulation_figure(rules_rate: float) -> Figure:
    """Compare the deals that simulation.py plays in a second with those of rules.py, in the same run."""
    terms = simulation.HeartsParameters(HeartsOptions(), SEATS)
    begun = time.perf_counter()
    deals = 0
    while time.perf_counter() - begun < SECONDS:
        deals += 1
        play_out(terms, deals)
    rate = deals / (time.perf_counter() - begun)
    note = f"{rate:,.0f} /s"
    return Figure("simulation.py, against rules.py", rate / rules_rate, "×", 20, at_least=True, note=note)


def figures() -> list[Figure]:
    """Measure both."""
    rules = rules_figure()
    return [rules, simulation_figure(rules.value)]
