"""A turn as the strip lists it: words, with chips where its cards belong."""

from __future__ import annotations

from cardtable.app.overlays.history.turn_items import entry_of
from cardtable.core.cards import Card
from cardtable.core.guidance.turn_summaries import TurnAction, TurnCards, TurnSummary
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.text import Text, Who
from cardtable.core.zones import Seat
from cardtable.table.art.card_chips import chip_run

ME = Seat(0)
ACE = Card.parse("AS")


class Odd(SourceRenderer):
    """Everybody has a name that looks like a hole of a sentence."""

    def seat(self, seat: Seat) -> str:
        return "%3"


def test_a_name_is_never_taken_for_a_place_of_cards() -> None:
    words = Odd()
    sentence = TurnAction(Text("T", "%1 names the suit.", args=(Who(ME),)), is_sentence=True)
    laid = TurnAction(Text("T", "laid %2", args=(Who(ME),)), (TurnCards((ACE,)),))
    entry = entry_of(TurnSummary(ME, (laid, sentence)), words)
    assert entry.lines == (("laid", chip_run((ACE,), words)), ("%3 names the suit.",))
