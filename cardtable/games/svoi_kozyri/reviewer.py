"""Judge of Svoi Kozyri: the expert without time limit; its values estimate the finishing place.

A value lies between 0, surely the last place, and 1, surely the first one. Trump suits are compared in the same
determinizations. Before the deal all suits are equal, so naming is not judged then; nor is a cut, which is made unseen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import islice
from math import fsum
from random import Random

from cardtable.core.cards import Cards, Suit
from cardtable.core.events import Event
from cardtable.core.guidance.candidate_values import CandidateValue, Tries, compare_afresh, distance
from cardtable.core.rules import Advice
from cardtable.games.svoi_kozyri import state
from cardtable.games.svoi_kozyri.beating_rules import free_suits
from cardtable.games.svoi_kozyri.dealing import first_leader
from cardtable.games.svoi_kozyri.options import SvoiKozyriOptions
from cardtable.games.svoi_kozyri.player import POSITIONS, Stop, SvoiKozyriExpert, strength
from cardtable.games.svoi_kozyri.rules import SvoiKozyriView, own_hand
from cardtable.games.svoi_kozyri.search import reasons, sampled_search
from cardtable.games.svoi_kozyri.search.deepening_search import SURE
from cardtable.games.svoi_kozyri.search.duel_player import DuelPlayer
from cardtable.games.svoi_kozyri.search.information_set import SvoiKozyriInformationSet
from cardtable.games.svoi_kozyri.search.sampled_search import SampledCandidate, play_out
from cardtable.games.svoi_kozyri.simulation import NONE, TAKE, Move, SvoiKozyriParameters, SvoiKozyriPosition, action_of


@dataclass(slots=True)
class TrumpCandidate:
    """A suit to name, with its value in each determinization."""

    suit: Suit
    values: list[float] = field(default_factory=list)


def trump_tries(options: SvoiKozyriOptions, view: SvoiKozyriView, chance: Random) -> Tries[TrumpCandidate]:
    """Return a sampler of determinizations; seats that name after this one choose their strongest suit."""
    assert view.seat is not None
    seat, public, mine = int(view.seat), view.public, own_hand(view)
    leader = int(first_leader(options, public))
    sizes = [len(view.zones[state.hand(other)]) for other in range(public.seats)]
    plain = SvoiKozyriParameters(options, [0] * public.seats)
    hidden = [card for card in map(plain.card, range(plain.cards)) if card not in mine]

    @cache
    def terms(trumps: tuple[Suit, ...]) -> SvoiKozyriParameters:
        return SvoiKozyriParameters(options, trumps)

    def tries() -> Callable[[TrumpCandidate], float]:
        cards, luck = iter(chance.sample(hidden, len(hidden))), chance.random()
        hands = [mine if other == seat else tuple(islice(cards, size)) for other, size in enumerate(sizes)]

        def value(line: TrumpCandidate) -> float:
            law = terms(_trumps(public, hands, seat, line.suit))
            masks = [law.mask(held) for held in hands]
            if options.sixes_to_owner:
                _give_lowest(law, masks)
            return play_out(SvoiKozyriPosition(law, masks, (), leader), seat, Random(luck))[0]

        return value

    return tries


def _trumps(public: state.SvoiKozyriPublic, hands: list[Cards], seat: int, suit: Suit) -> tuple[Suit, ...]:
    """Return the trump suits by seat: those named before, this one, and the others' choices (KR-03)."""
    named = list(public.trumps)
    named[seat] = suit
    for step in range(1, public.seats):
        other = (seat + step) % public.seats
        if named[other] is None:
            held = hands[other]
            named[other] = max((one for one in Suit if one not in named), key=lambda one: strength(held, one))
    return tuple(one for one in named if one is not None)


def _give_lowest(terms: SvoiKozyriParameters, masks: list[int]) -> None:
    """Move the lowest trumps to their owners (KR-05)."""
    for owner, trump in enumerate(terms.trumps):
        lowest = 1 << trump * terms.ranks
        for seat in range(terms.seats):
            masks[seat] &= ~lowest
        masks[owner] |= lowest


_TURNS = 80_000  # turns played in determinizations to find the best candidate, at most
_FINE = 0.02  # standard error of the chosen action's regret that is exact enough
_NAMINGS = 240  # determinizations in which trump suits are compared
_MOST = 900  # determinizations in which the chosen action is compared with the best
_COMPARED = 12_000  # positions of the search that finds forced results of two moves
_DUELS = 240  # continuations in which two moves of a duel are compared


class SvoiKozyriReviewer(SvoiKozyriExpert):
    """Judge of one decision: evaluates all candidates; `done` is always among them."""

    def __init__(self, options: SvoiKozyriOptions, seats: int, seed: int, done: state.Action) -> None:
        super().__init__(options, seats, seed)
        self._done = done

    def advise(self, view: SvoiKozyriView, history: Sequence[Event], stop: Stop) -> Advice[state.Action]:
        """Return the best candidate, and the values of all; trumps named before the deal get no values."""
        chance = Random(f"{self._seed}/{view.seat}/{len(history)}")
        if view.public.phase is state.SvoiKozyriPhase.TRUMPS:
            by_policy = super().advise(view, history, stop)
            return self._weigh_trumps(view, by_policy, chance, stop) if own_hand(view) else by_policy
        knowledge = SvoiKozyriInformationSet(self._options, view)
        if len(knowledge.others) == 1:
            return self._weigh_duel(knowledge, view, chance, stop)
        return self._weigh_deals(knowledge, chance, stop)

    def _weigh_trumps(
        self, view: SvoiKozyriView, by_policy: Advice[state.Action], chance: Random, stop: Stop
    ) -> Advice[state.Action]:
        lines = [TrumpCandidate(suit) for suit in free_suits(self._options, view.public)]
        if len(lines) == 1:
            return by_policy
        tries = trump_tries(self._options, view, chance)
        for _ in range(_NAMINGS):
            value = tries()
            for line in lines:
                line.values.append(value(line))
        best = max(lines, key=lambda line: fsum(line.values))

        def action(line: TrumpCandidate) -> state.Action:
            return state.NameTrump(line.suit)

        own = next(line for line in lines if action(line) == self._done)
        reason = reasons.trump_reason(own_hand(view), best.suit)
        values = compare_afresh(lines, best, own, tries, action, 1.0, fine=_FINE, most=_MOST, stop=stop)
        return Advice(action(best), reason, values)

    def _weigh_duel(
        self, knowledge: SvoiKozyriInformationSet, view: SvoiKozyriView, chance: Random, stop: Stop
    ) -> Advice[state.Action]:
        own = move_of(knowledge.terms, self._done)
        if self._duelling.choices(knowledge) == 1:
            return Advice(self._done, reasons.reason(knowledge, own))
        best, finding = self._duelling.best(knowledge, view, stop)
        reason = reasons.searched(knowledge, best, finding.forced)
        if best == own:
            return Advice(self._done, reason, (CandidateValue(self._done, 0.5 + 0.5 * finding.forced, 0.0),))
        better = action_of(knowledge.terms, best, not knowledge.pile)
        ahead, lines = self._played_out(knowledge, view, (best, own), chance, stop)
        behind, error = distance(lines[0], lines[1])
        return Advice(
            better, reason, (CandidateValue(better, ahead, 0.0), CandidateValue(self._done, ahead - behind, error))
        )

    def _played_out(
        self,
        knowledge: SvoiKozyriInformationSet,
        view: SvoiKozyriView,
        moves: tuple[Move, Move],
        chance: Random,
        stop: Stop,
    ) -> tuple[float, list[list[float]]]:
        """Return the mean value of the first move, and the values of both in many continuations.

        Forced results are certain. The size of an evaluation says little about the winner: of two players ahead by 200
        of its units three of five have won. So in a duel a regret needs search and playouts to agree.
        """
        values = self._comparing.values(knowledge, view, moves, stop)
        forced = {move: float(value > 0) for move, value in values.items() if abs(value) > SURE}
        found: list[list[float]] = [[], []]
        while len(found[0]) < _DUELS and not stop():
            value = sampled_search.imagine(knowledge, chance)
            for move, came_to in zip(moves, found, strict=True):
                came_to.append(forced[move] if move in forced else value(SampledCandidate(move))[0])
        return sum(found[0]) / max(1, len(found[0])), found

    @cached_property
    def _duelling(self) -> DuelPlayer:
        """Duel player with little effort under whole-pile pick-up too: a review evaluates every move of a match."""
        return DuelPlayer(self._options, POSITIONS)

    @cached_property
    def _comparing(self) -> DuelPlayer:
        return DuelPlayer(self._options, _COMPARED)

    def _weigh_deals(self, knowledge: SvoiKozyriInformationSet, chance: Random, stop: Stop) -> Advice[state.Action]:
        done = move_of(knowledge.terms, self._done)
        lines = [SampledCandidate(move) for move in sampled_search.candidates(knowledge)]
        own = next((line for line in lines if line.move == done), None)
        if own is None:
            own = SampledCandidate(done)
            lines.append(own)
        if len(lines) == 1:
            return Advice(self._done, reasons.reason(knowledge, done))
        best = sampled_search.best_of(lines, knowledge, _TURNS, chance, stop)

        def tries() -> Callable[[SampledCandidate], float]:
            value = sampled_search.imagine(knowledge, chance)
            return lambda line: value(line)[0]

        def action(line: SampledCandidate) -> state.Action:
            return self._done if line is own else action_of(knowledge.terms, line.move, not knowledge.pile)

        values = compare_afresh(lines, best, own, tries, action, 1.0, fine=_FINE, most=_MOST, stop=stop)
        return Advice(action(best), reasons.reason(knowledge, best.move), values)


def move_of(terms: SvoiKozyriParameters, action: state.Action) -> Move:
    """Return the move of an action."""
    match action:
        case state.LeadCard(card):
            return terms.code(card), NONE
        case state.BeatCard(card, then):
            return terms.code(card), NONE if then is None else terms.code(then)
        case _:
            return TAKE
