"""What `bench.simulating` runs for each copy of the program: prints milliseconds of the processor by game.

    python -m bench.simulated

All that is simulated begins at deals of fixed seeds, so that both copies do the same.
"""

import json
import random
import time
from collections.abc import Callable
from itertools import count

from cardtable.core.shuffle import shuffled
from cardtable.core.views import observe
from cardtable.core.zones import Seat
from cardtable.families.hearts.bitmasks import FULL, codes_in_mask, suit_masks
from cardtable.games.canasta.options import CanastaOptions
from cardtable.games.canasta.playout.playout import play_on
from cardtable.games.canasta.playout.policy_weights import weights_for
from cardtable.games.canasta.rules import CanastaRules
from cardtable.games.canasta.search.determinizer import CanastaDeterminizer, playout_rules
from cardtable.games.canasta.search.expert_search import HORIZON
from cardtable.games.cancellation_hearts import simulation as two_packs
from cardtable.games.cancellation_hearts.options import CancellationOptions
from cardtable.games.cancellation_hearts.search import rollout_policy as two_packs_policy
from cardtable.games.hearts import simulation as one_pack
from cardtable.games.hearts.options import HeartsOptions
from cardtable.games.hearts.search import rollout_policy as one_pack_policy
from cardtable.games.svoi_kozyri.search.deal_solver import solve

SECONDS = 1.5
DEALS = 50
PACK = codes_in_mask([FULL] * 4)


def milliseconds(once: Callable[[int], None]) -> float:
    """The processor's time for one call, each with the next number, over `SECONDS`; the first call does not count."""
    once(0)
    begun = time.process_time()
    for done in count(1):
        once(done)
        spent = time.process_time() - begun
        if spent > SECONDS:
            break
    return 1000 * spent / done


def of_hearts() -> Callable[[int], None]:
    """Playouts for four."""
    terms, chance = one_pack.HeartsParameters(HeartsOptions(), 4), random.Random(1)
    starts = []
    for _ in range(DEALS):
        cards = chance.sample(PACK, 52)
        hands = [mask for seat in range(4) for mask in suit_masks(cards[seat::4])]
        starts.append(one_pack.dealt(terms, hands, [0, 0, 0, 0], 0))
    return lambda number: one_pack_policy.play_out(starts[number % DEALS].copy())


def of_cancellation_hearts() -> Callable[[int], None]:
    """Playouts for eight."""
    terms, chance = two_packs.CancellationParameters(CancellationOptions(), 8), random.Random(1)
    starts = []
    for _ in range(DEALS):
        hands, pairs = [0] * 32, [0] * 32
        for place, number in enumerate(chance.sample(PACK * 2, 104)):
            slot, bit = place % 8 * 4 + (number >> 4), 1 << (number & 15)
            pairs[slot] |= hands[slot] & bit
            hands[slot] |= bit
        position = two_packs.CancellationPosition(terms, hands, pairs, 0, 13)
        position.count_cards()
        starts.append(position)
    return lambda number: two_packs_policy.play_out(starts[number % DEALS].copy())


def of_canasta() -> Callable[[int], None]:
    """Playouts for four, from the first draw to the end of the deal."""
    options = CanastaOptions()
    rules = CanastaRules(options, 4)
    laws, starts = playout_rules(options, rules.params), []
    for number in range(DEALS):
        state = rules.deal(None, shuffled(rules.deck(), str(number), 1)).state
        seat = Seat(min(rules.actors(state.public)))
        scene = CanastaDeterminizer(rules, laws, observe(rules.zones, state, seat), ())
        starts.append(scene.sample(random.Random(number), 1.0))
    style = weights_for(laws, 4, 2)

    def once(number: int) -> None:
        play_on(starts[number % DEALS].copy(), style, HORIZON)

    return once


def of_svoi_kozyri() -> Callable[[int], None]:
    """All mirrored deals of 16 cards."""

    def once(_: int) -> None:
        solve(None, 16, lambda: False)

    return once


def main() -> None:
    """Measure all games."""
    games = {
        "hearts": of_hearts(),
        "cancellation_hearts": of_cancellation_hearts(),
        "canasta": of_canasta(),
        "svoi_kozyri": of_svoi_kozyri(),
    }
    print(json.dumps({name: milliseconds(once) for name, once in games.items()}))


if __name__ == "__main__":
    main()
