"""Options of Hearts (rules.md 1.4) and their presets (chapter 6); the clauses are in `rulebook`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, ClassVar

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.cards import ACE, JACK
from cardtable.core.options import Choice, Options, option
from cardtable.core.text import Text, translate
from cardtable.families.hearts import options as shared
from cardtable.families.hearts.options import BonusCard, QueenLead, TieRule

tr = partial(translate, "Hearts")

SEATS = (3, 4, 5, 6, 7)


class PassCycle3(Choice):
    """Option values: pass directions from deal to deal, for three players."""

    LEFT_RIGHT_HOLD = "L,R,-", shared.LEFT_RIGHT_HOLD
    RIGHT_LEFT_HOLD = "R,L,-", tr("Right, left, no pass")
    LEFT_RIGHT = "L,R", shared.LEFT_RIGHT
    NONE = "none", shared.NEVER_PASS
    RIGHT = "R", tr("Always right")


class PassCycle4(Choice):
    """Option values: pass directions from deal to deal, for four players."""

    LEFT_RIGHT_ACROSS_HOLD = "L,R,A,-", tr("Left, right, across, no pass")
    RIGHT_LEFT_ACROSS_HOLD = "R,L,A,-", tr("Right, left, across, no pass")
    LEFT_ACROSS_RIGHT_HOLD = "L,A,R,-", tr("Left, across, right, no pass")
    LEFT_RIGHT_ACROSS = "L,R,A", tr("Left, right, across")
    NONE = "none", shared.NEVER_PASS
    RIGHT = "R", tr("Always right")


class PassCycle5Plus(Choice):
    """Option values: pass directions from deal to deal, for five players or more."""

    LEFT_RIGHT = "L,R", shared.LEFT_RIGHT
    LEFT_RIGHT_HOLD = "L,R,-", shared.LEFT_RIGHT_HOLD
    TWO_AWAY = "L,R,L2,R2,-", shared.TWO_AWAY
    NONE = "none", shared.NEVER_PASS
    RIGHT = "R", tr("Always right")


class Removal(Choice):
    """Option values: treatment of cards that do not divide evenly."""

    LOW_MINORS = "low_minors", tr("Low diamonds and clubs are left out")
    BLACK_MARIA = "black_maria", tr("Twos are left out")
    KITTY = "kitty", shared.KITTY_FIRST_TRICK
    KITTY_FIRST_PENALTY = "kitty_first_penalty", tr("A kitty for the first point card")


class OpeningLead(Choice):
    """Option values: first leader and opening card."""

    LOWEST_CLUB = "lowest_club", tr("The lowest club")
    ANY_CLUB_BY_HOLDER = "any_club_by_holder", tr("Any club, from the player with the lowest")
    DEALER_LEFT_ANY = "dealer_left_any", shared.ANY_CARD
    DEALER_LEFT_NO_POINTS = "dealer_left_no_points", shared.NO_POINT_CARD


class FirstTrickPoints(Choice):
    """Option values: points discarded on the first trick."""

    FORBIDDEN = "forbidden", shared.FORBIDDEN
    ALLOWED = "allowed", shared.ALLOWED
    QUEEN_ONLY_FORBIDDEN = "queen_only_forbidden", tr("Only the queen of spades is forbidden")


class FirstTrickForced(Choice):
    """Option values: discards on the first trick from a hand of barred cards alone."""

    ANY = "any", tr("Any card")
    HEARTS_BEFORE_QUEEN = "hearts_before_queen", tr("Hearts before the queen of spades")


class MoonScoring(Choice):
    """Option values: score of a moon."""

    ADD_OTHERS = "add_others", shared.TO_ALL_OTHERS
    SUBTRACT_SELF = "subtract_self", shared.OFF_THE_SHOOTER
    CHOOSE = "choose", shared.SHOOTER_CHOOSES
    NONE = "none", shared.NOTHING_SPECIAL


class Sun(Choice):
    """Option values: score of winning every trick."""

    OFF = "off", tr("No more than the moon")
    DOUBLE = "double", tr("Twice the moon")


class HeartValues(Choice):
    """Option values: points of the hearts."""

    ONE_EACH = "one_each", tr("%1 point(s) each", n=0).filled(1, n=1)
    SPOT = "spot", tr("Their rank: %1 to %2, jack %3 to ace %4").filled(2, 10, JACK, ACE)
    DOUBLE_EAGLE2 = (
        "double_eagle2",
        tr("Ace %1, king %2, queen %3, jack %4, others %5").filled(5, 4, 3, 2, 1),
    )


class HighSpades(Choice):
    """Option values: points of the king and ace of spades."""

    NONE = "none", tr("Nothing")
    BLACK_MARIA = "black_maria", tr("King %1, ace %2").filled(10, 7)


class ExactTarget(Choice):
    """Option values: effect of a total that equals the target."""

    OFF = "off", shared.NOTHING_SPECIAL
    TO_HALF = "to_half", tr("It is halved")
    TO_ZERO = "to_zero", tr("It becomes %1").filled(0)
    WINS = "wins", tr("It wins the match")


def _has_leftovers(seats: int) -> bool:
    return seats != 4


def _has_moon(options: HeartsOptions) -> bool:
    return options.moon_scoring is not MoonScoring.NONE


@frozen
class HeartsOptions(Options):
    """Option set of a match of Hearts, without the seat count (G-02)."""

    pass_count: int = option(3, **shared.PASS_COUNT, high=4)
    pass_cycle_3: PassCycle3 = option(
        PassCycle3.LEFT_RIGHT_HOLD,
        **shared.PASS_CYCLE,
        label=tr("Direction, three players"),
        seats=lambda seats: seats == 3,
    )
    pass_cycle_4: PassCycle4 = option(
        PassCycle4.LEFT_RIGHT_ACROSS_HOLD,
        **shared.PASS_CYCLE,
        label=tr("Direction, four players"),
        seats=lambda seats: seats == 4,
    )
    pass_cycle_5plus: PassCycle5Plus = option(
        PassCycle5Plus.LEFT_RIGHT,
        **shared.PASS_CYCLE,
        label=tr("Direction, five players or more"),
        seats=lambda seats: seats >= 5,
    )
    removal: Removal = option(
        Removal.LOW_MINORS,
        **shared.LEFT_OVER,
        help=tr("All hands have the same number of cards: some low cards are left out, or lie face down as a kitty."),
        seats=_has_leftovers,
    )
    kitty_size: int = option(
        0,
        label=tr("Cards in the kitty"),
        help=tr("%1 takes whatever is left over; otherwise the remaining cards must deal out evenly.").filled(0),
        low=0,
        high=16,
        when=lambda options: options.removal in (Removal.KITTY, Removal.KITTY_FIRST_PENALTY),
        seats=_has_leftovers,
    )
    opening_lead: OpeningLead = option(OpeningLead.LOWEST_CLUB, **shared.FIRST_LEAD)
    first_trick_points: FirstTrickPoints = option(FirstTrickPoints.FORBIDDEN, **shared.FIRST_TRICK_POINTS)
    first_trick_forced: FirstTrickForced = option(
        FirstTrickForced.ANY,
        label=tr("First trick with nothing but points"),
        help=tr("What such a hand may discard on the first trick, where points are forbidden."),
        when=lambda options: options.first_trick_points is not FirstTrickPoints.ALLOWED,
    )
    break_required: bool = option(True, **shared.BREAK_REQUIRED)
    queen_breaks_hearts: bool = option(False, **shared.QUEEN_BREAKS_HEARTS)
    queen_lead: QueenLead = option(QueenLead.ALWAYS, **shared.QUEEN_LEAD)
    hearts_instead_of_queen: bool = option(
        False,
        label=tr("A heart may be led instead of the queen"),
        help=tr("A leader who may lead only the queen of spades may lead a heart instead."),
        when=lambda options: options.break_required and options.queen_lead is QueenLead.ALWAYS,
    )
    queen_must_drop: bool = option(
        False,
        label=tr("The queen of spades must be discarded"),
        help=tr("A player who can't follow suit must discard her at the first chance."),
    )
    heart_values: HeartValues = option(
        HeartValues.ONE_EACH,
        label=tr("Value of the hearts"),
        help=tr("The penalty points of the hearts."),
        group=shared.POINTS,
    )
    queen_value: int = option(
        13,
        label=tr("Value of the queen of spades"),
        help=tr("Her penalty points; %1 makes her an ordinary card.").filled(0),
        low=0,
        high=50,
        suggested=(0, 13, 25, 50),
    )
    high_spades: HighSpades = option(
        HighSpades.NONE,
        label=tr("Value of the king and ace of spades"),
        help=tr("In Black Maria they are point cards too."),
    )
    bonus_card: BonusCard = option(
        BonusCard.NONE,
        **shared.BONUS_CARD,
        help=tr("The player who wins this card gets %1 points fewer.").filled(10),
    )
    moon_scoring: MoonScoring = option(MoonScoring.ADD_OTHERS, **shared.MOON_SCORING)
    moon_needs_bonus: bool = option(
        False,
        label=tr("The moon needs the bonus card"),
        help=tr("Without it, winning all the point cards isn't a moon."),
        when=lambda options: options.bonus_card is not BonusCard.NONE and _has_moon(options),
    )
    moon_includes_bonus: bool = option(
        False,
        label=tr("The moon includes the bonus card"),
        help=tr("The shooter's own bonus card isn't counted twice."),
        when=lambda options: options.bonus_card is not BonusCard.NONE and _has_moon(options),
    )
    sun: Sun = option(
        Sun.OFF,
        label=tr("Shooting the sun"),
        help=tr("What the moon counts when its shooter has won every trick as well."),
        when=_has_moon,
    )
    no_tricks_bonus: int = option(
        0,
        label=tr("Points for taking no tricks"),
        help=tr("Added for a player who has won no trick, unless somebody has shot the moon."),
        low=-20,
        high=0,
        suggested=(0, -5),
    )
    target: int = option(100, **shared.TARGET, low=26, suggested=(50, 75, 100, 150))
    exact_target: ExactTarget = option(
        ExactTarget.OFF,
        label=tr("Exactly the target"),
        help=tr("What happens to a total that meets the target exactly."),
    )
    tie_rule: TieRule = option(TieRule.PLAY_ON, **shared.TIE_RULE)
    deal_limit: int = option(
        0,
        label=tr("Maximum number of deals"),
        help=tr("The match ends after this many deals at the latest; %1 means no limit.").filled(0),
        low=0,
        high=50,
    )

    PRESETS: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "hearts_usual": {},
        "hearts_app": {"first_trick_points": "allowed"},
        "hearts_3_7": {"queen_breaks_hearts": True, "moon_scoring": "choose"},
        "pagat": {"first_trick_points": "allowed", "moon_scoring": "choose"},
        "omnibus": {"bonus_card": "JD"},
        "bicycle_omnibus": {
            "bonus_card": "TD",
            "moon_needs_bonus": True,
            "moon_includes_bonus": True,
            "moon_scoring": "subtract_self",
            "queen_breaks_hearts": True,
        },
        "spot": {"heart_values": "spot", "queen_value": 25, "target": 500},
        "black_maria": {
            "removal": "black_maria",
            "pass_cycle_3": "R",
            "opening_lead": "dealer_left_any",
            "first_trick_points": "allowed",
            "break_required": False,
            "high_spades": "black_maria",
            "moon_scoring": "none",
        },
    }
    PRESET_SEATS: ClassVar[Mapping[str, tuple[int, ...]]] = {
        "hearts_usual": SEATS,
        "hearts_app": (4,),
        "hearts_3_7": SEATS,
        "pagat": (4,),
        "omnibus": (4,),
        "bicycle_omnibus": (4,),
        "spot": (4,),
        "black_maria": (3,),
    }
    PRESET_LABELS: ClassVar[Mapping[str, Text]] = {
        "hearts_usual": tr("Standard Hearts"),
        "hearts_app": tr("Points on the first trick"),
        "hearts_3_7": tr("Shooter's choice"),
        "pagat": tr("Pagat's main rules"),
        "omnibus": tr("Omnibus Hearts"),
        "bicycle_omnibus": tr("Bicycle's Omnibus Hearts"),
        "spot": tr("Spot Hearts"),
        "black_maria": tr("Black Maria"),
    }
    PRESET_NOTES: ClassVar[Mapping[str, Text]] = {
        "hearts_usual": tr("No points on the first trick; shooting the moon gives everybody else %1 points.").filled(
            26
        ),
        "hearts_app": tr(
            "Like standard Hearts, but points may be played on the first trick, even the queen of spades."
        ),
        "hearts_3_7": tr(
            "The queen of spades breaks hearts too, and the player who shoots the moon chooses how it counts."
        ),
        "pagat": tr(
            "Points may be played on the first trick, and the player who shoots the moon chooses how it counts."
        ),
        "omnibus": tr("The player who wins the jack of diamonds gets %1 points fewer.").filled(10),
        "bicycle_omnibus": tr(
            "The player who wins the ten of diamonds gets %1 points fewer; the moon needs it as well."
        ).filled(10),
        "spot": tr("Each heart costs its rank, and the queen of spades %1; the match ends at %2.").filled(25, 500),
        "black_maria": tr("For three: the king of spades costs %1 points as well, the ace %2.").filled(10, 7),
    }
