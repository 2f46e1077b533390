"""Drawing cards for partners before a match, with a pack of its own (CR-03; C-13 to C-19).

The table plays it from `draw_for_partners(seed).steps`: each is a state with its events, as those of a deal are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace

from cardtable.core.cards import JOKER, Card, Cards, Suit, sort_cards, standard_pack
from cardtable.core.changes import Changes
from cardtable.core.events import Announced
from cardtable.core.shuffle import shuffled
from cardtable.core.text import Who, translate
from cardtable.core.views import State, Step
from cardtable.core.zones import Arrangement, Seat, Visibility, Zone, ZoneSpec

PLAYERS = 4
STOCK = Zone("stock")
ASIDE = Zone("aside")
ZONES = (
    ZoneSpec("stock", Visibility.NOBODY, per="table"),
    ZoneSpec("aside", Visibility.EVERYONE, per="table"),
    ZoneSpec("drawn", Visibility.EVERYONE, arrangement=Arrangement.TRICK),
)

_BEFORE_THE_FIRST_DEAL = 0
_PLACES = (0, 2, 1, 3)  # the seat of the highest, the second, the third and the lowest
_STRENGTH = {Suit.SPADES: 3, Suit.HEARTS: 2, Suit.DIAMONDS: 1, Suit.CLUBS: 0}  # C-16

_DRAWS = translate("Seating", "%1 draws the %2.")
_AGAIN = translate("Seating", "A joker or equal cards: those who have them draw again.")
_PARTNERS = translate("Seating", "%1 and %2 are partners, and %1 plays first.")


@dataclass(frozen=True, slots=True)
class Drawing:
    """How the four people found their places; people are numbered as they stood before."""

    cards: Cards  # what each of them drew in the end
    seats: tuple[Seat, ...]  # the seat that each of them gets
    steps: tuple[Step[None], ...]  # one for each round of drawing; zones "drawn" belong to people, not to seats


def drawn(person: int) -> Zone:
    """The card that a person has drawn."""
    return Zone("drawn", person)


def draw_for_partners(seed: str) -> Drawing:
    """Draw until all four cards differ and none is a joker; the same seed gives the same places."""
    pack = sort_cards((*standard_pack(), JOKER, JOKER) * 2)
    zones: Mapping[Zone, Cards] = {STOCK: shuffled(pack, seed, _BEFORE_THE_FIRST_DEAL), ASIDE: ()}
    state = State({**zones, **{drawn(person): () for person in range(PLAYERS)}}, None)
    steps = []
    waiting = tuple(range(PLAYERS))
    while waiting:
        steps.append(_round(state, waiting))
        state = steps[-1].state
        waiting = _to_draw_again(state)
    cards = tuple(state.zones[drawn(person)][0] for person in range(PLAYERS))
    order = sorted(range(PLAYERS), key=lambda person: strength(cards[person]), reverse=True)
    seats = tuple(Seat(_PLACES[order.index(person)]) for person in range(PLAYERS))
    told = Announced(None, _PARTNERS.filled(Who(Seat(order[0])), Who(Seat(order[1]))))
    steps[-1] = replace(steps[-1], events=(*steps[-1].events, told))
    return Drawing(cards, seats, tuple(steps))


def strength(card: Card) -> tuple[int, int]:
    """What decides between two cards drawn: rank, ace high, then spades, hearts, diamonds, clubs (C-16)."""
    assert card.suit is not None  # jokers are drawn again
    return card.rank, _STRENGTH[card.suit]


def _round(state: State[None], waiting: tuple[int, ...]) -> Step[None]:
    """Everybody who has no valid card draws one; what he had before is laid aside."""
    changes = Changes(dict(state.zones))
    if state.zones[drawn(waiting[0])]:
        changes.add(Announced(None, _AGAIN))
    for person in waiting:
        changes.move_all(drawn(person), ASIDE)
        card = changes.zones[STOCK][0]
        changes.move(STOCK, drawn(person), (card,))
        changes.add(Announced(Seat(person), _DRAWS.filled(Who(Seat(person)), card)))
    return changes.step(None, frozenset())


def _to_draw_again(state: State[None]) -> tuple[int, ...]:
    """Those with a joker or with the same card as another (C-17)."""
    cards = [state.zones[drawn(person)][0] for person in range(PLAYERS)]
    count = Counter(cards)
    return tuple(person for person, card in enumerate(cards) if card.is_joker or count[card] > 1)
