"""Query answers of the Hearts family: points in tricks, hearts, the queen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from cardtable.core.cards import Card
from cardtable.core.guidance import player_queries
from cardtable.core.language.speech_forms import in_person_form
from cardtable.core.text import Text, Who, translate
from cardtable.core.tricks import ObservedTrick
from cardtable.core.zones import Seat
from cardtable.families.hearts.options import QUEEN_OF_SPADES, CardValues
from cardtable.families.hearts.public_facts import TrickPhase
from cardtable.families.hearts.trick_zones import own_hand

Wins = Callable[[Sequence[Card]], bool]
"""Whether the last card of a trick would win it as it lies."""

_IN_IT = translate("Hearts family", "%1 point(s)", "that lie in a trick", n=0)
_NO_POINTS = translate("Hearts family", "no points", "that lie in a trick")
_BROKEN = translate("Hearts family", "hearts broken")
_NOT_BROKEN = translate("Hearts family", "hearts not broken")
_QUEEN_OUT = translate("Hearts family", "queen still to come", "of spades")
_QUEEN_LIES = translate("Hearts family", "queen on the table", "of spades")
_QUEEN_WITH = in_person_form(
    translate("Hearts family", "queen: %1", "who has taken that of spades"),
    {1: translate("Hearts family", "queen: you", "who has taken that of spades")},
)
_TAKEN = translate("Hearts family", "taken: %1", "points by player: Amrit 4, Kavya 9")
_NONE_TAKEN = translate("Hearts family", "no points yet")
_MARKED = translate("Hearts family", "selected: %1", "cards to be passed")
_NONE_MARKED = translate("Hearts family", "none selected", "no cards to be passed yet")
_LEAD_IT = translate("Hearts family", "you can lead it")
_WOULD_WIN = translate("Hearts family", "it would be winning: %1 point(s)", n=0)
_WOULD_WIN_NOTHING = translate("Hearts family", "it would be winning, no points")
_WOULD_LOSE = translate("Hearts family", "it can be played and wouldn't win")
_WOULD_CANCEL = translate("Hearts family", "it can be played: the twins would cancel each other")
_TO_PASS = translate("Hearts family", "it can be passed: Space selects it")


def answers(values: CardValues, wins: Wins, *, cancels: bool = False) -> player_queries.GameAnswers:
    """Return the family's own query answers under these values; `cancels`: twins in a trick cancel each other."""
    asked = _TrickQueryAnswers(values, wins, cancels)
    return {
        player_queries.PlayerQuery.TABLE: asked.on_table,
        player_queries.PlayerQuery.PLAYABLE: asked.playable,
        player_queries.PlayerQuery.HOLDINGS: asked.holdings,
        player_queries.PlayerQuery.LAST: asked.last,
        player_queries.PlayerQuery.CARD: asked.card,
    }


class _TrickQueryAnswers:
    """Answers to queries, for one set of rules."""

    def __init__(self, values: CardValues, wins: Wins, cancels: bool) -> None:
        self._values = values
        self._wins = wins
        self._cancels = cancels

    def on_table(self, known: player_queries.QueryContext[Any]) -> tuple[Text, ...]:
        """Return the trick, its winner so far and its points; then the captions, such as the kitty."""
        trick = player_queries.trick_now(known)
        worth = (self._worth(trick),) if trick.plays else ()
        return (*player_queries.told_now(known), *worth, *(known.display.captions.values() if worth else ()))

    def playable(self, known: player_queries.QueryContext[Any]) -> tuple[Text, ...]:
        """Return, while passing, the prompt and the selected cards; else ()."""
        if known.view.public.phase is not TrickPhase.PASSING or not known.own_turn:
            return ()
        marked = known.draft.marked
        return (
            known.display.prompt,
            _MARKED.filled(player_queries.list_cards(player_queries.cards_by_suit(marked))) if marked else _NONE_MARKED,
        )

    def holdings(self, known: player_queries.QueryContext[Any]) -> tuple[Text, ...]:
        """Return the state of hearts and the queen, the points taken, and the captions."""
        public = known.view.public
        if public.phase is TrickPhase.PASSING:
            return ()
        hearts = _BROKEN if public.broken else _NOT_BROKEN
        return (player_queries.list_cards([hearts, *self._queen(known)]), *self._taken(known))

    def _queen(self, known: player_queries.QueryContext[Any]) -> Iterator[Text]:
        public = known.view.public
        if self._values.points.get(QUEEN_OF_SPADES, 0):
            owners = [Who(Seat(seat)) for seat, cards in enumerate(public.point_cards) if QUEEN_OF_SPADES in cards]
            yield from map(_QUEEN_WITH.filled, owners)
            if not owners:
                yield _QUEEN_LIES if QUEEN_OF_SPADES in public.trick else _QUEEN_OUT

    def _taken(self, known: player_queries.QueryContext[Any]) -> Iterator[Text]:
        points = known.view.public.points
        some = [player_queries.seat_has(seat, points[seat]) for seat in known.round if points[seat]]
        yield _TAKEN.filled(player_queries.list_cards(some)) if some else _NONE_TAKEN
        yield from known.display.captions.values()

    def last(self, known: player_queries.QueryContext[Any]) -> tuple[Text, ...]:
        """Return the last trick and its points."""
        trick = player_queries.last_trick(known)
        return (
            ()
            if trick is None
            else (player_queries.won_by(trick), self._worth(trick), player_queries.trick_in_short(trick))
        )

    def _worth(self, trick: ObservedTrick) -> Text:
        points = self._values.sum(card for _, card in trick.plays)
        return _IN_IT.filled(points, n=points) if points else _NO_POINTS

    def card(self, known: player_queries.QueryContext[Any]) -> tuple[Text, ...]:
        """Return the effect of the focused card, if it is in the player's hand and legal."""
        if known.focused is None or known.refusal is not None or not known.own_turn:
            return ()
        card, zone = known.focused
        if not known.kinds.is_hand_of(known.view.seat, zone) or card not in own_hand(known.view):
            return ()
        if known.view.public.phase is TrickPhase.PASSING:
            return (_TO_PASS,)
        return (self._would(known, card),)

    def _would(self, known: player_queries.QueryContext[Any], card: Card) -> Text:
        trick = (*known.view.public.trick, card)
        if len(trick) == 1:
            return _LEAD_IT
        if self._cancels and trick.count(card) > 1:
            return _WOULD_CANCEL
        points = self._values.sum(trick)
        if not self._wins(trick):
            return _WOULD_LOSE
        return _WOULD_WIN.filled(points, n=points) if points else _WOULD_WIN_NOTHING
