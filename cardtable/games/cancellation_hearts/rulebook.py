"""Rulebook of Cancellation Hearts: the clauses in force under given options.

Ids are those of rules.md: X (source 004), XR (the precise procedure), HR for rules taken over from Hearts.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from cardtable.core.cards import Card
from cardtable.core.guidance.rulebook import Clause, clauses
from cardtable.core.text import translate
from cardtable.families.hearts import options as shared
from cardtable.families.hearts import rulebook as family
from cardtable.families.hearts.options import AIM, CARDS, END, MOON, PASSING, PLAY, POINTS
from cardtable.games.cancellation_hearts import options as choices
from cardtable.games.cancellation_hearts.scoring import QUEEN_POINTS
from cardtable.games.cancellation_hearts.state import cycle, hand_size, removed, widow_size

tr = partial(translate, "Cancellation Hearts")

_VOID = tr("Twins and void tricks")

_LEFT_OUT = {
    0: tr("All cards of two packs are used, so that every card has a twin."),
    2: tr("Two packs are used, but one %1 and one %2 are left out."),
    4: tr("Two packs are used, but one %1, one %2, one %3 and one %4 are left out."),
    5: tr("Two packs are used, but one %1, one %2, one %3, one %4 and one %5 are left out."),
    6: tr("Two packs are used, but one %1, one %2, one %3, one %4, one %5 and one %6 are left out."),
}


def rulebook(options: choices.CancellationOptions, seats: int) -> tuple[Clause, ...]:
    """Return the clauses in force under these options for this seat count, section by section."""
    first, opening = _FIRST_LEADS[options.first_lead]
    return (
        *_aim(options),
        *_cards(options, seats),
        *_passing(options),
        Clause(first, PLAY, opening, ("first_lead",)),
        *_following(options),
        *_leading(options),
        *_void(options),
        *_points(options),
        Clause("X-29", MOON, _MOONS[options.moon_scoring].filled(options.moon_points), ("moon_scoring", "moon_points")),
        Clause("X-31", END, _TARGET.filled(options.target), ("target",)),
        Clause("X-32", END, family.ENDINGS[options.tie_rule], ("tie_rule",)),
    )


def _aim(options: choices.CancellationOptions) -> Iterator[Clause]:
    yield Clause("X-06", AIM, family.AIM)
    if options.moon_scoring is not choices.CancellationMoonScoring.NONE:
        text = tr("Or win all hearts and both queens of spades of a deal.")
        yield Clause("X-07", AIM, text, ("moon_scoring",))


_WIDOW = tr("%1 card(s) lie face down as the kitty.", n=0)
_WIDOW_WINNERS = {
    choices.Leftover.WIDOW_FIRST_TRICK: (
        "X-10",
        tr(
            "The first player to win a trick takes the kitty too, is the only one who may look at it, and gets its "
            "points."
        ),
    ),
    choices.Leftover.WIDOW_LAST_TRICK: (
        "XR-08",
        tr("The player who takes the last trick takes the kitty too, and gets its points."),
    ),
}


def _cards(options: choices.CancellationOptions, seats: int) -> Iterator[Clause]:
    out, size, widow = removed(options, seats), hand_size(seats), widow_size(options, seats)
    yield Clause("X-03", CARDS, family.PLAYERS.filled(seats))
    yield Clause("XR-01" if out else "X-04", CARDS, _LEFT_OUT[len(out)].filled(*out), ("leftover",))
    dealt = family.DEALT.filled(size, n=size)
    yield from clauses(CARDS, {"X-05": family.RANKING, "X-26": family.NO_TRUMPS, "X-08": dealt, "XR-11": family.DEALER})
    if widow:
        yield Clause("X-09", CARDS, _WIDOW.filled(widow, n=widow), ("leftover",))
        clause, text = _WIDOW_WINNERS[options.leftover]
        yield Clause(clause, CARDS, text, ("leftover",))


def _passing(options: choices.CancellationOptions) -> Iterator[Clause]:
    offsets, count = cycle(options), options.pass_count
    if not any(offsets):
        yield Clause("XR-02", PASSING, family.NO_PASSING, ("pass_count", "pass_cycle"))
        return
    yield Clause("X-11", PASSING, family.PASS.filled(count, n=count), ("pass_count",))
    twins = tr("Twins are two cards, and both may be passed.")
    yield from clauses(PASSING, {"XR-02": twins, "X-12": family.UNSEEN})
    yield Clause("X-13", PASSING, family.CYCLES[offsets], ("pass_cycle",))


_FIRST_LEADS = {
    choices.CancellationFirstLead.DEALER_LEFT_NO_POINTS: ("X-15", family.DEALER_LEFT_LEADS_NO_POINTS),
    choices.CancellationFirstLead.DEALER_LEFT_ANY: ("X-14", family.DEALER_LEFT_LEADS),
    choices.CancellationFirstLead.FIRST_2C_CLOCKWISE: (
        "XR-03",
        tr(
            "Going round from the dealer's left, the first player who holds the lowest club in play leads it to "
            "the first trick."
        ),
    ),
}
_DISCARDS = {
    choices.CancellationFirstTrickPoints.ALLOWED: tr(
        "A player who has none of it may discard any card, on the first trick too."
    ),
    choices.CancellationFirstTrickPoints.FORBIDDEN: tr(
        "A player who has none of it may discard any card, but on the first trick no point card if possible."
    ),
}
_WINNING = {
    "X-18": tr("The highest card of the suit led that hasn't been cancelled wins."),
    "X-20": tr("The winner of a trick leads to the next."),
    "X-19": family.FACE_DOWN,
}


def _following(options: choices.CancellationOptions) -> Iterator[Clause]:
    yield from clauses(PLAY, {"XR-04": family.TRICK, "X-16": family.FOLLOW})
    yield Clause("X-17", PLAY, _DISCARDS[options.first_trick_points], ("first_trick_points",))
    yield from clauses(PLAY, _WINNING)


_QUEEN_LATER = tr("The queen of spades may be led at any time except to the first trick.")


def _leading(options: choices.CancellationOptions) -> Iterator[Clause]:
    breaks, queen_waits = options.break_required, options.queen_lead is shared.QueenLead.AFTER_BROKEN
    yield Clause("X-21", PLAY, family.LEADING_HEARTS[breaks], ("break_required",))
    no_points = options.first_lead is choices.CancellationFirstLead.DEALER_LEFT_NO_POINTS
    at_any_time = _QUEEN_LATER if no_points else family.QUEEN_AT_ANY_TIME
    yield Clause("X-22", PLAY, family.QUEEN_AFTER_BROKEN if queen_waits else at_any_time, ("queen_lead",))
    if breaks or queen_waits:
        yield Clause("HR-02", PLAY, family.QUEEN_BREAKS[options.queen_breaks_hearts], ("queen_breaks_hearts",))
        yield Clause("HR-09", PLAY, family.ANY_LEAD)


_TWINS = {
    "X-23": tr("Two identical cards in one trick are twins: they cancel each other and can't win."),
    "XR-05": tr("Cancelled cards still count points and still break hearts."),
}
_VOID_RULES = {
    choices.VoidRule.TWO_PAIRS: tr(
        "A trick is void, and nobody wins it, if it holds two pairs of twins or no uncancelled card of the suit led."
    ),
    choices.VoidRule.LED_SUIT: tr(
        "A trick is void, and nobody wins it, if no uncancelled card of the suit led is in it."
    ),
}
_VOID_CARDS = {
    choices.VoidCards.NEXT_WINNER: tr("The cards of a void trick wait for the winner of the next one."),
    choices.VoidCards.OUT_OF_PLAY: tr("The cards of a void trick are out of play and count for nobody."),
}
_VOID_LEADERS = {
    choices.VoidNextLeader.SAME: tr("After a void trick the same player leads again."),
    choices.VoidNextLeader.DEALER_LEFT_OF_LEADER: tr("After a void trick the player on the leader's left leads."),
    choices.VoidNextLeader.LAST_WINNER: tr(
        "After a void trick the last player to win a trick leads, or the same player again if nobody has won one."
    ),
}
_LAST_VOIDS = {
    choices.LastVoid.NOBODY: tr(
        "If the last trick is void, it and all cards that are still on the table count for nobody."
    ),
    choices.LastVoid.LEADER: tr(
        "If the last trick is void, its leader takes it and all cards that are still on the table."
    ),
    choices.LastVoid.LAST_WINNER: tr(
        "If the last trick is void, the last player to win a trick takes it and all cards that are still on the table."
    ),
    choices.LastVoid.SECOND_OF_TOP_PAIR: tr(
        "If the last trick is void, the second player of the highest twins of the suit led takes it and all "
        "cards that are still on the table."
    ),
}


def _void(options: choices.CancellationOptions) -> Iterator[Clause]:
    yield from clauses(_VOID, _TWINS)
    yield Clause("X-24", _VOID, _VOID_RULES[options.void_rule], ("void_rule",))
    yield Clause("X-25", _VOID, _VOID_CARDS[options.void_cards], ("void_cards",))
    yield Clause("XR-07", _VOID, _VOID_LEADERS[options.void_next_leader], ("void_next_leader",))
    yield Clause("XR-09", _VOID, _LAST_VOIDS[options.last_void], ("last_void",))


_VALUES = tr("Every heart counts %1 and each queen of spades %2.").filled(1, QUEEN_POINTS)
_BONUS = tr("Each %1 takes off %2 points; it isn't a point card.")


def _points(options: choices.CancellationOptions) -> Iterator[Clause]:
    yield Clause("X-28", POINTS, _VALUES)
    if options.bonus_card is not shared.BonusCard.NONE:
        text = _BONUS.filled(Card.parse(options.bonus_card.value), -shared.BONUS_POINTS)
        yield Clause("XR-10", POINTS, text, ("bonus_card",))
    yield from clauses(POINTS, {"X-27": family.ADDING_UP, "H-19": family.DEAL_WON})


_MOONS = {
    choices.CancellationMoonScoring.NONE: family.NO_MOON,
    choices.CancellationMoonScoring.ADD_OTHERS: tr(
        "A player who wins all hearts and both queens of spades gets no points, and everybody else gets %1."
    ),
    choices.CancellationMoonScoring.SUBTRACT_SELF: tr(
        "A player who wins all hearts and both queens of spades takes %1 points off their total; nobody else gets any."
    ),
    choices.CancellationMoonScoring.CHOOSE: tr(
        "A player who wins all hearts and both queens of spades chooses: take %1 points off their own total, or add "
        "%1 to every other total."
    ),
}
_TARGET = tr("The match ends after a deal in which a total reaches %1.")
