"""Rulebook of Hearts: the clauses in force under given options.

Ids are those of rules.md: H (source 000), HP (source 002) and HR (the precise procedure). Where several of them say the
same, the clause has the id that says it best.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from cardtable.core.cards import ACE, JACK, KING, QUEEN, Card, Suit
from cardtable.core.guidance.rulebook import Clause, clauses
from cardtable.core.text import translate
from cardtable.families.hearts import options as shared
from cardtable.families.hearts import rulebook as family
from cardtable.families.hearts.options import AIM, CARDS, END, MOON, PASSING, PLAY, POINTS
from cardtable.games.hearts import options as choices
from cardtable.games.hearts.scoring import card_values
from cardtable.games.hearts.state import FULL_PACK, cycle, hand_size, kitty_size, pack, removed

tr = partial(translate, "Hearts")

_LEFT_OUT = {
    0: tr("All %1 cards of one pack are used."),
    1: tr("One pack of %1 cards is used, but the %2 is left out."),
    2: tr("One pack of %1 cards is used, but the %2 and the %3 are left out."),
    3: tr("One pack of %1 cards is used, but the %2, the %3 and the %4 are left out."),
    4: tr("One pack of %1 cards is used, but the %2, the %3, the %4 and the %5 are left out."),
}
_REMOVAL_IDS = {3: "HP-09", 5: "HP-10", 6: "HP-11", 7: "HP-12"}

_CYCLES = {
    **family.CYCLES,
    (-1, 1, 0): tr("First to the right, then to the left, then nobody passes; and so on."),
    (-1,): tr("Always to the right."),
    (1, -1, 2, 0): tr("First to the left, then to the right, then across, then nobody passes; and so on."),
    (-1, 1, 2, 0): tr("First to the right, then to the left, then across, then nobody passes; and so on."),
    (1, 2, -1, 0): tr("First to the left, then across, then to the right, then nobody passes; and so on."),
    (1, -1, 2): tr("First to the left, then to the right, then across; and so on."),
}
_CYCLE_IDS = {3: "HR-04", 4: "HP-15"}


def rulebook(options: choices.HeartsOptions, seats: int) -> tuple[Clause, ...]:
    """Return the clauses in force under these options for this seat count, section by section."""
    return (
        Clause("H-01", AIM, family.AIM),
        *_aim(options),
        *_cards(options, seats),
        *_passing(options, seats),
        _opening(options, seats),
        *clauses(PLAY, _TRICKS),
        *_first_trick(options),
        *_leading(options),
        *_points(options),
        *_moon(options, card_values(options, pack(options, seats)).total),
        *_bonuses(options),
        *_end(options),
    )


_SHOOTING = {
    choices.MoonScoring.ADD_OTHERS: tr("Or shoot the moon: then all the points count against the others."),
    choices.MoonScoring.SUBTRACT_SELF: tr("Or shoot the moon: then your own total drops."),
    choices.MoonScoring.CHOOSE: tr("Or shoot the moon: then you choose how it counts."),
}


def _aim(options: choices.HeartsOptions) -> Iterator[Clause]:
    if options.moon_scoring is not choices.MoonScoring.NONE:
        yield Clause("HP-07", AIM, _SHOOTING[options.moon_scoring], ("moon_scoring",))


_KITTY = tr("%1 card(s) lie face down as a kitty.", n=0)
_KITTY_WINNERS = {
    choices.Removal.KITTY: tr(
        "The player who wins the first trick wins the kitty too, and is the only one who may look at it."
    ),
    choices.Removal.KITTY_FIRST_PENALTY: tr(
        "The player who wins the first trick with a point card, or else the last trick, wins the kitty too, and is "
        "the only one who may look at it.",
    ),
}


def _cards(options: choices.HeartsOptions, seats: int) -> Iterator[Clause]:
    out, size, kitty = removed(options, seats), hand_size(options, seats), kitty_size(options, seats)
    low_minors = out and options.removal is choices.Removal.LOW_MINORS
    yield Clause("HP-02", CARDS, family.PLAYERS.filled(seats))
    text = _LEFT_OUT[len(out)].filled(FULL_PACK, *out)
    yield Clause(_REMOVAL_IDS[seats] if low_minors else "HP-03", CARDS, text, ("removal",))
    dealt = family.DEALT.filled(size, n=size)
    yield from clauses(
        CARDS, {"HP-04": family.RANKING, "HP-28": family.NO_TRUMPS, "HP-08": dealt, "HR-19": family.DEALER}
    )
    if kitty:
        yield Clause("HR-03", CARDS, _KITTY.filled(kitty, n=kitty), ("removal", "kitty_size"))
        yield Clause("HR-11", CARDS, _KITTY_WINNERS[options.removal], ("removal",))


def _passing(options: choices.HeartsOptions, seats: int) -> Iterator[Clause]:
    offsets, count = cycle(options, seats), options.pass_count
    option = {3: "pass_cycle_3", 4: "pass_cycle_4"}.get(seats, "pass_cycle_5plus")
    if not any(offsets):
        yield Clause("H-08", PASSING, family.NO_PASSING, ("pass_count", option))
        return
    yield Clause("H-04", PASSING, family.PASS.filled(count, n=count), ("pass_count",))
    yield Clause("HR-05", PASSING, family.UNSEEN)
    yield Clause(_CYCLE_IDS.get(seats, "HP-17"), PASSING, _CYCLES[offsets], (option,))


_LOWEST_CLUB = tr("The player who has the %1 after the pass leads it to the first trick.")
_OPENINGS = {
    choices.OpeningLead.LOWEST_CLUB: tr(
        "The player who has the lowest club after the pass leads it to the first trick."
    ),
    choices.OpeningLead.ANY_CLUB_BY_HOLDER: tr(
        "The player who has the lowest club after the pass leads a club to the first trick."
    ),
    choices.OpeningLead.DEALER_LEFT_ANY: family.DEALER_LEFT_LEADS,
    choices.OpeningLead.DEALER_LEFT_NO_POINTS: family.DEALER_LEFT_LEADS_NO_POINTS,
}


def _opening(options: choices.HeartsOptions, seats: int) -> Clause:
    text = _OPENINGS[options.opening_lead]
    if options.opening_lead is choices.OpeningLead.LOWEST_CLUB and not kitty_size(options, seats):
        text = _LOWEST_CLUB.filled(next(card for card in pack(options, seats) if card.suit is Suit.CLUBS))
    by_club = options.opening_lead in (choices.OpeningLead.LOWEST_CLUB, choices.OpeningLead.ANY_CLUB_BY_HOLDER)
    return Clause("H-16" if by_club else "HR-06", PLAY, text, ("opening_lead",))


_TRICKS = {
    "H-11": family.TRICK,
    "H-12": family.FOLLOW,
    "H-13": tr("A player who has none of it may discard any card."),
    "H-14": tr("The highest card of the suit led wins the trick, and its player leads to the next."),
    "HP-24": family.FACE_DOWN,
}
_FIRST_TRICKS = {
    choices.FirstTrickPoints.ALLOWED: tr("Point cards may be discarded on the first trick as well."),
    choices.FirstTrickPoints.FORBIDDEN: tr("On the first trick no point card may be discarded."),
    choices.FirstTrickPoints.QUEEN_ONLY_FORBIDDEN: tr("On the first trick the queen of spades may not be discarded."),
}
_FORCED = {
    choices.FirstTrickForced.ANY: tr("A player who has nothing else to discard there may discard any card."),
    choices.FirstTrickForced.HEARTS_BEFORE_QUEEN: tr(
        "A player who has nothing else to discard there must discard a heart or, if they have none, any card."
    ),
}
_QUEEN_MUST_DROP = tr("A player who can't follow suit and may discard the queen of spades must do so.")


def _first_trick(options: choices.HeartsOptions) -> Iterator[Clause]:
    yield Clause("HP-22", PLAY, _FIRST_TRICKS[options.first_trick_points], ("first_trick_points",))
    if options.first_trick_points is not choices.FirstTrickPoints.ALLOWED:
        yield Clause("HR-10", PLAY, _FORCED[options.first_trick_forced], ("first_trick_forced",))
    if options.queen_must_drop:
        yield Clause("HR-08", PLAY, _QUEEN_MUST_DROP, ("queen_must_drop",))


_INSTEAD_OF_QUEEN = tr(
    "A leader who has nothing else may lead any card; one who could lead only the queen of spades may lead "
    "a heart instead.",
)


def _leading(options: choices.HeartsOptions) -> Iterator[Clause]:
    breaks = options.break_required
    yield Clause("H-17", PLAY, family.LEADING_HEARTS[breaks], ("break_required",))
    if options.queen_lead is shared.QueenLead.ALWAYS:
        yield Clause("HP-27", PLAY, family.QUEEN_AT_ANY_TIME, ("queen_lead",))
    else:
        yield Clause("H-18", PLAY, family.QUEEN_AFTER_BROKEN, ("queen_lead",))
    if breaks or options.queen_lead is shared.QueenLead.AFTER_BROKEN:
        yield Clause("HP-26", PLAY, family.QUEEN_BREAKS[options.queen_breaks_hearts], ("queen_breaks_hearts",))
        text = _INSTEAD_OF_QUEEN if options.hearts_instead_of_queen and breaks else family.ANY_LEAD
        yield Clause("HR-09", PLAY, text, ("hearts_instead_of_queen",))


_HEART_VALUES = {
    choices.HeartValues.ONE_EACH: tr("Every heart counts %1 point(s).", n=0).filled(1, n=1),
    choices.HeartValues.SPOT: tr(
        "Every heart counts its rank: the jack %1, the queen %2, the king %3 and the ace %4."
    ).filled(JACK, QUEEN, KING, ACE),
    choices.HeartValues.DOUBLE_EAGLE2: tr(
        "The ace of hearts counts %1, the king %2, the queen %3 and the jack %4; every other heart counts %5."
    ).filled(5, 4, 3, 2, 1),
}
_QUEEN = tr("The queen of spades counts %1 point(s).", n=0)
_QUEEN_FREE = tr("The queen of spades counts nothing.")
_HIGH_SPADES = tr("The king of spades counts %1 points and the ace of spades %2.").filled(10, 7)
_BONUS = tr("The player who wins the %1 gets %2 points fewer; it isn't a point card.")


def _points(options: choices.HeartsOptions) -> Iterator[Clause]:
    yield Clause("H-02", POINTS, _HEART_VALUES[options.heart_values], ("heart_values",))
    queen = options.queen_value
    yield Clause("H-03", POINTS, _QUEEN.filled(queen, n=queen) if queen > 0 else _QUEEN_FREE, ("queen_value",))
    if options.high_spades is choices.HighSpades.BLACK_MARIA:
        yield Clause("HR-01", POINTS, _HIGH_SPADES, ("high_spades",))
    if options.bonus_card is not shared.BonusCard.NONE:
        text = _BONUS.filled(Card.parse(options.bonus_card.value), -shared.BONUS_POINTS)
        yield Clause("HP-36", POINTS, text, ("bonus_card",))
    yield from clauses(POINTS, {"HR-12": family.ADDING_UP, "H-19": family.DEAL_WON})


_SHOT = {  # by True if the bonus card is needed
    True: tr("A player who wins every point card and the bonus card has shot the moon."),
    False: tr("A player who wins every point card has shot the moon."),
}
_MOONS = {
    choices.MoonScoring.ADD_OTHERS: (
        "H-23",
        tr("Then the shooter gets no points, and everybody else gets %1."),
    ),
    choices.MoonScoring.SUBTRACT_SELF: (
        "HR-13",
        tr("Then the shooter's total drops by %1, and nobody else gets any points."),
    ),
    choices.MoonScoring.CHOOSE: (
        "HP-32",
        tr("Then the shooter chooses: everybody else gets %1 points, or the shooter's total drops by %1."),
    ),
}
_BONUS_IN_MOON = {
    True: tr("The shooter's own bonus card is part of the moon and isn't counted twice."),
    False: tr("The bonus card counts on top of the moon."),
}
_SUN = tr("A player who has won every trick too has shot the sun, which counts %1 points.")


def _moon(options: choices.HeartsOptions, total: int) -> Iterator[Clause]:
    if options.moon_scoring is choices.MoonScoring.NONE:
        yield Clause("HR-13", MOON, family.NO_MOON, ("moon_scoring",))
        return
    bonus = options.bonus_card is not shared.BonusCard.NONE
    yield Clause("H-24", MOON, _SHOT[options.moon_needs_bonus and bonus], ("moon_needs_bonus",))
    clause, text = _MOONS[options.moon_scoring]
    yield Clause(clause, MOON, text.filled(total), ("moon_scoring",))
    if bonus:
        yield Clause("HR-14", MOON, _BONUS_IN_MOON[options.moon_includes_bonus], ("moon_includes_bonus",))
    if options.sun is choices.Sun.DOUBLE:
        yield Clause("HR-16", MOON, _SUN.filled(total * 2), ("sun",))


_FEWER = tr("A player who has won no trick gets %1 point(s) fewer, unless the moon was shot.", n=0)
_MORE = tr("A player who has won no trick gets %1 point(s) more, unless the moon was shot.", n=0)


def _bonuses(options: choices.HeartsOptions) -> Iterator[Clause]:
    bonus = options.no_tricks_bonus
    if bonus:
        text = (_FEWER if bonus < 0 else _MORE).filled(abs(bonus), n=abs(bonus))
        yield Clause("HR-15", MOON, text, ("no_tricks_bonus",))


_TARGET = tr("The match ends after a deal in which somebody's total reaches %1.")
_DEAL_LIMIT = tr("It also ends after %1 deal(s).", n=0)
_EXACTLY = {
    choices.ExactTarget.TO_HALF: tr("A total of exactly %1 is halved."),
    choices.ExactTarget.TO_ZERO: tr("A total of exactly %1 becomes %2."),
    choices.ExactTarget.WINS: tr("A player with a total of exactly %1 wins at once."),
}


def _end(options: choices.HeartsOptions) -> Iterator[Clause]:
    target, limit = options.target, options.deal_limit
    yield Clause("H-20", END, _TARGET.filled(target), ("target",))
    if limit > 0:
        yield Clause("HR-18", END, _DEAL_LIMIT.filled(limit, n=limit), ("deal_limit",))
    winning = "H-21" if options.tie_rule is shared.TieRule.PLAY_ON else "HP-35"
    yield Clause(winning, END, family.ENDINGS[options.tie_rule], ("tie_rule",))
    if options.exact_target is not choices.ExactTarget.OFF:
        zero = (0,) if options.exact_target is choices.ExactTarget.TO_ZERO else ()
        yield Clause("HR-17", END, _EXACTLY[options.exact_target].filled(target, *zero), ("exact_target",))
