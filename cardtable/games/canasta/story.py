"""What is told of a deal of Canasta: who went out, and what that cost."""

from __future__ import annotations

from cardtable.core.deal_story import DealSummary, ScoredDeal
from cardtable.core.events import CardsMoved
from cardtable.core.text import Text, Who, translate
from cardtable.core.zones import Seat
from cardtable.games.canasta.options import CanastaOptions
from cardtable.games.canasta.state import CanastaPublic, shown
from cardtable.games.canasta.values import points_of

_OUT_ALONE = translate("Canasta", "You went out.")
_OUT = translate("Canasta", "You went out, and the others kept %1 points in hand.")
_CONCEALED = translate("Canasta", "You went out concealed, and the others kept %1 points in hand.")
_THEY_OUT = translate("Canasta", "%1 went out.")
_THEY_OUT_AND = translate("Canasta", "%1 went out, and %2 points stayed in your hand.")
_NOBODY = translate("Canasta", "The stock is used up, and nobody went out.")
_NOBODY_AND = translate("Canasta", "Nobody went out, and %1 points stayed in your hand.")


def story(_options: CanastaOptions, _seats: int, over: ScoredDeal) -> DealSummary:
    """Who went out, and what was left in the hands."""
    public: CanastaPublic = over.view.public
    return DealSummary(_fact(public, over))


def _fact(public: CanastaPublic, over: ScoredDeal) -> Text:
    me, out = over.view.seat, public.out
    mine = 0 if me is None else left_in_hand(over, me)
    if out is None:
        return _NOBODY_AND.filled(mine) if mine else _NOBODY
    if out != me:
        return _THEY_OUT_AND.filled(Who(out), mine) if mine else _THEY_OUT.filled(Who(out))
    others = (seat for seat in public.order if public.sides[seat] != public.sides[out])
    kept = sum(left_in_hand(over, seat) for seat in others)
    if not kept:
        return _OUT_ALONE
    return (_CONCEALED if public.concealed else _OUT).filled(kept)


def left_in_hand(over: ScoredDeal, seat: Seat) -> int:
    """Points of the cards that a seat laid open for the count."""
    laid = (event for event in over.heard if isinstance(event, CardsMoved) and event.target == shown(seat))
    return sum(points_of(card for card in event.cards if card is not None) for event in laid)
