"""What is said of a trick when somebody asks, in any game that has them."""

from __future__ import annotations

from collections.abc import Iterator

from cardtable.core.addressing import in_person_form
from cardtable.core.controls import Mark
from cardtable.core.short_forms import list_cards, trick_in_short
from cardtable.core.table_questions import QueryContext
from cardtable.core.text import Text, Who, literal_text, translate
from cardtable.core.tricks_heard import ObservedTrick, tricks_heard
from cardtable.core.views import P

_IS_WINNING = in_person_form(
    translate("Answers", "%1 is winning"),
    {1: translate("Answers", "you are winning")},
)
_CANCELLED = translate("Answers", "cancelled: %1", "cards that cancel each other")
_WON = in_person_form(
    translate("Answers", "%1 won it", "a player, and the last trick"),
    {1: translate("Answers", "you won it", "the last trick")},
)
_WON_BY_NOBODY = translate("Answers", "nobody won it", "the last trick")


def trick_now(known: QueryContext[P]) -> ObservedTrick:
    """The trick on the table, perhaps without a card yet; the last one as long as it still lies there."""
    *over, now = tricks_heard(known.heard, known.kinds)
    lies = any(cards for zone, cards in known.view.zones.items() if known.kinds.is_trick(zone))
    return over[-1] if over and lies and not now.plays else now


def last_trick(known: QueryContext[P]) -> ObservedTrick | None:
    """The last one that is over."""
    return next((trick for trick in reversed(tricks_heard(known.heard, known.kinds)) if trick.is_over), None)


def told_now(known: QueryContext[P]) -> Iterator[Text]:
    """What has been played to the trick, whose card is winning, and which cards cancel each other."""
    trick = trick_now(known)
    if trick.plays:
        yield trick_in_short(trick)
        marked = {zone.owner: marks[0] for zone, marks in known.display.marks.items() if known.kinds.is_trick(zone)}
        yield from (_IS_WINNING.filled(Who(seat)) for seat, _ in trick.plays if Mark.WINNING in marked.get(seat, ()))
        struck = {card: literal_text(card) for seat, card in trick.plays if Mark.CANCELLED in marked.get(seat, ())}
        if struck:
            yield _CANCELLED.filled(list_cards(list(struck.values())))


def won_by(trick: ObservedTrick) -> Text:
    """Who has won a trick that is over."""
    return _WON_BY_NOBODY if trick.winner is None else _WON.filled(Who(trick.winner))
