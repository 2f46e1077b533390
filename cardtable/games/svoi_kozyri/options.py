"""Options of Svoi Kozyri (rules.md 2.3) and their presets (chapter 6)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, ClassVar

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.options import Choice, Options, option
from cardtable.core.text import Text, translate

tr = partial(translate, "Svoi Kozyri")

SEATS = (2, 3, 4)


class DealMethod(Choice):
    """Option values: method of dealing."""

    RANDOM = "random", tr("At random")
    MIRRORED = "mirrored", tr("Mirrored: both get the same cards, face up")


class TrumpChoice(Choice):
    """Option values: assignment of trump suits."""

    BEFORE_DEAL = "choose_before_deal", tr("Chosen before the deal")
    AFTER_DEAL = "choose_after_deal", tr("Chosen after the deal")
    RANDOM = "random", tr("By the last card dealt")
    FIXED = "fixed_by_seat", tr("Fixed for each seat")


class Pickup(Choice):
    """Option values: number of cards taken."""

    GRADED = "graded_3_5_all", tr("Three, five or all")
    WHOLE_PILE = "whole_pile", tr("Always the whole pile")
    ONE = "one", tr("Always one card")


class SvoiKozyriFirstLead(Choice):
    """Option values: first leader to the empty table."""

    DEALER_LEFT = "dealer_left", tr("The player on the dealer's left")
    DEALER = "dealer", tr("The dealer")
    LOSER = "loser", tr("The loser of the last deal")
    WINNER = "winner", tr("The winner of the last deal")
    RANDOM = "random", tr("Counted by the last card dealt")


class LeadAfterTotal(Choice):
    """Option values: leader after the whole pile was taken."""

    NEXT = "next", tr("The next player")
    TAKER = "taker", tr("The player who took it")


class NextDealer(Choice):
    """Option values: dealer of the next deal."""

    LOSER = "loser", tr("The loser of the last deal")
    ALTERNATE = "alternate", tr("The next seat clockwise")
    FIXED = "fixed", tr("Always the same seat")


class MatchKind(Choice):
    """Option values: length of a match."""

    SINGLE = "single", tr("One deal")
    ROUND = "round", tr("Everybody deals once")
    WINS = "first_to_n_wins", tr("First to win enough deals")
    LOSSES = "first_to_n_losses", tr("Until someone has lost enough deals")


_DEALING = tr("Dealing")
_PLAY = tr("Play")
_END = tr("End")


def _is_random(options: SvoiKozyriOptions) -> bool:
    return options.deal is DealMethod.RANDOM


def has_length(options: SvoiKozyriOptions) -> bool:
    """Return True if the match continues until a number of deals has been won or lost."""
    return options.match in (MatchKind.WINS, MatchKind.LOSSES)


def _of_the_last_deal(options: SvoiKozyriOptions) -> frozenset[SvoiKozyriFirstLead]:
    """Return the values that have no meaning without an earlier deal."""
    single = options.match is MatchKind.SINGLE
    return frozenset((SvoiKozyriFirstLead.LOSER, SvoiKozyriFirstLead.WINNER)) if single else frozenset()


@frozen
class SvoiKozyriOptions(Options):
    """Option set of Svoi Kozyri."""

    deck: int = option(
        36,
        label=tr("Cards in the pack"),
        help=tr("The highest cards of each suit: %1 means nines to aces, %2 sixes to aces.").filled(24, 36),
        group=_DEALING,
        low=24,
        high=52,
        suggested=(24, 28, 32, 36, 40, 52),
    )
    deal: DealMethod = option(
        DealMethod.RANDOM,
        label=tr("Deal"),
        help=tr("In a mirrored deal both hands are equally strong, and both players see all cards."),
        seats=lambda seats: seats == 2,
    )
    trump_choice: TrumpChoice = option(
        TrumpChoice.BEFORE_DEAL,
        label=tr("Trump suits"),
        help=tr("Every player has a trump suit of their own; no two are the same."),
    )
    sixes_to_owner: bool = option(
        True,
        label=tr("Lowest trumps go to their owners"),
        help=tr("Before play, each player is given the lowest card of their trump suit, face up."),
        when=_is_random,
    )
    first_lead: SvoiKozyriFirstLead = option(
        SvoiKozyriFirstLead.DEALER_LEFT,
        label=tr("First lead"),
        help=tr("Who puts the first card on the empty table."),
        idle=_of_the_last_deal,
    )
    dealer: NextDealer = option(
        NextDealer.LOSER,
        label=tr("Next dealer"),
        help=tr("Who deals after the first deal of a match."),
        when=has_length,
    )
    hands_open: bool = option(
        False,
        label=tr("Open hands"),
        help=tr("All hands lie face up for everybody."),
        when=_is_random,
    )
    pickup: Pickup = option(
        Pickup.GRADED,
        label=tr("Picking up"),
        help=tr("How many cards a player picks up instead of beating the top card."),
        group=_PLAY,
    )
    voluntary_pickup: bool = option(
        True,
        label=tr("Free to pick up"),
        help=tr("A player who could beat the top card may pick up instead."),
    )
    second_card: bool = option(
        True,
        label=tr("Second card after beating"),
        help=tr("A player who beats the top card then plays another; without this, deals get very long."),
    )
    lead_after_total: LeadAfterTotal = option(
        LeadAfterTotal.NEXT,
        label=tr("Lead after the whole pile"),
        help=tr("Who leads when a player has taken the whole pile."),
    )
    last_card_draw: bool = option(
        True,
        label=tr("Draw with the last card"),
        help=tr("If your last card beats the other player's last card, you haven't lost: the deal is a draw."),
        group=_END,
    )
    turn_limit: int = option(
        600,
        label=tr("Maximum number of turns in a deal"),
        help=tr("After this many turns the deal is a draw; %1 means no limit.").filled(0),
        low=0,
        high=2000,
        suggested=(0, 200, 600, 1000),
    )
    match: MatchKind = option(
        MatchKind.SINGLE,
        label=tr("Match"),
        help=tr("One deal, a deal from everybody, or a number of deals won or lost."),
    )
    match_length: int = option(
        5,
        label=tr("Deals to win or lose"),
        help=tr("The match ends when somebody has won, or lost, this many deals."),
        low=1,
        high=20,
        when=has_length,
    )

    PRESETS: ClassVar[Mapping[str, Mapping[str, Any]]] = {
        "svoi_app": {"sixes_to_owner": False, "voluntary_pickup": False},
        "pagat": {},
        "challenge": {
            "deck": 32,
            "deal": "mirrored",
            "hands_open": True,
            "pickup": "whole_pile",
            "first_lead": "dealer",
            "last_card_draw": False,
            "match": "round",
        },
    }
    PRESET_SEATS: ClassVar[Mapping[str, tuple[int, ...]]] = {"svoi_app": (2,), "pagat": (4,), "challenge": (2,)}
    PRESET_LABELS: ClassVar[Mapping[str, Text]] = {
        "svoi_app": tr("Hidden duel"),
        "pagat": tr("Pagat's rules for four"),
        "challenge": tr("Challenge, mirrored"),
    }
    PRESET_NOTES: ClassVar[Mapping[str, Text]] = {
        "svoi_app": tr("For two: the cards are dealt at random, and you see only your own."),
        "pagat": tr("For four: the rules as given on pagat.com."),
        "challenge": tr("For two: both have the same cards, face up; you lead in one of two deals."),
    }
