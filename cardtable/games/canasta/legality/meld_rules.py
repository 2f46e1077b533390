"""Rules for melds: valid contents, and the meld that new cards join (CR-11, CR-12, CR-17, CR-21)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from cardtable.core.cards import Card, Cards
from cardtable.core.refusal import Refusal
from cardtable.core.text import translate
from cardtable.core.zones import Zone
from cardtable.games.canasta.card_values import THREE, WILD_RANK, is_wild
from cardtable.games.canasta.legality.legality_context import LegalityContext, Melds
from cardtable.games.canasta.options import BlackThreeMeld, CanastaOptions, WildRule
from cardtable.games.canasta.state import MeldGroup, meld

MOST_WILD = 3
LEAST = 3

NOT_HELD = translate("Canasta", "You don't have the %1.")
_TWICE = Refusal("CR-11", translate("Canasta", "Put all cards of a rank into one meld."))
_NOTHING = Refusal("C-34", translate("Canasta", "Choose the cards to lay down first."))
_TOO_FEW = Refusal("C-34", translate("Canasta", "A meld needs at least three cards of one rank."))
_MIXED_RANKS = Refusal("C-34", translate("Canasta", "All natural cards of a meld must be of one rank."))
_NATURALS = Refusal("C-35", translate("Canasta", "A meld needs at least two natural cards."))
_WILD = Refusal("C-35", translate("Canasta", "A meld can hold at most three wild cards."))
_TWO_PER_WILD = Refusal("C-35", translate("Canasta", "A meld needs two natural cards for every wild card."))
_NOT_MORE = Refusal("C-35", translate("Canasta", "A meld can't hold more wild cards than natural ones."))
_FULL = translate("Canasta", "A meld takes no more than %1 card(s).", n=0)
_NO_WILD_MELD = Refusal("CR-11", translate("Canasta", "Wild cards alone aren't a meld: add them to natural cards."))
_ONLY_WILD = Refusal("CR-11", translate("Canasta", "A meld of wild cards can't contain any other cards."))
_NO_BLACK_THREES = Refusal("C-36", translate("Canasta", "Black threes can't be melded."))
_BLACK_AND_WILD = Refusal("CR-17", translate("Canasta", "Black threes are melded without wild cards."))


class MeldRules:
    """Rules for the contents of melds under given options."""

    def __init__(self, options: CanastaOptions) -> None:
        self._rule = options.wild_rule
        self._most = options.max_canasta
        self.wild_melds = options.wild_melds
        self.black_threes = options.black_three_meld is not BlackThreeMeld.NEVER

    def is_valid(self, natural: int, wild: int) -> bool:
        """Return whether these numbers of natural cards of a rank 4 to ace and of wild cards form a meld."""
        return self._mixture_refusal(natural, wild) is None

    def _mixture_refusal(self, natural: int, wild: int) -> Refusal | None:
        if natural + wild < LEAST:
            return _TOO_FEW
        if wild > MOST_WILD:
            return _WILD
        if self._rule is WildRule.TWO_PER_WILD and natural < 2 * wild:
            return _TWO_PER_WILD
        if natural < 2:
            return _NATURALS
        if self._rule is WildRule.NOT_MORE and wild > natural:
            return _NOT_MORE
        return self._too_many(natural + wild)

    def _too_many(self, cards: int) -> Refusal | None:
        full = 0 < self._most < cards
        return Refusal("CR-11", _FULL.filled(self._most, n=self._most)) if full else None

    def is_valid_wild(self, cards: int) -> bool:
        """Return whether this number of wild cards forms a meld of its own."""
        return self.wild_melds and cards >= LEAST and self._too_many(cards) is None

    def refusal(self, rank: int, cards: Sequence[Card]) -> Refusal | None:
        """Return the reason why these cards are no meld of the rank, or None."""
        natural = [card.rank for card in cards if not is_wild(card)]
        wild = len(cards) - len(natural)
        if rank == WILD_RANK:
            if not self.wild_melds:
                return _NO_WILD_MELD
            if natural:
                return _ONLY_WILD
            return _TOO_FEW if wild < LEAST else self._too_many(wild)
        if natural.count(rank) < len(natural):
            return _MIXED_RANKS
        if rank == THREE:
            return self._threes_refusal(wild, len(cards))
        return self._mixture_refusal(len(natural), wild)

    def _threes_refusal(self, wild: int, cards: int) -> Refusal | None:
        if not self.black_threes:
            return _NO_BLACK_THREES
        if wild:
            return _BLACK_AND_WILD
        return _TOO_FEW if cards < LEAST else None

    def place(self, context: LegalityContext, group: MeldGroup) -> Zone | Refusal:
        """Return the zone that cards join: the side's first meld that stays valid, or a new one (CR-11, CR-21)."""
        first: Refusal | None = None
        for zone, cards in context.of_rank(group.rank).items():
            refusal = self.refusal(group.rank, cards + group.cards)
            if refusal is None:
                return zone
            first = first or refusal
        return first or self.refusal(group.rank, group.cards) or meld(context.home, group.rank)

    def lay(self, context: LegalityContext, groups: Sequence[MeldGroup]) -> dict[Zone, Cards] | Refusal:
        """Return the cards added to each meld, or a refusal; the hand is not checked."""
        if not groups:
            return _NOTHING
        if len({group.rank for group in groups}) < len(groups):
            return _TWICE
        placed: dict[Zone, Cards] = {}
        for group in groups:
            zone = self.place(context, group)
            if isinstance(zone, Refusal):
                return zone
            placed[zone] = group.cards
        return placed


def merged(melds: Melds, placed: Melds) -> dict[Zone, Cards]:
    """Return the melds with the placed cards added."""
    return {**melds, **{zone: melds.get(zone, ()) + cards for zone, cards in placed.items()}}


def missing(hand: Cards, cards: Iterable[Card]) -> Card | None:
    """Return the first card that the hand does not hold, twin for twin, or None."""
    wanted = Counter(cards)
    if len(wanted) == 1 and (only := next(iter(wanted))) in hand and wanted[only] == 1:
        return None
    held = Counter(hand)
    return next((card for card, count in wanted.items() if held[card] < count), None)
