"""Tables set up from card texts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from cardtable.core.cards import Card, sort_cards
from cardtable.core.events import Event, TrickWon
from cardtable.core.shuffle import shuffled
from cardtable.core.views import State, Step, View, observe
from cardtable.core.zone_kinds import empty_zones
from cardtable.core.zones import Seat
from cardtable.families.hearts.actions import PlayCard
from cardtable.families.hearts.public_facts import TrickPhase
from cardtable.families.hearts.trick_zones import hand_zone, won_zone
from cardtable.games.cancellation_hearts import GAME
from cardtable.games.cancellation_hearts.options import CancellationOptions
from cardtable.games.cancellation_hearts.rules import CancellationRules
from cardtable.games.cancellation_hearts.scoring import card_values
from cardtable.games.cancellation_hearts.state import CARRIED, GONE, WIDOW, CancellationPublic
from tests.families.hearts.tables import WORDS, cards

CODEC = GAME.codec
ALL_HEARTS = " ".join(f"{rank}H {rank}H" for rank in "23456789TJQKA")
EVERYTHING = ALL_HEARTS + " QS QS"

CancellationState = State[CancellationPublic]


def chosen(preset: str = "", **options: Any) -> CancellationOptions:
    return CancellationOptions(**{**(CancellationOptions.PRESETS[preset] if preset else {}), **options})


def rules(seats: int = 6, preset: str = "", **options: Any) -> CancellationRules:
    return CancellationRules(chosen(preset, **options), seats)


def text(cards: Sequence[Card]) -> str:
    return " ".join(map(str, cards))


def table(
    rules: CancellationRules, hands: Sequence[str], *, leader: int = 0, widow: str = "", carried: str = "", **facts: Any
) -> CancellationState:
    """Play stands at the lead of `leader`, with these hands; the number of tricks that are over fits their size."""
    held = [cards(own) for own in hands]
    public = rules.deal(None, rules.deck()).state.public
    values: dict[str, Any] = {
        "phase": TrickPhase.PLAYING,
        "turn": Seat(leader),
        "leader": Seat(leader),
        "tricks": public.hand_size - len(held[leader]),
        "widow": len(cards(widow)),
        "carried": cards(carried),
    }
    public = replace(public, **{**values, **facts})
    zones = empty_zones(rules.zones, public.seats)
    zones.update({hand_zone(seat): own for seat, own in enumerate(held)})
    zones[CARRIED] = cards(carried)
    if widow:
        zones[WIDOW] = cards(widow)
    return State(zones, public)


def first_trick(rules: CancellationRules, hands: Sequence[str], **facts: Any) -> CancellationState:
    return table(rules, hands, tricks=0, **facts)


def view(rules: CancellationRules, state: CancellationState, seat: int | None) -> View[CancellationPublic]:
    return observe(rules.zones, state, None if seat is None else Seat(seat))


def legal(rules: CancellationRules, state: CancellationState, seat: int | None = None) -> str:
    """The legal cards of the seat (the one to play), as one text; check must say the same of every card held."""
    seat = state.public.turn if seat is None else seat
    assert seat is not None
    seen = view(rules, state, seat)
    listed = [action.card for action in rules.legal(seen) if isinstance(action, PlayCard)]
    allowed = {card for card in state.zones[hand_zone(seat)] if rules.check(seen, PlayCard(card)) is None}
    assert sort_cards(listed) == sort_cards(allowed)
    return text(listed)


def refused(
    rules: CancellationRules, state: CancellationState, action: str, seat: int | None = None
) -> tuple[str, str]:
    """The clause and the sentence that forbid the action."""
    seat = state.public.turn if seat is None else seat
    refusal = rules.check(view(rules, state, seat), CODEC.read(action))
    assert refusal is not None
    return refusal.code, WORDS.text(refusal.reason)


def act(rules: CancellationRules, state: CancellationState, seat: int, action: str) -> Step[CancellationPublic]:
    done = CODEC.read(action)
    assert rules.check(view(rules, state, seat), done) is None, (seat, action)
    return rules.apply(state, Seat(seat), done)


def play(rules: CancellationRules, state: CancellationState, text: str) -> Step[CancellationPublic]:
    """Play the cards, each by whoever's turn it is; the events are all of them."""
    events: tuple[Event, ...] = ()
    for card in text.split():
        turn = state.public.turn
        assert turn is not None
        step = act(rules, state, turn, f"play {card}")
        state, events = step.state, events + step.events
    return Step(state, events)


def one_trick(rules: CancellationRules, played: str, *, rest: str = "", **facts: Any) -> Step[CancellationPublic]:
    """A trick of these cards from seat 0 on; each player has nothing else in hand, or one card of `rest`."""
    left = rest.split() or [""] * len(played.split())
    hands = [f"{card} {other}" for card, other in zip(played.split(), left, strict=True)]
    return play(rules, table(rules, hands, **facts), played)


def winners(events: Sequence[Event]) -> list[Seat | None]:
    return [event.seat for event in events if isinstance(event, TrickWon)]


def taken(state: CancellationState, seat: int) -> str:
    return text(state.zones[won_zone(seat)])


def gone(state: CancellationState) -> str:
    return text(state.zones[GONE])


def scored(
    rules: CancellationRules,
    taken: Sequence[str],
    totals: Sequence[int] | None = None,
    *,
    moon: str = "",
    **facts: Any,
) -> Step[CancellationPublic]:
    """The last trick of a deal, plain clubs, has been played; each seat has won these counting cards."""
    seats = len(taken)
    values = card_values(rules._options)
    point_cards = tuple(sort_cards(cards(own)) for own in taken)
    last = " ".join(f"{rank}C" for rank in "3456789TJQK"[:seats])
    step = one_trick(
        rules,
        last,
        totals=tuple(totals or (0,) * seats),
        point_cards=point_cards,
        points=tuple(values.sum(own) for own in point_cards),
        **facts,
    )
    if step.state.public.phase is TrickPhase.MOON:
        assert step.state.public.shooter is not None
        step = act(rules, step.state, step.state.public.shooter, f"moon {moon}")
    return step


def dealt(
    rules: CancellationRules, previous: CancellationState | None = None, seed: str = "1"
) -> Step[CancellationPublic]:
    return rules.deal(previous, shuffled(rules.deck(), seed, 1))


def play_out(rules: CancellationRules, state: CancellationState) -> CancellationState:
    """Play to the end of the deal, everybody the first legal action."""
    while not rules.hand_over(state.public):
        seat = min(rules.actors(state.public))
        state = rules.apply(state, seat, next(rules.legal(view(rules, state, seat)))).state
    return state
