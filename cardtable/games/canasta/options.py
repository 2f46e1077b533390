"""Options (rules.md 4.3) and presets (chapter 6) of Canasta; their clauses are in `rulebook`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, ClassVar

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.options import Choice, Options, option
from cardtable.core.text import Text, translate
from cardtable.games.canasta.card_values import CANASTA

tr = partial(translate, "Canasta")

SEATS = (2, 3, 4, 5, 6)
_STEP = 5  # every score is a multiple of five

_AS_USUAL = tr("Standard", "a number: that of the usual rules for so many players")

_TABLE = tr("Players and cards")
_MELDS = tr("Melds")
_PILE = tr("Discard pile")
_THREES = tr("Threes")
_OUT = tr("Going out")
_STOCK = tr("End of the stock")
_END = tr("End of the match")


class CanastaSides(Choice):
    """Division of the players into sides."""

    STANDARD = "standard", tr("Standard for this number of players")
    PARTNERS = "partners", tr("Two partnerships")
    SOLO = "solo", tr("Everyone for themselves")
    LONE_VS_TWO = "lone_vs_two", tr("One against two: first to take the pile plays alone")
    THREE_SIDES = "three_sides", tr("Three teams of two")


class WildRule(Choice):
    """Limit of wild cards in a meld."""

    CLASSIC = "classic", tr("Up to three, with at least two natural cards")
    TWO_PER_WILD = "two_per_wild", tr("One for every two natural cards, at most three")
    NOT_MORE = "not_more_than_naturals", tr("As many as natural cards, at most three")


class Minimums(Choice):
    """Points required of a first meld."""

    STANDARD = "standard", tr("Standard for this number of players")
    TO_120 = "15/50/90/120", tr("%1, %2, %3 or %4").filled(15, 50, 90, 120)
    WITH_150 = "15/50/90/120/150", tr("%1, %2, %3, %4 or %5").filled(15, 50, 90, 120, 150)


class PileForInitial(Choice):
    """Permission to take the pile for the first meld."""

    ALLOWED = "allowed", tr("Allowed")
    FORBIDDEN = "forbidden", tr("Forbidden")


class TakeByAdding(Choice):
    """Permission to take the top card to a meld on the table."""

    YES = "yes", tr("To any meld of the side")
    NOT_TO_CANASTA = "not_to_canasta", tr("To melds that aren't canastas")
    NO = "no", tr("Never")


class BlackThree(Choice):
    """Effect of a discarded black three."""

    BLOCK = "block", tr("It only blocks the pile for the next player")
    FREEZE = "freeze", tr("It freezes the pile")


class UpcardBlackThree(Choice):
    """Treatment of a black three that is turned up at the start."""

    STAYS = "stays", tr("It stays")
    TURN_AGAIN = "turn_again", tr("It is covered")
    TURN_AGAIN_FROZEN = "turn_again_frozen", tr("It is covered and freezes the pile")


class BlackThreeMeld(Choice):
    """Permission to meld black threes."""

    GOING_OUT_ONLY = "going_out_only", tr("Only when going out")
    NEVER = "never", tr("Never")


class RedThreeUnmelded(Choice):
    """Score of red threes for a side without a meld."""

    MINUS = "minus", tr("They count against the side")
    ZERO = "zero", tr("They score nothing")


class AskPartner(Choice):
    """Permission or duty to ask the partner before going out."""

    OFF = "off", tr("Nobody asks")
    OPTIONAL = "optional", tr("A player may ask")
    REQUIRED = "required", tr("A player must ask")


class ConcealedMin(Choice):
    """Minimum required of a concealed hand."""

    PAGAT = "pagat", tr("Only after taking the pile")
    ALWAYS = "always", tr("Always")


class StockEnd(Choice):
    """Course of a deal after the stock is used up."""

    PAGAT = "pagat", tr("Play goes on while the pile is taken")
    END_NOW = "end_now", tr("The deal ends with the next discard")


class LastRedThree(Choice):
    """Course of a deal after a red three as the last card of the stock."""

    END_AT_ONCE = "end_at_once", tr("The deal ends at once")
    MELD_THEN_END = "meld_then_end", tr("The player may still meld")


class WinCheck(Choice):
    """Winner when several sides have reached the target."""

    HIGHER = "end_of_deal_higher", tr("The highest total")
    FIRST = "first_to_reach", tr("The side that went out")


class CanastaSeating(Choice):
    """Assignment of partners."""

    FIXED = "fixed", tr("Seats are fixed")
    DRAW = "draw_for_partners", tr("Cards are drawn for partners")


def _has_partners(seats: int) -> bool:
    return seats > 2


_standard_number = partial(option, 0, zero=_AS_USUAL, low=0)
_bonus = partial(option, 100, low=0, high=500, step=_STEP)


@frozen
class CanastaOptions(Options):
    """Options of Canasta."""

    sides: CanastaSides = option(
        CanastaSides.STANDARD,
        label=tr("Sides"),
        help=tr("Who plays with whom. With three or six players there is a choice."),
        group=_TABLE,
        seats=lambda seats: seats in (3, 6),
    )
    seating: CanastaSeating = option(
        CanastaSeating.FIXED,
        label=tr("Seating"),
        help=tr("Cards can be drawn before the match for partners, seats and who plays first."),
    )
    cut: bool = option(
        False,
        label=tr("Cutting the pack"),
        help=tr("The player on the dealer's left cuts the pack before each deal."),
    )
    hand_size: int = _standard_number(
        label=tr("Cards dealt"),
        help=tr("How many cards everybody gets."),
        high=15,
        suggested=(0, 11, 13, 15),
    )
    draw_count: int = _standard_number(
        label=tr("Cards drawn"),
        help=tr("How many cards a player draws at the start of a turn."),
        high=2,
    )
    packs: int = option(
        0,
        label=tr("Packs"),
        help=tr("Each pack has %1 cards and two jokers.").filled(52),
        zero=_AS_USUAL,
        only=(0, 2, 3),
    )
    wild_rule: WildRule = option(
        WildRule.CLASSIC,
        label=tr("Wild cards in a meld"),
        help=tr("How many deuces and jokers a meld may hold."),
        group=_MELDS,
    )
    wild_melds: bool = option(
        False,
        label=tr("Melds of wild cards"),
        help=tr("Three or more wild cards may be a meld of their own."),
    )
    wild_canasta_bonus: int = option(
        1000,
        label=tr("Canasta of wild cards"),
        help=tr("Bonus for seven wild cards in a meld of their own, on top of the card points."),
        low=500,
        high=2500,
        step=_STEP,
        suggested=(500, 1000, 2000, 2500),
        when=lambda options: options.wild_melds,
    )
    max_canasta: int = option(
        0,
        label=tr("Maximum number of cards in a meld"),
        help=tr("Whether a complete canasta can take more cards."),
        zero=tr("No limit"),
        only=(0, CANASTA),
    )
    minimums: Minimums = option(
        Minimums.STANDARD,
        label=tr("First meld"),
        help=tr("What a side's first meld must be worth, depending on its total; melds laid down together add up."),
    )
    pile_for_initial: PileForInitial = option(
        PileForInitial.ALLOWED,
        label=tr("Taking the pile for the first meld"),
        help=tr("Whether a side may make its first meld with the top card of the pile."),
        group=_PILE,
    )
    pile_frozen_unopened: bool = option(
        True,
        label=tr("Frozen before the first meld"),
        help=tr("A side that hasn't melded needs two natural cards to take the pile."),
        when=lambda options: options.pile_for_initial is PileForInitial.ALLOWED and not options.pile_always_frozen,
    )
    pile_always_frozen: bool = option(
        False,
        label=tr("Always frozen"),
        help=tr("The pile can be taken only with two natural cards."),
    )
    take_with_wild: bool = option(
        True,
        label=tr("Taking the pile with a wild card"),
        help=tr("One natural card and one wild card take a pile that isn't frozen."),
        when=lambda options: not options.pile_always_frozen,
    )
    take_by_adding: TakeByAdding = option(
        TakeByAdding.YES,
        label=tr("Adding the top card to a meld"),
        help=tr("Whether the top card of a pile that isn't frozen may join a meld of the side."),
        when=lambda options: not options.pile_always_frozen,
    )
    one_card_rule: bool = option(
        True,
        label=tr("Last card for a one-card pile"),
        help=tr("A player with one card can't take a one-card pile."),
    )
    black_three: BlackThree = option(
        BlackThree.BLOCK,
        label=tr("Black threes in the pile"),
        help=tr("What a discarded black three does. It is never taken itself."),
        group=_THREES,
    )
    upcard_black_three: UpcardBlackThree = option(
        UpcardBlackThree.STAYS,
        label=tr("Black three as first card of the pile"),
        help=tr("What happens when a black three is turned up at the start."),
    )
    black_three_meld: BlackThreeMeld = option(
        BlackThreeMeld.GOING_OUT_ONLY,
        label=tr("Melding black threes"),
        help=tr("Whether three or more black threes may be a meld."),
    )
    red_three_unmelded: RedThreeUnmelded = option(
        RedThreeUnmelded.MINUS,
        label=tr("Red threes without a meld"),
        help=tr("What red threes count for a side that has no meld at the end."),
    )
    go_out_canastas: int = _standard_number(
        label=tr("Canastas to go out"),
        help=tr("How many a side needs."),
        group=_OUT,
        high=2,
    )
    go_out_bonus: int = _bonus(
        label=tr("Bonus for going out"),
        help=tr("Points for the side that goes out."),
        suggested=(0, 100, 200),
    )
    ask_partner: AskPartner = option(
        AskPartner.OPTIONAL,
        label=tr("Asking the partner"),
        help=tr("Before going out a player asks: may I go out? The answer is binding."),
        seats=_has_partners,
    )
    ask_penalty: int = option(
        0,
        label=tr("Penalty after “yes”"),
        help=tr("Points lost by a player who asks, gets a yes and then doesn't go out; %1: must go out.").filled(0),
        low=0,
        high=100,
        step=_STEP,
        suggested=(0, 100),
        when=lambda options: options.ask_partner is not AskPartner.OFF,
        seats=_has_partners,
    )
    concealed_bonus: int = _bonus(
        label=tr("Bonus for going out concealed"),
        help=tr(
            "Bonus for a player who lays down their whole hand in one turn without having laid down any card before."
        ),
        suggested=(0, 100),
    )
    concealed_min: ConcealedMin = option(
        ConcealedMin.PAGAT,
        label=tr("Minimum when going out concealed"),
        help=tr("Whether a first meld that ends the deal at once must meet the minimum."),
    )
    stock_end: StockEnd = option(
        StockEnd.PAGAT,
        label=tr("Empty stock"),
        help=tr("What happens when the stock is used up."),
        group=_STOCK,
    )
    last_red_three: LastRedThree = option(
        LastRedThree.END_AT_ONCE,
        label=tr("Red three as last card"),
        help=tr("What happens when a player draws nothing but red threes and the stock is empty."),
    )
    target: int = _standard_number(
        label=tr("Target"),
        help=tr("The match ends when a total reaches this."),
        group=_END,
        high=20000,
        suggested=(0, 3000, 5000, 7500, 8500, 10000),
    )
    win_check: WinCheck = option(
        WinCheck.HIGHER,
        label=tr("Winner"),
        help=tr("Who wins when several sides have reached the target in one deal."),
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
        "classic": tr("Classic Canasta"),
        "canasta_house": tr("Stricter house rules"),
        "two": tr("Canasta for two"),
        "three": tr("One against two"),
        "three_solo": tr("Three, everyone for themselves"),
        "five": tr("Canasta for five"),
        "six": tr("Canasta for six"),
        "six_three_sides": tr("Six in three teams"),
    }
    PRESET_NOTES: ClassVar[Mapping[str, Text]] = {
        "classic": tr("Two against two, to %1; a side with a canasta may go out.").filled(5000),
        "canasta_house": tr(
            "Partners are drawn; each wild card needs two natural ones; the pile can't be taken for a first meld."
        ),
        "two": tr("Draw two cards each turn; going out takes two canastas; to %1.").filled(5000),
        "three": tr("The first player to take the pile plays alone against the others, to %1.").filled(7500),
        "three_solo": tr("Everyone plays for themselves, to %1.").filled(5000),
        "five": tr("Two against three; one of the three sits out each deal; to %1.").filled(5000),
        "six": tr("Three against three with three packs; going out takes two canastas; to %1.").filled(10000),
        "six_three_sides": tr("Three pairs of partners with three packs, to %1.").filled(7500),
    }
