"""Rulebook of Svoi Kozyri: the clauses in force under given options.

Ids are those of rules.md: K (source 001), KR (the precise procedure) and KQ (open points of the source). Where several
of them say the same, the clause has the id that a refusal names, or else the one that says it best.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from cardtable.core.cards import ACE, JACK, KING, QUEEN, standard_pack
from cardtable.core.guidance.rulebook import Clause, clauses
from cardtable.core.text import translate
from cardtable.games.svoi_kozyri.options import (
    DealMethod,
    LeadAfterTotal,
    MatchKind,
    NextDealer,
    Pickup,
    SvoiKozyriFirstLead,
    SvoiKozyriOptions,
    TrumpChoice,
    has_length,
)

tr = partial(translate, "Svoi Kozyri")

_AIM = tr("Aim")
_CARDS = tr("Cards and deal")
_TRUMPS = tr("Trumps")
_TURN = tr("A turn")
_TAKING = tr("Picking up")
_END = tr("End of the deal")
_MATCH = tr("Match")


def rulebook(options: SvoiKozyriOptions, seats: int) -> tuple[Clause, ...]:
    """Return the clauses in force under these options for this seat count, section by section."""
    return (
        *clauses(_AIM, {"K-03": tr("Get rid of all your cards."), "K-05": _LOSING[seats == 2]}),
        *_cards(options, seats),
        *_deal(options),
        *_trumps(options),
        Clause("KR-07", _TURN, _LEADERS[_first_lead(options)], ("first_lead",)),
        *clauses(_TURN, _PLAY),
        Clause("KR-10", _TURN, _SECOND[options.second_card], ("second_card",)),
        *_taking(options),
        *_end(options, seats),
        *_match(options),
    )


_LOSING = {  # by True for two players
    True: tr("The first to play all their cards wins; a player still holding cards loses."),
    False: tr("A player who has played all their cards is out and safe; the last one with cards loses."),
}
_MIRRORED = {
    "KR-06": tr(
        "The dealer is dealt half the pack and keeps the cards of their own colour; the opponent gets the same ranks "
        "in their own suits, trumps for trumps. Of the rest, each player takes the cards of the other's colour."
    ),
    "G-07": tr("Both hands lie open."),
}


def _cards(options: SvoiKozyriOptions, seats: int) -> Iterator[Clause]:
    size = options.deck // 4
    text = tr("%1 players use %2 cards, four suits of %3; the ace is highest.")
    yield Clause("KR-02", _CARDS, text.filled(seats, options.deck, size), ("deck",))
    if options.deal is DealMethod.MIRRORED:
        yield from clauses(_CARDS, _MIRRORED, "deal")
        return
    text = tr("All cards are dealt one at a time, clockwise from the player on the dealer's left.")
    yield Clause("G-01", _CARDS, text, ("deal",))
    if options.hands_open:
        text = tr("All hands lie open, so everybody sees them.")
        yield Clause("G-07", _CARDS, text, ("hands_open",))
    if options.sixes_to_owner:
        text = tr(
            "Before play the lowest card of each trump suit, such as the %1, goes face up to the player whose trump "
            "it is; nothing is given in return."
        )
        yield Clause("KR-05", _CARDS, text.filled(standard_pack(15 - size)[0]), ("sixes_to_owner",))


_DEALERS = {
    NextDealer.LOSER: tr("The loser deals next; after a draw the same dealer deals again."),
    NextDealer.ALTERNATE: tr("The player on the dealer's left deals next."),
    NextDealer.FIXED: tr("The same player deals every time."),
}


def _deal(options: SvoiKozyriOptions) -> Iterator[Clause]:
    if options.match is MatchKind.ROUND:
        yield Clause("KR-01", _CARDS, tr("The players deal in turn, clockwise."), ("match",))
    elif options.match is not MatchKind.SINGLE:  # no deal follows a single one
        yield Clause("KR-01", _CARDS, _DEALERS[options.dealer], ("dealer",))


_MIRRORED_CHOICE = tr("Before the deal everybody chooses a trump suit, the dealer first.")
_CHOICES = {
    TrumpChoice.BEFORE_DEAL: tr("Before the deal everybody chooses a trump suit, the dealer last."),
    TrumpChoice.AFTER_DEAL: tr("Everybody looks at the cards dealt and chooses a trump suit, the dealer last."),
    TrumpChoice.RANDOM: tr(
        "The last card dealt is shown: its suit is the dealer's trump, and clockwise the others get the next "
        "suits in the order clubs, diamonds, spades, hearts."
    ),
    TrumpChoice.FIXED: tr("The seats have clubs, diamonds, spades and hearts as trumps, in this order."),
}
_DIFFERENT = {  # by True for a mirrored deal
    True: tr("One trump suit is red, the other black."),
    False: tr("No two players have the same trump suit."),
}


def _trumps(options: SvoiKozyriOptions) -> Iterator[Clause]:
    mirrored = options.deal is DealMethod.MIRRORED
    dealer_first = mirrored and options.trump_choice is TrumpChoice.BEFORE_DEAL
    choice = _MIRRORED_CHOICE if dealer_first else _CHOICES[options.trump_choice]
    yield Clause("KR-03", _TRUMPS, choice, ("trump_choice",))
    yield Clause("K-07", _TRUMPS, _DIFFERENT[mirrored], ("deal",))
    yield Clause("K-21", _TRUMPS, tr("In your turn only your own trumps have special power."))


def _first_lead(options: SvoiKozyriOptions) -> SvoiKozyriFirstLead:
    """Return the effective value of the option: the first deal has no loser or winner before it."""
    of_the_last = options.first_lead in (SvoiKozyriFirstLead.LOSER, SvoiKozyriFirstLead.WINNER)
    return SvoiKozyriFirstLead.DEALER_LEFT if of_the_last and options.match is MatchKind.SINGLE else options.first_lead


_LEADERS = {
    SvoiKozyriFirstLead.DEALER_LEFT: tr("The player on the dealer's left leads first."),
    SvoiKozyriFirstLead.DEALER: tr("The dealer leads first."),
    SvoiKozyriFirstLead.LOSER: tr("The loser of the last deal leads first, or else the player on the dealer's left."),
    SvoiKozyriFirstLead.WINNER: tr("The winner of the last deal leads first, or else the player on the dealer's left."),
    SvoiKozyriFirstLead.RANDOM: tr(
        "The last card dealt is shown, and its rank is counted clockwise from the player on the dealer's left: the "
        "player it lands on leads first. A jack counts %1, a queen %2, a king %3 and an ace %4."
    ).filled(JACK, QUEEN, KING, ACE),
}
_PLAY = {
    "K-10": tr("The leader plays any card to the empty table: the pile begins."),
    "KR-08": tr("Going clockwise, each player in turn beats the top card of the pile, or picks up."),
    "KR-09": tr(
        "A card is beaten by a higher card of its suit, or by any of your trumps if the card isn't one of your trumps "
        "itself."
    ),
    "K-19": tr(
        "You don't have to follow suit: you may beat a card with a trump even if you hold the suit of that card."
    ),
}
_SECOND = {
    True: tr("After beating the top card, you must play any other card on top of it, if you have one."),
    False: tr("After beating the top card, you don't play a second card."),
}
_FREE_TO_PICK_UP = {
    True: tr("If you can't or don't want to beat the top card, you pick up cards."),
    False: tr("If you can't beat the top card, you pick up cards; if you can, you must beat it."),
}
_PICKUPS = {
    Pickup.GRADED: {
        "K-23": tr("If the top card isn't your trump, you pick up the top three cards."),
        "K-24": tr("If it is your trump but not the ace, you pick up the top five cards."),
        "K-25": tr("If it is the ace of your trumps, or if there aren't that many, you pick up all cards."),
    },
    Pickup.WHOLE_PILE: {"K-23": tr("It is always the whole pile.")},
    Pickup.ONE: {"K-23": tr("It is always the top card alone.")},
}
_NEXT_LEADS = {  # by True for a pick-up of the whole pile
    (True, LeadAfterTotal.NEXT): tr("Then the next player leads any card."),
    (True, LeadAfterTotal.TAKER): tr("Then the player who picked up leads any card."),
    (False, LeadAfterTotal.NEXT): tr("If nothing is left on the table, the next player leads any card."),
    (False, LeadAfterTotal.TAKER): tr("If nothing is left on the table, the player who picked up leads any card."),
}


def _taking(options: SvoiKozyriOptions) -> Iterator[Clause]:
    yield Clause("KR-11", _TAKING, _FREE_TO_PICK_UP[options.voluntary_pickup], ("voluntary_pickup",))
    yield from clauses(_TAKING, _PICKUPS[options.pickup], "pickup")
    whole = options.pickup is Pickup.WHOLE_PILE
    if not whole:
        text = tr("Then the next player has to beat the card that lies on top now, or pick up.")
        yield Clause("K-27", _TAKING, text)
    yield Clause("K-28", _TAKING, _NEXT_LEADS[whole, options.lead_after_total], ("lead_after_total",))


_GOING_OUT = tr("A player who has no cards left after their turn is out at once; their cards stay on the pile.")
_LAST_CARD = {
    True: tr(
        "When only one player has cards left, that player loses – unless their single remaining card beats the "
        "top card: then it is a draw with the player who went out last."
    ),
    False: tr("When only one player has cards left, that player loses."),
}
_PLACES = tr("Places go in the order of going out; after a draw the last players share the better place.")
_DRAWS = {  # by True for a turn limit
    True: tr(
        "When the same position comes up for the third time, or after %1 turn(s), the deal is a draw between all "
        "who still hold cards.",
        n=0,
    ),
    False: tr(
        "When the same position comes up for the third time, the deal is a draw between all who still hold cards."
    ),
}


def _end(options: SvoiKozyriOptions, seats: int) -> Iterator[Clause]:
    yield Clause("KR-13", _END, _GOING_OUT)
    yield Clause("KR-14", _END, _LAST_CARD[options.last_card_draw], ("last_card_draw",))
    if seats > 2:
        yield Clause("KR-15", _END, _PLACES)
    limit = options.turn_limit
    text = _DRAWS[True].filled(limit, n=limit) if limit else _DRAWS[False]
    yield Clause("KR-16", _END, text, ("turn_limit",))


_MATCHES = {
    MatchKind.SINGLE: tr("A match is one deal."),
    MatchKind.ROUND: tr(
        "Everybody deals once. The player who goes out first, without a tie, wins the deal; the player who has won "
        "the most deals wins the match, and players who tie share it."
    ),
    MatchKind.WINS: tr(
        "The player who goes out first, without a tie, wins the deal; the match ends when somebody has won %1 deal(s).",
        n=0,
    ),
    MatchKind.LOSSES: tr(
        "The match ends when somebody has lost %1 deal(s); the player who has lost the fewest wins it.",
        n=0,
    ),
}
_FIRST_DEAL = tr(
    "From match to match the first deal passes to the next player clockwise, unless you choose a deal number."
)


def _match(options: SvoiKozyriOptions) -> Iterator[Clause]:
    text, length = _MATCHES[options.match], options.match_length
    if has_length(options):
        text = text.filled(length, n=length)
    yield Clause("KR-17", _MATCH, text, ("match", "match_length"))
    yield Clause("KQ-7", _MATCH, _FIRST_DEAL)
