"""The rules of Cancellation Hearts as people read them, put together from the clauses that are in force.

Ids are those of rules.md: X (source 004), XR (the precise procedure), HR where that takes a rule over from Hearts.
"""

from __future__ import annotations

from collections.abc import Iterator

from cardtable.core.cards import Card
from cardtable.core.rulebook import Clause
from cardtable.core.text import Text, translate
from cardtable.games.cancellation_hearts.options import (
    BonusCard,
    CancellationOptions,
    FirstLead,
    FirstTrickPoints,
    LastVoid,
    Leftover,
    MoonScoring,
    PassCycle,
    QueenLead,
    TieRule,
    VoidCards,
    VoidNextLeader,
    VoidRule,
)
from cardtable.games.cancellation_hearts.pack import cycle, hand_size, removed, widow_size
from cardtable.games.cancellation_hearts.scoring import BONUS_POINTS, QUEEN_POINTS

_AIM = translate("Hearts", "Aim")
_CARDS = translate("Hearts", "Cards")
_PASS = translate("Hearts", "Passing")
_PLAY = translate("Hearts", "Play")
_VOID = translate("Cancellation Hearts", "Twins and void tricks")
_POINTS = translate("Hearts", "Points")
_MOON = translate("Hearts", "Moon and bonuses")
_END = translate("Hearts", "End of the match")

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

_CYCLES = {
    PassCycle.LEFT_RIGHT: translate("Hearts", "To the left and to the right in turn."),
    PassCycle.LEFT_RIGHT_HOLD: translate(
        "Hearts", "First to the left, then to the right, then nobody passes; then again."
    ),
    PassCycle.TWO_AWAY: translate(
        "Hearts",
        "First to the left, then to the right, then to the second on the left, then to the second on the right, "
        "then nobody passes; then again.",
    ),
}


def rulebook(options: CancellationOptions, seats: int) -> tuple[Clause, ...]:
    """The clauses in force under these options for so many seats, section by section."""
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
    yield Clause("X-06", _AIM, translate("Hearts", "Win as few points as you can: the lowest total wins the match."))
    if options.moon_scoring is not MoonScoring.NONE:
        yield Clause(
            "X-07",
            _AIM,
            translate("Cancellation Hearts", "Or win all hearts and both queens of spades of a deal."),
            ("moon_scoring",),
        )


def _cards(options: CancellationOptions, seats: int) -> Iterator[Clause]:
    yield Clause("X-03", _CARDS, translate("Hearts", "%1 players take part, everybody alone.").filled(seats))
    out = removed(options, seats)
    yield Clause("XR-01" if out else "X-04", _CARDS, _LEFT_OUT[len(out)].filled(*out), ("leftover",))
    yield Clause(
        "X-05", _CARDS, translate("Hearts", "In each suit the ace is highest, then king, queen, jack, ten and so on.")
    )
    yield Clause("X-26", _CARDS, translate("Hearts", "There are no trumps."))
    dealt = hand_size(seats)
    yield Clause(
        "X-08",
        _CARDS,
        translate(
            "Hearts", "Everybody is dealt %1 card(s), one at a time, clockwise from the dealer's left.", n=0
        ).filled(dealt, n=dealt),
    )
    yield Clause("XR-11", _CARDS, translate("Hearts", "For each new deal the player on the dealer's left deals."))
    yield from _widow(options, widow_size(options, seats))


def _widow(options: CancellationOptions, size: int) -> Iterator[Clause]:
    if not size:
        return
    yield Clause(
        "X-09",
        _CARDS,
        translate("Cancellation Hearts", "%1 card(s) lie face down as a widow.", n=0).filled(size, n=size),
        ("leftover",),
    )
    if options.leftover is Leftover.WIDOW_FIRST_TRICK:
        text = translate(
            "Cancellation Hearts",
            "Whoever is the first to win a trick takes the widow too, alone may look at it, and counts its points.",
        )
        yield Clause("X-10", _CARDS, text, ("leftover",))
    else:
        text = translate(
            "Cancellation Hearts", "Whoever takes the last trick takes the widow too, and counts its points."
        )
        yield Clause("XR-08", _CARDS, text, ("leftover",))


def _passing(options: CancellationOptions) -> Iterator[Clause]:
    if not any(cycle(options)):
        yield Clause("XR-02", _PASS, translate("Hearts", "No cards are passed."), ("pass_count", "pass_cycle"))
        return
    count = options.pass_count
    yield Clause(
        "X-11",
        _PASS,
        translate(
            "Hearts", "Before play everybody chooses %1 card(s) and passes them face down to another player.", n=0
        ).filled(count, n=count),
        ("pass_count",),
    )
    yield Clause("XR-02", _PASS, translate("Cancellation Hearts", "Twins are two cards, and both may be passed."))
    yield Clause(
        "X-12",
        _PASS,
        translate(
            "Hearts", "All choose at once and for good; nobody sees the cards received before everybody has passed."
        ),
    )
    yield Clause("X-13", _PASS, _CYCLES[options.pass_cycle], ("pass_cycle",))


def _first_lead(options: CancellationOptions) -> Clause:
    match options.first_lead:
        case FirstLead.DEALER_LEFT_NO_POINTS:
            text = translate(
                "Hearts", "The player on the dealer's left leads to the first trick, but no point card if possible."
            )
            return Clause("X-15", _PLAY, text, ("first_lead",))
        case FirstLead.DEALER_LEFT_ANY:
            text = translate("Hearts", "The player on the dealer's left leads to the first trick.")
            return Clause("X-14", _PLAY, text, ("first_lead",))
        case FirstLead.FIRST_2C_CLOCKWISE:
            text = translate(
                "Cancellation Hearts",
                "The first player from the dealer's left on who holds the lowest club in any hand leads it to the "
                "first trick.",
            )
            return Clause("XR-03", _PLAY, text, ("first_lead",))


def _following(options: CancellationOptions) -> Iterator[Clause]:
    yield Clause(
        "XR-04", _PLAY, translate("Hearts", "One card is led to each trick; clockwise the others play one card each.")
    )
    yield Clause("X-16", _PLAY, translate("Hearts", "Whoever holds a card of the suit led must play one of that suit."))
    yield _discards(options)
    yield Clause(
        "X-18",
        _PLAY,
        translate("Cancellation Hearts", "The highest card of the suit led that has not been cancelled wins."),
    )
    yield Clause("X-20", _PLAY, translate("Cancellation Hearts", "The winner of a trick leads to the next."))
    yield Clause("X-19", _PLAY, translate("Hearts", "Tricks lie face down before the player who won them."))


def _discards(options: CancellationOptions) -> Clause:
    if options.first_trick_points is FirstTrickPoints.ALLOWED:
        text = translate("Cancellation Hearts", "Whoever has none of it may discard any card, on the first trick too.")
    else:
        text = translate(
            "Cancellation Hearts",
            "Whoever has none of it may discard any card, but on the first trick no point card if possible.",
        )
    return Clause("X-17", _PLAY, text, ("first_trick_points",))


def _leading(options: CancellationOptions) -> Iterator[Clause]:
    if options.break_required:
        text = translate("Hearts", "Hearts may not be led before they are broken, that is, before one has been played.")
    else:
        text = translate("Hearts", "Hearts may be led at any time.")
    yield Clause("X-21", _PLAY, text, ("break_required",))
    if options.queen_lead is QueenLead.AFTER_BROKEN:
        text = translate("Hearts", "The queen of spades may not be led before hearts are broken.")
    elif options.first_lead is FirstLead.DEALER_LEFT_NO_POINTS:
        text = translate("Cancellation Hearts", "The queen of spades may be led at any time but to the first trick.")
    else:
        text = translate("Hearts", "The queen of spades may be led at any time.")
    yield Clause("X-22", _PLAY, text, ("queen_lead",))
    if options.break_required or options.queen_lead is QueenLead.AFTER_BROKEN:
        yield _breaking(options)
        yield Clause("HR-09", _PLAY, translate("Hearts", "A leader who has nothing else may lead any card."))


def _breaking(options: CancellationOptions) -> Clause:
    if options.queen_breaks_hearts:
        text = translate("Hearts", "The queen of spades breaks hearts as well.")
    else:
        text = translate("Hearts", "The queen of spades does not break hearts.")
    return Clause("HR-02", _PLAY, text, ("queen_breaks_hearts",))


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


def _points(options: CancellationOptions) -> Iterator[Clause]:
    yield Clause(
        "X-28",
        _POINTS,
        translate("Cancellation Hearts", "Every heart counts %1 and each queen of spades %2.").filled(1, QUEEN_POINTS),
    )
    if options.bonus_card is not BonusCard.NONE:
        yield Clause(
            "XR-10",
            _POINTS,
            translate("Cancellation Hearts", "Each %1 takes %2 points off; it is no point card.").filled(
                Card.parse(options.bonus_card.value), -BONUS_POINTS
            ),
            ("bonus_card",),
        )
    yield Clause(
        "X-27",
        _POINTS,
        translate("Hearts", "When all cards have been played, everybody adds the points of the cards won."),
    )


def _moon(options: CancellationOptions) -> Iterator[Clause]:
    yield Clause("X-29", _MOON, _moon_effect(options).filled(options.moon_points), ("moon_scoring", "moon_points"))


def _moon_effect(options: CancellationOptions) -> Text:
    match options.moon_scoring:
        case MoonScoring.NONE:
            return translate("Hearts", "Winning every point card brings nothing special.")
        case MoonScoring.ADD_OTHERS:
            return translate(
                "Cancellation Hearts",
                "Whoever wins all hearts and both queens of spades gets no points, and everybody else gets %1.",
            )
        case MoonScoring.SUBTRACT_SELF:
            return translate(
                "Cancellation Hearts",
                "Whoever wins all hearts and both queens of spades subtracts %1 points, and nobody gets any.",
            )
        case MoonScoring.CHOOSE:
            return translate(
                "Cancellation Hearts",
                "Whoever wins all hearts and both queens of spades chooses: subtract %1 points, or add %1 to every "
                "other total.",
            )


def _end(options: CancellationOptions) -> Iterator[Clause]:
    yield Clause(
        "X-31",
        _END,
        translate("Cancellation Hearts", "After a deal in which a total reaches %1 the match ends.").filled(
            options.target
        ),
        ("target",),
    )
    if options.tie_rule is TieRule.PLAY_ON:
        text = translate("Hearts", "The lowest total wins; as long as several share it, one more deal is played.")
    else:
        text = translate("Hearts", "The lowest total wins; all who share it win.")
    yield Clause("X-32", _END, text, ("tie_rule",))
