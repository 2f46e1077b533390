"""Reasons for recommended moves: one sentence each, true for all that the seat can know."""

from __future__ import annotations

from functools import partial

from cardtable.core.cards import Card, Cards, Suit
from cardtable.core.text import Text, Who, translate
from cardtable.core.zones import Seat
from cardtable.games.svoi_kozyri.search.information_set import SvoiKozyriInformationSet
from cardtable.games.svoi_kozyri.simulation import NONE, TAKE, Move, codes_in

tr = partial(translate, "Svoi Kozyri")

_TRUMP_BLIND = tr("You haven't seen a card yet, so %1 are as good as any other suit.")
_TRUMP = tr("You have %1 %2, up to the %3: as trumps they beat every other suit.", n=0)
_TRUMP_SHORT = tr("With %1 as trumps the %2 beats every card of another suit.")
_TRUMP_NONE = tr("You have no %1 yet, but your other suits do just as well without being trumps.")

_LOST = tr("%1 can force the win now; the %2 holds out longest.")
_LOST_TAKING = tr("%1 can force the win now; picking up %2 card(s) holds out longest.", n=0)
_WIN_LEAD = tr("Lead the %1: from here you can force the win.")
_WIN_BEAT = tr("Beat the %2 with the %1 and play the %3: from here you can force the win.")
_WIN_TAKE = tr("Pick up %1 card(s): from here you can force the win.", n=0)
_LEAD_STANDS = tr("%2 can't beat the %1, and has to pick up.")
_LEAD_ONE = tr("%2 can beat the %1 only with the %3, so lead it.")
_LEAD_TO_TRUMPS = tr("%2 can beat the %1 only with a trump, so lead it.")
_LEAD_FEW = tr("Of the %1 cards you haven't seen, only %2 let %4 beat the %3.", n=0)
_LEAD_LOW = tr("The %1 is your lowest card that isn't a trump, so you lose least with it.")
_LEAD_LOW_TRUMP = tr("The %1 is your lowest trump, and you keep the higher ones, up to the %2.")
_LEAD_LAST = tr("Lead the %1, your last card, and you are out.")
_LEAD_OTHERS = tr("You keep your trumps, the highest of them the %2, and lead the %1.")
_LEAD_COUNT = tr("%1 can beat the %2 with %3 card(s) at most.", n=0)
_LAST = tr("The %1 beats the %2, and it is your last card.")
_BEAT = tr("The %1 is your cheapest card that beats the %2.")
_BEAT_KEEPING = tr("The %1 beats the %2, and you keep the %3.")
_ONLY = tr("Only the %1 beats the %2.")
_BEAT_STANDS = tr("The %1 beats the %2, and then %4 can't beat the %3.")
_ONLY_STANDS = tr("Only the %1 beats the %2, and then %4 can't beat the %3.")
_BEAT_TO_ONE = tr("After the %1 leave the %2 there: %3 can beat it only with the %4.")
_ONLY_TO_ONE = tr("Only the %1 beats this; then %3 can beat the %2 only with the %4.")
_BEAT_TO_TRUMPS = tr("The %1 beats this, and then %3 can beat the %2 only with a trump.")
_BEAT_PLAIN = tr("The %1 beats this without a trump, and the %2 is your lowest card after it.")
_BEAT_CHEAPEST = tr("The %1 is your cheapest card that beats this, and the %2 the cheapest to leave.")
_BEAT_TO_SOME = tr("The %1 beats the %2; %4 can beat the %3 with %5 card(s) at most.", n=0)
_BEAT_AND_KEEP = tr("The %1 beats this; leave the %2 on top, and keep the %3 for later.")
_OUT = tr("Beat the %2 with the %1, and with the %3 you have no cards left.")
_MUST_TAKE = tr("Nothing in your hand beats the %1, so you have to pick up.")
_MUST_TAKE_LEAVES = tr("Nothing in your hand beats the %1; picking up leaves the %2, which %3 can't beat.")
_TAKE_ONLY = tr("Only the %1 beats this; picking up %2 card(s) leaves the %3, which %4 can't beat.", n=0)
_TAKE_LEAVES = tr("Picking up %1 card(s) leaves the %2, which %3 can't beat.", n=0)
_TAKE_TRUMPS = tr("You pick up %1 card(s), and one of them is a trump of yours: the %2.", n=0)
_TAKE_SAVES_ONLY = tr("Only the %1 beats this, and keeping it is worth picking up %2 card(s).", n=0)
_TAKE_SAVES = tr("Keep the %1 and your other cards that beat this, and pick up %2 card(s).", n=0)

_FEW_BEATERS = 3  # cards: the next player hardly has one of them, or has little choice


def trump_reason(held: Cards, suit: Suit) -> Text:
    """Return the reason for naming this suit, from the hand seen so far."""
    if not held:
        return _TRUMP_BLIND.filled(suit)
    own = [card for card in held if card.suit is suit]
    if not own:
        return _TRUMP_NONE.filled(suit)
    top = max(own, key=lambda card: card.rank)
    return _TRUMP_SHORT.filled(suit, top) if len(own) == 1 else _TRUMP.filled(len(own), suit, top, n=len(own))


def searched(knowledge: SvoiKozyriInformationSet, move: Move, forced: int) -> Text:
    """Return the reason for a searched move; `forced`: 1 or -1 where win or loss is proved."""
    if forced > 0 and knowledge.mine.bit_count() > 2:
        return _win(knowledge, move)
    return _loss(knowledge, move) if forced < 0 else reason(knowledge, move)


def _loss(knowledge: SvoiKozyriInformationSet, move: Move) -> Text:
    """Return the reason for a lost position.

    The loss is mentioned only if no better reason exists: it does not help anyone to play on.
    """
    if move == TAKE:
        if not _beaters(knowledge):
            return reason(knowledge, move)
        count = _taken(knowledge)
        return _LOST_TAKING.filled(Who(Seat(knowledge.next)), count, n=count)
    end = move[1] if knowledge.pile and move[1] != NONE else move[0]
    if _stands(knowledge, end) or _only_answer(knowledge, end) is not None:
        return reason(knowledge, move)
    return _LOST.filled(Who(Seat(knowledge.next)), _card(knowledge, end))


def _win(knowledge: SvoiKozyriInformationSet, move: Move) -> Text:
    card, then = move
    if move == TAKE:
        count = _taken(knowledge)
        return _WIN_TAKE.filled(count, n=count)
    if not knowledge.pile:
        return _WIN_LEAD.filled(_card(knowledge, card))
    if then == NONE:
        return _beat(knowledge, card, then)
    return _WIN_BEAT.filled(_card(knowledge, card), _card(knowledge, knowledge.pile[-1]), _card(knowledge, then))


def reason(knowledge: SvoiKozyriInformationSet, move: Move) -> Text:
    """Return the reason for a move of the seat in its position."""
    card, then = move
    if not knowledge.pile:
        return _lead(knowledge, card)
    return _take(knowledge) if move == TAKE else _beat(knowledge, card, then)


def _lead(knowledge: SvoiKozyriInformationSet, card: int) -> Text:
    led, follower = _card(knowledge, card), Who(Seat(knowledge.next))
    if _stands(knowledge, card):
        return _LEAD_STANDS.filled(led, follower)
    answer = _only_answer(knowledge, card)
    if answer is not None:
        return _LEAD_ONE.filled(led, follower, answer)
    if knowledge.mine.bit_count() == 1:
        return _LEAD_LAST.filled(led)
    if _only_trumps(knowledge, card):
        return _LEAD_TO_TRUMPS.filled(led, follower)
    return _lead_by_count(knowledge, card, led, follower)


def _lead_by_count(knowledge: SvoiKozyriInformationSet, card: int, led: Card, follower: Who) -> Text:
    beaters = knowledge.beaters_of(knowledge.next, card)
    few = (beaters & knowledge.unseen).bit_count()
    if knowledge.hidden(knowledge.next) and few <= _FEW_BEATERS and not beaters & ~knowledge.unseen:
        return _LEAD_FEW.filled(knowledge.unseen.bit_count(), few, led, follower, n=few)
    own = knowledge.terms.suits[knowledge.terms.trumps[knowledge.seat]]
    trumps = codes_in(knowledge.mine & own)
    if own >> card & 1:
        if card == min(trumps) and len(trumps) > 1:
            return _LEAD_LOW_TRUMP.filled(led, _card(knowledge, max(trumps)))
        return _count(knowledge, card, led, follower)
    plain = knowledge.mine & ~own
    if _rank(knowledge, card) == min(_rank(knowledge, other) for other in codes_in(plain)):
        return _LEAD_LOW.filled(led)
    if trumps:
        return _LEAD_OTHERS.filled(led, _card(knowledge, max(trumps)))
    return _count(knowledge, card, led, follower)


def _beat(knowledge: SvoiKozyriInformationSet, card: int, then: int) -> Text:
    beating, top = _card(knowledge, card), _card(knowledge, knowledge.pile[-1])
    beaters = _beaters(knowledge)
    only = len(beaters) == 1
    if then == NONE:
        if knowledge.mine.bit_count() == 1:
            return _LAST.filled(beating, top)
        return _ONLY.filled(beating, top) if only else _beat_alone(knowledge, card, beaters)
    end = _card(knowledge, then)
    if knowledge.mine.bit_count() == 2:
        return _OUT.filled(beating, top, end)
    follower = Who(Seat(knowledge.next))
    if _stands(knowledge, then):
        return (_ONLY_STANDS if only else _BEAT_STANDS).filled(beating, top, end, follower)
    answer = _only_answer(knowledge, then)
    if answer is not None:
        return (_ONLY_TO_ONE if only else _BEAT_TO_ONE).filled(beating, end, follower, answer)
    if _only_trumps(knowledge, then):
        return _BEAT_TO_TRUMPS.filled(beating, end, follower)
    return _beat_cheaply(knowledge, card, then, beaters)


def _beat_alone(knowledge: SvoiKozyriInformationSet, card: int, beaters: list[int]) -> Text:
    beating, top = _card(knowledge, card), _card(knowledge, knowledge.pile[-1])
    if knowledge.worth(card) == min(map(knowledge.worth, beaters)):
        return _BEAT.filled(beating, top)
    kept = min((other for other in beaters if other != card), key=knowledge.worth)
    return _BEAT_KEEPING.filled(beating, top, _card(knowledge, kept))


def _beat_cheaply(knowledge: SvoiKozyriInformationSet, card: int, then: int, beaters: list[int]) -> Text:
    beating, top, end = (_card(knowledge, one) for one in (card, knowledge.pile[-1], then))
    count = knowledge.beaters_of(knowledge.next, then).bit_count()
    if count <= _FEW_BEATERS:
        return _BEAT_TO_SOME.filled(beating, top, end, Who(Seat(knowledge.next)), count, n=count)
    own = knowledge.terms.suits[knowledge.terms.trumps[knowledge.seat]]
    rest = [other for other in codes_in(knowledge.mine) if other != card]
    cheap = knowledge.worth(then) == min(map(knowledge.worth, rest))
    if cheap and knowledge.worth(card) == min(map(knowledge.worth, beaters)):
        spared = not own >> card & 1 and any(own >> other & 1 for other in beaters)
        return (_BEAT_PLAIN if spared else _BEAT_CHEAPEST).filled(beating, end)
    kept = max((other for other in rest if other != then), key=knowledge.worth)
    return _BEAT_AND_KEEP.filled(beating, end, _card(knowledge, kept))


def _take(knowledge: SvoiKozyriInformationSet) -> Text:
    top, beaters = knowledge.pile[-1], _beaters(knowledge)
    count = _taken(knowledge)
    left = knowledge.pile[: len(knowledge.pile) - count]
    follower = Who(Seat(knowledge.next))
    if left and _stands(knowledge, left[-1]):
        exposed = _card(knowledge, left[-1])
        if not beaters:
            return _MUST_TAKE_LEAVES.filled(_card(knowledge, top), exposed, follower)
        if len(beaters) == 1:
            return _TAKE_ONLY.filled(_card(knowledge, beaters[0]), count, exposed, follower, n=count)
        return _TAKE_LEAVES.filled(count, exposed, follower, n=count)
    if not beaters:
        return _MUST_TAKE.filled(_card(knowledge, top))
    trumps = knowledge.terms.suits[knowledge.terms.trumps[knowledge.seat]]
    gained = [card for card in knowledge.pile[len(left) :] if trumps >> card & 1]
    if gained:
        return _TAKE_TRUMPS.filled(count, _card(knowledge, max(gained)), n=count)
    if len(beaters) == 1:
        return _TAKE_SAVES_ONLY.filled(_card(knowledge, beaters[0]), count, n=count)
    return _TAKE_SAVES.filled(_card(knowledge, min(beaters, key=knowledge.worth)), count, n=count)


def _taken(knowledge: SvoiKozyriInformationSet) -> int:
    return min(knowledge.terms.taken[knowledge.seat][knowledge.pile[-1]], len(knowledge.pile))


def _beaters(knowledge: SvoiKozyriInformationSet) -> list[int]:
    return codes_in(knowledge.mine & knowledge.terms.beaten_by[knowledge.seat][knowledge.pile[-1]])


def _stands(knowledge: SvoiKozyriInformationSet, card: int) -> bool:
    """Return True if the next player certainly cannot beat the card."""
    return not knowledge.beaters_of(knowledge.next, card)


def _only_trumps(knowledge: SvoiKozyriInformationSet, card: int) -> bool:
    """Return True if the next player certainly trumps the card, which is none of their trumps, or picks up."""
    trumps = knowledge.terms.suits[knowledge.terms.trumps[knowledge.next]]
    return not trumps >> card & 1 and not knowledge.beaters_of(knowledge.next, card) & ~trumps


def _count(knowledge: SvoiKozyriInformationSet, card: int, led: Card, follower: Who) -> Text:
    count = knowledge.beaters_of(knowledge.next, card).bit_count()
    return _LEAD_COUNT.filled(follower, led, count, n=count)


def _rank(knowledge: SvoiKozyriInformationSet, card: int) -> int:
    return card % knowledge.terms.ranks


def _only_answer(knowledge: SvoiKozyriInformationSet, card: int) -> Card | None:
    """Return the only card with which the next player beats this one, if it is known; else None."""
    answers = codes_in(knowledge.beaters_of(knowledge.next, card))
    certain = len(answers) == 1 and not knowledge.hidden(knowledge.next)
    return _card(knowledge, answers[0]) if certain else None


def _card(knowledge: SvoiKozyriInformationSet, code: int) -> Card:
    return knowledge.terms.card(code)
