"""The expert: every choice is played out in the same sampled deals, and the weaker ones drop out on the way.

Effort is counted in cards played in simulations, so that the same question gets the same answer on any machine;
`stop` only cuts off.

In the field's words: perfect information Monte Carlo over shared determinizations.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from cardtable.core.text import Text
from cardtable.families.hearts import common_reasons
from cardtable.families.hearts.masks import card_of
from cardtable.families.hearts.racing import Runner, race
from cardtable.games.hearts.simulation import Position, opener
from cardtable.games.hearts.thinking import club, moon, passing, reasons
from cardtable.games.hearts.thinking.choice import Choice
from cardtable.games.hearts.thinking.memory import Memory
from cardtable.games.hearts.thinking.outlook import Outlook
from cardtable.games.hearts.thinking.thumb import GIVEN_UP, play_out
from cardtable.games.hearts.thinking.worlds import Worlds, position_in

Stop = Callable[[], bool]

PLAY_EFFORT = 90_000  # cards played in simulations for one decision, at most
PASS_EFFORT = 90_000


@dataclass(slots=True)
class Line(Runner):
    """A card to be tried, as a race runs it."""

    card: int
    shooting: bool  # whether the seat means to win everything from here on


def play(memory: Memory, legal: list[int], outlook: Outlook, chance: random.Random, stop: Stop) -> Choice:
    """The card that came out best."""
    thumb = club.choose(memory, legal)
    cards = distinct(memory, legal)
    if len(cards) == 1:
        return thumb  # whichever of equals it is, and for its reason
    cards.sort(key=lambda card: card != thumb.card)  # the rules of thumb go first, and win ties
    lines = [Line(card, False) for card in cards]
    if moon.own_chance(memory) < 6.0:
        lines += [Line(card, True) for card in cards]
    worlds = Worlds(memory, chance)

    def tries() -> Callable[[Line], float]:
        start = position_in(memory, worlds.draw())
        return lambda line: _try(start, line, outlook, memory.seat)

    cost = max(1, sum(memory.held))
    best = race(lines, tries, PLAY_EFFORT // cost, stop)
    return Choice(best.card, thumb.reason if best.card == thumb.card and not best.shooting else _reason(memory, best))


def _try(start: Position, line: Line, outlook: Outlook, seat: int) -> float:
    position = start.copy()
    if line.shooting:
        position.shooting = seat
    elif position.threat == seat:
        position.shooting = GIVEN_UP
    position.play(line.card)
    play_out(position)
    return outlook.value(position, seat)


def distinct(memory: Memory, legal: Sequence[int]) -> list[int]:
    """One card of each run of equals: neighbours in rank that cost the same, nothing out between them."""
    points = memory.terms.points
    found: list[int] = []
    for card in legal:
        if found and _same(memory, found[-1], card) and points[found[-1]] == points[card]:
            found[-1] = card
        else:
            found.append(card)
    return found


def _same(memory: Memory, lower: int, upper: int) -> bool:
    if lower >> 4 != upper >> 4 or memory.terms.bonus in (lower, upper):
        return False
    suit = lower >> 4
    between = ((1 << (upper & 15)) - 1) & ~((2 << (lower & 15)) - 1)
    table = sum(1 << (card & 15) for card in memory.trick if card >> 4 == suit)
    return not (memory.hidden[suit] | table) & between


def _reason(memory: Memory, line: Line) -> Text:
    card = card_of(line.card)
    if line.shooting:
        return reasons.SEARCHED_MOON.filled(card)
    if not memory.trick:
        return common_reasons.SEARCHED_LEAD.filled(card)
    if line.card >> 4 != memory.led:
        return common_reasons.SEARCHED_THROW.filled(card)
    winning = card_of(memory.led << 4 | memory.best)
    return (reasons.SEARCHED_WIN if line.card & 15 > memory.best else reasons.SEARCHED_DUCK).filled(card, winning)


@dataclass(slots=True)
class PassLine(Line):
    """One choice of cards to pass."""

    given: list[int] = field(default_factory=list)


def passes(
    memory: Memory, burden: passing.Burden, count: int, outlook: Outlook, chance: random.Random, stop: Stop
) -> tuple[list[int], Text]:
    """The cards to pass that came out best, of those that a club player might pass."""
    choices = candidates(memory, burden, count)
    thumb = choices[0]
    lines: list[Line] = [PassLine(-1, False, given=given) for given in choices]
    worlds = Worlds(memory, chance)

    def tries() -> Callable[[Line], float]:
        hands = worlds.draw()
        received = _others_passes(memory, burden, hands, count)
        return lambda line: _try_pass(memory, hands, received, line, outlook)

    best = race(lines, tries, PASS_EFFORT // sum(memory.held), stop)
    assert isinstance(best, PassLine)
    return best.given, passing.reason(memory.hand, best.given) if best.given == thumb else reasons.SEARCHED_PASS


def candidates(memory: Memory, burden: passing.Burden, count: int) -> list[list[int]]:
    """The choices worth trying: the best by the rules of thumb, and the best for a moon."""
    choices = [given for _, given in passing.ranked(memory.terms, burden, memory.hand, count)[:10]]
    if memory.terms.has_moon:
        given = passing.for_moon(memory.hand, memory.hidden, count, memory.seats - 1)
        if given is not None and given not in choices:
            choices.append(given)
    return choices


def _others_passes(memory: Memory, burden: passing.Burden, hands: list[int], count: int) -> list[list[int]]:
    """What each other seat passes in this world; nothing for the own seat."""
    return [
        [] if seat == memory.seat else passing.quick(burden, hands[seat * 4 : seat * 4 + 4], count)
        for seat in range(memory.seats)
    ]


def _try_pass(memory: Memory, world: list[int], passed: list[list[int]], line: Line, outlook: Outlook) -> float:
    assert isinstance(line, PassLine)
    seats = memory.seats
    hands = world[: seats * 4]
    for giver in range(seats):
        taker = (giver + memory.public.pass_offset) % seats
        for card in line.given if giver == memory.seat else passed[giver]:
            hands[giver * 4 + (card >> 4)] ^= 1 << (card & 15)
            hands[taker * 4 + (card >> 4)] |= 1 << (card & 15)
    leader = opener(memory.terms, hands, (memory.public.dealer + 1) % seats)
    position = Position(memory.terms, hands, world[seats * 4 :], leader)
    own = hands[memory.seat * 4 : memory.seat * 4 + 4]
    rest = [memory.pack[suit] & ~own[suit] for suit in range(4)]
    if memory.terms.has_moon and moon.hand_losers(own, rest, seats - 1) <= 1.2:
        position.shooting = memory.seat
    play_out(position)
    return outlook.value(position, memory.seat)
