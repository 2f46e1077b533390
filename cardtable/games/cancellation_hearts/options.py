"""Options of Cancellation Hearts (rules.md 3.3) and their presets (chapter 6)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, ClassVar

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.options import Choice, Options, option
from cardtable.core.text import Text, translate
from cardtable.families.hearts import options as shared
from cardtable.families.hearts.options import BonusCard, QueenLead, TieRule

tr = partial(translate, "Cancellation Hearts")

SEATS = (5, 6, 7, 8, 9, 10, 11)
TWO_PACKS = 104  # cards


class Leftover(Choice):
    """Option values: treatment of cards that do not divide evenly."""

    WIDOW_FIRST_TRICK = "widow_first_trick", shared.KITTY_FIRST_TRICK
    REMOVE_LOW_CARDS = "remove_low_cards", tr("Low cards are left out")
    WIDOW_LAST_TRICK = "widow_last_trick", tr("A kitty for the last trick")


class PassCycle(Choice):
    """Option values: pass directions from deal to deal."""

    LEFT_RIGHT = "L,R", shared.LEFT_RIGHT
    LEFT_RIGHT_HOLD = "L,R,-", shared.LEFT_RIGHT_HOLD
    NONE = "none", shared.NEVER_PASS
    TWO_AWAY = "L,R,L2,R2,-", shared.TWO_AWAY


class CancellationFirstLead(Choice):
    """Option values: first leader and opening card."""

    DEALER_LEFT_NO_POINTS = "dealer_left_no_points", shared.NO_POINT_CARD
    DEALER_LEFT_ANY = "dealer_left_any", shared.ANY_CARD
    FIRST_2C_CLOCKWISE = (
        "first_2C_clockwise",
        tr("The lowest club, from the first player who has one"),
    )


class CancellationFirstTrickPoints(Choice):
    """Option values: points discarded on the first trick."""

    ALLOWED = "allowed", shared.ALLOWED
    FORBIDDEN = "forbidden", shared.FORBIDDEN


class VoidRule(Choice):
    """Option values: condition of a void trick."""

    LED_SUIT = "led_suit", tr("No card of the suit led is left")
    TWO_PAIRS = "two_pairs", tr("Also with two pairs of twins in it")


class VoidNextLeader(Choice):
    """Option values: leader after a void trick."""

    SAME = "same", tr("The same player")
    DEALER_LEFT_OF_LEADER = "dealer_left_of_leader", tr("The next player on the left")
    LAST_WINNER = "last_winner", tr("The last player to win a trick")


class VoidCards(Choice):
    """Option values: destination of a void trick's cards."""

    NEXT_WINNER = "next_winner", tr("To the next winner of a trick")
    OUT_OF_PLAY = "out_of_play", tr("Out of play")


class LastVoid(Choice):
    """Option values: destination of the cards if the last trick is void."""

    NOBODY = "nobody", tr("To nobody")
    LEADER = "leader", tr("To the leader of the trick")
    LAST_WINNER = "last_winner", tr("To the last player to win a trick")
    SECOND_OF_TOP_PAIR = (
        "second_of_top_pair",
        tr("To the second player of the highest twins"),
    )


class CancellationMoonScoring(Choice):
    """Option values: score of a moon."""

    CHOOSE = "choose", shared.SHOOTER_CHOOSES
    ADD_OTHERS = "add_others", shared.TO_ALL_OTHERS
    SUBTRACT_SELF = "subtract_self", shared.OFF_THE_SHOOTER
    NONE = "none", shared.NOTHING_SPECIAL


@frozen
class CancellationOptions(Options):
    """Option set of a match of Cancellation Hearts, without the seat count (G-02)."""

    leftover: Leftover = option(
        Leftover.WIDOW_FIRST_TRICK,
        **shared.LEFT_OVER,
        help=tr("All hands have the same number of cards: any left over lie face down as a kitty, or are left out."),
        seats=lambda seats: TWO_PACKS % seats > 0,
    )
    pass_count: int = option(3, **shared.PASS_COUNT, high=3)
    pass_cycle: PassCycle = option(PassCycle.LEFT_RIGHT, **shared.PASS_CYCLE, label=tr("Direction"))
    first_lead: CancellationFirstLead = option(CancellationFirstLead.DEALER_LEFT_NO_POINTS, **shared.FIRST_LEAD)
    first_trick_points: CancellationFirstTrickPoints = option(
        CancellationFirstTrickPoints.ALLOWED, **shared.FIRST_TRICK_POINTS
    )
    break_required: bool = option(True, **shared.BREAK_REQUIRED)
    queen_breaks_hearts: bool = option(True, **shared.QUEEN_BREAKS_HEARTS)
    queen_lead: QueenLead = option(QueenLead.ALWAYS, **shared.QUEEN_LEAD)
    void_rule: VoidRule = option(
        VoidRule.LED_SUIT,
        label=tr("A trick is void"),
        help=tr("Twins in one trick cancel each other, and a void trick has no winner."),
        group=tr("Void tricks"),
    )
    void_next_leader: VoidNextLeader = option(
        VoidNextLeader.SAME,
        label=tr("Lead after a void trick"),
        help=tr("Who leads when nobody has won the trick."),
    )
    void_cards: VoidCards = option(
        VoidCards.NEXT_WINNER,
        label=tr("Cards of a void trick"),
        help=tr("They wait on the table for the next winner, or count for nobody."),
    )
    last_void: LastVoid = option(
        LastVoid.NOBODY,
        label=tr("Cards of a void last trick"),
        help=tr("Waiting cards and a kitty that is still there go the same way."),
    )
    bonus_card: BonusCard = option(
        BonusCard.NONE,
        **shared.BONUS_CARD,
        help=tr("Each of its two copies takes %1 points off its winner's score.").filled(10),
        group=shared.POINTS,
    )
    moon_scoring: CancellationMoonScoring = option(CancellationMoonScoring.CHOOSE, **shared.MOON_SCORING)
    moon_points: int = option(
        26,
        label=tr("Value of the moon"),
        help=tr("%1 points as with one pack, or all %2 of the two packs.").filled(26, 52),
        low=26,
        high=52,
        suggested=(26, 52),
        when=lambda options: options.moon_scoring is not CancellationMoonScoring.NONE,
    )
    target: int = option(150, **shared.TARGET, low=52, suggested=(100, 150, 200))
    tie_rule: TieRule = option(TieRule.PLAY_ON, **shared.TIE_RULE)

    PRESETS: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "cancellation_classic": {},
        "bicycle": {
            "pass_cycle": "none",
            "first_lead": "dealer_left_any",
            "first_trick_points": "forbidden",
            "moon_scoring": "add_others",
            "target": 100,
        },
        "wikipedia": {"leftover": "remove_low_cards", "first_lead": "first_2C_clockwise", "last_void": "leader"},
        "cancellation_literal": {"void_rule": "two_pairs"},
    }
    PRESET_SEATS: ClassVar[Mapping[str, tuple[int, ...]]] = {
        "cancellation_classic": (6, 7, 8, 9, 10, 11),
        "bicycle": (7, 8),
        "wikipedia": SEATS,
        "cancellation_literal": (6, 7, 8, 9, 10, 11),
    }
    PRESET_LABELS: ClassVar[Mapping[str, Text]] = {
        "cancellation_classic": tr("Six to eleven"),
        "bicycle": tr("Bicycle's rules"),
        "wikipedia": tr("Wikipedia's rules"),
        "cancellation_literal": tr("To the letter"),
    }
    PRESET_NOTES: ClassVar[Mapping[str, Text]] = {
        "cancellation_classic": tr(
            "Identical cards in a trick cancel out; a player who shoots the moon chooses; to %1."
        ).filled(150),
        "bicycle": tr("No cards are passed, no points on the first trick; to %1.").filled(100),
        "wikipedia": tr("Low cards are left out, and the lowest club leads to the first trick; to %1.").filled(150),
        "cancellation_literal": tr("Two pairs of identical cards make a trick void, and nobody wins it; to %1.").filled(
            150
        ),
    }
