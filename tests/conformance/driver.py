"""Plays any game by its rules alone, at random, and keeps what happened."""

from __future__ import annotations

import enum
import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from cardtable.core.cards import Card
from cardtable.core.events import CardsMoved, Event
from cardtable.core.options import Options, describe, option_types
from cardtable.core.rules import AnyGame
from cardtable.core.shuffle import shuffled
from cardtable.core.views import State, View, by_kind, observed, redacted
from cardtable.core.zone_kinds import Arrangement, Visibility, ZoneSpec
from cardtable.core.zones import Seat, Zone
from cardtable.games import discover
from tests.conformance.sentences import is_sentence
from tests.core.following import follow

Picture = dict[Zone, tuple[Card | None, ...]]

FEW = 40  # as many legal actions are looked at where there are hundreds (every pass of three cards)


@dataclass(frozen=True)
class Case:
    """One game under one rule set for one seat count."""

    game: AnyGame
    preset: str  # "default": the options as they are declared
    options: Options
    seats: int

    def __str__(self) -> str:
        return f"{self.game.id}-{self.preset}-{self.seats}"

    @property
    def rules(self) -> Any:
        """The rules of this case."""
        return self.game.rules(self.options, self.seats)

    @property
    def everybody(self) -> list[Seat | None]:
        """All seats, and a spectator."""
        return [*map(Seat, range(self.seats)), None]

    def clause_ids(self) -> set[str]:
        """The ids of the clauses in force."""
        return {clause.id for clause in self.game.rulebook(self.options, self.seats)}


def cases() -> list[Case]:
    """Every game, every preset and the plain defaults, every seat count for which they are."""
    return [case for game in discover().values() for case in cases_of(game)]


def cases_of(game: AnyGame) -> Iterator[Case]:
    """The cases of one game."""
    for preset in ("default", *game.options.PRESETS):
        options = game.options() if preset == "default" else game.options.preset(preset)
        for seats in game.seats:
            if preset == "default" or preset in game.options.presets_for(seats):
                yield Case(game, preset, options, seats)


def variants(game: AnyGame) -> Iterator[tuple[str, object, Any]]:
    """The default rules with one other value, for every option and every value that a dialog offers at its ends."""
    for info in describe(game.options):
        kind = option_types(game.options)[info.name]
        if issubclass(kind, enum.Enum):
            values: set[Any] = set(kind)
        elif kind is bool:
            values = {False, True}
        else:
            values = {value for value in (info.low, info.high, *info.suggested) if value is not None}
        for value in sorted(values - {getattr(game.options(), info.name)}, key=str):
            yield info.name, value, game.options().changed(info.name, value)


def allowed(game: AnyGame, options: Any, seats: int) -> bool:
    """Whether these options are for so many seats; if not, a sentence says why."""
    try:
        game.rules(options, seats)
    except ValueError as error:
        reason = str(error)
    else:
        return True
    assert is_sentence(reason), reason
    return False


@dataclass
class Match:
    """A match in play, with the truth in the open."""

    case: Case
    seed: str
    decks: Mapping[int, Sequence[Card]] = field(default_factory=dict)  # decks to deal from in place of shuffled ones
    rules: Any = None
    kinds: Mapping[str, ZoneSpec] = field(init=False)
    state: State[Any] = field(init=False)
    deal: int = 0
    events: tuple[Event, ...] = ()  # of the last step
    actions: list[tuple[Seat, Any]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.rules = self.rules or self.case.rules
        self.kinds = by_kind(self.rules.zones)
        self._deal(None)

    def _deal(self, previous: State[Any] | None) -> None:
        self.deal += 1
        deck = self.decks.get(self.deal) or shuffled(tuple(self.rules.deck()), self.seed, self.deal)
        step = self.rules.deal(previous, deck)
        self.state, self.events = step.state, step.events

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return bool(self.rules.match_over(self.state.public))

    @property
    def due_to_deal(self) -> bool:
        """Whether the next step is a deal."""
        return bool(self.rules.hand_over(self.state.public)) and not self.over

    @property
    def actors(self) -> list[Seat]:
        """The seats that are to act, the lowest first."""
        return sorted(self.rules.actors(self.state.public))

    def view(self, seat: Seat | None) -> View[Any]:
        """What the seat may know."""
        return observed(self.kinds, self.state, seat)

    def legal(self, seat: Seat, at_most: int | None = None) -> list[Any]:
        """The seat's legal actions."""
        return list(islice(self.rules.legal(self.view(seat)), at_most))

    def next_deal(self) -> None:
        """Deal again."""
        self._deal(self.state)

    def act(self, seat: Seat, action: Any) -> None:
        """Do one action."""
        step = self.rules.apply(self.state, seat, action)
        self.state, self.events = step.state, step.events
        self.actions.append((seat, action))

    def heard(self, seat: Seat | None) -> tuple[Event, ...]:
        """The events of the last step, as the seat hears them."""
        return tuple(redacted(self.kinds, event, seat) for event in self.events)


def random_action(match: Match, chance: random.Random) -> tuple[Seat, Any]:
    """Somebody who is to act, and one of its legal actions."""
    seat = chance.choice(match.actors)
    legal = match.legal(seat, 1 + chance.randrange(4 * FEW))
    return seat, chance.choice(legal)


def playing(match: Match, deals: int, choose: Callable[[Match], tuple[Seat, Any]] | None = None) -> Iterator[None]:
    """Play so many deals (or to the end), stopping after the first deal and each step."""
    chance = random.Random(match.seed)
    yield
    while not match.over:
        if match.due_to_deal:
            if match.deal == deals:
                return
            match.next_deal()
        else:
            match.act(*(choose(match) if choose else random_action(match, chance)))
        yield


def play(match: Match, deals: int) -> Match:
    """Play so many deals, or to the end."""
    for _ in playing(match, deals):
        pass
    return match


def whole_deck_in(zone: Zone, match: Match, seat: Seat | None) -> Picture:
    """The table before a deal: all cards in one zone, as the seat sees them."""
    deck: tuple[Card | None, ...] = tuple(match.rules.deck())
    if not match.kinds[zone.kind].visible_to(zone, seat):
        deck = (None,) * len(deck)
    return dict.fromkeys(match.state.zones, ()) | {zone: deck}


def first_source(match: Match) -> Zone:
    """The zone from which the first card of a deal comes, or where the pack waits before any is dealt."""
    waiting = next(zone for zone, cards in match.state.zones.items() if cards)
    return next((event.source for event in match.events if isinstance(event, CardsMoved)), waiting)


def followed(match: Match, picture: Picture, seat: Seat | None) -> Picture:
    """The seat's picture after the last step, put together from what it heard."""
    for event in match.heard(seat):
        picture = follow(match.rules.zones, picture, event, seat)
    return picture


def comparable(zones: Mapping[Zone, tuple[Card | None, ...]], kinds: Mapping[str, ZoneSpec]) -> dict[Zone, object]:
    """The zones with their order where it can be seen to matter: a hand is a multiset."""
    return {zone: Counter(cards) if cards and is_hand(kinds[zone.kind]) else cards for zone, cards in zones.items()}


def is_hand(spec: ZoneSpec) -> bool:
    """Whether the order of the cards means nothing."""
    return spec.arrangement is Arrangement.FAN or spec.visibility is Visibility.OWNER
