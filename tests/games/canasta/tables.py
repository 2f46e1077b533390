"""Tables of Canasta set up from card texts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from cardtable.core.cards import Card, parse_cards
from cardtable.core.events import Announced, CardsMoved, Event, HandScored, MatchEnded
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.shuffle import shuffled
from cardtable.core.views import State, Step, View, observe
from cardtable.core.zones import Seat, Zone
from cardtable.games.canasta.card_values import WILD_RANK, is_wild
from cardtable.games.canasta.codec import CanastaCodec
from cardtable.games.canasta.options import CanastaOptions
from cardtable.games.canasta.rulebook import rulebook
from cardtable.games.canasta.rules import CanastaRules
from cardtable.games.canasta.state import (
    DISCARD,
    STOCK,
    CanastaPhase,
    CanastaPublic,
    empty_zones,
    hand,
    meld,
    meld_ranks,
    threes,
)

CODEC = CanastaCodec()
WORDS = SourceRenderer({Seat(seat): f"P{seat}" for seat in range(6)})
REST = "4C 6D 8H TS QC 4D 6H 8S TC QD 9C 9D"  # a stock of no interest
HANDS = ["4C 6D 8H TS", "5D 7H 9S JC", "6C 8D TH QS", "7C 9D JH KS", "5C 6S 9H QH", "4S 7D TC KC"]

CanastaState = State[CanastaPublic]


def chosen(preset: str = "", **options: Any) -> CanastaOptions:
    return CanastaOptions(**{**(CanastaOptions.PRESETS[preset] if preset else {}), **options})


def rules(seats: int = 4, preset: str = "", **options: Any) -> CanastaRules:
    return CanastaRules(chosen(preset, **options), seats)


def texts(seats: int = 4, preset: str = "", **options: Any) -> dict[str, str]:
    """The rulebook in force, by the ids of its clauses."""
    return {clause.id: WORDS.text(clause.text) for clause in rulebook(chosen(preset, **options), seats)}


def cards(text: str) -> tuple[Card, ...]:
    return parse_cards(text.split())


def table(
    rules: CanastaRules,
    own: str,
    *,
    pile: str = "",
    stock: str = REST,
    melds: Mapping[int, str] | None = None,
    reds: Mapping[int, str] | None = None,
    others: Sequence[str] = HANDS,
    turn: int = 0,
    drawn: bool = True,
    **facts: Any,
) -> CanastaState:
    """It is the turn of a seat with this hand, before or after drawing; melds and red threes by their owner."""
    public = rules.deal(None, rules.deck()).state.public
    zones = empty_zones(public.seats, rules.params.owners, meld_ranks(rules.melds.wild_melds))
    for seat in public.order:
        zones[hand(seat)] = cards(own if seat == turn else others[seat])
    zones[DISCARD], zones[STOCK] = cards(pile), cards(stock)
    for owner, text in (melds or {}).items():
        for group in text.split(" / "):
            zones[place(owner, group)] = cards(group)
    zones.update({threes(owner): cards(text) for owner, text in (reds or {}).items()})
    values: dict[str, Any] = {
        "phase": CanastaPhase.MELDING if drawn else CanastaPhase.DRAWING,
        "turn": Seat(turn),
        "frozen": False,
    }
    return State(zones, replace(public, **{**values, **facts}))


def place(owner: int, group: str) -> Zone:
    rank = next((card.rank for card in cards(group) if not is_wild(card)), WILD_RANK)
    return meld(owner, rank)


def view(rules: CanastaRules, state: CanastaState, seat: int | None = None) -> View[CanastaPublic]:
    """What the seat sees that is to act, or another one."""
    acting = next(iter(rules.actors(state.public))) if seat is None else Seat(seat)
    return observe(rules.zones, state, acting)


def refused(rules: CanastaRules, state: CanastaState, action: str, seat: int | None = None) -> str:
    """The clause that forbids the action; "" if it is legal."""
    refusal = rules.check(view(rules, state, seat), CODEC.read(action))
    return "" if refusal is None else refusal.code


def why(rules: CanastaRules, state: CanastaState, action: str) -> str:
    """The sentence that forbids the action."""
    refusal = rules.check(view(rules, state), CODEC.read(action))
    assert refusal is not None
    return WORDS.text(refusal.reason)


def legal(rules: CanastaRules, state: CanastaState) -> list[str]:
    """What the acting seat is offered; check agrees with each of them."""
    seen = view(rules, state)
    actions = list(rules.legal(seen))
    assert all(rules.check(seen, action) is None for action in actions)
    texts = [CODEC.write(action) for action in actions]
    assert len(set(texts)) == len(texts)
    return texts


def act(rules: CanastaRules, state: CanastaState, *actions: str) -> Step[CanastaPublic]:
    """Whoever is to act does these things, one after another."""
    step = Step(state, ())
    for action in actions:
        assert refused(rules, step.state, action) == "", (action, refused(rules, step.state, action))
        (seat,) = rules.actors(step.state.public)
        step = rules.apply(step.state, seat, CODEC.read(action))
    return step


def dealt(rules: CanastaRules, top: str = "", *, seed: str = "1") -> Step[CanastaPublic]:
    """A first deal; `top` comes on the stock, and no other wild card or three in the hands."""
    deck = list(shuffled(rules.deck(), seed, 1))
    if not top:
        return rules.deal(None, deck)
    for card in cards(top):
        deck.remove(card)
    plain = [card for card in deck if card.rank > 3]
    count = rules.params.hand * len(rules.params.order(1))
    rest = [card for card in deck if card.rank <= 3]
    return rules.deal(None, [*plain[:count], *cards(top), *plain[count:], *rest])


def held(state: CanastaState, seat: int) -> str:
    return " ".join(sorted(map(str, state.zones[hand(seat)])))


def on_table(state: CanastaState, owner: int, rank: int) -> str:
    return " ".join(map(str, state.zones[meld(owner, rank)]))


def said(events: Sequence[Event]) -> list[str]:
    return [WORDS.text(event.text) for event in events if isinstance(event, Announced)]


def moved(events: Sequence[Event], source: Zone, target: Zone) -> str:
    found = [event for event in events if isinstance(event, CardsMoved)]
    return " ".join(
        str(card) for event in found if (event.source, event.target) == (source, target) for card in event.cards
    )


def row(step: Step[CanastaPublic]) -> tuple[int, ...]:
    """What the deal counts, by seat; () if it goes on."""
    scored = [event for event in step.events if isinstance(event, HandScored)]
    return scored[0].row if scored else ()


def lines(step: Step[CanastaPublic]) -> dict[str, tuple[int, ...]]:
    (scored,) = (event for event in step.events if isinstance(event, HandScored))
    return {line.label.source: line.points for line in scored.lines}


def places(step: Step[CanastaPublic]) -> tuple[int, ...]:
    """The ranking if the match has ended."""
    ended = [event for event in step.events if isinstance(event, MatchEnded)]
    assert [event.places for event in ended] == ([step.state.public.places] if ended else [])
    return ended[0].places if ended else ()
