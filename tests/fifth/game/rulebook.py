"""The rules of Pinch in words."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.guidance.rulebook import Clause
from cardtable.core.text import translate
from cardtable.games.pinch.options import Offering, PinchOptions
from cardtable.games.pinch.rules import HELD

_PLAY = translate("Pinch", "Play")
_COUNT = translate("Pinch", "Count")


def rulebook(options: PinchOptions, seats: int) -> Sequence[Clause]:
    """The clauses in force."""
    dealt = translate("Pinch", "Everybody gets %1 cards from the nines up, and acts in turn.").filled(HELD)
    deals = translate("Pinch", "The match ends after %1 deal(s).", n=0).filled(options.deals, n=options.deals)
    offer = Clause("F-04", _PLAY, translate("Pinch", "First everybody gives one card to the left."), ("offering",))
    return (
        Clause("F-01", _PLAY, dealt),
        *((offer,) if options.offering is Offering.LEFT else ()),
        Clause("F-02", _PLAY, translate("Pinch", "Whoever won the last trick leads to the next one.")),
        Clause("F-03", _PLAY, translate("Pinch", "Follow suit if you can; the highest card of the suit led wins.")),
        Clause("F-05", _COUNT, translate("Pinch", "Each trick counts one point, and most points win.")),
        Clause("F-06", _COUNT, deals, ("deals",)),
    )
