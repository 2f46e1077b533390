"""Tables of Svoi Kozyri set up from card texts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from cardtable.core.cards import Card, Suit, parse_cards, sort_cards, without
from cardtable.core.events import Announced, CardsMoved, Event, HandScored, MatchEnded
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.shuffle import shuffled
from cardtable.core.views import State, Step, View, observe
from cardtable.core.zones import Seat
from cardtable.games.svoi_kozyri.codec import SvoiKozyriCodec
from cardtable.games.svoi_kozyri.options import SvoiKozyriOptions
from cardtable.games.svoi_kozyri.rules import SvoiKozyriRules
from cardtable.games.svoi_kozyri.state import PILE, SvoiKozyriPhase, SvoiKozyriPublic, empty_zones, hand

CODEC = SvoiKozyriCodec()
WORDS = SourceRenderer({Seat(seat): f"P{seat}" for seat in range(4)})

_State = State[SvoiKozyriPublic]
_Step = Step[SvoiKozyriPublic]


def chosen(preset: str = "", **options: Any) -> SvoiKozyriOptions:
    return SvoiKozyriOptions(**{**(SvoiKozyriOptions.PRESETS[preset] if preset else {}), **options})


def rules(seats: int = 2, preset: str = "", **options: Any) -> SvoiKozyriRules:
    return SvoiKozyriRules(chosen(preset, **options), seats)


def cards(text: str) -> tuple[Card, ...]:
    return parse_cards(text.split())


def table(
    some: SvoiKozyriRules, hands: Sequence[str], pile: str = "", *, trumps: str = "SHDC", turn: int = 0, **facts: Any
) -> _State:
    """A deal in play: these hands, this pile (top card last); seats without cards are out, in the order of seats.

    Cards that are nowhere do not matter: the deal goes on without them.
    """
    seats = len(hands)
    held = [cards(text) for text in hands]
    public = SvoiKozyriPublic(
        seats,
        Seat(seats - 1),
        1,
        SvoiKozyriPhase.PLAYING,
        Seat(turn),
        (0,) * seats,
        trumps=tuple(Suit("CDSH".index(letter)) for letter in trumps[:seats]),
        out=tuple(Seat(seat) for seat, own in enumerate(held) if not own),
        known=((),) * seats,
        played=(sort_cards(cards(pile)),) + ((),) * (seats - 1),
        positions=(0,),
    )
    shows = any(spec.kind == "shown" for spec in some.zones)
    zones = empty_zones(seats, shows) | {PILE: cards(pile)} | {hand(seat): own for seat, own in enumerate(held)}
    return State(zones, replace(public, **facts))


def view(some: SvoiKozyriRules, state: _State, seat: int | None = None) -> View[SvoiKozyriPublic]:
    """As the seat sees it; without one, whoever is to act."""
    return observe(some.zones, state, state.public.turn if seat is None else Seat(seat))


def legal(some: SvoiKozyriRules, state: _State) -> list[str]:
    """What the player to move may do, as texts in alphabetical order; `check` must be of the same mind."""
    seen = view(some, state)
    actions = list(some.legal(seen))
    assert all(some.check(seen, action) is None for action in actions)
    texts = [CODEC.write(action) for action in actions]
    assert len(set(texts)) == len(texts)
    return sorted(texts)


def why(some: SvoiKozyriRules, state: _State, action: str, seat: int | None = None) -> tuple[str, str]:
    """The clause and the sentence that forbid the action."""
    refusal = some.check(view(some, state, seat), CODEC.read(action))
    assert refusal is not None
    return refusal.code, WORDS.text(refusal.reason)


def act(some: SvoiKozyriRules, state: _State, *actions: str) -> _Step:
    """Do these actions, each by whoever is to act; the last step."""
    step = Step(state, ())
    for text in actions:
        turn, action = step.state.public.turn, CODEC.read(text)
        assert turn is not None
        assert some.check(view(some, step.state), action) is None, text
        step = some.apply(step.state, turn, action)
    return step


def held(state: _State, seat: int) -> str:
    return " ".join(map(str, sort_cards(state.zones[hand(seat)])))


def on_pile(state: _State) -> str:
    return " ".join(map(str, state.zones[PILE]))


def said(events: Sequence[Event]) -> list[str]:
    return [WORDS.text(event.text) for event in events if isinstance(event, Announced)]


def moves(events: Sequence[Event]) -> list[tuple[str, str, str]]:
    """From where to where which cards went."""
    return [
        (_place(event.source), _place(event.target), " ".join(map(str, event.cards)))
        for event in events
        if isinstance(event, CardsMoved)
    ]


def _place(zone: Any) -> str:
    return zone.kind if zone.owner is None else f"{zone.kind} {zone.owner}"


def row(step: _Step) -> tuple[int, ...]:
    (event,) = (event for event in step.events if isinstance(event, HandScored))
    return event.row


def ending(step: _Step) -> tuple[int, ...]:
    """The places of the match, or none if it goes on."""
    ends = [event.places for event in step.events if isinstance(event, MatchEnded)]
    assert ends == ([step.state.public.places] if step.state.public.phase is SvoiKozyriPhase.ENDED else [])
    return ends[0] if ends else ()


def name_trumps(some: SvoiKozyriRules, state: _State, *letters: str) -> _Step:
    return act(some, state, *(f"trump {letter}" for letter in letters))


def dealt(some: SvoiKozyriRules, deck: Sequence[Card] | None = None, previous: _State | None = None) -> _Step:
    return some.deal(previous, deck if deck is not None else shuffled(some.deck(), "1", 1))


def deck_of(some: SvoiKozyriRules, first: str = "", last: str = "") -> tuple[Card, ...]:
    """A deck that begins and ends with these cards."""
    rest = without(some.deck(), cards(first) + cards(last))
    return cards(first) + rest + cards(last)
