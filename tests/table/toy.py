"""A small trick game for tests of the table: two packs, 2 to 11 seats, one card passed first if wanted.

Highest card of the suit led wins, the first of twins; a trick is a point; a match is so many deals.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from cardtable.core.cards import Card, Cards, sort_cards, standard_pack, without
from cardtable.core.controls import Command, Display, Draft, Gesture, Mark, Plate, Press, Select, Submit
from cardtable.core.events import Announced, CardsMoved, Event, HandScored, MatchEnded, ScoreLine, TrickWon, TurnStarted
from cardtable.core.options import Options
from cardtable.core.refusal import Refusal
from cardtable.core.rules import AnyGame, GameDefinition, most
from cardtable.core.text import Text, Who
from cardtable.core.tricks import winning_place
from cardtable.core.views import State, Step, View
from cardtable.core.zone_kinds import Arrangement, Role, Visibility, ZoneSpec
from cardtable.core.zones import Seat, Zone
from tests.telling import TellingSession

STOCK = Zone("stock")
SPECS = (
    ZoneSpec("stock", Visibility.NOBODY, per="table"),
    ZoneSpec("hand", Visibility.OWNER, arrangement=Arrangement.FAN, role=Role.HAND),
    ZoneSpec("trick", Visibility.EVERYONE, arrangement=Arrangement.TRICK, role=Role.TRICK),
    ZoneSpec("won", Visibility.NOBODY),
)
FOLLOW = Refusal("T-1", Text("Toy", "You must follow suit."))


def text(source: str, *args: object) -> Text:
    return Text("Toy", source, args=args)


@dataclass(frozen=True, slots=True)
class Play:
    card: Card


@dataclass(frozen=True, slots=True)
class Give:
    card: Card


@dataclass(frozen=True, slots=True)
class ToyPublic:
    seats: int
    turn: Seat
    leader: Seat
    giving: frozenset[Seat] = frozenset()
    trick: Cards = ()
    points: tuple[int, ...] = ()
    totals: tuple[int, ...] = ()
    deal: int = 1
    over: bool = False


@dataclass(frozen=True, slots=True)
class ToyOptions(Options):
    pass


class ToyRules:
    def __init__(self, seats: int, hand: int, passing: bool, deals: int) -> None:
        self.seats, self.hand, self.passing, self.deals = seats, hand, passing, deals
        self.zones = SPECS

    def deck(self) -> Sequence[Card]:
        return sort_cards(standard_pack() * 2)[: 2 * 52]

    def deal(self, previous: State[ToyPublic] | None, deck: Sequence[Card]) -> Step[ToyPublic]:
        n = self.seats
        number = 1 if previous is None else previous.public.deal + 1
        totals = (0,) * n if previous is None else previous.public.totals
        zones: dict[Zone, Cards] = {Zone(kind, seat): () for kind in ("hand", "trick", "won") for seat in range(n)}
        events: list[Event] = []
        for place in range(n * self.hand):
            hand = Zone("hand", place % n)
            zones[hand] = sort_cards((*zones[hand], deck[place]))
            events.append(CardsMoved(STOCK, hand, (deck[place],)))
        zones[STOCK] = ()
        giving = frozenset(Seat(seat) for seat in range(n)) if self.passing else frozenset()
        public = ToyPublic(n, Seat(0), Seat(0), giving, (), (0,) * n, totals, number)
        events.append(TurnStarted(self.actors(public)))
        return Step(State(zones, public), tuple(events))

    def actors(self, public: ToyPublic) -> frozenset[Seat]:
        if public.over or self.hand_over(public):
            return frozenset()
        return public.giving or frozenset({public.turn})

    def legal(self, view: View[ToyPublic]) -> Iterator[Any]:
        for card in dict.fromkeys(view.zones[Zone("hand", view.seat)]):
            assert card is not None
            action = Give(card) if view.public.giving else Play(card)
            if self.check(view, action) is None:
                yield action

    def check(self, view: View[ToyPublic], action: Any) -> Refusal | None:
        hand = view.zones[Zone("hand", view.seat)]
        trick = view.public.trick
        if action.card not in hand or isinstance(action, Give) != bool(view.public.giving):
            return Refusal("T-0", text("Not now."))
        follows = not trick or action.card.suit == trick[0].suit
        return None if follows or all(c is None or c.suit != trick[0].suit for c in hand) else FOLLOW

    def apply(self, state: State[ToyPublic], seat: Seat, action: Any) -> Step[ToyPublic]:
        zones, public = dict(state.zones), state.public
        hand = Zone("hand", seat)
        zones[hand] = without(zones[hand], [action.card])
        if isinstance(action, Give):
            return self._give(zones, public, seat, action.card)
        trick = Zone("trick", seat)
        zones[trick] = (action.card,)
        events: list[Event] = [
            CardsMoved(hand, trick, (action.card,)),
            Announced(seat, text("%1 plays %2.", Who(seat), action.card)),
        ]
        public = replace(public, trick=(*public.trick, action.card), turn=Seat((seat + 1) % self.seats))
        if len(public.trick) == self.seats:
            public = self._sweep(zones, public, events)
        if not any(zones[Zone("hand", other)] for other in range(self.seats)):
            public = self._count(public, events)
        else:
            events.append(TurnStarted(self.actors(public)))
        return Step(State(zones, public), tuple(events))

    def _give(self, zones: dict[Zone, Cards], public: ToyPublic, seat: Seat, card: Card) -> Step[ToyPublic]:
        left = Zone("hand", (seat + 1) % self.seats)
        zones[left] = sort_cards((*zones[left], card))
        public = replace(public, giving=public.giving - {seat})
        said = Announced(seat, text("%1 gives a card away.", Who(seat)))
        events = (CardsMoved(Zone("hand", seat), left, (card,)), said, TurnStarted(self.actors(public)))
        return Step(State(zones, public), events)

    def _sweep(self, zones: dict[Zone, Cards], public: ToyPublic, events: list[Event]) -> ToyPublic:
        winner = Seat((public.leader + winning_place(public.trick)) % self.seats)
        events.append(TrickWon(winner))
        won = Zone("won", winner)
        for seat in range(self.seats):
            zone = Zone("trick", seat)
            events.append(CardsMoved(zone, won, zones[zone]))
            zones[won], zones[zone] = sort_cards((*zones[won], *zones[zone])), ()
        points = tuple(value + (seat == winner) for seat, value in enumerate(public.points))
        return replace(public, trick=(), turn=winner, leader=winner, points=points)

    def _count(self, public: ToyPublic, events: list[Event]) -> ToyPublic:
        totals = tuple(map(sum, zip(public.totals, public.points, strict=True)))
        events.append(HandScored(public.points, (ScoreLine(text("Tricks"), public.points),)))
        over = public.deal >= self.deals
        if over:
            events.append(MatchEnded(tuple(1 + sum(o > t for o in totals) for t in totals)))
        return replace(public, totals=totals, over=over, trick=())

    def hand_over(self, public: ToyPublic) -> bool:
        return sum(public.points) == self.hand

    def match_over(self, public: ToyPublic) -> bool:
        return public.over

    def sides(self, public: ToyPublic) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat in range(self.seats))


class ToyControls:
    def __init__(self, rules: ToyRules) -> None:
        self._rules = rules

    def liftable(self, view: View[ToyPublic], draft: Draft) -> Mapping[Zone, frozenset[Card]]:
        if view.seat not in self._rules.actors(view.public):
            return {}
        return {Zone("hand", view.seat): frozenset(action.card for action in self._rules.legal(view))}

    def targets(self, view: View[ToyPublic], draft: Draft, source: Zone, cards: Cards) -> frozenset[Zone]:
        return frozenset() if view.public.giving else frozenset({Zone("trick", view.seat)})

    def interpret(self, view: View[ToyPublic], draft: Draft, gesture: Gesture) -> Submit[Any] | Select | Refusal:
        if view.seat not in self._rules.actors(view.public):
            return Refusal("turn", text("It isn't your turn."))
        if view.public.giving:
            if isinstance(gesture, Press):
                return Submit(Give(draft.marked[0])) if draft.marked else Select(Draft())
            return Select(Draft(() if gesture.cards == draft.marked else gesture.cards[:1]))
        if isinstance(gesture, Press) or not gesture.cards:
            return Refusal("T-2", text("Choose a card."))
        action = Play(gesture.cards[0])
        return self._rules.check(view, action) or Submit(action)

    def commands(self, view: View[ToyPublic], draft: Draft) -> Sequence[Command]:
        if view.seat not in view.public.giving:
            return ()
        why = None if draft.marked else text("Mark a card first.")
        return (Command("give", text("Give the card"), why),)

    def display(self, view: View[ToyPublic], draft: Draft) -> Display:
        public = view.public
        plates = tuple(
            Plate(public.points[seat], public.totals[seat], dealer=seat == public.seats - 1)
            for seat in range(public.seats)
        )
        marks = {}
        if public.trick:
            best = Zone("trick", (public.leader + winning_place(public.trick)) % public.seats)
            marks = {best: (frozenset({Mark.WINNING}),)}
        prompt = text("Give one card away") if public.giving else text("%1 is to play", Who(public.turn))
        return Display(
            prompt,
            plates,
            marks=marks,
            title=text("Deal %1", public.deal),
            notes=(text("A toy"), text("No trumps")),
            goal=text("%1 deals", self._rules.deals),
        )

    def claim(self, view: View[ToyPublic]) -> Sequence[Any]:
        return ()


class ToyCodec:
    def write(self, action: Any) -> str:
        return f"{type(action).__name__} {action.card}"

    def read(self, line: str) -> Any:
        kind, card = line.split()
        return {"Play": Play, "Give": Give}[kind](Card.parse(card))


def toy_game(seats: int, hand: int = 5, *, passing: bool = False, deals: int = 2) -> AnyGame:
    rules = ToyRules(seats, hand, passing, deals)
    return GameDefinition(
        id="toy",
        version=1,
        name=text("Toy"),
        seats=range(2, 12),
        options=ToyOptions,
        rules=lambda options, n: rules,
        controls=lambda options, n: ToyControls(rules),
        players={},
        codec=ToyCodec(),
        rulebook=lambda options, n: (),
        low_wins=most,
    )


def toy_session(game: AnyGame, seats: int, seed: str = "1") -> TellingSession:
    return TellingSession(game, ToyOptions(), ["person"] * seats, seed)
