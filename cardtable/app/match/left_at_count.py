"""A match that was left while the points of a deal were looked at: they come up again."""

from __future__ import annotations

from cardtable.app.match.play import CountedDeal, PendingDealResult, remarks
from cardtable.core.cards import Card
from cardtable.core.deal_story import ScoredDeal
from cardtable.core.session import Update
from cardtable.core.zones import Zone
from cardtable.host.people import person_assignment
from cardtable.host.played_again import last_count, play_again
from cardtable.host.table_host import MatchHost
from cardtable.models.at_the_count import split_deal_end
from cardtable.models.past_deals import left_hands


def left_at_count(host: MatchHost) -> PendingDealResult | None:
    """The deal that was counted last, if nobody has acted since; None without one, and where nobody plays.

    Nobody acts before the count has been seen, so that a record which ends there was left at it.
    """
    seat = person_assignment(host.terms.players)
    if seat is None or host.over or not host.is_deal_new or not host.scores:
        return None
    record, game = host.record(), host.terms.game
    number = host.deal - 1
    begun = host.at_deal(number)
    if begun is None:
        return None
    count = last_count(record, game, seat, begun)
    totals = tuple(map(sum, zip(*(one.row for one in count.scores), strict=True)))
    scored, view = count.scores[-1], count.last.view
    counted = CountedDeal(count.number, scored, totals, remarks(count.heard), ScoredDeal(view, count.heard, scored))

    def left() -> dict[Zone, tuple[Card | None, ...]]:
        return left_hands(record, game, number, play_again(record, game, number, None, host.at_deal(number)))

    parts = split_deal_end(count.last, count.before, host.terms.kinds, left)
    return PendingDealResult(counted, view if parts is None else parts.counted.view, Update((scored,), view))
