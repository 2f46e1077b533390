"""The options of Hearts (rules.md 1.4) and the presets (chapter 6); the clauses they belong to are in `rulebook`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from cardtable.core.cards import ACE, JACK
from cardtable.core.options import Choice, Options, option
from cardtable.core.text import Text, translate

SEATS = (3, 4, 5, 6, 7)


class PassCycle3(Choice):
    """Where cards go, deal by deal, with three players."""

    LEFT_RIGHT_HOLD = "L,R,-", translate("Hearts", "Left, right, no pass")
    RIGHT_LEFT_HOLD = "R,L,-", translate("Hearts", "Right, left, no pass")
    LEFT_RIGHT = "L,R", translate("Hearts", "Left, right")
    NONE = "none", translate("Hearts", "Never pass")
    RIGHT = "R", translate("Hearts", "Always right")


class PassCycle4(Choice):
    """Where cards go, deal by deal, with four players."""

    LEFT_RIGHT_ACROSS_HOLD = "L,R,A,-", translate("Hearts", "Left, right, across, no pass")
    RIGHT_LEFT_ACROSS_HOLD = "R,L,A,-", translate("Hearts", "Right, left, across, no pass")
    LEFT_ACROSS_RIGHT_HOLD = "L,A,R,-", translate("Hearts", "Left, across, right, no pass")
    LEFT_RIGHT_ACROSS = "L,R,A", translate("Hearts", "Left, right, across")
    NONE = "none", translate("Hearts", "Never pass")
    RIGHT = "R", translate("Hearts", "Always right")


class PassCycle5Plus(Choice):
    """Where cards go, deal by deal, with five players or more."""

    LEFT_RIGHT = "L,R", translate("Hearts", "Left, right")
    LEFT_RIGHT_HOLD = "L,R,-", translate("Hearts", "Left, right, no pass")
    TWO_AWAY = "L,R,L2,R2,-", translate("Hearts", "Left, right, second left, second right, no pass")
    NONE = "none", translate("Hearts", "Never pass")
    RIGHT = "R", translate("Hearts", "Always right")


class Removal(Choice):
    """What becomes of the cards that do not divide evenly."""

    LOW_MINORS = "low_minors", translate("Hearts", "Low diamonds and clubs are left out")
    BLACK_MARIA = "black_maria", translate("Hearts", "Twos are left out")
    KITTY = "kitty", translate("Hearts", "A kitty for the first trick")
    KITTY_FIRST_PENALTY = "kitty_first_penalty", translate("Hearts", "A kitty for the first penalty card")


class OpeningLead(Choice):
    """Who leads to the first trick, and what."""

    LOWEST_CLUB = "lowest_club", translate("Hearts", "The lowest club")
    ANY_CLUB_BY_HOLDER = "any_club_by_holder", translate("Hearts", "Any club, by whoever holds the lowest")
    DEALER_LEFT_ANY = "dealer_left_any", translate("Hearts", "Any card, by the dealer's left")
    DEALER_LEFT_NO_POINTS = "dealer_left_no_points", translate("Hearts", "No point card, by the dealer's left")


class FirstTrickPoints(Choice):
    """Whether points may be discarded on the first trick."""

    FORBIDDEN = "forbidden", translate("Hearts", "Forbidden")
    ALLOWED = "allowed", translate("Hearts", "Allowed")
    QUEEN_ONLY_FORBIDDEN = "queen_only_forbidden", translate("Hearts", "Only the queen of spades is forbidden")


class FirstTrickForced(Choice):
    """What may be discarded on the first trick from a hand of barred cards alone."""

    ANY = "any", translate("Hearts", "Any card")
    HEARTS_BEFORE_QUEEN = "hearts_before_queen", translate("Hearts", "Hearts before the queen of spades")


class QueenLead(Choice):
    """When the queen of spades may be led."""

    ALWAYS = "always", translate("Hearts", "At any time")
    AFTER_BROKEN = "after_broken", translate("Hearts", "Once hearts are broken")


class BonusCard(Choice):
    """A card worth ten points less."""

    NONE = "none", translate("Hearts", "None")
    JD = "JD", translate("Hearts", "The jack of diamonds")
    TD = "TD", translate("Hearts", "The ten of diamonds")


class MoonScoring(Choice):
    """What shooting the moon brings."""

    ADD_OTHERS = "add_others", translate("Hearts", "All others get the points")
    SUBTRACT_SELF = "subtract_self", translate("Hearts", "The shooter's total falls by the points")
    CHOOSE = "choose", translate("Hearts", "The shooter chooses")
    NONE = "none", translate("Hearts", "Nothing special")


class Sun(Choice):
    """Whether winning every trick counts more than the moon."""

    OFF = "off", translate("Hearts", "No more than the moon")
    DOUBLE = "double", translate("Hearts", "Twice the moon")


class HeartValues(Choice):
    """What the hearts count."""

    ONE_EACH = "one_each", translate("Hearts", "%1 point(s) each", n=0).filled(1, n=1)
    SPOT = "spot", translate("Hearts", "Their rank: %1 to %2, jack %3 to ace %4").filled(2, 10, JACK, ACE)
    DOUBLE_EAGLE2 = (
        "double_eagle2",
        translate("Hearts", "Ace %1, king %2, queen %3, jack %4, others %5").filled(5, 4, 3, 2, 1),
    )


class HighSpades(Choice):
    """Whether the king and ace of spades count."""

    NONE = "none", translate("Hearts", "Nothing")
    BLACK_MARIA = "black_maria", translate("Hearts", "King %1, ace %2").filled(10, 7)


class ExactTarget(Choice):
    """What happens to a total that is exactly the target."""

    OFF = "off", translate("Hearts", "Nothing special")
    TO_HALF = "to_half", translate("Hearts", "It is halved")
    TO_ZERO = "to_zero", translate("Hearts", "It becomes %1").filled(0)
    WINS = "wins", translate("Hearts", "It wins the match")


class TieRule(Choice):
    """What a tie for the lowest total means."""

    PLAY_ON = "play_on", translate("Hearts", "Play on until one player is lowest")
    SHARED = "shared", translate("Hearts", "The lowest share the win")


_PASSING = translate("Hearts", "Passing")
_DEAL = translate("Hearts", "Cards")
_PLAY = translate("Hearts", "Play")
_POINTS = translate("Hearts", "Points")
_MOON = translate("Hearts", "Moon and bonuses")
_END = translate("Hearts", "End of the match")


def _has_leftovers(seats: int) -> bool:
    return seats != 4


def _has_moon(options: HeartsOptions) -> bool:
    return options.moon_scoring is not MoonScoring.NONE


@dataclass(frozen=True, slots=True)
class HeartsOptions(Options):
    """The rules of one match of Hearts; the number of players is given beside them (G-02)."""

    pass_count: int = option(
        3,
        label=translate("Hearts", "Cards to pass"),
        help=translate("Hearts", "Before play every player hands this many cards to another; %1 means none.").filled(0),
        group=_PASSING,
        low=0,
        high=4,
    )
    pass_cycle_3: PassCycle3 = option(
        PassCycle3.LEFT_RIGHT_HOLD,
        label=translate("Hearts", "Direction, three players"),
        help=translate("Hearts", "To whom the cards go, from deal to deal; then it begins again."),
        when=lambda options: options.pass_count > 0,
        seats=lambda seats: seats == 3,
    )
    pass_cycle_4: PassCycle4 = option(
        PassCycle4.LEFT_RIGHT_ACROSS_HOLD,
        label=translate("Hearts", "Direction, four players"),
        help=translate("Hearts", "To whom the cards go, from deal to deal; then it begins again."),
        when=lambda options: options.pass_count > 0,
        seats=lambda seats: seats == 4,
    )
    pass_cycle_5plus: PassCycle5Plus = option(
        PassCycle5Plus.LEFT_RIGHT,
        label=translate("Hearts", "Direction, five players or more"),
        help=translate("Hearts", "To whom the cards go, from deal to deal; then it begins again."),
        when=lambda options: options.pass_count > 0,
        seats=lambda seats: seats >= 5,
    )
    removal: Removal = option(
        Removal.LOW_MINORS,
        label=translate("Hearts", "Cards left over"),
        help=translate("Hearts", "All hands are equal: some low cards are left out, or lie face down as a kitty."),
        group=_DEAL,
        seats=_has_leftovers,
    )
    kitty_size: int = option(
        0,
        label=translate("Hearts", "Cards in the kitty"),
        help=translate("Hearts", "%1 takes what is left over; else the other cards must make equal hands.").filled(0),
        low=0,
        high=16,
        when=lambda options: options.removal in (Removal.KITTY, Removal.KITTY_FIRST_PENALTY),
        seats=_has_leftovers,
    )
    opening_lead: OpeningLead = option(
        OpeningLead.LOWEST_CLUB,
        label=translate("Hearts", "First lead of a deal"),
        help=translate("Hearts", "Who leads to the first trick, and with which card; decided after the pass."),
        group=_PLAY,
    )
    first_trick_points: FirstTrickPoints = option(
        FirstTrickPoints.FORBIDDEN,
        label=translate("Hearts", "Points on the first trick"),
        help=translate("Hearts", "Whether a player who cannot follow suit may discard point cards there."),
    )
    first_trick_forced: FirstTrickForced = option(
        FirstTrickForced.ANY,
        label=translate("Hearts", "First trick with nothing but points"),
        help=translate("Hearts", "What such a hand may discard on the first trick, where points are forbidden."),
        when=lambda options: options.first_trick_points is not FirstTrickPoints.ALLOWED,
    )
    break_required: bool = option(
        True,
        label=translate("Hearts", "Hearts must be broken"),
        help=translate("Hearts", "Hearts may be led only after a heart has been played."),
    )
    queen_breaks_hearts: bool = option(
        False,
        label=translate("Hearts", "The queen of spades breaks hearts"),
        help=translate("Hearts", "Once she has been played, hearts may be led."),
        when=lambda options: options.break_required or options.queen_lead is QueenLead.AFTER_BROKEN,
    )
    queen_lead: QueenLead = option(
        QueenLead.ALWAYS,
        label=translate("Hearts", "Leading the queen of spades"),
        help=translate("Hearts", "Following suit with her and discarding her is never barred by this."),
    )
    hearts_instead_of_queen: bool = option(
        False,
        label=translate("Hearts", "Hearts may replace the queen's lead"),
        help=translate("Hearts", "A leader who may lead only the queen of spades may lead a heart instead."),
        when=lambda options: options.break_required and options.queen_lead is QueenLead.ALWAYS,
    )
    queen_must_drop: bool = option(
        False,
        label=translate("Hearts", "The queen of spades must be discarded"),
        help=translate("Hearts", "A player who cannot follow suit must discard her at the first chance."),
    )
    heart_values: HeartValues = option(
        HeartValues.ONE_EACH,
        label=translate("Hearts", "Hearts count"),
        help=translate("Hearts", "The penalty points of the hearts."),
        group=_POINTS,
    )
    queen_value: int = option(
        13,
        label=translate("Hearts", "The queen of spades counts"),
        help=translate("Hearts", "Her penalty points; %1 makes her an ordinary card.").filled(0),
        low=0,
        high=50,
        suggested=(0, 13, 25, 50),
    )
    high_spades: HighSpades = option(
        HighSpades.NONE,
        label=translate("Hearts", "King and ace of spades count"),
        help=translate("Hearts", "In Black Maria they are penalty cards too."),
    )
    bonus_card: BonusCard = option(
        BonusCard.NONE,
        label=translate("Hearts", "Bonus card"),
        help=translate("Hearts", "Whoever wins this card gets %1 points less.").filled(10),
    )
    moon_scoring: MoonScoring = option(
        MoonScoring.ADD_OTHERS,
        label=translate("Hearts", "Shooting the moon"),
        help=translate("Hearts", "What happens when one player wins every point card of the deal."),
        group=_MOON,
    )
    moon_needs_bonus: bool = option(
        False,
        label=translate("Hearts", "The moon needs the bonus card"),
        help=translate("Hearts", "Without it all point cards are no moon."),
        when=lambda options: options.bonus_card is not BonusCard.NONE and _has_moon(options),
    )
    moon_includes_bonus: bool = option(
        False,
        label=translate("Hearts", "The moon includes the bonus card"),
        help=translate("Hearts", "The shooter's own bonus card does not count once more."),
        when=lambda options: options.bonus_card is not BonusCard.NONE and _has_moon(options),
    )
    sun: Sun = option(
        Sun.OFF,
        label=translate("Hearts", "Shooting the sun"),
        help=translate("Hearts", "What the moon counts when its shooter has won every trick as well."),
        when=_has_moon,
    )
    no_tricks_bonus: int = option(
        0,
        label=translate("Hearts", "Points for no trick"),
        help=translate("Hearts", "Added for a player who has won no trick, unless somebody has shot the moon."),
        low=-20,
        high=0,
        suggested=(0, -5),
    )
    target: int = option(
        100,
        label=translate("Hearts", "Target"),
        help=translate("Hearts", "The match ends after the deal in which a total reaches it."),
        group=_END,
        low=26,
        high=1000,
        suggested=(50, 75, 100, 150),
    )
    exact_target: ExactTarget = option(
        ExactTarget.OFF,
        label=translate("Hearts", "Exactly the target"),
        help=translate("Hearts", "What happens to a total that meets the target exactly."),
    )
    tie_rule: TieRule = option(
        TieRule.PLAY_ON,
        label=translate("Hearts", "Tie for the lowest total"),
        help=translate("Hearts", "What happens at the end when several players share the lowest total."),
    )
    deal_limit: int = option(
        0,
        label=translate("Hearts", "Most deals"),
        help=translate("Hearts", "The match ends after this many deals at the latest; %1 means no limit.").filled(0),
        low=0,
        high=50,
    )

    PRESETS: ClassVar[Mapping[str, Mapping[str, Any]]] = {
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
        "hearts_app": (4,),
        "hearts_3_7": SEATS,
        "pagat": (4,),
        "omnibus": (4,),
        "bicycle_omnibus": (4,),
        "spot": (4,),
        "black_maria": (3,),
    }
    PRESET_LABELS: ClassVar[Mapping[str, Text]] = {
        "hearts_app": translate("Hearts", "Hearts for four"),
        "hearts_3_7": translate("Hearts", "Hearts for three to seven"),
        "pagat": translate("Hearts", "Pagat's main rules"),
        "omnibus": translate("Hearts", "Omnibus Hearts"),
        "bicycle_omnibus": translate("Hearts", "Bicycle's Omnibus Hearts"),
        "spot": translate("Hearts", "Spot Hearts"),
        "black_maria": translate("Hearts", "Black Maria"),
    }
