"""Answers about those who sit at the table: what each holds and has, from hands, plates and what they did last."""

from __future__ import annotations

from collections.abc import Iterator

from cardtable.core.addressing import in_person_form
from cardtable.core.cards import Card, Suit
from cardtable.core.controls import Plate
from cardtable.core.events import CardsMoved
from cardtable.core.short_forms import cards_by_suit, list_cards, seat_has
from cardtable.core.table_questions import QueryContext
from cardtable.core.text import Text, Who, literal_text, translate
from cardtable.core.views import P, faces
from cardtable.core.zone_kinds import Visibility
from cardtable.core.zones import Seat
from cardtable.table.wording.table_phrases import PLATE_DEALS, THEY, WE

_CARDS = in_person_form(
    translate("Answers", "%1: %2 card(s)", "a player, and how many cards they hold", n=0),
    {1: translate("Answers", "You: %2 card(s)", "how many cards you hold", n=0)},
)
_POINTS = translate("Answers", "this deal %1, total %2", "points of a player")
_TOTAL = translate("Answers", "total %1", "points of a player")
_SO_FAR = translate("Answers", "This deal: %1", "points by player, such as: Amrit 4, Kavya 9")
_SIDE = translate("Answers", "%1 %2", "a side of two and its points: we 120")
_PLAYED = translate("Answers", "last: %1", "the card that a player laid down last")
_NO_SEAT = translate("Answers", "Nobody sits there: only %1 play.", "a number of players")
_NOBODY_COUNTED = translate("Answers", "Nothing is counted in this game.")


def count_of(known: QueryContext[P], seat: Seat) -> int:
    """How many cards a player holds."""
    return sum(len(cards) for zone, cards in known.view.zones.items() if known.kinds.is_hand_of(seat, zone))


def cards_left(known: QueryContext[P]) -> tuple[Text, ...]:
    """How many cards each player holds, clockwise, whoever asks last."""
    return (list_cards([seat_has(seat, count_of(known, seat)) for seat in known.others_first]),)


def points(known: QueryContext[P]) -> tuple[Text, ...]:
    """The totals, whoever asks first, then what this deal has brought so far."""
    plates = known.display.plates
    if all(plate.total is None for plate in plates):
        return (_NOBODY_COUNTED,)
    return (_totals(known), *_this_deal(known))


def _totals(known: QueryContext[P]) -> Text:
    plates, seen = known.display.plates, _heads(known)
    if len(seen) == 2 and len(plates) > 2:
        return list_cards(
            [_SIDE.filled(name, plates[seat].total or 0) for seat, name in zip(seen, (WE, THEY), strict=True)]
        )
    return list_cards([seat_has(seat, plates[seat].total or 0) for seat in seen])


def _this_deal(known: QueryContext[P]) -> Iterator[Text]:
    plates = known.display.plates
    counted = [(seat, points) for seat in _heads(known) if (points := plates[seat].points) is not None]
    some = [seat_has(seat, points) for seat, points in counted if points]
    if some:
        yield _SO_FAR.filled(list_cards(some))


def _heads(known: QueryContext[P]) -> tuple[Seat, ...]:
    """One seat of each side, the near one first."""
    sides = known.sides
    return tuple({sides[seat]: seat for seat in reversed(known.round)}.values())[::-1]


def about_player(place: int, known: QueryContext[P]) -> tuple[Text, ...]:
    """Name, cards, points, the card laid down last, how a computer plays; `place` as `Known.round` has them."""
    if place >= len(known.round):
        return (_NO_SEAT.filled(len(known.round)),)
    seat = known.round[place]
    held = count_of(known, seat)
    told = [*_plate(known.display.plates[seat]), *_last_card(known, seat)]
    told += [known.manners[seat]] if seat in known.manners else []
    return (_CARDS.filled(Who(seat), held, n=held), *((list_cards(told),) if told else ()), *_open_hand(known, seat))


def _open_hand(known: QueryContext[P], seat: Seat) -> Iterator[Text]:
    """The cards of somebody else where they lie open, as in a deal that is looked back at."""
    hands = (zone for zone in known.view.zones if known.kinds.is_hand_of(seat, zone))
    cards = [card for zone in hands for card in faces(known.view, zone)]
    if cards and seat != known.view.seat:
        yield list_cards(cards_by_suit(cards))


def _plate(plate: Plate) -> Iterator[Text]:
    if plate.points and plate.total is not None:
        yield _POINTS.filled(plate.points, plate.total)
    elif plate.total is not None:
        yield _TOTAL.filled(plate.total)
    yield from (literal_text(badge) if isinstance(badge, Suit) else badge for badge in plate.badges)
    if plate.dealer:
        yield PLATE_DEALS


def _last_card(known: QueryContext[P], seat: Seat) -> Iterator[Text]:
    played: Card | None = None
    for event in known.heard:
        if isinstance(event, CardsMoved) and known.kinds.is_hand_of(seat, event.source) and event.cards:
            open_there = known.kinds.spec(event.target).visibility is Visibility.EVERYONE
            played = event.cards[-1] if open_there else played
    if played is not None:
        yield _PLAYED.filled(played)
