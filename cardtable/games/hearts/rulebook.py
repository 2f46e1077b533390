"""Rulebook of Hearts: the clauses in force under given options.

Ids are those of rules.md: H (source 000), HP (source 002) and HR (the precise procedure). Where several of them say the
same, the clause has the id that says it best.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from cardtable.core.cards import ACE, JACK, KING, QUEEN, Card, Suit
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
    CardValues,
    QueenLead,
)
from cardtable.games.hearts.options import (
    ExactTarget,
    FirstTrickForced,
    FirstTrickPoints,
    HeartsOptions,
    HeartValues,
    HighSpades,
    MoonScoring,
    OpeningLead,
    Removal,
    Sun,
)
from cardtable.games.hearts.scoring import card_values
from cardtable.games.hearts.state import FULL_PACK, cycle, hand_size, kitty_size, pack, removed

_LEFT_OUT = {
    0: translate("Hearts", "All %1 cards of one pack are used."),
    1: translate("Hearts", "One pack of %1 cards is used, but the %2 is left out."),
    2: translate("Hearts", "One pack of %1 cards is used, but the %2 and the %3 are left out."),
    3: translate("Hearts", "One pack of %1 cards is used, but the %2, the %3 and the %4 are left out."),
    4: translate("Hearts", "One pack of %1 cards is used, but the %2, the %3, the %4 and the %5 are left out."),
}
_REMOVAL_IDS = {3: "HP-09", 5: "HP-10", 6: "HP-11", 7: "HP-12"}

_CYCLES = {
    **clauses.CYCLES,
    (-1, 1, 0): translate("Hearts", "First to the right, then to the left, then nobody passes; then again."),
    (-1,): translate("Hearts", "Always to the right."),
    (1, -1, 2, 0): translate(
        "Hearts", "First to the left, then to the right, then across, then nobody passes; then again."
    ),
    (-1, 1, 2, 0): translate(
        "Hearts", "First to the right, then to the left, then across, then nobody passes; then again."
    ),
    (1, 2, -1, 0): translate(
        "Hearts", "First to the left, then across, then to the right, then nobody passes; then again."
    ),
    (1, -1, 2): translate("Hearts", "First to the left, then to the right, then across; then again."),
}
_CYCLE_IDS = {3: "HR-04", 4: "HP-15"}


def rulebook(options: HeartsOptions, seats: int) -> tuple[Clause, ...]:
    """Return the clauses in force under these options for this seat count, section by section."""
    values = card_values(options, pack(options, seats))
    return (
        *_aim(options),
        *_cards(options, seats),
        *_passing(options, seats),
        *_opening(options, seats),
        *_following(),
        *_first_trick(options),
        *_leading(options),
        *_points(options),
        *_moon(options, values),
        *_bonuses(options),
        *_end(options),
    )


def _aim(options: HeartsOptions) -> Iterator[Clause]:
    yield clauses.aim("H-01")
    match options.moon_scoring:
        case MoonScoring.NONE:
            return
        case MoonScoring.ADD_OTHERS:
            text = translate("Hearts", "Or shoot the moon: then all the points turn against the others.")
        case MoonScoring.SUBTRACT_SELF:
            text = translate("Hearts", "Or shoot the moon: then your own total drops.")
        case MoonScoring.CHOOSE:
            text = translate("Hearts", "Or shoot the moon: then you choose how it counts.")
        case _:
            assert_never(options.moon_scoring)
    yield Clause("HP-07", AIM, text, ("moon_scoring",))


def _cards(options: HeartsOptions, seats: int) -> Iterator[Clause]:
    yield clauses.players("HP-02", seats)
    out = removed(options, seats)
    low_minors = out and options.removal is Removal.LOW_MINORS
    yield Clause(
        _REMOVAL_IDS[seats] if low_minors else "HP-03",
        CARDS,
        _LEFT_OUT[len(out)].filled(FULL_PACK, *out),
        ("removal",),
    )
    yield from clauses.cards_and_deal("HP-04", "HP-28", "HP-08", "HR-19", hand_size(options, seats))
    yield from _kitty(options, kitty_size(options, seats))


def _kitty(options: HeartsOptions, size: int) -> Iterator[Clause]:
    if not size:
        return
    yield Clause(
        "HR-03",
        CARDS,
        translate("Hearts", "%1 card(s) lie face down as a kitty.", n=0).filled(size, n=size),
        ("removal", "kitty_size"),
    )
    if options.removal is Removal.KITTY:
        text = translate("Hearts", "Whoever wins the first trick wins the kitty too, and alone may look at it.")
    else:
        text = translate(
            "Hearts",
            "Whoever wins the first trick with a point card, or else the last trick, wins the kitty too, "
            "and alone may look at it.",
        )
    yield Clause("HR-11", CARDS, text, ("removal",))


def _passing(options: HeartsOptions, seats: int) -> Iterator[Clause]:
    offsets = cycle(options, seats)
    option = {3: "pass_cycle_3", 4: "pass_cycle_4"}.get(seats, "pass_cycle_5plus")
    if not any(offsets):
        yield clauses.no_passing("H-08", option)
        return
    yield clauses.pass_cards("H-04", options.pass_count)
    yield clauses.pass_unseen("HR-05")
    yield Clause(_CYCLE_IDS.get(seats, "HP-17"), PASSING, _CYCLES[offsets], (option,))


def _opening(options: HeartsOptions, seats: int) -> Iterator[Clause]:
    lowest = next(card for card in pack(options, seats) if card.suit is Suit.CLUBS)
    match options.opening_lead:
        case OpeningLead.LOWEST_CLUB if kitty_size(options, seats):
            text = translate("Hearts", "Whoever holds the lowest club after the pass leads it to the first trick.")
        case OpeningLead.LOWEST_CLUB:
            text = translate("Hearts", "Whoever holds the %1 after the pass leads it to the first trick.").filled(
                lowest
            )
        case OpeningLead.ANY_CLUB_BY_HOLDER:
            text = translate("Hearts", "Whoever holds the lowest club after the pass leads a club to the first trick.")
        case OpeningLead.DEALER_LEFT_ANY:
            text = clauses.DEALER_LEFT_LEADS
        case OpeningLead.DEALER_LEFT_NO_POINTS:
            text = clauses.DEALER_LEFT_LEADS_NO_POINTS
        case _:
            assert_never(options.opening_lead)
    by_club = options.opening_lead in (OpeningLead.LOWEST_CLUB, OpeningLead.ANY_CLUB_BY_HOLDER)
    yield Clause("H-16" if by_club else "HR-06", PLAY, text, ("opening_lead",))


def _following() -> Iterator[Clause]:
    yield from clauses.follow_suit("H-11", "H-12")
    yield Clause("H-13", PLAY, translate("Hearts", "Whoever has none of it may discard any card."))
    yield Clause(
        "H-14",
        PLAY,
        translate("Hearts", "The highest card of the suit led wins the trick, and its player leads to the next."),
    )
    yield clauses.face_down("HP-24")


def _first_trick(options: HeartsOptions) -> Iterator[Clause]:
    match options.first_trick_points:
        case FirstTrickPoints.ALLOWED:
            text = translate("Hearts", "Point cards may be discarded on the first trick as well.")
        case FirstTrickPoints.FORBIDDEN:
            text = translate("Hearts", "On the first trick no point card may be discarded.")
        case FirstTrickPoints.QUEEN_ONLY_FORBIDDEN:
            text = translate("Hearts", "On the first trick the queen of spades may not be discarded.")
        case _:
            assert_never(options.first_trick_points)
    yield Clause("HP-22", PLAY, text, ("first_trick_points",))
    if options.first_trick_points is not FirstTrickPoints.ALLOWED:
        yield _forced(options)
    if options.queen_must_drop:
        yield Clause(
            "HR-08",
            PLAY,
            translate("Hearts", "Whoever cannot follow suit and may discard the queen of spades must do so."),
            ("queen_must_drop",),
        )


def _forced(options: HeartsOptions) -> Clause:
    if options.first_trick_forced is FirstTrickForced.ANY:
        text = translate("Hearts", "Whoever has nothing else to discard there may discard any card.")
    else:
        text = translate(
            "Hearts", "Whoever has nothing else to discard there must discard a heart, or any card without hearts."
        )
    return Clause("HR-10", PLAY, text, ("first_trick_forced",))


def _leading(options: HeartsOptions) -> Iterator[Clause]:
    yield clauses.leading_hearts("H-17", options.break_required)
    if options.queen_lead is QueenLead.ALWAYS:
        yield Clause("HP-27", PLAY, clauses.QUEEN_AT_ANY_TIME, ("queen_lead",))
    else:
        yield Clause("H-18", PLAY, clauses.QUEEN_AFTER_BROKEN, ("queen_lead",))
    if options.break_required or options.queen_lead is QueenLead.AFTER_BROKEN:
        yield from _breaking(options)


def _breaking(options: HeartsOptions) -> Iterator[Clause]:
    yield clauses.breaking("HP-26", options.queen_breaks_hearts)
    if options.hearts_instead_of_queen and options.break_required:
        text = translate(
            "Hearts",
            "A leader who has nothing else may lead any card; one who could lead only the queen of spades may lead "
            "a heart instead.",
        )
    else:
        text = clauses.ANY_LEAD
    yield Clause("HR-09", PLAY, text, ("hearts_instead_of_queen",))


def _points(options: HeartsOptions) -> Iterator[Clause]:
    yield Clause("H-02", POINTS, _heart_points(options), ("heart_values",))
    queen = max(options.queen_value, 0)
    if queen:
        text = translate("Hearts", "The queen of spades counts %1 point(s).", n=0).filled(queen, n=queen)
    else:
        text = translate("Hearts", "The queen of spades counts nothing.")
    yield Clause("H-03", POINTS, text, ("queen_value",))
    if options.high_spades is HighSpades.BLACK_MARIA:
        yield Clause(
            "HR-01",
            POINTS,
            translate("Hearts", "The king of spades counts %1 points and the ace of spades %2.").filled(10, 7),
            ("high_spades",),
        )
    if options.bonus_card is not BonusCard.NONE:
        yield Clause(
            "HP-36",
            POINTS,
            translate("Hearts", "Whoever wins the %1 gets %2 points fewer; it isn't a point card.").filled(
                Card.parse(options.bonus_card.value), -BONUS_POINTS
            ),
            ("bonus_card",),
        )
    yield from clauses.adding_up("HR-12")


def _heart_points(options: HeartsOptions) -> Text:
    match options.heart_values:
        case HeartValues.ONE_EACH:
            return translate("Hearts", "Every heart counts %1 point(s).", n=0).filled(1, n=1)
        case HeartValues.SPOT:
            return translate(
                "Hearts", "Every heart counts its rank: the jack %1, the queen %2, the king %3 and the ace %4."
            ).filled(JACK, QUEEN, KING, ACE)
        case HeartValues.DOUBLE_EAGLE2:
            return translate(
                "Hearts",
                "The ace of hearts counts %1, the king %2, the queen %3 and the jack %4; every other heart counts %5.",
            ).filled(5, 4, 3, 2, 1)
        case _:
            assert_never(options.heart_values)


def _moon(options: HeartsOptions, values: CardValues) -> Iterator[Clause]:
    if options.moon_scoring is MoonScoring.NONE:
        text = clauses.NO_MOON
        yield Clause("HR-13", MOON, text, ("moon_scoring",))
        return
    with_bonus = options.moon_needs_bonus and options.bonus_card is not BonusCard.NONE
    if with_bonus:
        text = translate("Hearts", "Whoever wins every point card and the bonus card has shot the moon.")
    else:
        text = translate("Hearts", "Whoever wins every point card has shot the moon.")
    yield Clause("H-24", MOON, text, ("moon_needs_bonus",))
    yield _moon_effect(options, values.total)
    if options.bonus_card is not BonusCard.NONE:
        yield _bonus_in_moon(options)
    if options.sun is Sun.DOUBLE:
        yield Clause(
            "HR-16",
            MOON,
            translate("Hearts", "Whoever has won every trick too has shot the sun, which counts %1 points.").filled(
                values.total * 2
            ),
            ("sun",),
        )


def _moon_effect(options: HeartsOptions, total: int) -> Clause:
    match options.moon_scoring:
        case MoonScoring.SUBTRACT_SELF:
            text = translate("Hearts", "Then the shooter's total drops by %1, and nobody else gets any points.")
            return Clause("HR-13", MOON, text.filled(total), ("moon_scoring",))
        case MoonScoring.CHOOSE:
            text = translate(
                "Hearts", "Then the shooter chooses: everybody else gets %1 points, or the shooter's total drops by %1."
            )
            return Clause("HP-32", MOON, text.filled(total), ("moon_scoring",))
    text = translate("Hearts", "Then the shooter gets no points, and everybody else gets %1.")
    return Clause("H-23", MOON, text.filled(total), ("moon_scoring",))


def _bonus_in_moon(options: HeartsOptions) -> Clause:
    if options.moon_includes_bonus:
        text = translate("Hearts", "The shooter's own bonus card is part of the moon and isn't counted twice.")
    else:
        text = translate("Hearts", "The bonus card counts on top of the moon.")
    return Clause("HR-14", MOON, text, ("moon_includes_bonus",))


def _bonuses(options: HeartsOptions) -> Iterator[Clause]:
    bonus = options.no_tricks_bonus
    if bonus < 0:
        text = translate("Hearts", "Whoever has won no trick gets %1 point(s) fewer, unless the moon was shot.", n=0)
    elif bonus > 0:
        text = translate("Hearts", "Whoever has won no trick gets %1 point(s) more, unless the moon was shot.", n=0)
    else:
        return
    yield Clause("HR-15", MOON, text.filled(abs(bonus), n=abs(bonus)), ("no_tricks_bonus",))


def _end(options: HeartsOptions) -> Iterator[Clause]:
    yield Clause(
        "H-20",
        END,
        translate("Hearts", "The match ends after a deal in which somebody's total reaches %1.").filled(options.target),
        ("target",),
    )
    if options.deal_limit > 0:
        yield Clause(
            "HR-18",
            END,
            translate("Hearts", "It ends after %1 deal(s) too.", n=0).filled(options.deal_limit, n=options.deal_limit),
            ("deal_limit",),
        )
    yield clauses.ending("H-21", "HP-35", options.tie_rule)
    yield from _exactly(options)


def _exactly(options: HeartsOptions) -> Iterator[Clause]:
    match options.exact_target:
        case ExactTarget.OFF:
            return
        case ExactTarget.TO_HALF:
            text = translate("Hearts", "A total of exactly %1 is halved.").filled(options.target)
        case ExactTarget.TO_ZERO:
            text = translate("Hearts", "A total of exactly %1 becomes %2.").filled(options.target, 0)
        case ExactTarget.WINS:
            text = translate("Hearts", "Whoever has a total of exactly %1 wins at once.").filled(options.target)
        case _:
            assert_never(options.exact_target)
    yield Clause("HR-17", END, text, ("exact_target",))
