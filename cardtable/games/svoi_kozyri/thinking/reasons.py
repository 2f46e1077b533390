"""Why a move is recommended, in one sentence that holds for all that the seat can know."""

from __future__ import annotations

from cardtable.core.cards import Card
from cardtable.core.text import Text, Who, translate
from cardtable.core.zones import Seat
from cardtable.games.svoi_kozyri.simulation import NONE, TAKE, Move, codes_in
from cardtable.games.svoi_kozyri.thinking.knowledge import Knowledge

TRUMP_BLIND = translate("Svoi Kozyri", "You have not seen a card yet, so one suit is as good as another.")
TRUMP_LONG = translate("Svoi Kozyri", "%1 is your strongest suit, and as trumps its cards beat all other suits.")
TRUMP_BEST = translate("Svoi Kozyri", "%1 as trumps does best with your cards, whatever the others hold.")
FORCED_LOSS = translate("Svoi Kozyri", "Everything loses against the best play; this holds out longest.")

_WIN_LEAD = translate("Svoi Kozyri", "Lead the %1: from here you can force the win.")
_WIN_BEAT = translate("Svoi Kozyri", "Beat the %2 with the %1 and play the %3: from here you can force the win.")
_WIN_TAKE = translate("Svoi Kozyri", "Pick up %1 card(s): from here you can force the win.", n=0)
_LEAD_STANDS = translate("Svoi Kozyri", "%2 cannot beat the %1, and has to pick up.")
_LEAD_ONE = translate("Svoi Kozyri", "%2 can beat the %1 only with the %3, so lead it.")
_LEAD_CHEAP = translate("Svoi Kozyri", "The %1 is a card that you can spare, so lead it.")
_LAST = translate("Svoi Kozyri", "The %1 beats the %2, and it is your last card.")
_BEAT = translate("Svoi Kozyri", "The %1 beats the %2 at the least cost.")
_ONLY = translate("Svoi Kozyri", "Only the %1 beats the %2.")
_BEAT_STANDS = translate("Svoi Kozyri", "The %1 beats the %2, and then %4 cannot beat the %3.")
_ONLY_STANDS = translate("Svoi Kozyri", "Only the %1 beats the %2, and then %4 cannot beat the %3.")
_BEAT_TO_ONE = translate("Svoi Kozyri", "The %1 beats the %2, and then %4 can beat the %3 only with the %5.")
_ONLY_TO_ONE = translate("Svoi Kozyri", "Only the %1 beats the %2, and then %4 can beat the %3 only with the %5.")
_BEAT_SPARE = translate("Svoi Kozyri", "The %1 is the right card to beat the %2, and the %3 is one that you can spare.")
_ONLY_SPARE = translate("Svoi Kozyri", "Only the %1 beats the %2, and the %3 is a card that you can spare.")
_OUT = translate("Svoi Kozyri", "Beat the %2 with the %1, and with the %3 you have no cards left.")
_MUST_TAKE = translate("Svoi Kozyri", "Nothing in your hand beats the %1, so you have to pick up.")
_MUST_TAKE_LEAVES = translate(
    "Svoi Kozyri", "Nothing in your hand beats the %1; picking up leaves the %2, which %3 cannot beat."
)
_TAKE_ONLY = translate(
    "Svoi Kozyri", "Only the %1 beats this; picking up %2 card(s) leaves the %3, which %4 cannot beat.", n=0
)
_TAKE_LEAVES = translate("Svoi Kozyri", "Picking up %1 card(s) leaves the %2, which %3 cannot beat.", n=0)
_TAKE_SAVES_ONLY = translate("Svoi Kozyri", "Only the %1 beats this, and it is worth more than the %2 card(s).", n=0)
_TAKE_SAVES = translate(
    "Svoi Kozyri", "Picking up %1 card(s) costs less than the cards that you would need to beat.", n=0
)


def searched(knowledge: Knowledge, move: Move, forced: int) -> Text:
    """The reason for a move that was searched; `forced`: 1 or -1 where win or loss is proved."""
    if forced > 0 and knowledge.mine.bit_count() > 2:
        return _win(knowledge, move)
    return FORCED_LOSS if forced < 0 else reason(knowledge, move)


def _win(knowledge: Knowledge, move: Move) -> Text:
    card, then = move
    if move == TAKE:
        count = _taken(knowledge)
        return _WIN_TAKE.filled(count, n=count)
    if not knowledge.pile:
        return _WIN_LEAD.filled(_card(knowledge, card))
    if then == NONE:
        return _beat(knowledge, card, then)
    return _WIN_BEAT.filled(_card(knowledge, card), _card(knowledge, knowledge.pile[-1]), _card(knowledge, then))


def reason(knowledge: Knowledge, move: Move) -> Text:
    """The reason for a move of the seat in its position."""
    card, then = move
    if not knowledge.pile:
        return _lead(knowledge, card)
    return _take(knowledge) if move == TAKE else _beat(knowledge, card, then)


def _lead(knowledge: Knowledge, card: int) -> Text:
    led, follower = _card(knowledge, card), Who(Seat(knowledge.next))
    if _stands(knowledge, card):
        return _LEAD_STANDS.filled(led, follower)
    answer = _only_answer(knowledge, card)
    return _LEAD_CHEAP.filled(led) if answer is None else _LEAD_ONE.filled(led, follower, answer)


def _beat(knowledge: Knowledge, card: int, then: int) -> Text:
    beating, top = _card(knowledge, card), _card(knowledge, knowledge.pile[-1])
    only = len(_beaters(knowledge)) == 1
    if then == NONE:
        last = knowledge.mine.bit_count() == 1
        return (_LAST if last else _ONLY if only else _BEAT).filled(beating, top)
    end = _card(knowledge, then)
    if knowledge.mine.bit_count() == 2:
        return _OUT.filled(beating, top, end)
    follower = Who(Seat(knowledge.next))
    if _stands(knowledge, then):
        return (_ONLY_STANDS if only else _BEAT_STANDS).filled(beating, top, end, follower)
    answer = _only_answer(knowledge, then)
    if answer is not None:
        return (_ONLY_TO_ONE if only else _BEAT_TO_ONE).filled(beating, top, end, follower, answer)
    return (_ONLY_SPARE if only else _BEAT_SPARE).filled(beating, top, end)


def _take(knowledge: Knowledge) -> Text:
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
    if len(beaters) == 1:
        return _TAKE_SAVES_ONLY.filled(_card(knowledge, beaters[0]), count, n=count)
    return _TAKE_SAVES.filled(count, n=count)


def _taken(knowledge: Knowledge) -> int:
    """How many cards picking up would bring (KR-11)."""
    return min(knowledge.terms.taken[knowledge.seat][knowledge.pile[-1]], len(knowledge.pile))


def _beaters(knowledge: Knowledge) -> list[int]:
    return codes_in(knowledge.mine & knowledge.terms.beaten_by[knowledge.seat][knowledge.pile[-1]])


def _stands(knowledge: Knowledge, card: int) -> bool:
    """Whether the next player surely cannot beat the card."""
    return not knowledge.beaters_of(knowledge.next, card)


def _only_answer(knowledge: Knowledge, card: int) -> Card | None:
    """The one card with which the next player beats this one, if their cards are known and it is the only one."""
    answers = codes_in(knowledge.beaters_of(knowledge.next, card))
    certain = len(answers) == 1 and not knowledge.hidden(knowledge.next)
    return _card(knowledge, answers[0]) if certain else None


def _card(knowledge: Knowledge, code: int) -> Card:
    return knowledge.terms.card(code)
