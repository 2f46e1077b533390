"""The options of Cancellation Hearts (rules.md 3.3) and the presets (chapter 6)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from cardtable.core.options import Choice, Options, option
from cardtable.core.text import Text, translate

SEATS = (5, 6, 7, 8, 9, 10, 11)
TWO_PACKS = 104  # cards


class Leftover(Choice):
    """What becomes of the cards that do not divide evenly."""

    WIDOW_FIRST_TRICK = "widow_first_trick", translate("Cancellation Hearts", "A widow for the first trick")
    REMOVE_LOW_CARDS = "remove_low_cards", translate("Cancellation Hearts", "Low cards are left out")
    WIDOW_LAST_TRICK = "widow_last_trick", translate("Cancellation Hearts", "A widow for the last trick")


class PassCycle(Choice):
    """Where cards go, deal by deal."""

    LEFT_RIGHT = "L,R", translate("Hearts", "Left, right")
    LEFT_RIGHT_HOLD = "L,R,-", translate("Hearts", "Left, right, no pass")
    NONE = "none", translate("Hearts", "Never pass")
    TWO_AWAY = "L,R,L2,R2,-", translate("Hearts", "Left, right, second left, second right, no pass")


class FirstLead(Choice):
    """Who leads to the first trick, and what."""

    DEALER_LEFT_NO_POINTS = "dealer_left_no_points", translate("Hearts", "No point card, by the dealer's left")
    DEALER_LEFT_ANY = "dealer_left_any", translate("Hearts", "Any card, by the dealer's left")
    FIRST_2C_CLOCKWISE = (
        "first_2C_clockwise",
        translate("Cancellation Hearts", "The lowest club, by the first who holds one"),
    )


class FirstTrickPoints(Choice):
    """Whether points may be discarded on the first trick."""

    ALLOWED = "allowed", translate("Hearts", "Allowed")
    FORBIDDEN = "forbidden", translate("Hearts", "Forbidden")


class QueenLead(Choice):
    """When a queen of spades may be led."""

    ALWAYS = "always", translate("Hearts", "At any time")
    AFTER_BROKEN = "after_broken", translate("Hearts", "Once hearts are broken")


class VoidRule(Choice):
    """When a trick is void."""

    LED_SUIT = "led_suit", translate("Cancellation Hearts", "No card of the suit led is left")
    TWO_PAIRS = "two_pairs", translate("Cancellation Hearts", "Also with two pairs of twins in it")


class VoidNextLeader(Choice):
    """Who leads after a void trick."""

    SAME = "same", translate("Cancellation Hearts", "The same player")
    DEALER_LEFT_OF_LEADER = "dealer_left_of_leader", translate("Cancellation Hearts", "The next player on the left")
    LAST_WINNER = "last_winner", translate("Cancellation Hearts", "Whoever won a trick last")


class VoidCards(Choice):
    """Where the cards of a void trick go."""

    NEXT_WINNER = "next_winner", translate("Cancellation Hearts", "To the next winner of a trick")
    OUT_OF_PLAY = "out_of_play", translate("Cancellation Hearts", "Out of play")


class LastVoid(Choice):
    """Where the cards go if the last trick is void."""

    NOBODY = "nobody", translate("Cancellation Hearts", "To nobody")
    LEADER = "leader", translate("Cancellation Hearts", "To the leader of the trick")
    LAST_WINNER = "last_winner", translate("Cancellation Hearts", "To whoever won a trick last")
    SECOND_OF_TOP_PAIR = "second_of_top_pair", translate("Cancellation Hearts", "To the second of the highest twins")


class MoonScoring(Choice):
    """What shooting the moon brings."""

    CHOOSE = "choose", translate("Hearts", "The shooter chooses")
    ADD_OTHERS = "add_others", translate("Hearts", "All others get the points")
    SUBTRACT_SELF = "subtract_self", translate("Hearts", "The shooter's total falls by the points")
    NONE = "none", translate("Hearts", "Nothing special")


class BonusCard(Choice):
    """A card worth ten points less."""

    NONE = "none", translate("Hearts", "None")
    JD = "JD", translate("Hearts", "The jack of diamonds")
    TD = "TD", translate("Hearts", "The ten of diamonds")


class TieRule(Choice):
    """What a tie for the lowest total means."""

    PLAY_ON = "play_on", translate("Hearts", "Play on until one player is lowest")
    SHARED = "shared", translate("Hearts", "The lowest share the win")


@dataclass(frozen=True, slots=True)
class CancellationOptions(Options):
    """The rules of one match; the number of players is given beside them (G-02)."""

    leftover: Leftover = option(
        Leftover.WIDOW_FIRST_TRICK,
        label=translate("Hearts", "Cards left over"),
        help=translate(
            "Cancellation Hearts", "All hands are equal: what is left lies face down as a widow, or is left out."
        ),
        group=translate("Hearts", "Cards"),
        seats=lambda seats: TWO_PACKS % seats > 0,
    )
    pass_count: int = option(
        3,
        label=translate("Hearts", "Cards to pass"),
        help=translate("Hearts", "Before play every player hands this many cards to another; %1 means none.").filled(0),
        group=translate("Hearts", "Passing"),
        low=0,
        high=3,
    )
    pass_cycle: PassCycle = option(
        PassCycle.LEFT_RIGHT,
        label=translate("Cancellation Hearts", "Direction"),
        help=translate("Hearts", "To whom the cards go, from deal to deal; then it begins again."),
        when=lambda options: options.pass_count > 0,
    )
    first_lead: FirstLead = option(
        FirstLead.DEALER_LEFT_NO_POINTS,
        label=translate("Hearts", "First lead of a deal"),
        help=translate("Hearts", "Who leads to the first trick, and with which card; decided after the pass."),
        group=translate("Hearts", "Play"),
    )
    first_trick_points: FirstTrickPoints = option(
        FirstTrickPoints.ALLOWED,
        label=translate("Hearts", "Points on the first trick"),
        help=translate("Hearts", "Whether a player who cannot follow suit may discard point cards there."),
    )
    break_required: bool = option(
        True,
        label=translate("Hearts", "Hearts must be broken"),
        help=translate("Hearts", "Hearts may be led only after a heart has been played."),
    )
    queen_breaks_hearts: bool = option(
        True,
        label=translate("Hearts", "The queen of spades breaks hearts"),
        help=translate("Hearts", "Once she has been played, hearts may be led."),
        when=lambda options: options.break_required or options.queen_lead is QueenLead.AFTER_BROKEN,
    )
    queen_lead: QueenLead = option(
        QueenLead.ALWAYS,
        label=translate("Hearts", "Leading the queen of spades"),
        help=translate("Hearts", "Following suit with her and discarding her is never barred by this."),
    )
    void_rule: VoidRule = option(
        VoidRule.LED_SUIT,
        label=translate("Cancellation Hearts", "A trick is void"),
        help=translate("Cancellation Hearts", "Twins in one trick cancel each other, and a void trick has no winner."),
        group=translate("Cancellation Hearts", "Void tricks"),
    )
    void_next_leader: VoidNextLeader = option(
        VoidNextLeader.SAME,
        label=translate("Cancellation Hearts", "Lead after a void trick"),
        help=translate("Cancellation Hearts", "Who leads when nobody has won the trick."),
    )
    void_cards: VoidCards = option(
        VoidCards.NEXT_WINNER,
        label=translate("Cancellation Hearts", "Cards of a void trick"),
        help=translate("Cancellation Hearts", "They wait on the table for the next winner, or count for nobody."),
    )
    last_void: LastVoid = option(
        LastVoid.NOBODY,
        label=translate("Cancellation Hearts", "Cards of a void last trick"),
        help=translate("Cancellation Hearts", "Waiting cards and a widow that is still there go the same way."),
    )
    bonus_card: BonusCard = option(
        BonusCard.NONE,
        label=translate("Hearts", "Bonus card"),
        help=translate("Cancellation Hearts", "Each of its two copies takes %1 points off whoever wins it.").filled(10),
        group=translate("Hearts", "Points"),
    )
    moon_scoring: MoonScoring = option(
        MoonScoring.CHOOSE,
        label=translate("Hearts", "Shooting the moon"),
        help=translate("Hearts", "What happens when one player wins every point card of the deal."),
        group=translate("Hearts", "Moon and bonuses"),
    )
    moon_points: int = option(
        26,
        label=translate("Cancellation Hearts", "The moon counts"),
        help=translate("Cancellation Hearts", "%1 points as with one pack, or all %2 of the two packs.").filled(26, 52),
        low=26,
        high=52,
        suggested=(26, 52),
        when=lambda options: options.moon_scoring is not MoonScoring.NONE,
    )
    target: int = option(
        150,
        label=translate("Hearts", "Target"),
        help=translate("Hearts", "The match ends after the deal in which a total reaches it."),
        group=translate("Hearts", "End of the match"),
        low=52,
        high=1000,
        suggested=(100, 150, 200),
    )
    tie_rule: TieRule = option(
        TieRule.PLAY_ON,
        label=translate("Hearts", "Tie for the lowest total"),
        help=translate("Hearts", "What happens at the end when several players share the lowest total."),
    )

    PRESETS: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "cancellation_classic": {},
        "bicycle": {
            "pass_cycle": "none",
            "first_lead": "dealer_left_any",
            "first_trick_points": "forbidden",
            "moon_scoring": "add_others",
            "target": 100,
        },
        "wikipedia": {
            "leftover": "remove_low_cards",
            "first_lead": "first_2C_clockwise",
            "last_void": "leader",
        },
        "cancellation_literal": {"void_rule": "two_pairs"},
    }
    PRESET_SEATS: ClassVar[Mapping[str, tuple[int, ...]]] = {
        "cancellation_classic": (6, 7, 8, 9, 10, 11),
        "bicycle": (7, 8),
        "wikipedia": SEATS,
        "cancellation_literal": (6, 7, 8, 9, 10, 11),
    }
    PRESET_LABELS: ClassVar[Mapping[str, Text]] = {
        "cancellation_classic": translate("Cancellation Hearts", "Six to eleven"),
        "bicycle": translate("Cancellation Hearts", "Bicycle's rules"),
        "wikipedia": translate("Cancellation Hearts", "Wikipedia's rules"),
        "cancellation_literal": translate("Cancellation Hearts", "Word for word"),
    }
