"""Whole deals in which the network plays all sides, or one against habits, and its decisions there."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from cardtable.core.basics.weight_files import Floats
from cardtable.games.canasta.neural.decision_walker import OVER, DecisionWalker
from cardtable.games.canasta.neural.features import THROW
from cardtable.games.canasta.neural.neural_inputs import Bools, Bytes, Ints, answer_action
from cardtable.games.canasta.neural.value_network import POINTS_IN_A_UNIT, CanastaValueNetwork
from cardtable.games.canasta.playout.policy_weights import opponent_weights_for, weights_for
from cardtable.games.canasta.playout.rank_codes import END
from training.canasta.dealing import Dealer

_USUAL: Final = 0.7  # of the deals against habits, against people's; in the others those that the network melds by
_WANDERING: Final = 0.02  # of the choices are any at all
WANDERING_BY_HABIT: Final = 0.1  # the same in deals in which the network only looks on
_TREMBLE: Final = 0.03  # by so much of a unit values are blurred, so that about equal choices are all tried
TRUST: Final = 0.3  # in the next promise of a place, against what came after it
_NEVER: Final = np.float32(-1e9)


@dataclass(frozen=True)
class Samples:
    """Decisions to learn from: what was seen, what was done, and what it was worth in units."""

    seen: Bytes
    action: Ints
    worth: Floats


@dataclass(frozen=True)
class _Step:
    """Decisions that were made at one time, one in each of some deals."""

    deal: Ints
    place: Ints
    promised: Floats  # what the place thought to get by what it did, or the best that it saw
    seen: Bytes
    action: Ints


@dataclass(frozen=True)
class Company:
    """Who plays with the network, as shares of the deals."""

    against_habits: float  # habits are the other sides; in the other deals the network plays all
    looking_on: float  # habits play for it, too, and it only learns what they get


class Deals:
    """So many deals at once, each at a decision of the network."""

    def __init__(self, dealer: Dealer, count: int, against_habits: float, chance: np.random.Generator) -> None:
        self._places = len(dealer.sides)
        own = weights_for(dealer.laws, self._places, len(set(dealer.sides)))
        usual = opponent_weights_for(dealer.laws, self._places)
        self.walkers: list[DecisionWalker] = []
        self.ours: list[bytes] = []  # by place: whether the network plays there
        for _ in range(count):
            ours = bytes([1] * self._places)
            other = own
            if chance.random() < against_habits:
                side = int(chance.integers(max(dealer.sides) + 1))
                ours = bytes([each == side for each in dealer.sides])
                other = usual if chance.random() < _USUAL else own
            walker = DecisionWalker(dealer.deal(chance), [own if our else other for our in ours])
            walker.begin()
            self.walkers.append(walker)
            self.ours.append(ours)

    def waiting(self, deals: Sequence[int]) -> list[int]:
        """Those of these deals that are not over, each at its next decision of the network."""
        for deal in deals:
            walker, ours = self.walkers[deal], self.ours[deal]
            while walker.kind != OVER and not ours[walker.state.turn]:
                walker.decide(walker.policy_choice())
        return [deal for deal in deals if self.walkers[deal].kind != OVER]

    def leads(self) -> Floats:
        """By deal and place, what its side leads by, in units."""
        tables = [walker.state for walker in self.walkers]
        points = [[table.lead(table.side[place]) for place in range(self._places)] for table in tables]
        return np.array(points, np.float32) / np.float32(POINTS_IN_A_UNIT)

    def lead_over_habits(self) -> float:
        """Points that the network leads by where it plays against habits."""
        leads = self.leads()
        found = [leads[deal, ours.index(1)] for deal, ours in enumerate(self.ours) if 0 in ours]
        return float(np.mean(found)) * POINTS_IN_A_UNIT if found else 0.0


def played(
    network: CanastaValueNetwork, dealer: Dealer, count: int, company: Company, chance: np.random.Generator
) -> tuple[Deals, Samples]:
    """So many deals, played to the end."""
    deals = Deals(dealer, count, company.against_habits, chance)
    looking_on = chance.random(count) < company.looking_on
    steps: list[_Step] = []
    waiting = deals.waiting(range(count))
    while waiting:
        step, actions = _chosen(network, deals, np.array(waiting), looking_on, chance)
        steps.append(step)
        for deal, action in zip(waiting, actions.tolist(), strict=True):
            walker = deals.walkers[deal]
            walker.decide(action if walker.kind == THROW else (action - END) % 2)
        waiting = deals.waiting(waiting)
    return deals, _valued(steps, deals.leads())


def _chosen(
    network: CanastaValueNetwork, deals: Deals, waiting: Ints, looking_on: Bools, chance: np.random.Generator
) -> tuple[_Step, Ints]:
    columns, walkers = network.columns, [deals.walkers[deal] for deal in waiting]
    seen = np.frombuffer(b"".join([walker.encode() for walker in walkers]), np.uint8).reshape(len(walkers), -1)
    allowed = columns.allowed(seen)
    values = np.where(allowed, network.values(*columns(seen)), _NEVER)
    promised: Floats = values.max(1)
    blurred = values + chance.gumbel(size=values.shape).astype(np.float32) * np.float32(_TREMBLE)
    action: Ints = blurred.argmax(1)
    habits = looking_on[waiting]
    for row in np.flatnonzero(habits):
        action[row] = _action(walkers[row], walkers[row].policy_choice())
        promised[row] = values[row, action[row]]
    wandering = np.flatnonzero(chance.random(len(seen)) < np.where(habits, WANDERING_BY_HABIT, _WANDERING))
    if len(wandering):
        action[wandering] = np.where(allowed[wandering], chance.random((len(wandering), values.shape[1])), -1).argmax(1)
    place = np.array([walker.state.turn for walker in walkers])
    return _Step(waiting, place, promised, seen, action), action


def _action(walker: DecisionWalker, choice: int) -> int:
    return choice if walker.kind == THROW else answer_action(walker.kind, bool(choice))


def _valued(steps: Sequence[_Step], hopes: Floats) -> Samples:
    """What decisions were worth: what the place promised itself later on, and in the end got.

    In the field's words: lambda returns, lambda being 1 - `TRUST`.
    """
    found = []
    for step in reversed(steps):
        found.append(hopes[step.deal, step.place])
        hopes[step.deal, step.place] += np.float32(TRUST) * (step.promised - hopes[step.deal, step.place])
    seen, action = (np.concatenate([getattr(step, name) for step in steps]) for name in ("seen", "action"))
    return Samples(seen, action, np.concatenate(found[::-1]))
