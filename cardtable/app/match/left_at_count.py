"""A match that was left while the points of a deal were looked at: they come up again."""

from __future__ import annotations

from cardtable.app.match.play import Counted, remarks
from cardtable.core.deal_story import DealOver
from cardtable.host.people import person_seat
from cardtable.host.played_again import last_count
from cardtable.host.table_host import TableHost


def left_at_count(host: TableHost) -> Counted | None:
    """The deal that was counted last, if nobody has acted since; None without one, and where nobody plays.

    Nobody acts before the count has been seen, so that a record which ends there was left at it.
    """
    seat = person_seat(host.terms.players)
    if seat is None or host.over or not host.is_deal_new or not host.scores:
        return None
    count = last_count(host.record(), host.terms.game, seat)
    totals = tuple(map(sum, zip(*(one.row for one in count.scores), strict=True)))
    scored, over = count.scores[-1], DealOver(count.view, count.heard, count.scores[-1])
    return Counted(count.number, scored, totals, remarks(count.heard), over)
