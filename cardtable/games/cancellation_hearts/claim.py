"""When the rest of a deal is certain, proved from one seat's view alone: sound, not complete."""

from __future__ import annotations

from cardtable.families.hearts.facts import TrickPhase
from cardtable.families.hearts.whereabouts import seen_kitty_zone
from cardtable.games.cancellation_hearts.options import CancellationMoonScoring, CancellationOptions
from cardtable.games.cancellation_hearts.rules import CancellationView
from cardtable.games.cancellation_hearts.scoring import POINT_CARDS, card_values, is_point_card

_TWINS = 2


def is_certain(options: CancellationOptions, view: CancellationView) -> bool:
    """Whether every card that counts has found its owner or is lost for good, so that no play changes a score."""
    public, values = view.public, card_values(options)
    if view.seat is None or public.phase is not TrickPhase.PLAYING or public.widow:
        return False
    own_widow = [card for card in view.zones.get(seen_kitty_zone(view.seat), ()) if card is not None]
    settled = [card for cards in public.point_cards for card in cards] + own_widow + list(public.vanished)
    all_counting = POINT_CARDS + (_TWINS if values.bonus else 0)
    return len(values.counting(settled)) == all_counting and not _may_choose(options, view)


def _may_choose(options: CancellationOptions, view: CancellationView) -> bool:
    """Whether somebody may yet have to choose what a moon counts, which nobody can foresee."""
    takers = sum(any(map(is_point_card, cards)) for cards in view.public.point_cards)
    return (
        options.moon_scoring is CancellationMoonScoring.CHOOSE
        and takers == 1
        and not any(map(is_point_card, view.public.vanished))
    )
