"""Seat draw before a match: cards drawn for the places, with a separate pack (CR-03; C-13 to C-19).

In each round every person without a valid card draws one, clockwise; then the person with the highest card chooses a
place, and the others sit down from there. The table runs it with `begin`, `draw` and `choose`: each step is a state
with its events, as in a deal. Persons are numbered by the places at which they stood before.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.cards import JOKER, Card, Cards, Suit, sort_cards, standard_pack
from cardtable.core.events import Announced
from cardtable.core.language.card_names import cards_in_sentence
from cardtable.core.language.speech_forms import in_person_form
from cardtable.core.shuffle import shuffled
from cardtable.core.text import Text, Who, conjoin, translate
from cardtable.core.views import State, StateChanges, Step
from cardtable.core.zone_kinds import Arrangement, Visibility, ZoneSpec
from cardtable.core.zones import Seat, Zone

STOCK = Zone("stock")
ASIDE = Zone("aside")
ZONES = (
    ZoneSpec("stock", Visibility.NOBODY, per="table"),
    ZoneSpec("aside", Visibility.EVERYONE, per="table"),
    ZoneSpec("drawn", Visibility.EVERYONE, arrangement=Arrangement.TRICK),
)

_BEFORE_THE_FIRST_DEAL = 0
_STRENGTH = {Suit.SPADES: 3, Suit.HEARTS: 2, Suit.DIAMONDS: 1, Suit.CLUBS: 0}  # C-16

_DRAWS = in_person_form(translate("Seating", "%1 draws %2."), {1: translate("Seating", "You draw %2.")})
_AGAIN = translate("Seating", "Players who drew a joker or the same card draw again.")
_CHOOSES = in_person_form(
    translate("Seating", "%1 chooses a seat and plays first."),
    {1: translate("Seating", "You choose a seat and play first.")},
)
_CHOOSES_WITH = in_person_form(
    translate("Seating", "%1 chooses a seat and plays first, with %2 as partner(s).", n=0),
    {1: translate("Seating", "You choose a seat and play first, with %2 as partner(s).", n=0)},
)


@frozen
class SeatDrawing:
    """Public facts of a seat draw besides its cards."""

    sides: tuple[Seat, ...]  # by seat, the lowest seat of its side
    waiting: tuple[int, ...]  # persons still to draw in this round, in order; () when all have a valid card
    place: int | None = None  # place chosen by the person with the highest card (C-14)


DrawState = State[SeatDrawing]


def drawn(person: int) -> Zone:
    """Return the zone of the card that a person has drawn."""
    return Zone("drawn", person)


def begin(seed: str, sides: Sequence[Seat]) -> DrawState:
    """Return the first state: the pack face down, all persons still to draw; equal seeds give equal orders of cards."""
    pack = sort_cards((*standard_pack(), JOKER, JOKER) * 2)
    people = tuple(range(len(sides)))
    zones: Mapping[Zone, Cards] = {STOCK: shuffled(pack, seed, _BEFORE_THE_FIRST_DEAL), ASIDE: ()}
    return State({**zones, **{drawn(person): () for person in people}}, SeatDrawing(tuple(sides), people))


def draw(state: DrawState, place: int) -> Step[SeatDrawing]:
    """Draw the card at this place of the pack for the first waiting person; an earlier card of theirs goes to ASIDE.

    Raise IndexError beyond the pack.
    """
    person, *waiting = state.public.waiting
    changes = StateChanges(dict(state.zones))
    card = changes.zones[STOCK][place]
    changes.move_all(drawn(person), ASIDE)
    changes.move(STOCK, drawn(person), (card,))
    changes.add(Announced.by(Seat(person), _DRAWS, cards_in_sentence((card,))))
    if not waiting:
        waiting = _to_draw_again(_cards(changes.zones))
        changes.add(*([Announced(None, _AGAIN)] if waiting else []))
    return changes.step(SeatDrawing(state.public.sides, tuple(waiting)), frozenset(map(Seat, waiting[:1])))


def highest(state: DrawState) -> int:
    """Return the person with the highest card, who is to choose a place (C-14)."""
    return _order(_cards(state.zones))[0]


def choose(state: DrawState, place: int) -> Step[SeatDrawing]:
    """Let the person with the highest card take a place; raise IndexError if there is no such place."""
    if place not in range(len(state.public.sides)):
        raise IndexError(f"There is no place {place} at the table.")
    person = Seat(highest(state))
    changes = StateChanges(dict(state.zones))
    changes.add(Announced(person, _chooses(state)))
    return changes.step(SeatDrawing(state.public.sides, (), place), frozenset())


def places(state: DrawState) -> tuple[int, ...]:
    """Return each person's new place once the highest has chosen one: clockwise from there, by seat."""
    first = state.public.place
    assert first is not None
    return tuple((first + seat) % len(state.public.sides) for seat in seats(state))


def seats(state: DrawState) -> tuple[Seat, ...]:
    """Return each person's seat: the highest plays first, and partners follow by their cards (C-14, C-15)."""
    sides = state.public.sides
    by_side = sorted(range(len(sides)), key=lambda seat: (sides[seat], seat))
    order = _order(_cards(state.zones))
    return tuple(Seat(by_side[order.index(person)]) for person in range(len(sides)))


def strength(card: Card) -> tuple[int, int]:
    """Return the order of drawn cards: rank, ace high, then spades, hearts, diamonds, clubs (C-16)."""
    assert card.suit is not None  # jokers are drawn again
    return card.rank, _STRENGTH[card.suit]


def _cards(zones: Mapping[Zone, Cards]) -> Cards:
    people = sum(zone.kind == "drawn" for zone in zones)
    return tuple(zones[drawn(person)][0] for person in range(people))


def _order(cards: Cards) -> list[int]:
    return sorted(range(len(cards)), key=lambda person: strength(cards[person]), reverse=True)


def _to_draw_again(cards: Cards) -> list[int]:
    """Return the persons with a joker or with a card equal to another's (C-17)."""
    count = Counter(cards)
    return [person for person, card in enumerate(cards) if card.is_joker or count[card] > 1]


def _chooses(state: DrawState) -> Text:
    """Return a sentence: the person who chooses a place and plays first, with any partners."""
    sides = state.public.sides
    members = _order(_cards(state.zones))[: sum(side == sides[0] for side in sides)]
    first, *others = (Who(Seat(person)) for person in members)
    return _CHOOSES_WITH.filled(first, conjoin(others), n=len(others)) if others else _CHOOSES.filled(first)
