"""A match that was left while the points of a deal were looked at: they come up again."""

from __future__ import annotations

from dataclasses import replace

from cardtable.app.match.play import Counted, remarks
from cardtable.core.deal_story import DealOver
from cardtable.core.session import Session
from cardtable.host.people import person_seat
from cardtable.host.table_host import TableHost


def left_at_count(host: TableHost) -> Counted | None:
    """The deal that was counted last, if nobody has acted since; None without one, and where nobody plays.

    Nobody acts before the count has been seen, so that a record which ends there was left at it.
    """
    seat = person_seat(host.terms.players)
    if seat is None or host.over or not host.is_deal_new or not host.scores:
        return None
    record = host.record()
    game = host.terms.game
    session = Session.replay(replace(record, actions=record.actions[:-1]), game)
    actor, action = record.actions[-1]
    session.perform(actor, game.codec.read(action))  # and deal no other
    heard, scored = session.heard(seat), session.scores[-1]
    totals = tuple(map(sum, zip(*(one.row for one in session.scores), strict=True)))
    over = DealOver(session.view(seat), heard, scored)
    return Counted(session.deal_number, scored, totals, remarks(heard), over)
