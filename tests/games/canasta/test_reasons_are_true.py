"""What a hint of Canasta says of the position is so: checked against the rules and the truth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from cardtable.core.cards import Card
from cardtable.core.events import CardsMoved
from cardtable.core.language.card_names import ranks_name
from cardtable.core.rules import Advice
from cardtable.core.text import Text
from cardtable.core.views import State
from cardtable.core.zones import Seat
from cardtable.games.canasta import GAME
from cardtable.games.canasta.card_values import card_points, is_wild, points_of
from cardtable.games.canasta.legality.legality_context import build_context, melds_of
from cardtable.games.canasta.options import CanastaOptions
from cardtable.games.canasta.rules import CanastaRules
from cardtable.games.canasta.search.information_set import CanastaInformationSet
from cardtable.games.canasta.search.reasons import reason
from cardtable.games.canasta.state import DISCARD, STOCK, AskPermission, Discard, Draw, Meld, TakePile, hand
from tests.advised import WORDS, Position, advised
from tests.conformance.driver import Case
from tests.games.canasta.tables import CODEC, rules, table, view

RANKS = {ranks_name(rank): rank for rank in range(3, 15)}


class Facts:
    """What is so in a position, with all hands open."""

    def __init__(self, position: Position) -> None:
        self.position, self.public = position, position.view.public
        options: Any = position.case.options
        self.rules = CanastaRules(options, position.case.seats)
        self.action, self.zones = position.advice.action, position.state.zones
        self.standing = build_context(self.rules.params, self.zones, self.public, position.seat)
        self.own, self.pile = self.standing.hand, self.zones[DISCARD]

    def held(self, seat: Seat) -> tuple[Card, ...]:
        return self.zones[hand(seat)]

    def count(self, seat: Seat, rank: int) -> int:
        return sum(card.rank == rank for card in self.held(seat))

    def is_opponent(self, who: Any) -> bool:
        return bool(self.public.sides[who.seat] != self.public.sides[self.position.seat])

    def unseen(self, rank: int) -> int:
        """How many cards of the rank lie in other hands or in the stock."""
        zones = [cards for zone, cards in self.zones.items() if zone == STOCK or zone.kind == "hand"]
        return sum(card.rank == rank for cards in zones for card in cards) - self.count(self.position.seat, rank)

    def laid(self) -> int:
        """What the cards of the action count, with the top card that a take lays down."""
        match self.action:
            case Meld(groups):
                return points_of(card for group in groups for card in group.cards)
            case TakePile(cards, more):
                return points_of((self.pile[-1], *cards, *(card for group in more for card in group.cards)))
        return 0

    def after(self, rank: int) -> int:
        """How many cards the meld of the rank that grows by the action has then."""
        if isinstance(self.action, TakePile):
            placed = self.rules.pile.placement(self.standing, self.action)
        else:
            placed = self.rules.melds.lay(self.standing, self.action.groups)
        assert isinstance(placed, dict)
        (size,) = (
            len(self.standing.melds.get(zone, ())) + len(cards) for zone, cards in placed.items() if zone.slot == rank
        )
        return size

    def may_take(self, who: Any, card: Card) -> bool:
        """Whether the seat could take the pile with the card on top, whatever it holds."""
        zones = {**self.zones, DISCARD: (*self.pile, card)}
        freezes = self.public.frozen or is_wild(card)
        next_to_act = build_context(self.rules.params, zones, replace(self.public, frozen=freezes), who.seat)
        return next(self.rules.pile.legal_takes(next_to_act), None) is not None

    def has_melds(self, who: Any) -> bool:
        return bool(melds_of(self.rules.params, self.zones, self.public, who.seat))

    def of_side(self, who: Any, rank: int) -> list[tuple[Card, ...]]:
        """The melds of the rank that the side of a player has."""
        melds = melds_of(self.rules.params, self.zones, self.public, who.seat)
        return [cards for zone, cards in melds.items() if zone.slot == rank]

    def threw(self, who: Any, rank: int) -> bool:
        return any(
            isinstance(event, CardsMoved)
            and event.target == DISCARD
            and event.source == hand(who.seat)
            and any(card is not None and card.rank == rank for card in event.cards)
            for event in self.position.heard
        )


def rank_of(text: Text) -> int:
    return RANKS[text]


CHECKS: dict[str, Callable[..., object]] = {
    "Freeze the pile of %1 card(s): %2 then needs two natural cards to take it.": lambda f, size, who: (
        not f.public.frozen and size == len(f.pile) + 1 and is_wild(f.action.card) and f.is_opponent(who)
    ),
    "With the %1 on top %2 can't take the pile of %3 card(s).": lambda f, card, who, size: (
        size == len(f.pile) + 1 and not f.may_take(who, card) and f.is_opponent(who)
    ),
    "%1 can't have two more %2, and so can't take the frozen pile.": lambda f, who, name: (
        f.count(who.seat, rank_of(name)) < 2 and not f.may_take(who, f.action.card)
    ),
    "You see all the other %1, so %2 can't take the pile.": lambda f, name, who: (
        f.count(who.seat, rank_of(name)) == 0 and not f.may_take(who, f.action.card)
    ),
    "Only %1 other %2 are unseen, so %3 is unlikely to have two to take the frozen pile.": lambda f, count, name, who: (
        count == f.unseen(rank_of(name))
    ),
    "%1 has discarded %2 before, so the %3 is fairly safe.": lambda f, who, name, card: f.threw(who, rank_of(name)),
    "The pile has only %1 card(s), so %2 gains little with it: the %3 can go.": lambda f, size, who, card: (
        size == len(f.pile) and f.is_opponent(who) and f.action == Discard(card)
    ),
    "The pile is empty, so %1 could get no more than the %2.": lambda f, who, card: not f.pile,
    "The deal may end soon: get rid of the %2 point(s) of the %1.": lambda f, card, points: points == card_points(card),
    "Your %1 may yet make a meld; the %2 stands alone.": lambda f, name, card: (
        f.count(f.position.seat, rank_of(name)) >= 2 and f.count(f.position.seat, card.rank) == 1
    ),
    "The %1 is your only card of its rank, and counts only %2 point(s).": lambda f, card, points: (
        f.count(f.position.seat, card.rank) == 1 and points == card_points(card)
    ),
    "Your two %1 make no meld yet, and your other cards are worth more.": lambda f, name: (
        f.count(f.position.seat, rank_of(name)) == 2 and not f.standing.of_rank(rank_of(name))
    ),
    "Your side's meld of %1 can do without the %2.": lambda f, name, card: bool(f.standing.of_rank(card.rank)),
    "Discard your last card, the %1, and go out.": lambda f, card: f.own == (card,),
    "Your %1 grow to %2: a canasta needs only %3 more.": lambda f, name, size, missing: (
        f.after(rank_of(name)) == size and size + missing == 7
    ),
    "Your meld of %1 grows to %2 card(s), and these %3 points are safe.": lambda f, name, size, points: (
        f.after(rank_of(name)) == size and points == f.laid()
    ),
    "A meld of %1 is worth %2 points, and %3 more card(s) make it a canasta.": lambda f, name, points, missing: (
        not f.standing.of_rank(rank_of(name)) and points == f.laid() and f.after(rank_of(name)) + missing == 7
    ),
    "You complete a canasta of %1, and your side may then go out.": lambda f, name: f.after(rank_of(name)) >= 7,
    "You complete a canasta of %1 for %2 extra points.": lambda f, name, points: f.after(rank_of(name)) >= 7,
    "The %1 completes a canasta of %2.": lambda f, card, name: f.after(card.rank) >= 7,
    "These cards count %1 points, and your first meld needs %2.": lambda f, points, needed: (
        points == f.laid() >= f.standing.minimum == needed and not f.standing.is_open
    ),
    "%1 has already melded: make your first meld of %2 points (you need %3).": lambda f, who, points, needed: (
        f.is_opponent(who) and points == f.laid() >= f.standing.minimum == needed and not f.standing.is_open
    ),
    "With the %1 your first meld counts %2 points, and you get %3 more card(s).": lambda f, top, points, rest: (
        (top, points, rest) == (f.pile[-1], f.laid(), len(f.pile) - 1) and not f.standing.is_open
    ),
    "%1 has only %2 card(s) left: don't be caught with these %3 points.": lambda f, who, left, points: (
        f.is_opponent(who) and left == len(f.held(who.seat)) and points == f.laid()
    ),
    "%1 has only %2 card(s) left and may go out: don't fill your hand.": lambda f, who, left: (
        f.is_opponent(who) and left == len(f.held(who.seat)) and f.action == Draw()
    ),
    "%1 may go out next, with only %2 card(s) left: go out first.": lambda f, who, left: (
        f.is_opponent(who) and left == len(f.held(who.seat))
    ),
    "Go out now and catch %1 with %2 card(s).": lambda f, who, left: (
        f.is_opponent(who) and left == len(f.held(who.seat))
    ),
    "Only %1 card(s) are left to draw: don't be caught with these %2 points.": lambda f, left, points: (
        left == len(f.zones[STOCK]) and points == f.laid()
    ),
    "You can go out, but %1 still holds %2 card(s): ask first.": lambda f, who, left: (
        not f.is_opponent(who) and left == len(f.held(who.seat)) and f.action == AskPermission()
    ),
    "The pile is frozen for you, and you need two natural cards like the %1: draw.": lambda f, top: (
        f.rules.pile.is_frozen(f.standing) and f.count(f.position.seat, top.rank) < 2 and not f.position.is_free
    ),
    "Your hand can't make a meld with the %1, so draw.": lambda f, top: top == f.pile[-1] and not f.position.is_free,
    "Nobody can take the pile while the %1 lies on top, so draw.": lambda f, top: (
        top == f.pile[-1] and not f.position.is_free
    ),
    "With the %1 you can't make a first meld of %2 points, so draw.": lambda f, top, needed: (
        top == f.pile[-1] and needed == f.standing.minimum and not f.position.is_free
    ),
    "%1 of the %2 cards that you get fit your melds or pairs: take the pile.": lambda f, fits, rest: (
        rest == len(f.pile) - 1 and 0 < fits <= rest
    ),
    "The pile has %1 wild card(s) in it, such as the %2: take it.": lambda f, wild, card: (
        wild == sum(map(is_wild, f.pile)) and card in f.pile
    ),
    "The %1 makes a sure meld; a card from the stock may not fit.": lambda f, top: f.after(top.rank) >= 3,
    "The %1 joins your %2; a card from the stock may not fit.": lambda f, top, name: bool(f.standing.of_rank(top.rank)),
    "Taking the pile of %1 card(s) would cost you the %2: draw.": lambda f, size, card: (
        size == len(f.pile) and is_wild(card) and card in f.own and f.position.is_free
    ),
    "The pile has only %1 card(s): keep your %2 for a larger one, and draw.": lambda f, size, name: (
        size == len(f.pile) and f.count(f.position.seat, rank_of(name)) >= 2
    ),
    "The pile counts only %1 points, and taking it costs you %2 card(s): draw.": lambda f, points, spent: (
        points == points_of(f.pile) and spent <= len(f.own) and f.position.is_free
    ),
    "There is no pile to take, so draw %1 card(s).": lambda f, draws: not f.pile and draws == f.rules.params.draw,
    "The stock is empty: end the deal with %1 point(s) in your hand.": lambda f, held: (
        not f.zones[STOCK] and held == points_of(f.own)
    ),
    "The stock is empty and you can't take the %1: end the deal.": lambda f, top: (
        not f.zones[STOCK] and top == f.pile[-1] and not f.position.is_free
    ),
    "Taking the %1 would only fill your hand: end the deal with %2 points in it.": lambda f, top, held: (
        not f.zones[STOCK] and top == f.pile[-1] and held == points_of(f.own)
    ),
    "All you can do is end the deal, with %1 point(s) in your hand.": lambda f, held: held == points_of(f.own),
    "%1 has a meld of %2, but your other cards are worth more to you.": lambda f, who, name: (
        f.is_opponent(who) and bool(f.of_side(who, rank_of(name))) and len(f.own) > 1
    ),
    "You still have %1 more %2, and your other cards are harder to replace.": lambda f, count, name: (
        count == f.count(f.position.seat, rank_of(name)) - 1
    ),
    "Your other cards could all give %1 the frozen pile; nobody can take it with the %2 on top.": lambda f, who, card: (
        f.public.frozen and is_wild(card) and not f.may_take(who, card) and f.is_opponent(who)
        and all(other.rank > 3 and f.unseen(other.rank) >= 2 for other in f.own if not is_wild(other))
    ),
    "The deal may end soon: lay down these %1 points while you can.": lambda f, points: (
        points == f.laid() and not f.standing.is_open
    ),
}  # fmt: skip


def positions(level: str, deals: int) -> Iterator[Position]:
    for seats in (4, 2, 3, 6):
        for number in range(deals):
            yield from advised(Case(GAME, "default", GAME.options(), seats), f"true {number}", level)


@pytest.mark.parametrize(
    "deals",
    [pytest.param(2, id="few"), pytest.param(20, marks=[pytest.mark.slow, pytest.mark.timeout(600)], id="many")],
)
@pytest.mark.parametrize("level", ["beginner", "club"])
def test_what_a_hint_says_is_so(level: str, deals: int) -> None:
    seen = Counter[str]()
    for position in positions(level, deals):
        seen["all"] += 1
        check = CHECKS.get(position.reason.source)
        if check is not None:
            seen[position.reason.source] += 1
            assert check(Facts(position), *position.reason.args), f"{position.case}: {position.said}"
    assert seen["all"] > 400
    assert sum(seen.values()) - seen["all"] > 0.85 * seen["all"]
    assert len(seen) > 20


def every_choice(position: Position) -> Iterator[Position]:
    """The position with each draw, each discard and each first meld that is legal, and what is said of it."""
    options: Any = position.case.options
    some = CanastaRules(options, position.case.seats)
    info = CanastaInformationSet(some, position.view, position.heard)
    for action in some.legal(position.view):
        if isinstance(action, Discard) or (isinstance(action, Meld) and not info.context.is_open):
            yield replace(position, advice=Advice(action, reason(info, action)))
    if isinstance(position.advice.action, Draw):
        yield position


@pytest.mark.parametrize(
    ("deals", "least"),
    [
        pytest.param(1, 60, id="few"),
        pytest.param(6, 500, marks=[pytest.mark.slow, pytest.mark.timeout(600)], id="many"),
    ],
)
def test_every_discard_refusal_and_opening_has_a_reason_that_holds(deals: int, least: int) -> None:
    """Whoever would choose it, and without one text whose claim nobody can check."""
    seen = 0
    for position in positions("club", deals):
        for choice in every_choice(position):
            assert CHECKS[choice.reason.source](Facts(choice), *choice.reason.args), f"{choice.case}: {choice.said}"
        seen += 1
    assert seen >= least


def why(state: State[Any], action: str, **options: Any) -> str:
    """What is said of an action, whoever would choose it."""
    some = rules(**options)
    return WORDS.text(reason(CanastaInformationSet(some, view(some, state), ()), CODEC.read(action)))


PILE = "JC 8D QH 7S 8C 4H QD"


@pytest.mark.parametrize("own", ["JK", "2C"])
def test_nobody_is_told_to_freeze_a_pile_that_is_frozen(own: str) -> None:
    some = rules()
    free, frozen = (table(some, f"{own} KC QC", pile=PILE, frozen=frozen) for frozen in (False, True))
    assert why(free, f"discard {own}") == (
        "Freeze the pile of 8 card(s): Kavya then needs two natural cards to take it."
    )
    always = {"pile_always_frozen": True}
    for said in (why(frozen, f"discard {own}"), why(free, f"discard {own}", **always)):
        assert said.startswith("Your other cards could all give Kavya the frozen pile; nobody can take it with the ")
    dead = table(some, f"{own} KC 3C", pile=PILE, frozen=True)
    assert why(dead, f"discard {own}").endswith("on top Kavya can't take the pile of 8 card(s).")


@pytest.mark.parametrize(
    ("own", "facts", "action", "said"),
    [
        ("KC KD KS 5H", {"melds": {0: "9C 9D 9H 9S 9C 9D 9H"}}, "meld KC KD KS",
         "Go out now: Kavya has melded nothing, and is caught with 4 card(s)."),
        ("KC QC", {"stock": "", "pile": "5H", "drawn": False}, "draw",
         "The stock is empty and you can't take the five of hearts: end the deal."),
        ("KC KD KS 5H", {"melds": {0: "9C 9D 9H 9S 9C 9D 9H"}}, "ask",
         "You can go out, but Amrit still holds 4 card(s): ask first."),
        ("8C KC QC", {"melds": {0: "8S 8H 8D"}}, "meld 8C", "Your eights grow to 4: a canasta needs only 3 more."),
        ("KC QC", {"pile": "5H 2C", "drawn": False}, "draw",
         "Nobody can take the pile while the two of clubs lies on top, so draw."),
    ],
)  # fmt: skip
def test_a_reason_names_what_it_is_about(own: str, facts: dict[str, Any], action: str, said: str) -> None:
    some = rules()
    long = {"stock": " ".join(["5C"] * 60)} | facts
    assert why(table(some, own, **long), action) == said


GROWING = "9C 9D 9H 9S 9C 9D 9H / KC KD KH KS KC"


@pytest.mark.parametrize(
    ("held", "melds", "answer", "said"),
    [
        ("4C 4D 5C", GROWING, "no", "Your kings may still become a canasta: say no."),
        ("4C 4D 5C", "9C 9D 9H 9S 9C 9D 9H", "no", "Say no: 15 points in your hand would count against your side."),
        ("4C 4D 5C", GROWING, "yes", "Your hand costs your side only 15 point(s): say yes."),
        ("JK AC AD QS", GROWING, "yes",
         "Going out now is worth more to your side than the 100 points in your hand: say yes."),
    ],
)  # fmt: skip
def test_an_answer_is_told_with_what_speaks_for_it(held: str, melds: str, answer: str, said: str) -> None:
    some = rules()
    others = ["", "5D 5H 6C 6D", held, "6H 6S 7C 7D"]
    asked = table(some, "QC QD QH 5H", melds={0: melds}, others=others, stock=" ".join(["5C"] * 60))
    assert why(some.apply(asked, Seat(0), AskPermission()).state, f"answer {answer}") == said


def test_a_partner_answers_by_what_the_own_hand_holds() -> None:
    some = rules(preset="")
    assert isinstance(some.options, CanastaOptions)
    asked = table(some, "KC KD KS 5H", melds={0: "9C 9D 9H 9S 9C 9D 9H"}, stock=" ".join(["5C"] * 60))
    state = some.apply(asked, Seat(0), AskPermission()).state
    outlook = CanastaInformationSet(some, view(some, state), ())
    assert WORDS.text(reason(outlook, CODEC.read("answer yes"))).startswith(
        "Your hand costs your side only 35 point(s)"
    )
    assert WORDS.text(reason(outlook, CODEC.read("answer no"))).startswith("Say no: 35 points in your hand")
