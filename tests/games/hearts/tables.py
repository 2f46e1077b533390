"""Tables set up from card texts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from cardtable.core.cards import sort_cards, standard_pack, without
from cardtable.core.shuffle import shuffled
from cardtable.core.views import State, Step, View, observe
from cardtable.core.zone_kinds import empty_zones
from cardtable.core.zones import Seat
from cardtable.families.hearts.actions import PlayCard
from cardtable.families.hearts.public_facts import TrickPhase
from cardtable.families.hearts.trick_zones import hand_zone
from cardtable.games.hearts import GAME
from cardtable.games.hearts.options import HeartsOptions
from cardtable.games.hearts.rules import HeartsRules
from cardtable.games.hearts.scoring import card_values
from cardtable.games.hearts.state import HeartsPublic
from tests.families.hearts.tables import WORDS, cards

CODEC = GAME.codec
HEARTS = tuple(f"{rank}H" for rank in "23456789TJQKA")

HeartsState = State[HeartsPublic]


def rules(seats: int = 4, preset: str = "", **options: Any) -> HeartsRules:
    return HeartsRules(chosen(preset, **options), seats)


def chosen(preset: str = "", **options: Any) -> HeartsOptions:
    return HeartsOptions(**{**(HeartsOptions.PRESETS[preset] if preset else {}), **options})


def table(rules: HeartsRules, hands: Sequence[str], *, leader: int = 0, **facts: Any) -> HeartsState:
    """Play stands at the lead of `leader`, with these hands; the trick before was the one that fits their size."""
    held = [cards(text) for text in hands]
    public = rules.deal(None, rules.deck()).state.public
    values: dict[str, Any] = {
        "phase": TrickPhase.PLAYING,
        "turn": Seat(leader),
        "leader": Seat(leader),
        "tricks": public.hand_size - len(held[leader]),
    }
    public = replace(public, **{**values, **facts})
    zones = empty_zones(rules.zones, public.seats)
    zones.update({hand_zone(seat): own for seat, own in enumerate(held)})
    return State(zones, public)


def first_trick(rules: HeartsRules, hands: Sequence[str], *, leader: int = 0) -> HeartsState:
    return table(rules, hands, leader=leader, tricks=0)


def view(rules: HeartsRules, state: HeartsState, seat: int | None) -> View[HeartsPublic]:
    return observe(rules.zones, state, None if seat is None else Seat(seat))


def legal(rules: HeartsRules, state: HeartsState, seat: int | None = None) -> str:
    """The legal cards of the seat (the one to play), as one text; check must say the same of every card held."""
    seat = state.public.turn if seat is None else seat
    assert seat is not None
    seen = view(rules, state, seat)
    listed = [action.card for action in rules.legal(seen) if isinstance(action, PlayCard)]
    allowed = [card for card in state.zones[hand_zone(seat)] if rules.check(seen, PlayCard(card)) is None]
    assert sort_cards(listed) == sort_cards(allowed)
    return " ".join(map(str, listed))


def why(rules: HeartsRules, state: HeartsState, card: str, seat: int | None = None) -> tuple[str, str]:
    """The clause and the sentence that forbid the card."""
    seat = state.public.turn if seat is None else seat
    return refused(rules, state, f"play {card}", seat)


def refused(rules: HeartsRules, state: HeartsState, action: str, seat: int | None) -> tuple[str, str]:
    refusal = rules.check(view(rules, state, seat), CODEC.read(action))
    assert refusal is not None
    return refusal.code, WORDS.text(refusal.reason)


def act(rules: HeartsRules, state: HeartsState, seat: int, action: str) -> Step[HeartsPublic]:
    done = CODEC.read(action)
    assert rules.check(view(rules, state, seat), done) is None, (seat, action)
    return rules.apply(state, Seat(seat), done)


def play(rules: HeartsRules, state: HeartsState, text: str) -> HeartsState:
    """Play the cards, each by whoever's turn it is."""
    return play_step(rules, state, text).state


def play_step(rules: HeartsRules, state: HeartsState, text: str) -> Step[HeartsPublic]:
    """As `play`, with the events of the last card."""
    step = Step(state, ())
    for card in text.split():
        turn = step.state.public.turn
        assert turn is not None
        step = act(rules, step.state, turn, f"play {card}")
    return step


def scored(
    rules: HeartsRules,
    taken: Sequence[str],
    totals: Sequence[int] | None = None,
    *,
    tricks_won: Sequence[int] | None = None,
    moon: str = "",
    **facts: Any,
) -> Step[HeartsPublic]:
    """The last trick of a deal, four plain clubs, has been played; each seat has these counting cards.

    The highest seat wins it; `tricks_won` counts without it.
    """
    seats = len(taken)
    last = [f"{rank}C" for rank in range(3, 3 + seats)]
    values = card_values(rules._options, rules.deck())
    point_cards = tuple(sort_cards(cards(text)) for text in taken)
    state = table(
        rules,
        last,
        totals=tuple(totals or (0,) * seats),
        point_cards=point_cards,
        points=tuple(values.sum(own) for own in point_cards),
        tricks_won=tuple(tricks_won or (1,) * seats),
        **facts,
    )
    step = play_step(rules, state, " ".join(last))
    if step.state.public.phase is TrickPhase.MOON:
        assert step.state.public.shooter is not None
        step = act(rules, step.state, step.state.public.shooter, f"moon {moon}")
    return step


def dealt(rules: HeartsRules, seed: str = "1", previous: HeartsState | None = None) -> Step[HeartsPublic]:
    return rules.deal(previous, shuffled(rules.deck(), seed, 1))


def play_out(rules: HeartsRules, state: HeartsState, choose: Any = lambda actions: actions[0]) -> HeartsState:
    """Play to the end of the deal; passing takes the first choice."""
    while not rules.hand_over(state.public):
        for seat in sorted(rules.actors(state.public)):
            seen = view(rules, state, seat)
            passing = state.public.phase is TrickPhase.PASSING
            action = next(rules.legal(seen)) if passing else choose(list(rules.legal(seen)))
            assert rules.check(seen, action) is None
            state = rules.apply(state, seat, action).state
    return state


def rest_of_pack(*hands: str) -> str:
    """The cards of a full pack that are in none of the hands."""
    gone = [card for text in hands for card in cards(text)]
    return " ".join(map(str, without(standard_pack(), gone)))
