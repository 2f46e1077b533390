"""The rules of thumb of a good club player, each with the reason that a person is told."""

from __future__ import annotations

from cardtable.core.text import Text, Who
from cardtable.core.zones import Seat
from cardtable.families.hearts import common_reasons
from cardtable.families.hearts.card_values import BONUS_POINTS
from cardtable.families.hearts.masks import (
    DIAMONDS,
    HEARTS,
    HIGH,
    KING,
    LOW,
    QUEEN,
    QUEEN_BIT,
    QUEEN_OF_SPADES,
    SIZE,
    SPADES,
    card_of,
    masks_of,
    numbers_in,
)
from cardtable.games.hearts.thinking import leading, moon, reasons
from cardtable.games.hearts.thinking.choice import Choice
from cardtable.games.hearts.thinking.manner import PLAIN, Manner
from cardtable.games.hearts.thinking.memory import Memory


def choose(memory: Memory, legal: list[int], manner: Manner = PLAIN, shoots: bool = True) -> Choice:
    """What a club player plays; `shoots`: whether it goes for moons of its own."""
    if len(legal) == 1:
        only = common_reasons.ONLY_CARD if memory.hand[memory.led] == 0 or not memory.trick else reasons.FOLLOW_ONLY
        return _because(only, legal[0])
    masks = masks_of(legal)
    if shoots and moon.wants_moon(memory, manner.losers):
        return Choice(_shoot(memory, masks), reasons.OWN_MOON.filled(card_of(_shoot(memory, masks))))
    if not memory.trick:
        return leading.choose(memory, masks, manner)
    if memory.hand[memory.led]:
        return _follow(memory, masks[memory.led], manner)
    return _discard(memory, masks)


def _because(reason: Text, number: int, other: int = -1) -> Choice:
    card = card_of(number)
    return Choice(number, reason.filled(card) if other < 0 else reason.filled(card, card_of(other)))


def _shoot(memory: Memory, masks: list[int]) -> int:
    """Win what can be won; lead the suit with the surest winners, and keep hearts for when they run."""
    led = memory.led
    if led < 0:
        return _surest_lead(memory, masks)
    if memory.hand[led]:
        above = masks[led] >> (memory.best + 1) << (memory.best + 1)
        if not above:
            return led << 4 | LOW[masks[led]]
        return led << 4 | (LOW[above] if not memory.to_come else HIGH[above])
    return _least_useful(memory, masks)


def _surest_lead(memory: Memory, masks: list[int]) -> int:
    def worry(suit: int) -> tuple[float, int]:
        higher = SIZE[memory.hidden[suit] >> (HIGH[masks[suit]] + 1)]
        return higher + (0.5 if suit == HEARTS else 0.0), -SIZE[masks[suit]]

    suit = min((suit for suit in range(4) if masks[suit]), key=worry)
    return suit << 4 | HIGH[masks[suit]]


def _least_useful(memory: Memory, masks: list[int]) -> int:
    """A card that wins nothing and costs nothing, from the suit with the most losers."""
    clean = [masks[suit] & ~memory.terms.costly[suit] for suit in range(4)]
    suits = [suit for suit in range(4) if clean[suit]]
    if not suits:
        suits, clean = [suit for suit in range(4) if masks[suit]], masks
    others = memory.seats - 1
    suit = max(suits, key=lambda suit: moon.losers(memory.hand[suit], memory.hidden[suit], others))
    return suit << 4 | LOW[clean[suit]]


def _follow(memory: Memory, mask: int, manner: Manner) -> Choice:
    suit = memory.led << 4
    best = memory.best
    winning = suit | best
    below, above = mask & ((1 << best) - 1), mask >> best << best
    special = _follow_specially(memory, mask, below, above)
    if special is not None:
        return special
    mask, below, above = (_unless_all(part, _kept_back(memory)) for part in (mask, below, above))
    if not memory.to_come:
        return _follow_last(memory, mask, below)
    if HIGH[mask] > best and _is_early(memory, mask, manner):
        return _because(reasons.EARLY_WIN, suit | HIGH[mask])
    if below:
        return _because(common_reasons.DUCK, suit | HIGH[below], winning)
    return _forced_above(memory, mask, manner.hope)


def _forced_above(memory: Memory, mask: int, hope: float) -> Choice:
    suit = memory.led << 4
    winning = suit | memory.best
    spades_risk = memory.led == SPADES and memory.is_out(QUEEN_OF_SPADES)
    if spades_risk or leading.winning_chance(memory, suit | LOW[mask]) < hope:
        return _because(reasons.HOPE_LOW, suit | LOW[mask], winning)
    return _because(reasons.MUST_WIN, suit | HIGH[mask], winning)


def _follow_last(memory: Memory, mask: int, below: int) -> Choice:
    suit = memory.led << 4
    winning = suit | memory.best
    if memory.pot <= 0 and (not below or _has_exit(memory)):
        return _because(reasons.CLEAN_WIN, suit | HIGH[mask])
    if below:
        return _because(common_reasons.DUCK, suit | HIGH[below], winning)
    return _because(reasons.MUST_WIN, suit | HIGH[mask], winning)


def _has_exit(memory: Memory) -> bool:
    """Whether the seat could lead something low next, so that winning does it no harm."""
    for suit in range(4):
        held = memory.hand[suit]
        if held and SIZE[memory.hidden[suit] >> (LOW[held] + 1)] > SIZE[memory.hidden[suit]] // 2:
            return True
    return False


def _kept_back(memory: Memory) -> int:
    """The cards of the suit led that are played only if there is nothing else: the dangerous and the precious one."""
    kept = 0
    if memory.led == SPADES and memory.queen_costs:
        kept |= QUEEN_BIT
        if memory.is_out(QUEEN_OF_SPADES) and memory.to_come:
            kept |= 3 << KING
    bonus = memory.terms.bonus
    if bonus >= 0 and memory.led == bonus >> 4:
        kept |= 1 << (bonus & 15)
    return kept


def _unless_all(mask: int, kept: int) -> int:
    return mask & ~kept or mask


def _follow_specially(memory: Memory, mask: int, below: int, above: int) -> Choice | None:
    """The queen, the bonus card, and a moon to be stopped."""
    suit = memory.led << 4
    if (
        memory.led == SPADES
        and below & QUEEN_BIT
        and memory.queen_costs
        and memory.best_seat != moon.threatening(memory)
    ):
        return _because(reasons.DROP_QUEEN, QUEEN_OF_SPADES)
    stopped = _stop_moon(memory, below, above)
    if stopped is not None:
        return stopped
    return _bonus_play(memory, suit, above)


def _stop_moon(memory: Memory, below: int, above: int) -> Choice | None:
    threat = moon.threatening(memory)
    if threat < 0 or not above:
        return None
    suit = memory.led << 4
    if memory.best_seat == threat and memory.pot:
        card = suit | (LOW[above] if not memory.to_come else HIGH[_unless_all(above, _kept_back(memory))])
        return Choice(card, reasons.STOP_MOON.filled(card_of(card), Who(Seat(threat))))
    return None


def _bonus_play(memory: Memory, suit: int, above: int) -> Choice | None:
    bonus = memory.terms.bonus
    if not memory.bonus_out or not above or memory.pot >= 10:
        return None
    if bonus in memory.trick:
        higher = SIZE[memory.hidden[memory.led] >> (HIGH[above] + 1)]
        if not memory.to_come or not higher or memory.led == DIAMONDS:
            return _because(reasons.TAKE_BONUS, suit | HIGH[_unless_all(above, _queen_of(memory))], bonus)
    if memory.led == bonus >> 4 and above >> (bonus & 15) & 1:
        rivals = SIZE[memory.hidden[memory.led] >> ((bonus & 15) + 1)]
        if not memory.to_come or not rivals:
            return Choice(bonus, reasons.SAVE_BONUS.filled(card_of(bonus), -BONUS_POINTS))
    return None


def _queen_of(memory: Memory) -> int:
    return QUEEN_BIT if memory.led == SPADES and memory.queen_costs else 0


def _is_early(memory: Memory, mask: int, manner: Manner) -> bool:
    """Whether points are unlikely in this trick: hardly anybody can be out of the suit yet."""
    led = memory.led
    if memory.pot > 0 or led == HEARTS or any(memory.voids[seat] >> led & 1 for seat in memory.to_come):
        return False
    if led == SPADES and memory.is_out(QUEEN_OF_SPADES) and HIGH[mask] > QUEEN:
        return False
    if memory.first and any(memory.terms.barred):
        return True
    return SIZE[memory.hidden[led]] >= manner.early * (memory.seats - 1)


def _discard(memory: Memory, masks: list[int]) -> Choice:
    threat = moon.threatening(memory)
    if threat >= 0 and memory.best_seat == threat:
        return _keep_from(memory, masks, threat)
    if masks[SPADES] & QUEEN_BIT and memory.queen_costs:
        return _because(common_reasons.THROW, QUEEN_OF_SPADES)
    costly = masks[SPADES] & memory.terms.costly[SPADES]
    if costly:
        return _because(common_reasons.THROW_POINTS, SPADES << 4 | LOW[costly])
    number = max(_throwable(memory, masks), key=lambda number: danger(memory, number))
    return _because(_throw_reason(memory, number), number)


def _throw_reason(memory: Memory, number: int) -> Text:
    if number >> 4 == HEARTS:
        return common_reasons.THROW_POINTS
    return reasons.THROW_VOID if SIZE[memory.hand[number >> 4]] <= 2 else common_reasons.THROW


def _throwable(memory: Memory, masks: list[int]) -> list[int]:
    """The top of each suit, without the bonus card and those that may win it."""
    bonus = memory.terms.bonus
    tops = []
    for suit in range(4):
        mask = masks[suit]
        if memory.bonus_out and suit == bonus >> 4:
            mask &= (1 << (bonus & 15)) - 1
        if mask:
            tops.append(suit << 4 | HIGH[mask])
    return tops or [suit << 4 | HIGH[masks[suit]] for suit in range(4) if masks[suit]]


def danger(memory: Memory, number: int) -> float:
    """How likely the card is to win points later on: what is out below it, against its own low companions."""
    suit, rank = number >> 4, number & 15
    hidden, held = memory.hidden[suit], memory.hand[suit]
    lower, higher = SIZE[hidden & ((1 << rank) - 1)], SIZE[hidden >> (rank + 1)]
    guards = SIZE[held & ((1 << rank) - 1)]
    if suit == SPADES and memory.is_out(QUEEN_OF_SPADES):
        return 14.0 - 2.5 * guards if rank > QUEEN else 0.5
    out = lower + higher
    worry = 8.0 * lower / (out + 1.5) - 1.2 * guards + (2.5 if SIZE[held] == 1 else 1.0 if SIZE[held] == 2 else 0.0)
    if suit == HEARTS:
        return worry + 1.5 if guards or lower > 1 else worry - 2.0
    return worry


def _keep_from(memory: Memory, masks: list[int], threat: int) -> Choice:
    """Against a shooter: throw what could never win a trick, and keep what may yet take one with points in it."""
    number = min(numbers_in(masks), key=lambda number: (_stops(memory, number), number & 15))
    return Choice(number, reasons.KEEP_STOPPER.filled(card_of(number), Who(Seat(threat))))


def _stops(memory: Memory, number: int) -> float:
    """How likely the card wins a trick that a shooter would have to win."""
    suit, rank = number >> 4, number & 15
    if number == QUEEN_OF_SPADES and memory.queen_costs:
        return 90.0
    hidden = memory.hidden[suit]
    lower, higher = SIZE[hidden & ((1 << rank) - 1)], SIZE[hidden >> (rank + 1)]
    if not lower:
        return 0.0
    better = SIZE[memory.hand[suit] >> (rank + 1)]
    return (rank + 5.0 + 2.0 * (suit == HEARTS)) / (1.0 + higher + better)
