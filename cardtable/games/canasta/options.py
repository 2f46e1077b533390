"""Options (rules.md 4.3) and presets (chapter 6) of Canasta; their clauses are in `rulebook`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, ClassVar

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.options import Choice, Options, option
from cardtable.core.text import Text, translate
from cardtable.games.canasta.card_values import CANASTA

SEATS = (2, 3, 4, 5, 6)
_STEP = 5  # every score is a multiple of five

_AS_USUAL = translate("Canasta", "Standard", "a number: that of the usual rules for so many players")

_TABLE = translate("Canasta", "Players and cards")
_MELDS = translate("Canasta", "Melds")
_PILE = translate("Canasta", "Discard pile")
_THREES = translate("Canasta", "Threes")
_OUT = translate("Canasta", "Going out")
_STOCK = translate("Canasta", "End of the stock")
_END = translate("Canasta", "End of the match")


class CanastaSides(Choice):
    """Division of the players into sides."""

    STANDARD = "standard", translate("Canasta", "Standard for this number of players")
    PARTNERS = "partners", translate("Canasta", "Two partnerships")
    SOLO = "solo", translate("Canasta", "Everyone for themselves")
    LONE_VS_TWO = "lone_vs_two", translate("Canasta", "One against two: first to take the pile plays alone")
    THREE_SIDES = "three_sides", translate("Canasta", "Three teams of two")


class WildRule(Choice):
    """Limit of wild cards in a meld."""

    CLASSIC = "classic", translate("Canasta", "Up to three, with at least two natural cards")
    TWO_PER_WILD = "two_per_wild", translate("Canasta", "One for every two natural cards, at most three")
    NOT_MORE = "not_more_than_naturals", translate("Canasta", "As many as natural cards, at most three")


class Minimums(Choice):
    """Points required of a first meld."""

    STANDARD = "standard", translate("Canasta", "Standard for this number of players")
    TO_120 = "15/50/90/120", translate("Canasta", "%1, %2, %3 or %4").filled(15, 50, 90, 120)
    WITH_150 = "15/50/90/120/150", translate("Canasta", "%1, %2, %3, %4 or %5").filled(15, 50, 90, 120, 150)


class PileForInitial(Choice):
    """Permission to take the pile for the first meld."""

    ALLOWED = "allowed", translate("Canasta", "Allowed")
    FORBIDDEN = "forbidden", translate("Canasta", "Forbidden")


class TakeByAdding(Choice):
    """Permission to take the top card to a meld on the table."""

    YES = "yes", translate("Canasta", "To any meld of the side")
    NOT_TO_CANASTA = "not_to_canasta", translate("Canasta", "To melds that aren't canastas")
    NO = "no", translate("Canasta", "Never")


class BlackThree(Choice):
    """Effect of a discarded black three."""

    BLOCK = "block", translate("Canasta", "It only blocks the pile for the next player")
    FREEZE = "freeze", translate("Canasta", "It freezes the pile")


class UpcardBlackThree(Choice):
    """Treatment of a black three that is turned up at the start."""

    STAYS = "stays", translate("Canasta", "It stays")
    TURN_AGAIN = "turn_again", translate("Canasta", "It is covered")
    TURN_AGAIN_FROZEN = "turn_again_frozen", translate("Canasta", "It is covered and freezes the pile")


class BlackThreeMeld(Choice):
    """Permission to meld black threes."""

    GOING_OUT_ONLY = "going_out_only", translate("Canasta", "Only when going out")
    NEVER = "never", translate("Canasta", "Never")


class RedThreeUnmelded(Choice):
    """Score of red threes for a side without a meld."""

    MINUS = "minus", translate("Canasta", "They count against the side")
    ZERO = "zero", translate("Canasta", "They score nothing")


class AskPartner(Choice):
    """Permission or duty to ask the partner before going out."""

    OFF = "off", translate("Canasta", "Nobody asks")
    OPTIONAL = "optional", translate("Canasta", "A player may ask")
    REQUIRED = "required", translate("Canasta", "A player must ask")


class ConcealedMin(Choice):
    """Minimum required of a concealed hand."""

    PAGAT = "pagat", translate("Canasta", "Only after taking the pile")
    ALWAYS = "always", translate("Canasta", "Always")


class StockEnd(Choice):
    """Course of a deal after the stock is used up."""

    PAGAT = "pagat", translate("Canasta", "Play goes on while the pile is taken")
    END_NOW = "end_now", translate("Canasta", "The deal ends with the next discard")


class LastRedThree(Choice):
    """Course of a deal after a red three as the last card of the stock."""

    END_AT_ONCE = "end_at_once", translate("Canasta", "The deal ends at once")
    MELD_THEN_END = "meld_then_end", translate("Canasta", "The player may still meld")


class WinCheck(Choice):
    """Winner when several sides have reached the target."""

    HIGHER = "end_of_deal_higher", translate("Canasta", "The highest total")
    FIRST = "first_to_reach", translate("Canasta", "The side that went out")


class CanastaSeating(Choice):
    """Assignment of partners."""

    FIXED = "fixed", translate("Canasta", "Seats are fixed")
    DRAW = "draw_for_partners", translate("Canasta", "Cards are drawn for partners")


def _has_partners(seats: int) -> bool:
    return seats > 2


_standard_number = partial(option, 0, zero=_AS_USUAL, low=0)
_bonus = partial(option, 100, low=0, high=500, step=_STEP)


@frozen
class CanastaOptions(Options):
    """Options of Canasta."""

    sides: CanastaSides = option(
        CanastaSides.STANDARD,
        label=translate("Canasta", "Sides"),
        help=translate("Canasta", "Who plays with whom. With three or six players there is a choice."),
        group=_TABLE,
        seats=lambda seats: seats in (3, 6),
    )
    seating: CanastaSeating = option(
        CanastaSeating.FIXED,
        label=translate("Canasta", "Seating"),
        help=translate("Canasta", "Cards can be drawn before the match for partners, places and who plays first."),
    )
    cut: bool = option(
        False,
        label=translate("Canasta", "Cutting the pack"),
        help=translate("Canasta", "The player on the dealer's left cuts the pack before each deal."),
    )
    hand_size: int = _standard_number(
        label=translate("Canasta", "Cards dealt"),
        help=translate("Canasta", "How many cards everybody gets."),
        high=15,
        suggested=(0, 11, 13, 15),
    )
    draw_count: int = _standard_number(
        label=translate("Canasta", "Cards drawn"),
        help=translate("Canasta", "How many cards a player draws at the start of a turn."),
        high=2,
    )
    packs: int = option(
        0,
        label=translate("Canasta", "Packs"),
        help=translate("Canasta", "Each pack has %1 cards and two jokers.").filled(52),
        zero=_AS_USUAL,
        only=(0, 2, 3),
    )
    wild_rule: WildRule = option(
        WildRule.CLASSIC,
        label=translate("Canasta", "Wild cards in a meld"),
        help=translate("Canasta", "How many deuces and jokers a meld may hold."),
        group=_MELDS,
    )
    wild_melds: bool = option(
        False,
        label=translate("Canasta", "Melds of wild cards"),
        help=translate("Canasta", "Three or more wild cards may be a meld of their own."),
    )
    wild_canasta_bonus: int = option(
        1000,
        label=translate("Canasta", "Canasta of wild cards"),
        help=translate("Canasta", "Bonus for seven wild cards in a meld of their own, on top of the card points."),
        low=500,
        high=2500,
        step=_STEP,
        suggested=(500, 1000, 2000, 2500),
        when=lambda options: options.wild_melds,
    )
    max_canasta: int = option(
        0,
        label=translate("Canasta", "Maximum number of cards in a meld"),
        help=translate("Canasta", "Whether a complete canasta can take more cards."),
        zero=translate("Canasta", "No limit"),
        only=(0, CANASTA),
    )
    minimums: Minimums = option(
        Minimums.STANDARD,
        label=translate("Canasta", "First meld"),
        help=translate(
            "Canasta",
            "What a side's first meld must be worth, depending on its total; melds laid down together add up.",
        ),
    )
    pile_for_initial: PileForInitial = option(
        PileForInitial.ALLOWED,
        label=translate("Canasta", "Taking the pile for the first meld"),
        help=translate("Canasta", "Whether a side may make its first meld with the top card of the pile."),
        group=_PILE,
    )
    pile_frozen_unopened: bool = option(
        True,
        label=translate("Canasta", "Frozen before the first meld"),
        help=translate("Canasta", "A side that hasn't melded needs two natural cards to take the pile."),
        when=lambda options: options.pile_for_initial is PileForInitial.ALLOWED and not options.pile_always_frozen,
    )
    pile_always_frozen: bool = option(
        False,
        label=translate("Canasta", "Always frozen"),
        help=translate("Canasta", "The pile can be taken only with two natural cards."),
    )
    take_with_wild: bool = option(
        True,
        label=translate("Canasta", "Taking the pile with a wild card"),
        help=translate("Canasta", "One natural card and one wild card take a pile that isn't frozen."),
        when=lambda options: not options.pile_always_frozen,
    )
    take_by_adding: TakeByAdding = option(
        TakeByAdding.YES,
        label=translate("Canasta", "Adding the top card to a meld"),
        help=translate("Canasta", "Whether the top card of a pile that isn't frozen may join a meld of the side."),
        when=lambda options: not options.pile_always_frozen,
    )
    one_card_rule: bool = option(
        True,
        label=translate("Canasta", "Last card for a one-card pile"),
        help=translate("Canasta", "A player with one card can't take a one-card pile."),
    )
    black_three: BlackThree = option(
        BlackThree.BLOCK,
        label=translate("Canasta", "Black threes in the pile"),
        help=translate("Canasta", "What a discarded black three does. It is never taken itself."),
        group=_THREES,
    )
    upcard_black_three: UpcardBlackThree = option(
        UpcardBlackThree.STAYS,
        label=translate("Canasta", "Black three as first card of the pile"),
        help=translate("Canasta", "What happens when a black three is turned up at the start."),
    )
    black_three_meld: BlackThreeMeld = option(
        BlackThreeMeld.GOING_OUT_ONLY,
        label=translate("Canasta", "Melding black threes"),
        help=translate("Canasta", "Whether three or more black threes may be a meld."),
    )
    red_three_unmelded: RedThreeUnmelded = option(
        RedThreeUnmelded.MINUS,
        label=translate("Canasta", "Red threes without a meld"),
        help=translate("Canasta", "What red threes count for a side that has no meld at the end."),
    )
    go_out_canastas: int = _standard_number(
        label=translate("Canasta", "Canastas to go out"),
        help=translate("Canasta", "How many a side needs."),
        group=_OUT,
        high=2,
    )
    go_out_bonus: int = _bonus(
        label=translate("Canasta", "Bonus for going out"),
        help=translate("Canasta", "Points for the side that goes out."),
        suggested=(0, 100, 200),
    )
    ask_partner: AskPartner = option(
        AskPartner.OPTIONAL,
        label=translate("Canasta", "Asking the partner"),
        help=translate("Canasta", "Before going out a player asks: may I go out? The answer is binding."),
        seats=_has_partners,
    )
    ask_penalty: int = option(
        0,
        label=translate("Canasta", "Penalty after “yes”"),
        help=translate(
            "Canasta", "Points lost by a player who asks, gets a yes and then doesn't go out; %1: must go out."
        ).filled(0),
        low=0,
        high=100,
        step=_STEP,
        suggested=(0, 100),
        when=lambda options: options.ask_partner is not AskPartner.OFF,
        seats=_has_partners,
    )
    concealed_bonus: int = _bonus(
        label=translate("Canasta", "Bonus for going out concealed"),
        help=translate("Canasta", "Added for a player who lays down the whole hand in one turn, and no card before."),
        suggested=(0, 100),
    )
    concealed_min: ConcealedMin = option(
        ConcealedMin.PAGAT,
        label=translate("Canasta", "Minimum when going out concealed"),
        help=translate("Canasta", "Whether a first meld that ends the deal at once must meet the minimum."),
    )
    stock_end: StockEnd = option(
        StockEnd.PAGAT,
        label=translate("Canasta", "Empty stock"),
        help=translate("Canasta", "What happens when the stock is used up."),
        group=_STOCK,
    )
    last_red_three: LastRedThree = option(
        LastRedThree.END_AT_ONCE,
        label=translate("Canasta", "Red three as last card"),
        help=translate("Canasta", "What happens when a player draws nothing but red threes and the stock is empty."),
    )
    target: int = _standard_number(
        label=translate("Canasta", "Target"),
        help=translate("Canasta", "The match ends when a total reaches this."),
        group=_END,
        high=20000,
        suggested=(0, 3000, 5000, 7500, 8500, 10000),
    )
    win_check: WinCheck = option(
        WinCheck.HIGHER,
        label=translate("Canasta", "Winner"),
        help=translate("Canasta", "Who wins when several sides have reached the target in one deal."),
    )

    PRESETS: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "classic": {},
        "canasta_house": {
            "wild_rule": "two_per_wild",
            "pile_for_initial": "forbidden",
            "black_three": "freeze",
            "upcard_black_three": "turn_again_frozen",
            "ask_partner": "off",
            "concealed_min": "always",
            "win_check": "first_to_reach",
            "seating": "draw_for_partners",
            "cut": True,
        },
        "two": {},
        "three": {},
        "three_solo": {"sides": "solo"},
        "five": {},
        "six": {},
        "six_three_sides": {"sides": "three_sides"},
    }
    PRESET_SEATS: ClassVar[Mapping[str, tuple[int, ...]]] = {
        "classic": (4,),
        "canasta_house": (4,),
        "two": (2,),
        "three": (3,),
        "three_solo": (3,),
        "five": (5,),
        "six": (6,),
        "six_three_sides": (6,),
    }
    PRESET_LABELS: ClassVar[Mapping[str, Text]] = {
        "classic": translate("Canasta", "Classic Canasta"),
        "canasta_house": translate("Canasta", "Stricter house rules"),
        "two": translate("Canasta", "Canasta for two"),
        "three": translate("Canasta", "One against two"),
        "three_solo": translate("Canasta", "Three, everyone for themselves"),
        "five": translate("Canasta", "Canasta for five"),
        "six": translate("Canasta", "Canasta for six"),
        "six_three_sides": translate("Canasta", "Six in three teams"),
    }
    PRESET_NOTES: ClassVar[Mapping[str, Text]] = {
        "classic": translate("Canasta", "Two against two, to %1; a side with a canasta may go out.").filled(5000),
        "canasta_house": translate(
            "Canasta",
            "Partners are drawn; each wild card needs two natural ones; the pile can't be taken for a first meld.",
        ),
        "two": translate("Canasta", "Draw two cards each turn; going out takes two canastas; to %1.").filled(5000),
        "three": translate(
            "Canasta", "The first player to take the pile plays alone against the others, to %1."
        ).filled(7500),
        "three_solo": translate("Canasta", "Everyone plays for themselves, to %1.").filled(5000),
        "five": translate("Canasta", "Two against three; one of the three sits out each deal; to %1.").filled(5000),
        "six": translate(
            "Canasta", "Three against three with three packs; going out takes two canastas; to %1."
        ).filled(10000),
        "six_three_sides": translate("Canasta", "Three pairs of partners with three packs, to %1.").filled(7500),
    }
