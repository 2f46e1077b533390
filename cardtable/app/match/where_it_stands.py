"""Where a match stands that can be gone on with: its deal and trick, whose turn it is, who leads."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.app.match.names_at_table import seat_names
from cardtable.core.cards import Card, Cards
from cardtable.core.controls import Draft
from cardtable.core.text import Text, TextRenderer, conjoin, literal_text, translate
from cardtable.core.zones import Seat, near_seat
from cardtable.host.people import person_assignment
from cardtable.host.table_host import MatchHost
from cardtable.models.hand_order import hand_key

_DEAL = translate("Welcome", "Deal %1")
_YOUR_TURN = translate("Welcome", "%1, your turn.", "where in the match: Deal 3, trick 4 of 13")
_HERE = translate("Welcome", "%1.", "where in the match: Deal 3, trick 4 of 13")
_YOU_LEAD = translate("Welcome", "You lead with %1.", "points")
_SHARED = translate("Welcome", "You share the lead, at %1.", "points")
_LEADS = translate("Welcome", "%1 leads with %2, you have %3.", "one player, and points")
_LEAD = translate("Welcome", "%1 lead with %2, you have %3.", "several players, and points")


def where_it_stands(host: MatchHost, words: TextRenderer) -> tuple[Text, ...]:
    """One sentence or two, to the person; computers alone are watched."""
    terms, person = host.terms, person_assignment(host.terms.players)
    view = host.view(near_seat(person))
    title = terms.controls().display(view, Draft()).title or _DEAL.filled(host.deal)
    turn = person is not None and person in terms.rules().actors(view.public)
    here = (_YOUR_TURN if turn else _HERE).filled(title)
    rows = [scored.row for scored in host.scores]
    if person is None or not rows:
        return (here,)
    totals = [sum(column) for column in zip(*rows, strict=True)]
    stands = standing(totals, terms.sides, person, seat_names(terms.players, words), low_wins=terms.low_wins)
    return (here,) if stands is None else (here, stands)


def standing(
    totals: Sequence[int], sides: Sequence[Seat], person: Seat, names: dict[Seat, str], *, low_wins: bool
) -> Text | None:
    """Who leads and with how many points, None where all have as many; partners lead together."""
    if len(set(totals)) == 1:
        return None
    best, own = min(totals) if low_wins else max(totals), totals[person]
    leaders = [Seat(seat) for seat, total in enumerate(totals) if total == best]
    if person not in leaders:
        named = conjoin([literal_text(names.get(seat, "")) for seat in leaders])
        return (_LEADS if len(leaders) == 1 else _LEAD).filled(named, best, own)
    if all(sides[seat] == sides[person] for seat in leaders):
        return _YOU_LEAD.filled(own)
    return _SHARED.filled(own)


def own_hand(host: MatchHost) -> Cards:
    """The cards in the person's hand, by suits."""
    seat = near_seat(person_assignment(host.terms.players))  # computers alone are watched from there
    zones, kinds = host.view(seat).zones, host.terms.kinds
    cards: list[Card] = [card for zone, held in zones.items() if kinds.is_hand_of(seat, zone) for card in held if card]
    return tuple(sorted(cards, key=hand_key("suit")))
