"""Swap and play: each seat swaps one card with its left neighbour, hidden; then tricks are played; most tricks win."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, cast

from cardtable.core.cards import Card, Cards, sort_cards, standard_pack
from cardtable.core.controls import Controls
from cardtable.core.events import Announced, HandScored, MatchEnded, ScoreLine, TrickWon
from cardtable.core.guidance.rulebook import Clause
from cardtable.core.options import Choice, Options, option
from cardtable.core.refusal import Refusal
from cardtable.core.rules import GameDefinition, Rules, most
from cardtable.core.scores import places
from cardtable.core.text import Text, Who, translate
from cardtable.core.tricks import following, next_seat, winning_place
from cardtable.core.views import State, StateChanges, Step, View, replaced
from cardtable.core.zone_kinds import Arrangement, Role, Visibility, ZoneSpec
from cardtable.core.zones import Seat, Zone

HAND_SIZE = 3
STOCK = Zone("stock")

ZONES = (
    ZoneSpec("stock", Visibility.NOBODY, "table"),
    ZoneSpec("hand", Visibility.OWNER, "seat", Arrangement.FAN, role=Role.HAND),
    ZoneSpec("swap", Visibility.OWNER, "seat"),
    ZoneSpec("trick", Visibility.EVERYONE, "seat", Arrangement.TRICK, role=Role.TRICK),
    ZoneSpec("won", Visibility.NOBODY, "seat"),
)


class Swapping(Choice):
    """Whether cards are swapped."""

    LEFT = "left", translate("Toy", "To the left")
    NONE = "none", translate("Toy", "Not at all")


@dataclass(frozen=True, slots=True)
class ToyOptions(Options):
    """The rules of the toy."""

    swapping: Swapping = option(
        Swapping.LEFT, label=translate("Toy", "Swapping"), help=translate("Toy", "One card goes to a neighbour.")
    )
    deals: int = option(
        2, label=translate("Toy", "Deals"), help=translate("Toy", "So many deals make a match."), low=1, high=9
    )
    show_points: bool = option(
        True, label=translate("Toy", "Show points"), help=translate("Toy", "Points stand on the plates.")
    )

    PRESETS: ClassVar = {"long": {"deals": 5}, "plain": {"swapping": "none"}}
    PRESET_SEATS: ClassVar = {"plain": (2, 3)}
    PRESET_LABELS: ClassVar = {"long": translate("Toy", "Long match"), "plain": translate("Toy", "Plain game")}
    RENAMED: ClassVar = {"rounds": "deals"}


@dataclass(frozen=True, slots=True)
class Swap:
    """Choose the card for the left neighbour."""

    card: Card


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card to the trick."""

    card: Card


Action = Swap | Play


@dataclass(frozen=True, slots=True)
class ToyPublic:
    """What everybody sees."""

    seats: int
    deal: int
    swapped: frozenset[Seat]  # everybody sees who has put a card down
    swapping: bool
    leader: Seat
    trick: Cards  # played openly
    won: tuple[int, ...]  # tricks of this deal, by seat
    totals: tuple[int, ...]
    over: bool = False
    ended: bool = False


FOLLOW = Refusal("T-02", translate("Toy", "You must follow suit."))
NOT_HELD = Refusal("T-01", translate("Toy", "You do not hold that card."))
WRONG_PHASE = Refusal("T-01", translate("Toy", "It is not the time for that."))


class ToyRules:
    """The rules for some options and a seat count."""

    zones: Sequence[ZoneSpec] = ZONES

    def __init__(self, options: ToyOptions, seats: int) -> None:
        if seats not in (2, 3, 4):
            raise ValueError("The toy is for two to four.")
        self._options = options
        self._seats = seats

    def deck(self) -> Sequence[Card]:
        return standard_pack(lowest=11)

    def deal(self, previous: State[ToyPublic] | None, deck: Sequence[Card]) -> Step[ToyPublic]:
        zones: dict[Zone, Cards] = {Zone(spec.kind, seat): () for spec in ZONES[1:] for seat in range(self._seats)}
        zones[STOCK] = tuple(deck)
        before = previous.public if previous else None
        public = ToyPublic(
            seats=self._seats,
            deal=before.deal + 1 if before else 1,
            swapped=frozenset(),
            swapping=self._options.swapping is Swapping.LEFT,
            leader=Seat(before.deal % self._seats if before else 0),
            trick=(),
            won=(0,) * self._seats,
            totals=before.totals if before else (0,) * self._seats,
        )
        changes = StateChanges(zones)
        for place in range(HAND_SIZE * self._seats):
            changes.move(STOCK, Zone("hand", place % self._seats), (deck[place],))
        return changes.step(public, self.actors(public))

    def actors(self, public: ToyPublic) -> frozenset[Seat]:
        if public.over:
            return frozenset()
        if public.swapping:
            return frozenset(Seat(seat) for seat in range(public.seats)) - public.swapped
        return frozenset({next_seat(public.leader, public.seats, len(public.trick))})

    def legal(self, view: View[ToyPublic]) -> Iterator[Action]:
        assert view.seat is not None
        if view.seat in self.actors(view.public):
            kind = Swap if view.public.swapping else Play
            yield from (kind(card) for card in sort_cards(set(self._allowed(view))))

    def check(self, view: View[ToyPublic], action: Action) -> Refusal | None:
        if isinstance(action, Swap) is not view.public.swapping:
            return WRONG_PHASE
        if action.card not in _hand(view):
            return NOT_HELD
        return None if action.card in self._allowed(view) else FOLLOW

    def apply(self, state: State[ToyPublic], seat: Seat, action: Action) -> Step[ToyPublic]:
        changes = StateChanges(dict(state.zones))
        act = self._swap if isinstance(action, Swap) else self._play
        public = act(changes, state.public, seat, action.card)
        return changes.step(public, self.actors(public))

    def hand_over(self, public: ToyPublic) -> bool:
        return public.over

    def match_over(self, public: ToyPublic) -> bool:
        return public.ended

    def sides(self, public: ToyPublic) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat in range(public.seats))

    def _allowed(self, view: View[ToyPublic]) -> Cards:
        hand = _hand(view)
        trick = view.public.trick
        if view.public.swapping or not trick:
            return hand
        return following(hand, cast("Any", trick[0].suit)) or hand

    def _swap(self, changes: StateChanges, public: ToyPublic, seat: Seat, card: Card) -> ToyPublic:
        changes.move(Zone("hand", seat), Zone("swap", seat), (card,))
        changes.add(Announced(seat, translate("Toy", "%1 puts a card down").filled(Who(seat))))
        swapped = public.swapped | {seat}
        if len(swapped) == self._seats:
            for giver in range(self._seats):
                changes.move_all(Zone("swap", giver), Zone("hand", next_seat(Seat(giver), self._seats)))
        return replace(public, swapped=swapped, swapping=len(swapped) < self._seats)

    def _play(self, changes: StateChanges, public: ToyPublic, seat: Seat, card: Card) -> ToyPublic:
        changes.move(Zone("hand", seat), Zone("trick", seat), (card,))
        changes.add(Announced(seat, translate("Toy", "%1 plays %2").filled(Who(seat), card)))
        public = replace(public, trick=(*public.trick, card))
        return self._end_trick(changes, public) if len(public.trick) == self._seats else public

    def _end_trick(self, changes: StateChanges, public: ToyPublic) -> ToyPublic:
        winner = next_seat(public.leader, self._seats, winning_place(public.trick))
        changes.add(TrickWon(winner))
        for place, card in enumerate(public.trick):
            changes.move(Zone("trick", next_seat(public.leader, self._seats, place)), Zone("won", winner), (card,))
        won = replaced(public.won, winner, public.won[winner] + 1)
        public = replace(public, trick=(), leader=winner, won=won)
        return self._end_deal(changes, public) if sum(won) == HAND_SIZE else public

    def _end_deal(self, changes: StateChanges, public: ToyPublic) -> ToyPublic:
        totals = tuple(total + won for total, won in zip(public.totals, public.won, strict=True))
        ended = public.deal == self._options.deals
        changes.add(HandScored(public.won, (ScoreLine(translate("Toy", "Tricks"), public.won),)))
        if ended:
            changes.add(MatchEnded(places(totals, low_wins=False)))
        return replace(public, totals=totals, over=True, ended=ended)


def _hand(view: View[ToyPublic]) -> Cards:
    return cast("Cards", view.zones[Zone("hand", view.seat)])


class ToyCodec:
    """“swap QS” and “play QS”."""

    def write(self, action: Action) -> str:
        return f"{'swap' if isinstance(action, Swap) else 'play'} {action.card}"

    def read(self, text: str) -> Action:
        match text.split():
            case ["swap", card]:
                return Swap(Card.parse(card))
            case ["play", card]:
                return Play(Card.parse(card))
        raise ValueError(f"“{text}” is no action of the toy.")


def _rules(options: ToyOptions, seats: int) -> Rules[ToyPublic, Action]:
    return ToyRules(options, seats)


class LastCard:
    """Controls that only know how to claim: with one legal card left the rest is certain."""

    def __init__(self, rules: Any) -> None:
        self._rules = rules

    def claim(self, view: View[Any]) -> tuple[Any, ...]:
        held = [card for zone, cards in view.zones.items() if zone == ("hand", view.seat, 0) for card in cards]
        legal = list(self._rules.legal(view))
        return (legal[0],) if len(held) == len(legal) == 1 and isinstance(legal[0], Play) else ()


def _controls(options: ToyOptions, seats: int) -> Controls[ToyPublic, Action]:
    return cast("Controls[ToyPublic, Action]", LastCard(ToyRules(options, seats)))  # nobody plays the toy by hand


def _rulebook(options: ToyOptions, seats: int) -> Sequence[Clause]:
    section: Text = translate("Toy", "Play")
    return (
        Clause("T-01", section, translate("Toy", "Everybody swaps a card, then plays."), ("swapping",)),
        Clause("T-02", section, translate("Toy", "Suit must be followed."), ("deals", "show_points")),
    )


TOY: GameDefinition[ToyPublic, Action, ToyOptions] = GameDefinition(
    id="toy",
    version=1,
    name=translate("Toy", "Toy"),
    seats=(2, 3, 4),
    options=ToyOptions,
    rules=_rules,
    controls=_controls,
    players={},
    codec=ToyCodec(),
    rulebook=_rulebook,
    low_wins=most,
)
