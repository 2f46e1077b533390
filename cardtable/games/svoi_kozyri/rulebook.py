"""Rulebook of Svoi Kozyri: the clauses in force under given options.

Ids are those of rules.md: K (source 001), KR (the precise procedure) and KQ (open points of the source). Where several
of them say the same, the clause has the id that a refusal names, or else the one that says it best.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from cardtable.core.cards import ACE, JACK, KING, QUEEN, standard_pack
from cardtable.core.rulebook import Clause
from cardtable.core.text import Text, translate
from cardtable.games.svoi_kozyri.options import (
    DealMethod,
    LeadAfterTotal,
    MatchKind,
    NextDealer,
    Pickup,
    SvoiKozyriFirstLead,
    SvoiKozyriOptions,
    TrumpChoice,
)

_AIM = translate("Svoi Kozyri", "Aim")
_CARDS = translate("Svoi Kozyri", "Cards and deal")
_TRUMPS = translate("Svoi Kozyri", "Trumps")
_TURN = translate("Svoi Kozyri", "A turn")
_TAKING = translate("Svoi Kozyri", "Picking up")
_END = translate("Svoi Kozyri", "End of the deal")
_MATCH = translate("Svoi Kozyri", "Match")


def rulebook(options: SvoiKozyriOptions, seats: int) -> tuple[Clause, ...]:
    """Return the clauses in force under these options for this seat count, section by section."""
    return (
        *_aim(seats),
        *_cards(options, seats),
        *_deal(options),
        *_trumps(options),
        *_turn(options),
        *_second(options),
        *_taking(options),
        *_end(options, seats),
        *_draws(options),
        *_match(options),
    )


def _aim(seats: int) -> Iterator[Clause]:
    yield Clause("K-03", _AIM, translate("Svoi Kozyri", "Get rid of all your cards."))
    if seats == 2:
        text = translate("Svoi Kozyri", "The first to play all their cards wins; a player still holding cards loses.")
    else:
        text = translate(
            "Svoi Kozyri", "A player who has played all their cards is out and safe; the last one with cards loses."
        )
    yield Clause("K-05", _AIM, text)


def _cards(options: SvoiKozyriOptions, seats: int) -> Iterator[Clause]:
    lowest = standard_pack(15 - options.deck // 4)[0]
    yield Clause(
        "KR-02",
        _CARDS,
        translate("Svoi Kozyri", "%1 players use %2 cards, four suits of %3; the ace is highest.").filled(
            seats, options.deck, options.deck // 4
        ),
        ("deck",),
    )
    if options.deal is DealMethod.MIRRORED:
        yield from _mirrored()
        return
    yield Clause(
        "G-01",
        _CARDS,
        translate("Svoi Kozyri", "All cards are dealt one at a time, clockwise from the dealer's left."),
        ("deal",),
    )
    if options.hands_open:
        yield Clause(
            "G-07", _CARDS, translate("Svoi Kozyri", "All hands lie open, so everybody sees them."), ("hands_open",)
        )
    if options.sixes_to_owner:
        yield Clause(
            "KR-05",
            _CARDS,
            translate(
                "Svoi Kozyri",
                "Before play the lowest card of each trump suit, as the %1, goes face up to the player whose trump it "
                "is; nothing is given back.",
            ).filled(lowest),
            ("sixes_to_owner",),
        )


def _mirrored() -> Iterator[Clause]:
    text = translate(
        "Svoi Kozyri",
        "The dealer is dealt half the pack and keeps the cards of their own colour; the opponent gets the same ranks "
        "in their own suits, trumps for trumps. Of the rest, each player takes the cards of the other's colour.",
    )
    yield Clause("KR-06", _CARDS, text, ("deal",))
    yield Clause("G-07", _CARDS, translate("Svoi Kozyri", "Both hands lie open."), ("deal",))


def _deal(options: SvoiKozyriOptions) -> Iterator[Clause]:
    match options.match:
        case MatchKind.SINGLE:
            return  # no deal ever follows
        case MatchKind.ROUND:
            text = translate("Svoi Kozyri", "The players deal in turn, clockwise.")
            yield Clause("KR-01", _CARDS, text, ("match",))
            return
    dealers = {
        NextDealer.LOSER: translate("Svoi Kozyri", "The loser deals next; after a draw the same dealer deals again."),
        NextDealer.ALTERNATE: translate("Svoi Kozyri", "The player on the dealer's left deals next."),
        NextDealer.FIXED: translate("Svoi Kozyri", "The same player deals every time."),
    }
    yield Clause("KR-01", _CARDS, dealers[options.dealer], ("dealer",))


def _trumps(options: SvoiKozyriOptions) -> Iterator[Clause]:
    yield Clause("KR-03", _TRUMPS, _choice(options), ("trump_choice",))
    if options.deal is DealMethod.MIRRORED:
        text = translate("Svoi Kozyri", "One trump suit is red, the other black.")
    else:
        text = translate("Svoi Kozyri", "No two players have the same trump suit.")
    yield Clause("K-07", _TRUMPS, text, ("deal",))
    yield Clause("K-21", _TRUMPS, translate("Svoi Kozyri", "Only your own trumps have special power in your turn."))


def _choice(options: SvoiKozyriOptions) -> Text:
    match options.trump_choice:
        case TrumpChoice.BEFORE_DEAL if options.deal is DealMethod.MIRRORED:
            return translate("Svoi Kozyri", "Before the deal everybody chooses a trump suit, the dealer first.")
        case TrumpChoice.BEFORE_DEAL:
            return translate("Svoi Kozyri", "Before the deal everybody chooses a trump suit, the dealer last.")
        case TrumpChoice.AFTER_DEAL:
            return translate(
                "Svoi Kozyri", "Everybody looks at the cards dealt and chooses a trump suit, the dealer last."
            )
        case TrumpChoice.RANDOM:
            return translate(
                "Svoi Kozyri",
                "The last card dealt is shown: its suit is the dealer's trump, and clockwise the others get the next "
                "suits in the order clubs, diamonds, spades, hearts.",
            )
        case TrumpChoice.FIXED:
            return translate(
                "Svoi Kozyri", "The seats have clubs, diamonds, spades and hearts as trumps, in this order."
            )
        case _:
            assert_never(options.trump_choice)


def _turn(options: SvoiKozyriOptions) -> Iterator[Clause]:
    yield Clause("KR-07", _TURN, _LEADERS[_first_lead(options)], ("first_lead",))
    yield Clause(
        "K-10", _TURN, translate("Svoi Kozyri", "The leader plays any card to the empty table: the pile begins.")
    )
    yield Clause(
        "KR-08",
        _TURN,
        translate("Svoi Kozyri", "Clockwise everybody in turn beats the top card of the pile, or picks up."),
    )
    yield Clause(
        "KR-09",
        _TURN,
        translate(
            "Svoi Kozyri",
            "A card is beaten by a higher card of its suit, or by any of your trumps if the card is not one of your "
            "trumps itself.",
        ),
    )
    yield Clause(
        "K-19",
        _TURN,
        translate(
            "Svoi Kozyri", "You need not follow suit: your trump may beat even if you hold the suit of the card."
        ),
    )


def _first_lead(options: SvoiKozyriOptions) -> SvoiKozyriFirstLead:
    """Return the effective value of the option: the first deal has no loser or winner before it."""
    of_the_last = options.first_lead in (SvoiKozyriFirstLead.LOSER, SvoiKozyriFirstLead.WINNER)
    return SvoiKozyriFirstLead.DEALER_LEFT if of_the_last and options.match is MatchKind.SINGLE else options.first_lead


_LEADERS = {
    SvoiKozyriFirstLead.DEALER_LEFT: translate("Svoi Kozyri", "The player on the dealer's left leads first."),
    SvoiKozyriFirstLead.DEALER: translate("Svoi Kozyri", "The dealer leads first."),
    SvoiKozyriFirstLead.LOSER: translate(
        "Svoi Kozyri", "The loser of the last deal leads first, or else the dealer's left."
    ),
    SvoiKozyriFirstLead.WINNER: translate(
        "Svoi Kozyri", "The winner of the last deal leads first, or else the dealer's left."
    ),
    SvoiKozyriFirstLead.RANDOM: translate(
        "Svoi Kozyri",
        "The last card dealt is shown, and its rank is counted clockwise from the dealer's left: the player it lands "
        "on leads first. A jack counts %1, a queen %2, a king %3 and an ace %4.",
    ).filled(JACK, QUEEN, KING, ACE),
}


def _second(options: SvoiKozyriOptions) -> Iterator[Clause]:
    if options.second_card:
        text = translate(
            "Svoi Kozyri", "After beating the top card, you must play any other card on top of it, if you have one."
        )
    else:
        text = translate("Svoi Kozyri", "After beating the top card, you don't play a second card.")
    yield Clause("KR-10", _TURN, text, ("second_card",))


def _taking(options: SvoiKozyriOptions) -> Iterator[Clause]:
    if options.voluntary_pickup:
        text = translate("Svoi Kozyri", "If you can't or don't want to beat the top card, you pick up cards.")
    else:
        text = translate(
            "Svoi Kozyri", "If you can't beat the top card, you pick up cards; if you can, you must beat it."
        )
    yield Clause("KR-11", _TAKING, text, ("voluntary_pickup",))
    match options.pickup:
        case Pickup.GRADED:
            yield from _graded()
        case Pickup.WHOLE_PILE:
            yield Clause("K-23", _TAKING, translate("Svoi Kozyri", "It is always the whole pile."), ("pickup",))
        case Pickup.ONE:
            yield Clause("K-23", _TAKING, translate("Svoi Kozyri", "It is always the top card alone."), ("pickup",))
        case _:
            assert_never(options.pickup)
    if options.pickup is not Pickup.WHOLE_PILE:
        yield Clause(
            "K-27",
            _TAKING,
            translate("Svoi Kozyri", "Then the next player has to beat the card that lies on top now, or to pick up."),
        )
    yield Clause("K-28", _TAKING, _after_total(options), ("lead_after_total",))


def _after_total(options: SvoiKozyriOptions) -> Text:
    match options.pickup is Pickup.WHOLE_PILE, options.lead_after_total:
        case True, LeadAfterTotal.NEXT:
            return translate("Svoi Kozyri", "Then the next player leads any card.")
        case True, LeadAfterTotal.TAKER:
            return translate("Svoi Kozyri", "Then whoever has picked up leads any card.")
        case _, LeadAfterTotal.NEXT:
            return translate("Svoi Kozyri", "If nothing is left on the table, the next player leads any card.")
    return translate("Svoi Kozyri", "If nothing is left on the table, whoever has picked up leads any card.")


def _graded() -> Iterator[Clause]:
    yield Clause(
        "K-23",
        _TAKING,
        translate("Svoi Kozyri", "If the top card is not your trump, you pick up the top three cards."),
        ("pickup",),
    )
    yield Clause(
        "K-24",
        _TAKING,
        translate("Svoi Kozyri", "If it is your trump but not the ace, you pick up the top five cards."),
        ("pickup",),
    )
    yield Clause(
        "K-25",
        _TAKING,
        translate(
            "Svoi Kozyri", "If it is the ace of your trumps, or if there aren't that many, you pick up all cards."
        ),
        ("pickup",),
    )


def _end(options: SvoiKozyriOptions, seats: int) -> Iterator[Clause]:
    yield Clause(
        "KR-13",
        _END,
        translate(
            "Svoi Kozyri",
            "A player who has no cards left after their turn is out at once; their cards stay on the pile.",
        ),
    )
    if options.last_card_draw:
        text = translate(
            "Svoi Kozyri",
            "When only one player has cards left, that player loses – unless their single remaining card beats the "
            "top card: then it is a draw with the player who went out last.",
        )
    else:
        text = translate("Svoi Kozyri", "When only one player has cards left, that player loses.")
    yield Clause("KR-14", _END, text, ("last_card_draw",))
    if seats > 2:
        yield Clause(
            "KR-15",
            _END,
            translate(
                "Svoi Kozyri",
                "Places go in the order of going out; after a draw the last players share the better place.",
            ),
        )


def _draws(options: SvoiKozyriOptions) -> Iterator[Clause]:
    if options.turn_limit:
        text = translate(
            "Svoi Kozyri",
            "When the same position comes up for the third time, or after %1 turn(s), the deal is a draw between all "
            "who still hold cards.",
            n=0,
        ).filled(options.turn_limit, n=options.turn_limit)
    else:
        text = translate(
            "Svoi Kozyri",
            "When the same position comes up for the third time, the deal is a draw between all who still hold cards.",
        )
    yield Clause("KR-16", _END, text, ("turn_limit",))


def _match(options: SvoiKozyriOptions) -> Iterator[Clause]:
    length = options.match_length
    match options.match:
        case MatchKind.SINGLE:
            text = translate("Svoi Kozyri", "A match is one deal.")
        case MatchKind.ROUND:
            text = translate(
                "Svoi Kozyri",
                "Everybody deals once. The deal goes to the player who goes out first, alone; whoever has won the most "
                "deals wins the match, and equals share it.",
            )
        case MatchKind.WINS:
            text = translate(
                "Svoi Kozyri",
                "The deal goes to the player who goes out first, alone; the match ends when somebody has won %1 "
                "deal(s).",
                n=0,
            ).filled(length, n=length)
        case MatchKind.LOSSES:
            text = translate(
                "Svoi Kozyri",
                "The match ends when somebody has lost %1 deal(s); whoever has lost fewest wins it.",
                n=0,
            ).filled(length, n=length)
        case _:
            assert_never(options.match)
    yield Clause("KR-17", _MATCH, text, ("match", "match_length"))
    yield Clause(
        "KQ-7",
        _MATCH,
        translate(
            "Svoi Kozyri",
            "From match to match the first deal passes to the next player clockwise, unless you choose a deal number.",
        ),
    )
