"""What a hint says of the position is so: checked against the view, what was heard, and the truth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from cardtable.core.cards import QUEEN, Card, Suit
from cardtable.core.events import CardsMoved
from cardtable.core.zones import Seat
from cardtable.families.hearts.actions import PassCards, PlayCard
from cardtable.families.hearts.options import QUEEN_OF_SPADES
from cardtable.families.hearts.trick_zones import hand_zone, seen_kitty_zone
from cardtable.games import discover
from tests.advised import Position, advised
from tests.conformance.driver import Case

TABLES = [("hearts", 4), ("hearts", 3), ("hearts", 5), ("cancellation_hearts", 6), ("cancellation_hearts", 8)]


class Facts:
    """What is so in a position, worked out without the player's memory."""

    def __init__(self, position: Position) -> None:
        self.position = position
        view, case = position.view, position.case
        self.public = view.public
        self.own = tuple(card for card in view.zones[hand_zone(position.seat)] if card is not None)
        self.deck = Counter(case.rules.deck())
        seen = view.zones.get(seen_kitty_zone(position.seat), ())  # what was left over, if this seat has taken it
        self.out = self.deck - Counter(self.own) - Counter(self.public.played) - Counter(seen)
        self.card = position.advice.action.card if isinstance(position.advice.action, PlayCard) else None
        self.trick = self.public.trick
        self.later = [Seat((position.seat + step) % case.seats) for step in range(1, case.seats - len(self.trick))]

    def truly_holds(self, seat: Seat) -> tuple[Card, ...]:
        return self.position.state.zones[hand_zone(seat)]

    def count(self, suit: Suit) -> int:
        return sum(number for card, number in self.out.items() if card.suit is suit)

    def above(self, card: Card) -> int:
        return sum(number for other, number in self.out.items() if other.suit is card.suit and other.rank > card.rank)

    def below(self, card: Card) -> int:
        return sum(number for other, number in self.out.items() if other.suit is card.suit and other.rank < card.rank)

    def showed_gap(self, seat: Seat, suit: Suit) -> bool:
        """Whether the seat has played another suit where this one was led, and holds none of it in truth."""
        plays = [
            (event.source.owner, event.cards[0])
            for event in self.position.heard
            if isinstance(event, CardsMoved) and event.target.kind == "trick" and event.source.kind == "hand"
        ]
        seats = self.position.case.seats
        shown = any(
            player == seat and card is not None and card.suit is not suit and led is not None and led.suit is suit
            for place, (player, card) in enumerate(plays)
            for led in [plays[place - place % seats][1]]
        )
        return shown and not any(card.suit is suit for card in self.truly_holds(seat))

    def points(self, cards: Any) -> int:
        return sum(13 if card == QUEEN_OF_SPADES else card.suit is Suit.HEARTS for card in cards)

    def winner(self) -> Seat:
        """Who wins the trick as it lies; twins cancel where there are two packs."""
        led = self.trick[0].suit
        twins = max(self.deck.values()) > 1
        alone = [card for card in self.trick if card.suit is led and not (twins and self.trick.count(card) > 1)]
        return Seat((self.public.leader + self.trick.index(max(alone, key=lambda card: card.rank))) % self.public.seats)

    def front(self) -> Card:
        card: Card = self.trick[(self.winner() - self.public.leader) % self.public.seats]
        return card

    def pot(self) -> int:
        return self.points((*self.trick, *getattr(self.public, "carried", ())))

    def won(self, seat: Seat) -> int:
        """The points that a seat has won, and nobody else any."""
        taken = [self.points(cards) for cards in self.public.point_cards]
        assert sum(taken) == taken[seat]
        return taken[seat]

    def surely_loses(self, card: Card) -> bool:
        """Whether another seat truly holds a card of the suit, and all of them beat this one."""
        others = [held for seat in range(self.public.seats) for held in self.truly_holds(Seat(seat))]
        left = Counter(others) - Counter(self.own)
        of_suit = [held for held in left if held.suit is card.suit]
        return bool(of_suit) and all(held.rank > card.rank for held in of_suit)


Check = Callable[..., object]
# By the reason's source, in the order of its arguments; what is only a matter of taste is not looked at
CHECKS: dict[str, Check] = {
    "The %1 is the only card you can play.": lambda f, card: f.card == card and not f.position.is_free,
    "You must follow suit, and the %1 is your only card of it.": lambda f, card: (
        f.card == card and not f.position.is_free and [held for held in f.own if held.suit is card.suit] == [card]
    ),
    "%1 has no %2 and could throw the %3: stay low with the %4.": lambda f, who, suit, queen, card: (
        f.showed_gap(who.seat, suit)
        and who.seat in f.later
        and f.out[queen]
        and not f.showed_gap(who.seat, Suit.SPADES)
    ),
    "%1 has no %2 and could throw points: stay low with the %3.": lambda f, who, suit, card: (
        f.showed_gap(who.seat, suit) and who.seat in f.later and f.points(f.out)
    ),
    "%1 has no %2 and may throw points on the %3, but your other cards risk more.": lambda f, who, suit, card: (
        f.showed_gap(who.seat, suit) and card.suit is suit
    ),
    "All %2 %3 still out beat your %1: you can't win this trick.": lambda f, card, count, suit: (
        f.count(suit) == f.above(card) == count and f.surely_loses(card)
    ),
    "The %1 is still out and beats your %2: you can't win this trick.": lambda f, other, card: (
        f.count(card.suit) == 1 and f.out[other] and f.surely_loses(card)
    ),
    "Only %1 can still have %2, and all of them beat your %3.": lambda f, who, suit, card: (
        f.surely_loses(card)
        and all(
            held.suit is not suit or seat in (who.seat, f.position.seat)
            for seat in range(f.public.seats)
            for held in f.truly_holds(Seat(seat))
        )
    ),
    "%2 of the %3 %4 still out beat your %1, so somebody will probably take it.": lambda f, card, above, count, suit: (
        (above, count) == (f.above(card), f.count(suit)) and above * 2 > count
    ),
    "%2 of the %3 %4 still out beat your %1, so you might not win this trick.": lambda f, card, above, count, suit: (
        (above, count) == (f.above(card), f.count(suit))
    ),
    "%1 holds the %2 that you passed: lead spades to force it out.": lambda f, who, queen: (
        queen in f.truly_holds(who.seat) and all(held.suit is not Suit.SPADES or held.rank < QUEEN for held in f.own)
    ),
    "The %1 is still out: lead spades to force it out, because yours are all lower.": lambda f, queen: (
        f.out[queen] and all(held.suit is not Suit.SPADES or held.rank < QUEEN for held in f.own)
    ),
    "After the %1 you have no %2 left, so you can throw other cards.": lambda f, card, suit: (
        [held for held in f.own if held.suit is suit] == [card]
    ),
    "After the %1 you have no %2 left, and can throw points on them later.": lambda f, card, suit: (
        [held for held in f.own if held.suit is suit] == [card]
    ),
    "Nobody else has points left, so winning with the %1 costs nothing.": lambda f, card: (
        not f.points(f.out) and not f.points([card])
    ),
    "Nobody else can have %1, so you win with the %2 and lead again.": lambda f, suit, card: not f.count(suit),
    "Nobody else can have %1, so your %2 would win if you had to lead it.": lambda f, suit, card: not f.count(suit),
    "Nobody can beat the %1, so play it before anybody runs out of %2.": lambda f, card, suit: not f.above(card),
    "Only the %1 is still out in its suit, and it beats your %2.": lambda f, other, card: (
        f.count(card.suit) == 1 and f.out[other] and other.rank > card.rank
    ),
    "Only the %1 is still out in its suit, and your %2 would beat it.": lambda f, other, card: (
        f.count(card.suit) == 1 and f.out[other] and other.rank < card.rank
    ),
    "%2 %3 are still out, so points are unlikely: get rid of the %1.": lambda f, card, count, suit: (
        count == f.count(suit) and not any(f.showed_gap(seat, suit) for seat in f.later)
    ),
    "%1 %2 are still out, so points are unlikely: spend the %3 now.": lambda f, count, suit, card: (
        count == f.count(suit) and not any(f.showed_gap(seat, suit) for seat in f.later) and not f.pot()
    ),
    "The other %1 is still out and could cancel yours.": lambda f, card: f.deck[card] == 2 and f.out[card] == 1,
    "The %1 beats your %2, so get rid of its %3 point(s) now.": lambda f, front, card, points: (
        front == f.front() and front.rank > card.rank and points == f.points([card])
    ),
    "Under the %1 your %2 can't win the %3, so get rid of it now.": lambda f, front, card, queen: (
        front == f.front() and front.rank > card.rank > queen.rank and f.out[queen]
    ),
    "Under the %1 you leave this trick's %2 point(s) to %3: play the %4.": lambda f, front, pot, who, card: (
        (front, who.seat, pot) == (f.front(), f.winner(), f.pot()) and not f.later and card.rank < front.rank
    ),
    "You play last: under the %1 you get rid of the %2, and %3 leads next.": lambda f, front, card, who: (
        (front, who.seat) == (f.front(), f.winner()) and not f.later and card.rank < front.rank
    ),
    "%1 point(s) are already in this trick: stay under the %2 with the %3.": lambda f, pot, front, card: (
        (pot, front) == (f.pot(), f.front()) and card.rank < front.rank
    ),
    "The %1 may still be played on this trick: stay under the %2 with the %3.": lambda f, queen, front, card: (
        f.out[queen] and f.trick[0].suit is Suit.SPADES and front == f.front() and card.rank < front.rank
    ),
    "The %1 goes under the %2, and you keep the %3 for later.": lambda f, card, front, kept: (
        front == f.front() and kept in f.own and kept.rank < card.rank < front.rank
    ),
    "Your %3 may win a better trick: the %1 goes under the %2.": lambda f, card, front, kept: (
        front == f.front() and kept in f.own and card.rank < kept.rank < front.rank
    ),
    "Your %3 would beat the %2: only the %1 goes under it.": lambda f, card, front, other: (
        front == f.front() and other in f.own and card.rank < front.rank < other.rank
    ),
    "%1 has won all %2 point(s) so far: win this trick with the %3.": lambda f, who, points, card: (
        f.won(who.seat) == points and f.winner() == who.seat and f.pot()
    ),
    "%1 has won all %2 point(s) so far: give away no more, and throw the %3.": lambda f, who, points, card: (
        f.won(who.seat) == points and f.winner() == who.seat and not f.points([card])
    ),
    "%1 has won all %2 point(s) so far, and nobody can beat your %3: keep the lead.": lambda f, who, points, card: (
        f.won(who.seat) == points and not f.above(card)
    ),
    "You have all %1 point(s) so far: go on with the %2.": lambda f, points, card: f.won(f.position.seat) == points,
    "You play last and there are no points in this trick: get rid of the %1.": lambda f, card: (
        not f.later and f.pot() <= 0
    ),
    "You can't go under the %1: this trick's %2 point(s) are yours, so spend the %3.": lambda f, front, pot, card: (
        front == f.front()
        and not f.later
        and pot == f.pot() + f.points([card])
        and all(held.suit is not card.suit or held.rank > front.rank for held in f.own)
    ),
    "You can't go under the %1, but %2 card(s) still out beat your %3.": lambda f, front, above, card: (
        front == f.front()
        and above == f.above(card)
        and all(held.suit is not card.suit or held.rank >= front.rank for held in f.own)
    ),
    "You can't go under the %1 and nobody can beat your %2: win with it.": lambda f, front, card: (
        front == f.front() and not f.above(card)
    ),
    "No points may be thrown on the first trick: get rid of the %1.": lambda f, card: f.public.tricks == 0,
    "The highest %1 cancel each other, so your %2 may win.": lambda f, suit, card: len(set(f.trick)) < len(f.trick),
    "The twin of the %1 is already on the table: both are cancelled, and you can't win with it.": lambda f, card: (
        card in f.trick
    ),
    "%1 wins this trick: throw the %2, and its points go there.": lambda f, who, card: (
        who.seat == f.winner() and (not f.later or not f.above(f.front())) and f.points([card])
    ),
    "%1 wins this trick: throw the %2, and its %3 point(s) go there.": lambda f, who, card, points: (
        who.seat == f.winner() and (not f.later or not f.above(f.front())) and f.points([card]) == points
    ),
    "You have no %1, so get rid of the %2 and its %3 point(s).": lambda f, suit, card, points: (
        all(held.suit is not suit for held in f.own) and f.points([card]) == points
    ),
    "The %1 is still out and your %2 could win it: throw yours now.": lambda f, queen, card: (
        f.out[queen] and card.suit is Suit.SPADES and card.rank > QUEEN
    ),
    "Of the %3 %4 still out, %2 are lower than your %1, which could win later.": lambda f, card, below, count, suit: (
        (below, count) == (f.below(card), f.count(suit))
    ),
    "%2 of the %3 %4 still out beat your %1, so you lose little with it.": lambda f, card, above, count, suit: (
        (above, count) == (f.above(card), f.count(suit)) and above > f.below(card)
    ),
    "All %2 %3 still out are lower than your %1, which would win later.": lambda f, card, count, suit: (
        f.below(card) == f.count(suit) == count
    ),
    "All %2 %3 still out beat your %1, so it can't stop anybody.": lambda f, card, count, suit: (
        f.above(card) == f.count(suit) == count
    ),
    "You keep spades to protect your %1: lead the %2.": lambda f, queen, card: queen in f.own and f.card == card,
    "Your %1 could win the %2, so lead another suit: the %3.": lambda f, high, queen, card: (
        high in f.own and f.out[queen] and card.suit is not Suit.SPADES
    ),
    "%1 card(s) still out beat your %2, so it might not win: play it now.": lambda f, above, card: (
        above == f.above(card)
    ),
    "Only %1 other spade(s) would protect the %2, so pass it to %3.": lambda f, count, queen, who: (
        count == sum(held.suit is Suit.SPADES for held in kept(f)) and receiver(f) == who.seat
    ),
    "You keep no %1, so you can throw points as soon as they are led.": lambda f, suit: (
        all(held.suit is not suit for held in kept(f)) and any(held.suit is suit for held in f.own)
    ),
    "Your %1 could win the %2 later, so pass it to %3.": lambda f, high, queen, who: (
        high not in kept(f) and high.suit is Suit.SPADES and high.rank > QUEEN and receiver(f) == who.seat
    ),
    "Only %1 of your %2 are lower than the %3, so it would win tricks: pass it.": lambda f, count, suit, card: (
        count == sum(held.suit is suit and held.rank < card.rank for held in f.own) and card.suit is suit
    ),
    "The %1 is all you keep of its suit, so you can soon throw points.": lambda f, card: (
        [held for held in kept(f) if held.suit is card.suit] == [card]
    ),
}


def kept(facts: Facts) -> list[Card]:
    """What is kept of the hand when cards are passed."""
    action = facts.position.advice.action
    assert isinstance(action, PassCards)
    return list((Counter(facts.own) - Counter(action.cards)).elements())


def receiver(facts: Facts) -> Seat:
    """Who gets what is passed."""
    return Seat((facts.position.seat + facts.public.pass_offset) % facts.public.seats)


def positions(deals: int) -> Iterator[Position]:
    for name, seats in TABLES:
        game = discover()[name]
        for number in range(deals):
            yield from advised(Case(game, "default", game.options(), seats), f"true {number}", "club")


def untrue(deals: int) -> tuple[list[str], Counter[str]]:
    """What was said and is not so, and how often each sentence was looked at."""
    wrong, seen = [], Counter[str]()
    for position in positions(deals):
        check = CHECKS.get(position.reason.source)
        if check is not None:
            seen[position.reason.source] += 1
            if not check(Facts(position), *position.reason.args):
                wrong.append(f"{position.case}: {position.said}")
        seen["all"] += 1
    return wrong, seen


def test_what_a_hint_says_is_so() -> None:
    wrong, seen = untrue(4)
    assert not wrong, wrong[0]
    looked_at = sum(seen.values()) - seen["all"]
    assert seen["all"] > 1000
    assert looked_at > 0.85 * seen["all"], "most of what is said is looked at"
    assert len(seen) > 40


@pytest.mark.slow
def test_what_a_hint_says_is_so_in_many_deals() -> None:
    wrong, seen = untrue(40)
    assert not wrong, wrong[0]
    assert set(CHECKS) == {source for source in seen if source != "all"}, "each of these sentences comes up"
