"""When the rest of a deal is certain, proved from one seat's view alone: sound, not complete."""

from __future__ import annotations

from cardtable.core.cards import Card, Cards
from cardtable.families.hearts.card_values import CardValues
from cardtable.families.hearts.facts import TrickPhase
from cardtable.families.hearts.whereabouts import own_hand, seen_kitty_zone
from cardtable.games.hearts.options import HeartsOptions, MoonScoring, Sun
from cardtable.games.hearts.rules import HeartsView
from cardtable.games.hearts.state import KITTY


def is_certain(options: HeartsOptions, values: CardValues, pack: Cards, view: HeartsView) -> bool:
    """Whether no way of playing on can change what anybody scores in this deal.

    It stays so while the seat plays any of its legal cards, so it may be asked again at each turn.
    """
    public = view.public
    if view.seat is None or public.phase is not TrickPhase.PLAYING:
        return False
    if options.moon_scoring is MoonScoring.CHOOSE and not _moon_is_stopped(values, view):
        return False
    return _decided(options, values, view) or _wins_all(pack, view)


def _moon_is_stopped(values: CardValues, view: HeartsView) -> bool:
    """Two players have point cards already, so nobody will have to choose what a moon counts."""
    return sum(any(card in values.points for card in cards) for cards in view.public.point_cards) > 1


def _decided(options: HeartsOptions, values: CardValues, view: HeartsView) -> bool:
    """Every card that counts has been won, and no bonus or sun hangs on the remaining tricks."""
    public = view.public
    assert view.seat is not None  # spectators claim nothing
    if view.zones.get(KITTY):
        return False
    won = {card for cards in public.point_cards for card in cards}
    won.update(card for card in view.zones.get(seen_kitty_zone(view.seat), ()) if card is not None)
    counting = set(values.points) | ({values.bonus} if values.bonus is not None else set())
    if not counting <= won:
        return False
    if options.no_tricks_bonus and 0 in public.tricks_won:
        return False
    return not (options.sun is Sun.DOUBLE and public.tricks in public.tricks_won)


def _wins_all(pack: Cards, view: HeartsView) -> bool:
    """The seat is on lead, and each of its cards beats every card of its suit that it cannot account for."""
    public = view.public
    if public.turn != view.seat or public.trick or public.tricks == 0:
        return False
    own = own_hand(view)
    outside = set(pack) - set(public.played) - set(own)
    return all(_is_master(card, outside) for card in own)


def _is_master(card: Card, outside: set[Card]) -> bool:
    return all(other.suit is not card.suit or other.rank < card.rank for other in outside)
