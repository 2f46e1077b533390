"""Rules that both games of the Hearts family follow: dealing, passing, playing a card, the moon, the end of a deal.

The clause ids of refusals come from the game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Generic, assert_never

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.cards import Card, Cards, Suit
from cardtable.core.events import Announced, FeatKind, ScoreLine
from cardtable.core.refusal import Refusal
from cardtable.core.text import Who, translate
from cardtable.core.tricks import next_seat
from cardtable.core.views import State, StateChanges, Step, View
from cardtable.core.zone_kinds import ZoneSpec, empty_zones
from cardtable.core.zones import Seat, Zone
from cardtable.families.hearts import announcements
from cardtable.families.hearts.actions import Action, PassCards, PlayCard, ScoreMoon
from cardtable.families.hearts.dealing import NOT_HELD, check_pass, deal_around, lay_aside
from cardtable.families.hearts.options import QUEEN_OF_SPADES, CardValues
from cardtable.families.hearts.public_facts import F, TrickPhase, actors, everybody, step
from cardtable.families.hearts.score_sheet import Settlement, conclude, deal_points
from cardtable.families.hearts.trick_zones import lay, own_hand

Bar = Callable[[Card], Refusal | None]
"""Asked about a card, it answers None or the clause that bars it from being played."""

_PLAY_NOW = translate("Hearts family", "Now play a card to the trick.")
_NOT_YOUR_TURN = translate("Hearts family", "It's %1's turn, not yours.")
_CHOOSE_MOON = translate("Hearts family", "The player who shot the moon must choose how it counts.")
_DEAL_OVER = translate("Hearts family", "The deal is over.")
_LOWEST_CLUB = translate("Hearts family", "The first trick begins with the %1.")
OPEN_WITHOUT_POINTS = translate("Hearts family", "The first trick must not begin with a point card.")
NO_POINTS_YET = translate("Hearts family", "No points may be discarded on the first trick.")
_FOLLOW = {
    Suit.CLUBS: translate("Hearts family", "You must follow suit: play a club."),
    Suit.DIAMONDS: translate("Hearts family", "You must follow suit: play a diamond."),
    Suit.SPADES: translate("Hearts family", "You must follow suit: play a spade."),
    Suit.HEARTS: translate("Hearts family", "You must follow suit: play a heart."),
}
_NOT_BROKEN = translate("Hearts family", "Hearts can't be led before they are broken.")
_QUEEN_NOT_YET = translate("Hearts family", "The queen of spades may not be led before hearts are broken.")


def nothing(_card: Card) -> None:
    """Return None: no card is barred."""


def if_any_is_left(hand: Sequence[Card], bar: Bar) -> Bar:
    """Return the bar, or `nothing` if it would bar every card of the hand."""
    return bar if any(bar(card) is None for card in hand) else nothing


def only_this(clause: str, opener: Card) -> Bar:
    """Return the bar of all cards but the lowest club, which opens the first trick."""
    refusal = Refusal(clause, _LOWEST_CLUB.filled(opener))
    return lambda card: None if card == opener else refusal


def must_follow(clause: str, hand: Sequence[Card], led: Suit) -> Bar | None:
    """Return the bar of other suits than the one led; None if the hand has no card of it (HR-07).

    No other rule overrides the duty to follow suit.
    """
    if not any(card.suit is led for card in hand):
        return None
    refusal = Refusal(clause, _FOLLOW[led])
    return lambda card: None if card.suit is led else refusal


def unbroken_lead(hearts: str | None, queen: str | None) -> Bar:
    """Return the bar of leads before hearts are broken (HR-09): hearts, the queen of spades.

    Each argument is the clause id of its rule, None if the rule is off.
    """
    no_hearts = None if hearts is None else Refusal(hearts, _NOT_BROKEN)
    no_queen = None if queen is None else Refusal(queen, _QUEEN_NOT_YET)

    def bar(card: Card) -> Refusal | None:
        if card.suit is Suit.HEARTS:
            return no_hearts
        return no_queen if card == QUEEN_OF_SPADES else None

    return bar


@frozen
class ClauseIds:
    """Clause ids of a game for the refusals of this module."""

    passing: str
    play: str
    follow: str
    moon: str
    over: str


class FamilyRules(ABC, Generic[F]):
    """Rules for a seat count; a game adds its first leader, its tricks, its moon and its score.

    `fresh` makes the public facts of a new deal; `cycle`: pass offset of each deal; `kitty`: zone of cards left over;
    `moon`: text of the option for the score of a moon.
    """

    def __init__(
        self,
        seats: int,
        clauses: ClauseIds,
        *,
        pass_count: int,
        fresh: Callable[..., F],
        pack: Cards,
        hand_size: int,
        cycle: Sequence[int],
        values: CardValues,
        kitty: Zone,
        zones: Sequence[ZoneSpec],
        queen_breaks: bool,
        moon: str,
    ) -> None:
        self.clauses = clauses
        self.pass_count = pass_count
        self.zones = zones
        self._seats = seats
        self._fresh = fresh
        self._pack = pack
        self._hand_size = hand_size
        self._cycle = cycle
        self._values = values
        self._kitty = kitty
        self._queen_breaks = queen_breaks
        self._moon = moon

    def deck(self) -> Cards:
        """Return the cards in use, in text order."""
        return self._pack

    def sides(self, public: F) -> tuple[Seat, ...]:
        """Return every seat as its own side."""
        return everybody(self._seats)

    def actors(self, public: F) -> frozenset[Seat]:
        return actors(public)

    def hand_over(self, public: F) -> bool:
        return public.phase in (TrickPhase.SCORED, TrickPhase.ENDED)

    def match_over(self, public: F) -> bool:
        return public.phase is TrickPhase.ENDED

    def legal(self, view: View[F]) -> Iterator[Action]:
        """Yield every legal action of the seat, each once even with twins; none if it is not to act."""
        if view.seat not in actors(view.public):
            return
        match view.public.phase:
            case TrickPhase.PASSING:
                held = own_hand(view)
                choices = combinations(held, self.pass_count)
                yield from map(PassCards, choices if len(set(held)) == len(held) else dict.fromkeys(choices))
            case TrickPhase.PLAYING:
                yield from map(PlayCard, self.playable(view))
            case _:  # the moon: in all other phases no seat is to act
                yield from (ScoreMoon(True), ScoreMoon(False))

    def playable(self, view: View[F]) -> Cards:
        """Return the cards that the seat may play now, each once."""
        if view.public.phase is not TrickPhase.PLAYING or view.public.turn != view.seat:
            return ()
        held = own_hand(view)
        bar = self._bar(view.public, held)
        return tuple(card for card in dict.fromkeys(held) if bar(card) is None)

    def check(self, view: View[F], action: Action) -> Refusal | None:
        """Return None if the seat may do this now, else the refusal."""
        match view.public.phase:
            case TrickPhase.PASSING:
                return check_pass(self.clauses.passing, view, action, self.pass_count)
            case TrickPhase.PLAYING:
                return self._check_play(view, action)
            case TrickPhase.MOON:
                own = view.seat == view.public.shooter and isinstance(action, ScoreMoon)
                return None if own else Refusal(self.clauses.moon, _CHOOSE_MOON)
        return Refusal(self.clauses.over, _DEAL_OVER)

    def _check_play(self, view: View[F], action: Action) -> Refusal | None:
        clause, turn = self.clauses.play, view.public.turn
        assert turn is not None  # set while cards are played
        if view.seat != turn:
            return Refusal(clause, _NOT_YOUR_TURN.filled(Who(turn)))
        if not isinstance(action, PlayCard):
            return Refusal(clause, _PLAY_NOW)
        held = own_hand(view)
        if action.card not in held:
            return Refusal(clause, NOT_HELD.filled(action.card))
        return self._bar(view.public, held)(action.card)

    def deal(self, previous: State[F] | None, deck: Sequence[Card]) -> Step[F]:
        """Deal from the deck's first card on; `previous` is None for the first deal of a match (HR-03, HR-19, XR-01).

        The dealer's left deals next (HR-19), and the pass offset follows from the number of the deal (HR-04).
        """
        zeros = (0,) * self._seats
        if previous is None:
            dealer, number, totals, due = Seat(self._seats - 1), 1, zeros, False
        else:
            last = previous.public
            dealer, number, totals, due = next_seat(last.dealer, self._seats), last.deal + 1, last.totals, last.due
        offset = self._cycle[(number - 1) % len(self._cycle)]
        public = self._fresh(
            seats=self._seats,
            dealer=dealer,
            deal=number,
            phase=TrickPhase.PASSING if offset else TrickPhase.PLAYING,
            pass_offset=offset,
            hand_size=self._hand_size,
            totals=totals,
            points=zeros,
            tricks_won=zeros,
            point_cards=((),) * self._seats,
            due=due,
        )
        changes = StateChanges(empty_zones(self.zones, self._seats))
        changes.add(announcements.deals(dealer))
        deal_around(changes, tuple(deck), public, self._kitty)
        return step(changes, public) if offset else self._begin_play(changes, public)

    def _begin_play(self, changes: StateChanges, public: F) -> Step[F]:
        leader = self._opener(changes.zones, public.dealer)
        return step(changes, replace(public, phase=TrickPhase.PLAYING, turn=leader, leader=leader))

    def apply(self, state: State[F], seat: Seat, action: Action) -> Step[F]:
        """Return the state after a legal action of the seat."""
        changes, public = StateChanges(dict(state.zones)), state.public
        match action:
            case PassCards():
                public = lay_aside(changes, public, seat, action.cards)
                return step(changes, public) if actors(public) else self._begin_play(changes, public)
            case PlayCard():
                return self._play(changes, public, seat, action.card)
            case ScoreMoon():
                changes.add(announcements.chooses(seat, self._moon_points(public), add=action.add))
                return self._score(changes, public, action.add)
            case _:
                assert_never(action)

    def _play(self, changes: StateChanges, public: F, seat: Seat, card: Card) -> Step[F]:
        """Apply a played card (HR-07, XR-04); the last player's card completes the trick, the last trick the deal."""
        public = lay(changes, public, seat, card, self._said(public, seat, card), queen_breaks=self._queen_breaks)
        if len(public.trick) == self._seats:
            public = self._end_trick(changes, public)
            if public.tricks == self._hand_size:
                return self._finish(changes, public)
        return step(changes, public)

    def _said(self, public: F, seat: Seat, card: Card) -> Announced:
        return announcements.plays(seat, card, lead=not public.trick)

    def _finish(self, changes: StateChanges, public: F) -> Step[F]:
        """Detect a moon after all cards are played; score the deal unless the shooter is to choose (HR-12, HR-13)."""
        public = self._detect_moon(changes, replace(public, turn=None))
        if public.shooter is not None and self._moon == "choose":
            return step(changes, replace(public, phase=TrickPhase.MOON))
        return self._score(changes, public, self._moon == "add_others")

    def _score(self, changes: StateChanges, public: F, add: bool) -> Step[F]:
        """Score the deal (H-19, HR-12 to HR-18, XR-10, XR-11); `add`: a moon is added to the others."""
        lines = self._count(public, add)
        result = self._settle(public, lines)
        return conclude(changes, public, self._pack, deal_points(lines), result, self._feat(public))

    def _feat(self, public: F) -> FeatKind:
        return FeatKind.MOON

    def _bar(self, public: F, hand: Cards) -> Bar:
        """Return the bar on the cards of this hand, whose turn it is; nothing overrides following suit (HR-07)."""
        if not public.trick:
            return self._lead_bar(public, hand) if public.tricks else self._opening_bar(public, hand)
        led = public.trick[0].suit
        assert led is not None  # there are no jokers
        return must_follow(self.clauses.follow, hand, led) or self._discard_bar(public, hand)

    @abstractmethod
    def _opening_bar(self, public: F, hand: Cards) -> Bar:
        """Return the bar on the first lead of a deal (HR-06, XR-03)."""

    @abstractmethod
    def _lead_bar(self, public: F, hand: Cards) -> Bar:
        """Return the bar on later leads (HR-09)."""

    @abstractmethod
    def _discard_bar(self, public: F, hand: Cards) -> Bar:
        """Return the bar on discards (HR-08)."""

    @abstractmethod
    def _opener(self, zones: Mapping[Zone, Cards], dealer: Seat) -> Seat:
        """Return the leader of the first trick (HR-06, XR-03)."""

    @abstractmethod
    def _end_trick(self, changes: StateChanges, public: F) -> F:
        """Move the cards of a complete trick, and return the facts after it (HR-11, XR-06 to XR-09)."""

    @abstractmethod
    def _detect_moon(self, changes: StateChanges, public: F) -> F:
        """Show the kitty, announce a moon, and return the facts with its shooter (HR-12, HR-13, XR-10)."""

    @abstractmethod
    def _moon_points(self, public: F) -> int:
        """Return the points of the shooter's moon."""

    @abstractmethod
    def _count(self, public: F, add: bool) -> tuple[ScoreLine, ...]:
        """Return the score lines of the deal."""

    @abstractmethod
    def _settle(self, public: F, lines: tuple[ScoreLine, ...]) -> Settlement:
        """Return the score sheet with the deal added, and the end of the match if due."""
