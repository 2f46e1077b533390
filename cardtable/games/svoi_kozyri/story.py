"""What is told of a deal of Svoi Kozyri: who was out first, and who was left with cards."""

from __future__ import annotations

from cardtable.core.deal_story import DealSummary, ScoredDeal
from cardtable.core.text import Text, Who, translate
from cardtable.games.svoi_kozyri.options import SvoiKozyriOptions
from cardtable.games.svoi_kozyri.state import SvoiKozyriPublic

_DRAW = translate("Svoi Kozyri", "Nobody is left alone: the deal is a draw.")
_FIRST = translate("Svoi Kozyri", "You were the first without cards.")
_LAST = translate("Svoi Kozyri", "You are left with the cards.")
_PLACE = translate("Svoi Kozyri", "You came through as number %1.")
_WON = translate("Svoi Kozyri", "%1 was the first without cards.")
_LOST = translate("Svoi Kozyri", "%1 is left with the cards.")


def story(_options: SvoiKozyriOptions, _seats: int, over: ScoredDeal) -> DealSummary:
    """What the person has come to first."""
    public: SvoiKozyriPublic = over.view.public
    seat, loser = over.view.seat, public.loser
    left = None if loser is None or loser == seat else _LOST.filled(Who(loser))
    return DealSummary(_fact(public, over), left)


def _fact(public: SvoiKozyriPublic, over: ScoredDeal) -> Text:
    seat, winner, loser = over.view.seat, public.winner, public.loser
    if winner is None or loser is None:
        return _DRAW
    if seat == loser:
        return _LAST
    if seat == winner:
        return _FIRST
    if seat is not None and seat in public.out:
        return _PLACE.filled(public.out.index(seat) + 1)
    return _WON.filled(Who(winner))
