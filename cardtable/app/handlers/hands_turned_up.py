"""At the end of a deal hands are shown that the rules do not lay open, where this process has the record."""

from __future__ import annotations

from collections.abc import Mapping

from cardtable.app.program import Program
from cardtable.core.cards import Card
from cardtable.core.zones import Zone


class HandReveal:
    """Lets each match that is played in this process ask for them; the record is played again only then."""

    def __init__(self, program: Program) -> None:
        self._program = program
        program.matchChanged.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        play, table = self._program.play, self._program.table
        if play is None or table is None:
            return
        if not play.controller.ready:
            play.ready.connect(self._follow)
            return

        def left() -> Mapping[Zone, tuple[Card | None, ...]]:
            from cardtable.models.past_deals import left_hands

            deal = play.controller.deal
            return left_hands(table.record(), play.terms.game, deal, table.deal_again(deal, None))

        play.model.open_hands = left
