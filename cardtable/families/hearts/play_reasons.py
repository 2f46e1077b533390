"""Reasons for played cards: the most telling fact that supports a card, as one whole sentence.

All facts follow from the seat's information set. Each function tests the strongest fact first.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from cardtable.core.cards import QUEEN, Card, Suit
from cardtable.core.text import Text, Who, translate
from cardtable.core.zones import Seat
from cardtable.families.hearts.options import BONUS_POINTS, QUEEN_OF_SPADES
from cardtable.families.hearts.seen_cards import Seen

tr = partial(translate, "Hearts family")

ONLY_CARD = tr("The %1 is the only card you can play.")
FOLLOW_ONLY = tr("You must follow suit, and the %1 is your only card of it.")

_MOON_GO_ON = tr("You have all %1 point(s) so far: go on with the %2.", n=0)
_MOON_SURE = tr("Nobody can beat the %1: a sure trick on the way to all %2 point(s).", n=0)
_MOON_BEGIN = tr("Your high cards may win all %1 point(s): play the %2.", n=0)

_LEAD_AGAINST_MOON = tr("%1 has won all %2 point(s) so far, and nobody can beat your %3: keep the lead.", n=0)
_LEAD_TO_HOLDER = tr("%1 holds the %2 that you passed: lead spades to force it out.")
_LEAD_TO_QUEEN = tr("The %1 is still out: lead spades to force it out, because yours are all lower.")
_LEAD_LAST_OF_SUIT = tr("After the %1 you have no %2 left, so you can throw other cards.")
_LEAD_TO_ONE = tr("Only %1 can still have %2, and all of them beat your %3.")
_LEAD_UNDER_ALL = tr("All %2 %3 still out beat your %1: you can't win this trick.", "the %2 cards of a suit, 2 or more")
_LEAD_UNDER_ONE = tr("The %1 is still out and beats your %2: you can't win this trick.")
_LEAD_CLEAN = tr("No points may be thrown on the first trick, so get rid of the %1.")
_LEAD_NO_POINTS = tr("Nobody else has points left, so winning with the %1 costs nothing.")
_LEAD_COVER_QUEEN = tr("You keep spades to protect your %1: lead the %2.")
_LEAD_OFF_SPADES = tr("Your %1 could win the %2, so lead another suit: the %3.")
_LEAD_EARLY = tr("%2 %3 are still out, so points are unlikely: get rid of the %1.", "many cards of a suit")
_LEAD_MOST_OVER = tr(
    "%2 of the %3 %4 still out beat your %1, so somebody will probably take it.", "cards of a suit", n=0
)
_LEAD_SOME_OVER = tr("%2 of the %3 %4 still out beat your %1, so you might not win this trick.", "cards of a suit", n=0)
_LEAD_NOBODY_ELSE = tr("Nobody else can have %1, so you win with the %2 and lead again.")
_LEAD_UNBEATEN = tr("Nobody can beat the %1, so play it before anybody runs out of %2.")
_ONE_OVER = tr("Only the %1 is still out in its suit, and it beats your %2.")
_LEAD_ON_GAP = tr("%1 has no %2 and may throw points on the %3, but your other cards risk more.")
_TWIN_OUT = tr("The other %1 is still out and could cancel yours.")

_DROP_QUEEN = tr("The %1 beats your %2, so get rid of its %3 point(s) now.", n=0)
_DROP_HIGH = tr("Under the %1 your %2 can't win the %3, so get rid of it now.")
_UNDER_LAST_POINTS = tr("Under the %1 you leave this trick's %2 point(s) to %3: play the %4.", n=0)
_UNDER_LAST = tr("You play last: under the %1 you get rid of the %2, and %3 leads next.")
_UNDER_FOR_QUEEN = tr("%1 has no %2 and could throw the %3: stay low with the %4.")
_UNDER_FOR_POINTS = tr("%1 has no %2 and could throw points: stay low with the %3.")
_UNDER_POINTS = tr("%1 point(s) are already in this trick: stay under the %2 with the %3.", n=0)
_UNDER_SPADES = tr("The %1 may still be played on this trick: stay under the %2 with the %3.")
_UNDER_KEEP_LOW = tr("The %1 goes under the %2, and you keep the %3 for later.")
_UNDER_KEEP_HIGH = tr("Your %3 may win a better trick: the %1 goes under the %2.")
_UNDER_TWIN = tr("Your own %1 would cancel that one; the %2 stays under it.")
_UNDER_ONLY = tr("Your %3 would beat the %2: only the %1 goes under it.")

_TAKE_BONUS = tr("The %1 is in this trick and takes %2 point(s) off your score: try the %3.", n=0)
_SAVE_BONUS = tr("Nobody can beat your %1, so you win it yourself: %2 point(s) off your score.", n=0)
_STOP_MOON = tr("%1 has won all %2 point(s) so far: win this trick with the %3.", n=0)
_OVER_LAST_FREE = tr("You play last and there are no points in this trick: get rid of the %1.")
_OVER_SPARE_QUEEN = tr("You can't go under the %1: win with the %2, and keep your %3 out of it.")
_OVER_LAST_FORCED = tr("You can't go under the %1: this trick's %2 point(s) are yours, so spend the %3.", n=0)
_OVER_CHEAP = tr("This trick costs you only %1 point(s), and the %2 is gone.", n=0)
_OVER_CLEAN = tr("No points may be thrown on the first trick: get rid of the %1.")
_OVER_HOPE = tr("You can't go under the %1, but %2 card(s) still out beat your %3.", n=0)
_OVER_SURE = tr("You can't go under the %1 and nobody can beat your %2: win with it.")
_OVER_EARLY = tr("%1 %2 are still out, so points are unlikely: spend the %3 now.", "many cards of a suit")
_OVER_BEATABLE = tr("%1 card(s) still out beat your %2, so it might not win: play it now.", n=0)
_OVER_UNBEATEN = tr("Nobody can go over the %1, so you choose the next lead.")
_OVER_CANCELLED = tr("The highest %1 cancel each other, so your %2 may win.")

_THROW_AGAINST_MOON = tr("%1 has won all %2 point(s) so far: give away no more, and throw the %3.", n=0)
_THROW_FOR_MOON = tr("You need high cards to win all %1 point(s): throw the %2.", n=0)
_THROW_QUEEN_TO = tr("%1 wins this trick: throw the %2, and its %3 point(s) go there.", n=0)
_THROW_QUEEN = tr("You have no %1, so get rid of the %2 and its %3 point(s).", n=0)
_THROW_HIGH_SPADE = tr("The %1 is still out and your %2 could win it: throw yours now.")
_THROW_POINTS_TO = tr("%1 wins this trick: throw the %2, and its points go there.")
_THROW_POINTS = tr("You have no %1, so get rid of the %2 and its %3 point(s).", n=0)
_THROW_LAST = tr("After the %1 you have no %2 left, and can throw points on them later.")
_THROW_UNLEADABLE = tr("Nobody else can have %1, so your %2 would win if you had to lead it.")
_THROW_HIGH = tr("Of the %3 %4 still out, %2 are lower than your %1, which could win later.", "cards of a suit", n=0)
_THROW_HIGHEST = tr("All %2 %3 still out are lower than your %1, which would win later.", n=0)
_THROW_LOW = tr("%2 of the %3 %4 still out beat your %1, so you lose little with it.", "cards of a suit", n=0)
_THROW_ONE_LOWER = tr("Only the %1 is still out in its suit, and your %2 would beat it.")
_THROW_HARMLESS = tr("All %2 %3 still out beat your %1, so it can't stop anybody.", "cards of a suit", n=0)

_MANY = 2.0  # cards of a suit for each other player with which hardly any is void
_HIGH = 10  # from this rank on a card is worth getting rid of


def reason(seen: Seen, legal: Sequence[Card], card: Card, *, shooting: bool = False) -> Text:
    """Return the reason for playing this card; `shooting`: the plan is to win every point card."""
    if len(legal) == 1:
        follows = bool(seen.trick) and card.suit is seen.trick[0].suit and len(seen.hand) > 1
        return (FOLLOW_ONLY if follows and len(seen.of_suit(card.suit)) == 1 else ONLY_CARD).filled(card)
    if not seen.trick:
        return _shoot(seen, card) if shooting else _lead(seen, legal, card)
    if card.suit is not seen.trick[0].suit:
        return _throw(seen, card, shooting)
    if seen.front is not None and card.rank < seen.front.rank:
        return _under(seen, card, seen.front)
    return _shoot(seen, card) if shooting else _over(seen, card)


def _who(seat: int) -> Who:
    return Who(Seat(seat))


def _suit(card: Card) -> Suit:
    assert card.suit is not None  # there are no jokers
    return card.suit


def _unbeaten(seen: Seen, card: Card) -> bool:
    """Return True if no unseen card beats the card or cancels it."""
    return not seen.above(card) and not (seen.twins and seen.out.get(card, 0))


def _shoot(seen: Seen, card: Card) -> Text:
    won, total = seen.taken[seen.seat], seen.values.total
    if won and won == sum(seen.taken):
        return _MOON_GO_ON.filled(won, card, n=won)
    if _unbeaten(seen, card):
        return _MOON_SURE.filled(card, total, n=total)
    return _MOON_BEGIN.filled(total, card, n=total)


# Leads


def _lead(seen: Seen, legal: Sequence[Card], card: Card) -> Text:
    suit = _suit(card)
    if seen.threat is not None and _unbeaten(seen, card):
        won = seen.taken[seen.threat]
        return _LEAD_AGAINST_MOON.filled(_who(seen.threat), won, card, n=won)
    return (
        _lead_spades(seen, card)
        or _lead_that_loses(seen, card)
        or _lead_short_suit(seen, card)
        or _lead_that_is_free(seen, card)
        or _lead_for_spades(seen, legal, card)
        or _lead_high(seen, card)
        or _lead_by_count(seen, card, suit)
    )


def _lead_spades(seen: Seen, card: Card) -> Text | None:
    """Return the reason for forcing out the queen of spades, if this seat cannot win it."""
    own_high = any(held.suit is Suit.SPADES and held.rank >= QUEEN for held in seen.hand)
    if card.suit is not Suit.SPADES or not seen.queen_is_out or own_high:
        return None
    holder = next((seat for seat in seen.others() if seen.placed[seat].get(QUEEN_OF_SPADES)), None)
    if holder is not None:
        return _LEAD_TO_HOLDER.filled(_who(holder), QUEEN_OF_SPADES)
    return _LEAD_TO_QUEEN.filled(QUEEN_OF_SPADES)


def _lead_that_loses(seen: Seen, card: Card) -> Text | None:
    """Return the reason if every unseen card of the suit beats the card."""
    suit = _suit(card)
    count, followers = seen.count(suit), seen.may_follow(suit)
    if not count or seen.above(card) < count or seen.left_over or seen.twins:
        return None
    if count == 1:
        return _LEAD_UNDER_ONE.filled(_only(seen, suit), card)
    if len(followers) == 1:
        return _LEAD_TO_ONE.filled(_who(followers[0]), suit, card)
    return _LEAD_UNDER_ALL.filled(card, count, suit, n=count)


def _lead_short_suit(seen: Seen, card: Card) -> Text | None:
    suit = _suit(card)
    if len(seen.of_suit(suit)) > 1 or len(seen.hand) < 3 or not seen.above(card):
        return None
    return _LEAD_LAST_OF_SUIT.filled(card, suit)


def _lead_that_is_free(seen: Seen, card: Card) -> Text | None:
    if seen.clean and card.rank >= _HIGH:
        return _LEAD_CLEAN.filled(card)
    if not seen.points_out() and not seen.points(card) and not seen.left_over and not seen.pot:
        return _LEAD_NO_POINTS.filled(card)
    return None


def _lead_for_spades(seen: Seen, legal: Sequence[Card], card: Card) -> Text | None:
    """Return the reason for another suit than spades, if high spades are in the hand."""
    if card.suit is Suit.SPADES or not seen.queen_points or not any(held.suit is Suit.SPADES for held in legal):
        return None
    spades = seen.of_suit(Suit.SPADES)
    if QUEEN_OF_SPADES in spades:
        return _LEAD_COVER_QUEEN.filled(QUEEN_OF_SPADES, card) if len(spades) > 1 else None
    high = next((held for held in spades if held.rank > QUEEN), None)
    return _LEAD_OFF_SPADES.filled(high, QUEEN_OF_SPADES, card) if high is not None and seen.queen_is_out else None


def _lead_high(seen: Seen, card: Card) -> Text | None:
    """Return the reason for a high card while all others can probably follow."""
    suit = _suit(card)
    count, others = seen.count(suit), seen.others()
    gaps = any(suit in seen.lacks[seat] for seat in others)
    if gaps or suit is Suit.HEARTS or card.rank < _HIGH or count < _MANY * len(others):
        return None
    if suit is Suit.SPADES and seen.queen_is_out and card.rank > QUEEN:
        return None
    return _LEAD_EARLY.filled(card, count, suit, n=count)


def _lead_by_count(seen: Seen, card: Card, suit: Suit) -> Text:
    above, count = seen.above(card), seen.count(suit)
    if not count:
        return _LEAD_NOBODY_ELSE.filled(suit, card)
    if above == count == 1:
        return _ONE_OVER.filled(_only(seen, suit), card)
    gap = next(iter(seen.gaps(suit, seen.others())), None)
    if above * 2 > count:
        return _LEAD_MOST_OVER.filled(card, above, count, suit, n=above)
    if gap is not None:
        return _LEAD_ON_GAP.filled(_who(gap), suit, card)
    if above:
        return _LEAD_SOME_OVER.filled(card, above, count, suit, n=above)
    return _LEAD_UNBEATEN.filled(card, suit) if _unbeaten(seen, card) else _TWIN_OUT.filled(card)


def _only(seen: Seen, suit: Suit) -> Card:
    return next(card for card, number in seen.out.items() if number and card.suit is suit)


# Follow suit, under the best card


def _under(seen: Seen, card: Card, front: Card) -> Text:
    points, suit = seen.points(card), _suit(card)
    if card == QUEEN_OF_SPADES and points:
        return _DROP_QUEEN.filled(front, card, points, n=points)
    if not seen.later:
        return _under_last(seen, card, front)
    thrower = next(iter(seen.gaps(suit, seen.later)), None)
    if thrower is not None:
        if seen.queen_points and seen.may_hold(thrower, QUEEN_OF_SPADES):
            return _UNDER_FOR_QUEEN.filled(_who(thrower), suit, QUEEN_OF_SPADES, card)
        return _UNDER_FOR_POINTS.filled(_who(thrower), suit, card)
    if seen.pot > 0:
        return _UNDER_POINTS.filled(seen.pot, front, card, n=seen.pot)
    if suit is Suit.SPADES and seen.queen_points and any(seen.may_hold(seat, QUEEN_OF_SPADES) for seat in seen.later):
        if card.rank > QUEEN:
            return _DROP_HIGH.filled(front, card, QUEEN_OF_SPADES)
        return _UNDER_SPADES.filled(QUEEN_OF_SPADES, front, card)
    return _under_and_keep(seen, card, front)


def _under_last(seen: Seen, card: Card, front: Card) -> Text:
    assert seen.winning is not None
    if seen.pot > 0:
        return _UNDER_LAST_POINTS.filled(front, seen.pot, _who(seen.winning), card, n=seen.pot)
    return _UNDER_LAST.filled(front, card, _who(seen.winning))


def _under_and_keep(seen: Seen, card: Card, front: Card) -> Text:
    own = [held for held in seen.of_suit(card.suit) if held != card]
    lower = [held for held in own if held.rank < card.rank]
    between = [held for held in own if card.rank < held.rank < front.rank]
    if between:
        return _UNDER_KEEP_HIGH.filled(card, front, max(between, key=_rank))
    if lower:
        return _UNDER_KEEP_LOW.filled(card, front, min(lower, key=_rank))
    higher = [held for held in own if held.rank > front.rank]
    return _UNDER_ONLY.filled(card, front, min(higher, key=_rank)) if higher else _UNDER_TWIN.filled(front, card)


def _rank(card: Card) -> int:
    return card.rank


# Follow suit, over the best card


def _over(seen: Seen, card: Card) -> Text:
    bonus = seen.values.bonus
    sure = not seen.later or _unbeaten(seen, card)
    if bonus is not None and card == bonus and sure:
        return _SAVE_BONUS.filled(card, -BONUS_POINTS, n=-BONUS_POINTS)
    if bonus is not None and bonus in seen.trick:
        return _TAKE_BONUS.filled(bonus, -BONUS_POINTS, card, n=-BONUS_POINTS)
    if seen.threat is not None and seen.threat == seen.winning and seen.pot > 0:
        won = seen.taken[seen.threat]
        return _STOP_MOON.filled(_who(seen.threat), won, card, n=won)
    front = seen.front
    if front is None:
        return _OVER_CANCELLED.filled(_suit(card), card)
    forced = all(held.rank > front.rank for held in seen.of_suit(card.suit))
    spares = seen.queen_points > 0 and card.suit is Suit.SPADES and card != QUEEN_OF_SPADES
    if forced and spares and QUEEN_OF_SPADES in seen.hand:
        return _OVER_SPARE_QUEEN.filled(front, card, QUEEN_OF_SPADES)
    if not seen.later:
        return _over_last(seen, card, front, forced)
    return _over_in_the_middle(seen, card, front, forced)


def _over_last(seen: Seen, card: Card, front: Card, forced: bool) -> Text:
    pot = seen.pot + seen.points(card)
    if pot <= 0:
        return _OVER_LAST_FREE.filled(card)
    if forced:
        return _OVER_LAST_FORCED.filled(front, pot, card, n=pot)
    return _OVER_CHEAP.filled(pot, card, n=pot)


def _over_in_the_middle(seen: Seen, card: Card, front: Card, forced: bool) -> Text:
    suit, above = _suit(card), seen.above(card)
    if seen.clean and not seen.points(card) and seen.pot <= 0:
        return _OVER_CLEAN.filled(card)
    if forced:
        if above:
            return _OVER_HOPE.filled(front, above, card, n=above)
        return _OVER_SURE.filled(front, card) if _unbeaten(seen, card) else _TWIN_OUT.filled(card)
    count = seen.count(suit)
    early = (
        count >= _MANY * len(seen.later) and seen.pot <= 0 and not any(suit in seen.lacks[seat] for seat in seen.later)
    )
    risky = suit is Suit.HEARTS or (suit is Suit.SPADES and seen.queen_is_out and card.rank > QUEEN)
    if early and not risky:
        return _OVER_EARLY.filled(count, suit, card, n=count)
    if above:
        return _OVER_BEATABLE.filled(above, card, n=above)
    return (_OVER_UNBEATEN if _unbeaten(seen, card) else _TWIN_OUT).filled(card)


# Discard another suit


def _throw(seen: Seen, card: Card, shooting: bool) -> Text:
    led, points, winner = _suit(seen.trick[0]), seen.points(card), seen.winning
    if shooting:
        total = seen.values.total
        return _THROW_FOR_MOON.filled(total, card, n=total)
    if seen.threat is not None and seen.threat == winner and not points:
        won = seen.taken[seen.threat]
        return _THROW_AGAINST_MOON.filled(_who(seen.threat), won, card, n=won)
    decided = winner is not None and seen.is_decided()
    if card == QUEEN_OF_SPADES and points:
        if winner is not None and decided:
            return _THROW_QUEEN_TO.filled(_who(winner), card, points, n=points)
        return _THROW_QUEEN.filled(led, card, points, n=points)
    if card.suit is Suit.SPADES and card.rank > QUEEN and seen.queen_is_out:
        return _THROW_HIGH_SPADE.filled(QUEEN_OF_SPADES, card)
    if points:
        if winner is not None and decided:
            return _THROW_POINTS_TO.filled(_who(winner), card)
        return _THROW_POINTS.filled(led, card, points, n=points)
    return _throw_harmless(seen, card)


def _throw_harmless(seen: Seen, card: Card) -> Text:
    """Return the reason for discarding a card without points, by the unseen cards of its suit."""
    suit = _suit(card)
    below, count = seen.below(card), seen.count(suit)
    if not count:
        return _THROW_UNLEADABLE.filled(suit, card)
    if len(seen.of_suit(suit)) == 1 and len(seen.hand) > 2:
        return _THROW_LAST.filled(card, suit)
    if below == count == 1:
        return _THROW_ONE_LOWER.filled(_only(seen, suit), card)
    if below == count:
        return _THROW_HIGHEST.filled(card, count, suit, n=count)
    if below and seen.above(card) > below:
        return _THROW_LOW.filled(card, seen.above(card), count, suit, n=seen.above(card))
    if below:
        return _THROW_HIGH.filled(card, below, count, suit, n=below)
    if seen.above(card) < count:
        return _TWIN_OUT.filled(card)
    if count == 1:
        return _ONE_OVER.filled(_only(seen, suit), card)
    return _THROW_HARMLESS.filled(card, count, suit, n=count)
