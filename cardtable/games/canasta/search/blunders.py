"""Detectors of blunders: acts that a good player would not choose, seen from what the acting seat could know.

Each detector is a pure function of one decision. Where another choice must have been as good, that is a spare card: one
that is of no use to the player's side, and hardly costs the pile.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Final

from cardtable.core.cards import Card, Cards
from cardtable.core.events import HandScored
from cardtable.core.guidance.figures import Figure, RecordedDecision, count_blunders
from cardtable.games.canasta import scoring
from cardtable.games.canasta.card_values import (
    CANASTA,
    NATURAL_RANKS,
    WILD_RANK,
    is_black_three,
    is_wild,
    points_of,
)
from cardtable.games.canasta.legality.pile_rules import is_frozen_for_all
from cardtable.games.canasta.options import BlackThree, CanastaOptions
from cardtable.games.canasta.rules import CanastaRules
from cardtable.games.canasta.search.information_set import POINTS_OF_A_CARD, CanastaInformationSet
from cardtable.games.canasta.search.turn_heuristics import clean_opening, pile_stake, take_probability
from cardtable.games.canasta.state import Action, Discard, Draw, Meld, PermissionState, TakePile

_GIFT: Final = 0.9  # probability that the pile is taken: the discard is a gift
_LIKELY: Final = 0.5
_DEAD: Final = 0.05  # probability that the pile is taken: nearly none
_SAFE: Final = 15.0  # points that a discard may cost by the pile and still be safe
_SURE: Final = 0.02  # the same for a pile of `_HUGE` cards, which decides a deal, so that its points say too little
_HUGE: Final = 20
_PLENTY: Final = 4  # wild cards of which one can be spared, if they are half the hand
_FED: Final = 2  # cards of a pile that is worth something to the other side: playouts find no harm in giving one
_GRAVE: Final = 60.0  # points that make a discard dangerous
_AS_SAFE: Final = 5.0  # points between two discards that are equally safe
_FEW: Final = 2  # cards of a hand that is as good as empty
_PILE: Final = 8  # cards of a pile that is worth taking, if they count `_POINTS`, with a hand of `_ROOM` cards at most
_POINTS: Final = 60
_ROOM: Final = 12
_GUARDED: Final = 3  # cards of a pile that a black three should guard
_NEAR: Final = 5  # cards of a meld that may soon be a canasta
_STRANDED: Final = 200  # points in the partner's hand


class CanastaDecision:
    """A choice with what its seat knew."""

    def __init__(self, info: CanastaInformationSet, action: Action) -> None:
        self.info, self.action = info, action
        self.hand, self.melds = self.info.context.hand, self.info.context.melds
        self.pile = self.info.context.pile
        self.frozen = is_frozen_for_all(info.rules.options, self.info.public)

    @cached_property
    def thrown(self) -> Card | None:
        """The discard; None for another action, and for the last card."""
        return self.action.card if isinstance(self.action, Discard) and len(self.hand) > 1 else None

    @cached_property
    def natural(self) -> Card | None:
        """The discard if it is a card of a rank that can be melded."""
        return self.thrown if self.thrown is not None and self.thrown.rank in NATURAL_RANKS else None

    def is_thrown_wild(self) -> bool:
        return self.thrown is not None and is_wild(self.thrown)

    def risk(self, card: Card) -> float:
        """Return the probability that another side takes the pile with the card on top."""
        return take_probability(self.info, card)

    def danger(self, card: Card) -> float:
        """Return the points that the card is expected to cost by the pile."""
        return self.risk(card) * pile_stake(self.info, card)

    @cached_property
    def spare(self) -> list[Card]:
        """Cards of other ranks that could go instead, and are of no use to the player's side."""
        rank = self.thrown.rank if self.thrown else 0
        return [card for card in self.hand if card.rank != rank and self._is_spare(card)]

    def has_spare(self, danger: float = _SAFE) -> bool:
        """Return whether a spare card is of at most this danger."""
        return any(self.danger(card) <= danger for card in self.spare)

    def _is_spare(self, card: Card) -> bool:
        single = self.info.natural[card.rank] == 1 and not self.info.context.of_rank(card.rank)
        return is_black_three(card) or (single and not is_wild(card))

    @cached_property
    def groups(self) -> list[tuple[int, Cards, Cards]]:
        """Rank, cards there and cards added of each meld that the action begins or adds to."""
        match self.action:
            case Meld(groups):
                added = [(group.rank, group.cards) for group in groups]
            case TakePile(cards, more):
                top = self.pile[-1]
                added = [(top.rank, (top, *cards)), *((group.rank, group.cards) for group in more)]
            case _:
                added = []
        return [(rank, next(iter(self.info.context.of_rank(rank).values()), ()), cards) for rank, cards in added]

    @cached_property
    def left(self) -> int:
        """Number of cards in the hand after the action."""
        coming = self.info.context.n_coming if isinstance(self.action, TakePile) else 0
        spent = sum(len(cards) for _, _, cards in self.groups) - isinstance(self.action, TakePile)
        return len(self.hand) + coming - spent

    def is_other_side_nearly_out(self, cards: int) -> bool:
        """Return whether an opponent has enough canastas, and at most so many cards."""
        info, needed = self.info, self.info.rules.params.canastas
        return any(info.canastas_of(seat) >= needed and info.n_held(seat) <= cards for seat in info.opponents)


def _n_wild(cards: Iterable[Card]) -> int:
    return sum(map(is_wild, cards))


def feeds_other_side(decision: CanastaDecision) -> bool:
    """Throws a card that fits a meld of the other side, or that it probably has a pair for, with a safe one at hand."""
    card = decision.natural
    if card is None or not decision.has_spare():
        return False
    gift = decision.risk(card) >= _GIFT and len(decision.pile) >= _FED
    return gift or decision.danger(card) >= _GRAVE


def wild_on_frozen_pile(decision: CanastaDecision) -> bool:
    """Throws a wild card on a pile that is frozen already, with a safe card at hand that its side doesn't collect."""
    hand, info = decision.hand, decision.info
    plenty = max(_PLENTY, len(hand) / 2)
    if not (decision.is_thrown_wild() and decision.frozen) or _n_wild(hand) >= plenty:
        return False
    most = _SURE if len(decision.pile) >= _HUGE else 1.0
    others = (card for card in dict.fromkeys(hand) if not is_wild(card) and not info.context.of_rank(card.rank))
    return any(decision.danger(card) <= _SAFE and decision.risk(card) <= most for card in others)


def joker_before_two(decision: CanastaDecision) -> bool:
    """Throws a joker while it holds a two."""
    joker = decision.is_thrown_wild() and decision.thrown is not None and decision.thrown.rank != WILD_RANK
    return joker and any(card.rank == WILD_RANK for card in decision.hand)


def opens_with_wild_cards(decision: CanastaDecision) -> bool:
    """Makes a first meld with a group of no more natural cards than wild ones, though a cleaner one would do."""
    if decision.info.context.is_open:
        return False
    spent = sum(_n_wild(cards) for _, _, cards in decision.groups)
    unclean = any(2 * _n_wild(cards) >= len(cards) for _, _, cards in decision.groups)
    top = decision.pile[-1:] if isinstance(decision.action, TakePile) else ()
    clean = clean_opening((*decision.hand, *top), decision.info.context.minimum) if unclean else ()
    return len(clean) > 0 and sum(_n_wild(group.cards) for group in clean) <= spent


def throws_own_rank(decision: CanastaDecision) -> bool:
    """Throws a card that its side collects, with a safe card at hand."""
    card = decision.natural
    melds = decision.info.context.of_rank(card.rank).values() if card else ()
    collected = card is not None and any(len(meld) < CANASTA for meld in melds)
    return collected and card is not None and decision.has_spare(decision.danger(card) + _AS_SAFE)


def empties_hand(decision: CanastaDecision) -> bool:
    """Lays all but two cards down with no canasta in reach, while there is time."""
    info = decision.info
    longest = max((len(there) + len(cards) for _, there, cards in decision.groups), default=CANASTA)
    longest = max([longest, *map(len, decision.melds.values())])
    return decision.left <= _FEW and longest < _NEAR and info.is_far_off


def keeps_black_three(decision: CanastaDecision) -> bool:
    """Throws a card that the other side probably takes the pile with, and keeps a black three."""
    card, guards = decision.natural, any(map(is_black_three, decision.hand))
    blocks = decision.info.rules.options.black_three is BlackThree.BLOCK
    return card is not None and guards and blocks and len(decision.pile) >= _GUARDED and decision.risk(card) >= _LIKELY


def leaves_pile(decision: CanastaDecision) -> bool:
    """Draws though natural cards would take a pile that is worth it to a side with melds."""
    info = decision.info
    if info.rules.params.lone and info.public.lone is None:
        return False  # who takes the pile first plays alone
    worth = len(decision.pile) >= _PILE and points_of(decision.pile) >= _POINTS and len(decision.hand) <= _ROOM
    if not (isinstance(decision.action, Draw) and worth and info.context.is_open and not info.is_ending):
        return False
    return any(not _n_wild(way.used) for way in info.rules.pile.legal_takes(info.context))


def third_wild_on_small_meld(decision: CanastaDecision) -> bool:
    """Lays a third wild card on a meld of less than six cards, while there is time."""
    return decision.info.is_far_off and any(
        _n_wild(cards) and _n_wild((*there, *cards)) >= 3 and len(there) + len(cards) < CANASTA - 1
        for rank, there, cards in decision.groups
        if rank != WILD_RANK
    )


def spoils_natural_canasta(decision: CanastaDecision) -> bool:
    """Lays a wild card on six natural cards, while a seventh may come and no canasta is needed."""
    info = decision.info
    return not (info.is_ending or info.missing_canastas or decision.left <= 1) and any(
        len(there) == CANASTA - 1 and not _n_wild(there) and _n_wild(cards) and info.unseen[rank] > 0
        for rank, there, cards in decision.groups
    )


def lets_others_go_out(decision: CanastaDecision) -> bool:
    """Plays on though it could go out and the other side is about to."""
    able = decision.thrown is not None and decision.is_other_side_nearly_out(_FEW)
    way = decision.info.rules.going_out.way_out(decision.info.context) if able else ()
    return bool(way) and decision.info.rules.check(decision.info.view, Meld(way)) is None


def strands_partner(decision: CanastaDecision) -> bool:
    """Goes out, unasked, from a partner with 200 points in hand, more than the other side is caught with."""
    info, out = decision.info, isinstance(decision.action, Meld | Discard) and decision.left <= 1
    unforced = info.public.asked is PermissionState.NOT and info.is_far_off
    if not (out and unforced and not info.missing_canastas):
        return False
    lost, caught = (
        sum(POINTS_OF_A_CARD * info.n_held(seat) for seat in seats) for seats in (info.partners, info.opponents)
    )
    return lost >= _STRANDED and lost > caught


def ignores_answer(decision: CanastaDecision) -> bool:
    """Asks the partner, hears yes, and plays on."""
    return decision.thrown is not None and decision.info.public.asked is PermissionState.YES


def freezes_own_pile(decision: CanastaDecision) -> bool:
    """Freezes a pile that only its own side could take without a pair."""
    info = decision.info
    theirs = all(info.is_frozen_for(seat) for seat in info.opponents)
    own = not info.is_frozen_for(info.seat)
    return decision.is_thrown_wild() and theirs and own and decision.has_spare()


def holds_canasta(decision: CanastaDecision) -> bool:
    """Ends the turn with the cards that would complete a canasta."""
    if decision.thrown is None or len(decision.hand) > _ROOM:
        return False
    kept = [card for card in decision.hand if card is not decision.thrown]
    lengths = {zone.slot: len(cards) for zone, cards in decision.melds.items()}
    for rank, length in lengths.items():
        fits = _n_wild(kept) if rank == WILD_RANK else sum(card.rank == rank for card in kept)
        if length < CANASTA <= length + fits and len(kept) - fits >= 1:
            return True
    return False


def spends_last_black_three(decision: CanastaDecision) -> bool:
    """Throws the last black three on a pile of little worth, with another safe card at hand."""
    card = decision.thrown
    blocks = decision.info.rules.options.black_three is BlackThree.BLOCK
    if card is None or not is_black_three(card) or not blocks or sum(map(is_black_three, decision.hand)) > 1:
        return False
    dead = any(decision.risk(other) <= _DEAD for other in decision.spare)
    return len(decision.pile) < _GUARDED and not decision.info.is_ending and dead


DETECTORS: Final[Mapping[str, Callable[[CanastaDecision], bool]]] = {
    detector.__name__: detector
    for detector in (
        feeds_other_side, wild_on_frozen_pile, joker_before_two, opens_with_wild_cards, throws_own_rank, empties_hand,
        keeps_black_three, leaves_pile, third_wild_on_small_meld, spoils_natural_canasta, lets_others_go_out,
        strands_partner, ignores_answer, freezes_own_pile, holds_canasta, spends_last_black_three,
    )
}  # fmt: skip


def weight(info: CanastaInformationSet, action: Action) -> int:
    """Return how many detectors call the action a blunder; some of them count twice."""
    decision = CanastaDecision(info, action)
    return sum(1 + (found is wild_on_frozen_pile) for found in DETECTORS.values() if found(decision))


def figures(options: CanastaOptions, decisions: Sequence[RecordedDecision], scored: HandScored) -> tuple[Figure, ...]:
    """Return the statistics of a deal by seat, with the blunders that the detectors find."""
    rules = CanastaRules(options, len(scored.row))
    known = (
        (decision.seat, CanastaDecision(CanastaInformationSet(rules, decision.view, decision.heard), decision.action))
        for decision in decisions
    )
    return *scoring.figures(options, decisions, scored), *count_blunders(DETECTORS, known, len(scored.row))
