"""Policy of the club level: the choices of a good club player."""

from __future__ import annotations

from cardtable.families.hearts.bitmasks import (
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
    codes_in_mask,
    suit_masks,
)
from cardtable.games.hearts.search import hand_evaluation, lead_policy
from cardtable.games.hearts.search.information_set import HeartsInformationSet
from cardtable.games.hearts.search.lead_policy import PLAIN, HeartsBias, ReasonedChoice


def choose(
    memory: HeartsInformationSet, legal: list[int], bias: HeartsBias = PLAIN, shoots: bool = True
) -> ReasonedChoice:
    """Return the card of a club player; `shoots`: False if it never tries a moon."""
    if len(legal) == 1:
        return ReasonedChoice(legal[0])
    masks = suit_masks(legal)
    if shoots and hand_evaluation.wants_moon(memory, bias.losers):
        return ReasonedChoice(_shoot(memory, masks), True)
    if not memory.trick:
        return ReasonedChoice(lead_policy.choose(memory, masks, bias))
    if memory.hand[memory.led]:
        return ReasonedChoice(_follow(memory, masks[memory.led], bias))
    return ReasonedChoice(_discard(memory, masks))


def _shoot(memory: HeartsInformationSet, masks: list[int]) -> int:
    """Return the card for a moon: win if possible; lead the suit with the surest winners, hearts when they run."""
    led = memory.led
    if led < 0:
        return _surest_lead(memory, masks)
    if memory.hand[led]:
        above = masks[led] >> (memory.best + 1) << (memory.best + 1)
        if not above:
            return led << 4 | LOW[masks[led]]
        return led << 4 | (LOW[above] if not memory.to_come else HIGH[above])
    return _least_useful(memory, masks)


def _surest_lead(memory: HeartsInformationSet, masks: list[int]) -> int:
    def worry(suit: int) -> tuple[float, int]:
        higher = SIZE[memory.hidden[suit] >> (HIGH[masks[suit]] + 1)]
        return higher + (0.5 if suit == HEARTS else 0.0), -SIZE[masks[suit]]

    suit = min((suit for suit in range(4) if masks[suit]), key=worry)
    return suit << 4 | HIGH[masks[suit]]


def _least_useful(memory: HeartsInformationSet, masks: list[int]) -> int:
    """Return a card that wins nothing and costs nothing, from the suit with the most losers."""
    clean = [masks[suit] & ~memory.terms.costly[suit] for suit in range(4)]
    suits = [suit for suit in range(4) if clean[suit]]
    if not suits:
        suits, clean = [suit for suit in range(4) if masks[suit]], masks
    others = memory.seats - 1
    suit = max(suits, key=lambda suit: hand_evaluation.losers(memory.hand[suit], memory.hidden[suit], others))
    return suit << 4 | LOW[clean[suit]]


def _follow(memory: HeartsInformationSet, mask: int, bias: HeartsBias) -> int:
    suit = memory.led << 4
    best = memory.best
    below, above = mask & ((1 << best) - 1), mask >> best << best
    special = _follow_specially(memory, mask, below, above)
    if special is not None:
        return special
    mask, below, above = (_unless_all(part, _kept_back(memory)) for part in (mask, below, above))
    if not memory.to_come:
        return _follow_last(memory, mask, below)
    if HIGH[mask] > best and _is_early(memory, mask, bias):
        return suit | HIGH[mask]
    if below:
        return suit | HIGH[below]
    return _forced_above(memory, mask, bias.hope)


def _forced_above(memory: HeartsInformationSet, mask: int, hope: float) -> int:
    suit = memory.led << 4
    spades_risk = memory.led == SPADES and memory.is_out(QUEEN_OF_SPADES)
    if spades_risk or lead_policy.winning_chance(memory, suit | LOW[mask]) < hope:
        return suit | LOW[mask]
    return suit | HIGH[mask]


def _follow_last(memory: HeartsInformationSet, mask: int, below: int) -> int:
    suit = memory.led << 4
    if memory.pot <= 0 and (not below or _has_exit(memory)):
        return suit | HIGH[mask]
    return suit | HIGH[below or mask]


def _has_exit(memory: HeartsInformationSet) -> bool:
    """Return True if the seat could lead a low card next, so that winning does no harm."""
    for suit in range(4):
        held = memory.hand[suit]
        if held and SIZE[memory.hidden[suit] >> (LOW[held] + 1)] > SIZE[memory.hidden[suit]] // 2:
            return True
    return False


def _kept_back(memory: HeartsInformationSet) -> int:
    """Return the cards of the suit led that are played last: the dangerous ones, and the bonus card."""
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


def _follow_specially(memory: HeartsInformationSet, mask: int, below: int, above: int) -> int | None:
    """Return the card for a special case, or None: the queen, the bonus card, a moon to be stopped."""
    suit = memory.led << 4
    if (
        memory.led == SPADES
        and below & QUEEN_BIT
        and memory.queen_costs
        and memory.best_seat != hand_evaluation.threatening(memory)
    ):
        return QUEEN_OF_SPADES
    stopped = _stop_moon(memory, above)
    if stopped is not None:
        return stopped
    return _bonus_play(memory, suit, above)


def _stop_moon(memory: HeartsInformationSet, above: int) -> int | None:
    threat = hand_evaluation.threatening(memory)
    if threat < 0 or not above:
        return None
    suit = memory.led << 4
    if memory.best_seat == threat and memory.pot:
        return suit | (LOW[above] if not memory.to_come else HIGH[_unless_all(above, _kept_back(memory))])
    return None


def _bonus_play(memory: HeartsInformationSet, suit: int, above: int) -> int | None:
    bonus = memory.terms.bonus
    if not memory.bonus_out or not above or memory.pot >= 10:
        return None
    if bonus in memory.trick:
        higher = SIZE[memory.hidden[memory.led] >> (HIGH[above] + 1)]
        if not memory.to_come or not higher or memory.led == DIAMONDS:
            return suit | HIGH[_unless_all(above, _queen_of(memory))]
    if memory.led == bonus >> 4 and above >> (bonus & 15) & 1:
        rivals = SIZE[memory.hidden[memory.led] >> ((bonus & 15) + 1)]
        if not memory.to_come or not rivals:
            return bonus
    return None


def _queen_of(memory: HeartsInformationSet) -> int:
    return QUEEN_BIT if memory.led == SPADES and memory.queen_costs else 0


def _is_early(memory: HeartsInformationSet, mask: int, bias: HeartsBias) -> bool:
    """Return True if points are unlikely in this trick, since hardly any player can be void yet."""
    led = memory.led
    if memory.pot > 0 or led == HEARTS or any(memory.voids[seat] >> led & 1 for seat in memory.to_come):
        return False
    if led == SPADES and memory.is_out(QUEEN_OF_SPADES) and HIGH[mask] > QUEEN:
        return False
    if memory.first and any(memory.terms.barred):
        return True
    return SIZE[memory.hidden[led]] >= bias.early * (memory.seats - 1)


def _discard(memory: HeartsInformationSet, masks: list[int]) -> int:
    threat = hand_evaluation.threatening(memory)
    if threat >= 0 and memory.best_seat == threat:
        return _keep_from(memory, masks)
    if masks[SPADES] & QUEEN_BIT and memory.queen_costs:
        return QUEEN_OF_SPADES
    costly = masks[SPADES] & memory.terms.costly[SPADES]
    if costly:
        return SPADES << 4 | LOW[costly]
    return max(_throwable(memory, masks), key=lambda number: danger(memory, number))


def _throwable(memory: HeartsInformationSet, masks: list[int]) -> list[int]:
    """Return the top of each suit, without the bonus card and cards that may win it."""
    bonus = memory.terms.bonus
    tops = []
    for suit in range(4):
        mask = masks[suit]
        if memory.bonus_out and suit == bonus >> 4:
            mask &= (1 << (bonus & 15)) - 1
        if mask:
            tops.append(suit << 4 | HIGH[mask])
    return tops or [suit << 4 | HIGH[masks[suit]] for suit in range(4) if masks[suit]]


def danger(memory: HeartsInformationSet, number: int) -> float:
    """Return the danger that the card wins points later: unseen lower cards, against own low cards of the suit."""
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


def _keep_from(memory: HeartsInformationSet, masks: list[int]) -> int:
    """Return a discard against a shooter: a card that could never win a trick, keeping possible stoppers."""
    return min(codes_in_mask(masks), key=lambda number: (_stops(memory, number), number & 15))


def _stops(memory: HeartsInformationSet, number: int) -> float:
    """Return the chance, on an arbitrary scale, that the card wins a trick that a shooter needs."""
    suit, rank = number >> 4, number & 15
    if number == QUEEN_OF_SPADES and memory.queen_costs:
        return 90.0
    hidden = memory.hidden[suit]
    lower, higher = SIZE[hidden & ((1 << rank) - 1)], SIZE[hidden >> (rank + 1)]
    if not lower:
        return 0.0
    better = SIZE[memory.hand[suit] >> (rank + 1)]
    return (rank + 5.0 + 2.0 * (suit == HEARTS)) / (1.0 + higher + better)
