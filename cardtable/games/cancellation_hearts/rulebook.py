"""Rulebook of Cancellation Hearts: the clauses in force under given options.

Ids are those of rules.md: X (source 004), XR (the precise procedure), HR for rules taken over from Hearts.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from cardtable.core.cards import Card
from cardtable.core.rulebook import Clause
from cardtable.core.text import Text, translate
from cardtable.families.hearts import rulebook as clauses
from cardtable.families.hearts.options import (
    AIM,
    BONUS_POINTS,
    CARDS,
    END,
    MOON,
    PASSING,
    PLAY,
    POINTS,
    BonusCard,
    QueenLead,
)
from cardtable.games.cancellation_hearts.options import (
    CancellationFirstLead,
    CancellationFirstTrickPoints,
    CancellationMoonScoring,
    CancellationOptions,
    LastVoid,
    Leftover,
    VoidCards,
    VoidNextLeader,
    VoidRule,
)
from cardtable.games.cancellation_hearts.scoring import QUEEN_POINTS
from cardtable.games.cancellation_hearts.state import cycle, hand_size, removed, widow_size

_VOID = translate("Cancellation Hearts", "Twins and void tricks")

_LEFT_OUT = {
    0: translate("Cancellation Hearts", "All cards of two packs are used, so that every card has a twin."),
    2: translate("Cancellation Hearts", "Two packs are used, but one %1 and one %2 are left out."),
    4: translate("Cancellation Hearts", "Two packs are used, but one %1, one %2, one %3 and one %4 are left out."),
    5: translate(
        "Cancellation Hearts", "Two packs are used, but one %1, one %2, one %3, one %4 and one %5 are left out."
    ),
    6: translate(
        "Cancellation Hearts", "Two packs are used, but one %1, one %2, one %3, one %4, one %5 and one %6 are left out."
    ),
}


def rulebook(options: CancellationOptions, seats: int) -> tuple[Clause, ...]:
    """Return the clauses in force under these options for this seat count, section by section."""
    return (
        *_aim(options),
        *_cards(options, seats),
        *_passing(options),
        _first_lead(options),
        *_following(options),
        *_leading(options),
        *_void(options),
        *_points(options),
        *_moon(options),
        *_end(options),
    )


def _aim(options: CancellationOptions) -> Iterator[Clause]:
    yield clauses.aim("X-06")
    if options.moon_scoring is not CancellationMoonScoring.NONE:
        yield Clause(
            "X-07",
            AIM,
            translate("Cancellation Hearts", "Or win all hearts and both queens of spades of a deal."),
            ("moon_scoring",),
        )


def _cards(options: CancellationOptions, seats: int) -> Iterator[Clause]:
    yield clauses.players("X-03", seats)
    out = removed(options, seats)
    yield Clause("XR-01" if out else "X-04", CARDS, _LEFT_OUT[len(out)].filled(*out), ("leftover",))
    yield from clauses.cards_and_deal("X-05", "X-26", "X-08", "XR-11", hand_size(seats))
    yield from _widow(options, widow_size(options, seats))


def _widow(options: CancellationOptions, size: int) -> Iterator[Clause]:
    if not size:
        return
    yield Clause(
        "X-09",
        CARDS,
        translate("Cancellation Hearts", "%1 card(s) lie face down as the kitty.", n=0).filled(size, n=size),
        ("leftover",),
    )
    if options.leftover is Leftover.WIDOW_FIRST_TRICK:
        text = translate(
            "Cancellation Hearts",
            "Whoever is the first to win a trick takes the kitty too, alone may look at it, and counts its points.",
        )
        yield Clause("X-10", CARDS, text, ("leftover",))
    else:
        text = translate(
            "Cancellation Hearts", "Whoever takes the last trick takes the kitty too, and counts its points."
        )
        yield Clause("XR-08", CARDS, text, ("leftover",))


def _passing(options: CancellationOptions) -> Iterator[Clause]:
    offsets = cycle(options)
    if not any(offsets):
        yield clauses.no_passing("XR-02", "pass_cycle")
        return
    yield clauses.pass_cards("X-11", options.pass_count)
    yield Clause("XR-02", PASSING, translate("Cancellation Hearts", "Twins are two cards, and both may be passed."))
    yield clauses.pass_unseen("X-12")
    yield Clause("X-13", PASSING, clauses.CYCLES[offsets], ("pass_cycle",))


def _first_lead(options: CancellationOptions) -> Clause:
    match options.first_lead:
        case CancellationFirstLead.DEALER_LEFT_NO_POINTS:
            return Clause("X-15", PLAY, clauses.DEALER_LEFT_LEADS_NO_POINTS, ("first_lead",))
        case CancellationFirstLead.DEALER_LEFT_ANY:
            return Clause("X-14", PLAY, clauses.DEALER_LEFT_LEADS, ("first_lead",))
        case CancellationFirstLead.FIRST_2C_CLOCKWISE:
            text = translate(
                "Cancellation Hearts",
                "Going round from the dealer's left, the first player who holds the lowest club in play leads it to "
                "the first trick.",
            )
            return Clause("XR-03", PLAY, text, ("first_lead",))
        case _:
            assert_never(options.first_lead)


def _following(options: CancellationOptions) -> Iterator[Clause]:
    yield from clauses.follow_suit("XR-04", "X-16")
    yield _discards(options)
    yield Clause(
        "X-18",
        PLAY,
        translate("Cancellation Hearts", "The highest card of the suit led that has not been cancelled wins."),
    )
    yield Clause("X-20", PLAY, translate("Cancellation Hearts", "The winner of a trick leads to the next."))
    yield clauses.face_down("X-19")


def _discards(options: CancellationOptions) -> Clause:
    if options.first_trick_points is CancellationFirstTrickPoints.ALLOWED:
        text = translate("Cancellation Hearts", "Whoever has none of it may discard any card, on the first trick too.")
    else:
        text = translate(
            "Cancellation Hearts",
            "Whoever has none of it may discard any card, but on the first trick no point card if possible.",
        )
    return Clause("X-17", PLAY, text, ("first_trick_points",))


def _leading(options: CancellationOptions) -> Iterator[Clause]:
    yield clauses.leading_hearts("X-21", options.break_required)
    if options.queen_lead is QueenLead.AFTER_BROKEN:
        text = clauses.QUEEN_AFTER_BROKEN
    elif options.first_lead is CancellationFirstLead.DEALER_LEFT_NO_POINTS:
        text = translate("Cancellation Hearts", "The queen of spades may be led at any time except to the first trick.")
    else:
        text = clauses.QUEEN_AT_ANY_TIME
    yield Clause("X-22", PLAY, text, ("queen_lead",))
    if options.break_required or options.queen_lead is QueenLead.AFTER_BROKEN:
        yield clauses.breaking("HR-02", options.queen_breaks_hearts)
        yield Clause("HR-09", PLAY, clauses.ANY_LEAD)


def _void(options: CancellationOptions) -> Iterator[Clause]:
    yield Clause(
        "X-23",
        _VOID,
        translate(
            "Cancellation Hearts", "Two identical cards in one trick are twins: they cancel each other and cannot win."
        ),
    )
    yield Clause(
        "XR-05", _VOID, translate("Cancellation Hearts", "Cancelled cards still count points and still break hearts.")
    )
    yield Clause("X-24", _VOID, _void_rule(options), ("void_rule",))
    if options.void_cards is VoidCards.NEXT_WINNER:
        text = translate("Cancellation Hearts", "The cards of a void trick wait for whoever wins the next one.")
    else:
        text = translate("Cancellation Hearts", "The cards of a void trick are out of play and count for nobody.")
    yield Clause("X-25", _VOID, text, ("void_cards",))
    yield Clause("XR-07", _VOID, _next_leader(options), ("void_next_leader",))
    yield Clause("XR-09", _VOID, _last_void(options), ("last_void",))


def _void_rule(options: CancellationOptions) -> Text:
    if options.void_rule is VoidRule.TWO_PAIRS:
        return translate(
            "Cancellation Hearts",
            "A trick is void, and nobody wins it, if it holds two pairs of twins or no uncancelled card of the suit "
            "led.",
        )
    return translate(
        "Cancellation Hearts", "A trick is void, and nobody wins it, if no uncancelled card of the suit led is in it."
    )


def _next_leader(options: CancellationOptions) -> Text:
    match options.void_next_leader:
        case VoidNextLeader.SAME:
            return translate("Cancellation Hearts", "After a void trick the same player leads again.")
        case VoidNextLeader.DEALER_LEFT_OF_LEADER:
            return translate("Cancellation Hearts", "After a void trick the player on the leader's left leads.")
        case VoidNextLeader.LAST_WINNER:
            return translate(
                "Cancellation Hearts",
                "After a void trick whoever won a trick last leads, or the same player if nobody has.",
            )
        case _:
            assert_never(options.void_next_leader)


def _last_void(options: CancellationOptions) -> Text:
    match options.last_void:
        case LastVoid.NOBODY:
            return translate(
                "Cancellation Hearts",
                "If the last trick is void, it and all cards that are still on the table count for nobody.",
            )
        case LastVoid.LEADER:
            return translate(
                "Cancellation Hearts",
                "If the last trick is void, its leader takes it and all cards that are still on the table.",
            )
        case LastVoid.LAST_WINNER:
            return translate(
                "Cancellation Hearts",
                "If the last trick is void, whoever won a trick last takes it and all cards that are still on the "
                "table.",
            )
        case LastVoid.SECOND_OF_TOP_PAIR:
            return translate(
                "Cancellation Hearts",
                "If the last trick is void, the second player of the highest twins of the suit led takes it and all "
                "cards that are still on the table.",
            )
        case _:
            assert_never(options.last_void)


def _points(options: CancellationOptions) -> Iterator[Clause]:
    yield Clause(
        "X-28",
        POINTS,
        translate("Cancellation Hearts", "Every heart counts %1 and each queen of spades %2.").filled(1, QUEEN_POINTS),
    )
    if options.bonus_card is not BonusCard.NONE:
        yield Clause(
            "XR-10",
            POINTS,
            translate("Cancellation Hearts", "Each %1 takes off %2 points; it isn't a point card.").filled(
                Card.parse(options.bonus_card.value), -BONUS_POINTS
            ),
            ("bonus_card",),
        )
    yield from clauses.adding_up("X-27")


def _moon(options: CancellationOptions) -> Iterator[Clause]:
    yield Clause("X-29", MOON, _moon_effect(options).filled(options.moon_points), ("moon_scoring", "moon_points"))


def _moon_effect(options: CancellationOptions) -> Text:
    match options.moon_scoring:
        case CancellationMoonScoring.NONE:
            return clauses.NO_MOON
        case CancellationMoonScoring.ADD_OTHERS:
            return translate(
                "Cancellation Hearts",
                "Whoever wins all hearts and both queens of spades gets no points, and everybody else gets %1.",
            )
        case CancellationMoonScoring.SUBTRACT_SELF:
            return translate(
                "Cancellation Hearts",
                "Whoever wins all hearts and both queens of spades subtracts %1 points, and nobody gets any.",
            )
        case CancellationMoonScoring.CHOOSE:
            return translate(
                "Cancellation Hearts",
                "Whoever wins all hearts and both queens of spades chooses: subtract %1 points, or add %1 to every "
                "other total.",
            )
        case _:
            assert_never(options.moon_scoring)


def _end(options: CancellationOptions) -> Iterator[Clause]:
    yield Clause(
        "X-31",
        END,
        translate("Cancellation Hearts", "After a deal in which a total reaches %1 the match ends.").filled(
            options.target
        ),
        ("target",),
    )
    yield clauses.ending("X-32", "X-32", options.tie_rule)
