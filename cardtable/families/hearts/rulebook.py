"""Rulebook clauses of the Hearts family; the clause ids come from the game."""

from __future__ import annotations

from collections.abc import Iterator

from cardtable.core.rulebook import Clause
from cardtable.core.text import translate
from cardtable.families.hearts.options import AIM, CARDS, END, PASSING, PLAY, POINTS, TieRule

CYCLES = {
    (1, -1): translate("Hearts family", "To the left and to the right in turn."),
    (1, -1, 0): translate("Hearts family", "First to the left, then to the right, then nobody passes; then again."),
    (1, -1, 2, -2, 0): translate(
        "Hearts family",
        "First to the left, then to the right, then to the second on the left, then to the second on the right, "
        "then nobody passes; then again.",
    ),
}
DEALER_LEFT_LEADS = translate("Hearts family", "The player on the dealer's left leads to the first trick.")
DEALER_LEFT_LEADS_NO_POINTS = translate(
    "Hearts family", "The player on the dealer's left leads to the first trick, but no point card if possible."
)
QUEEN_AT_ANY_TIME = translate("Hearts family", "The queen of spades may be led at any time.")
QUEEN_AFTER_BROKEN = translate("Hearts family", "The queen of spades may not be led before hearts are broken.")
ANY_LEAD = translate("Hearts family", "A leader who has nothing else may lead any card.")
NO_MOON = translate("Hearts family", "Winning every point card has no special effect.")


def aim(clause: str) -> Clause:
    """Return the clause of the game's aim."""
    return Clause(
        clause, AIM, translate("Hearts family", "Win as few points as you can: the lowest total wins the match.")
    )


def players(clause: str, seats: int) -> Clause:
    """Return the clause of the number of players, without partners."""
    return Clause(clause, CARDS, translate("Hearts family", "%1 players, everyone for themselves.").filled(seats))


def cards_and_deal(ranking: str, no_trumps: str, dealt: str, dealer: str, hand_size: int) -> Iterator[Clause]:
    """Yield the clauses of the ranking of cards, trumps and dealing."""
    yield Clause(
        ranking,
        CARDS,
        translate("Hearts family", "In each suit the ace is highest, then king, queen, jack, ten and so on."),
    )
    yield Clause(no_trumps, CARDS, translate("Hearts family", "There are no trumps."))
    yield Clause(
        dealt,
        CARDS,
        translate(
            "Hearts family", "Everybody is dealt %1 card(s), one at a time, clockwise from the dealer's left.", n=0
        ).filled(hand_size, n=hand_size),
    )
    yield Clause(dealer, CARDS, translate("Hearts family", "For each new deal the player on the dealer's left deals."))


def no_passing(clause: str, cycle_option: str) -> Clause:
    """Return the clause of deals without a pass, with the options that lead to it."""
    return Clause(clause, PASSING, translate("Hearts family", "No cards are passed."), ("pass_count", cycle_option))


def pass_cards(clause: str, count: int) -> Clause:
    """Return the clause of the number of cards to pass."""
    text = translate(
        "Hearts family", "Before play everybody chooses %1 card(s) and passes them face down to another player.", n=0
    )
    return Clause(clause, PASSING, text.filled(count, n=count), ("pass_count",))


def pass_unseen(clause: str) -> Clause:
    """Return the clause of simultaneous passing."""
    text = translate(
        "Hearts family", "All choose at once and for good; nobody sees the cards received before everybody has passed."
    )
    return Clause(clause, PASSING, text)


def follow_suit(trick: str, follow: str) -> Iterator[Clause]:
    """Yield the clauses of trick play and following suit."""
    yield Clause(
        trick,
        PLAY,
        translate("Hearts family", "One card is led to each trick; clockwise the others play one card each."),
    )
    yield Clause(
        follow, PLAY, translate("Hearts family", "Whoever holds a card of the suit led must play one of that suit.")
    )


def face_down(clause: str) -> Clause:
    """Return the clause of tricks won lying face down."""
    return Clause(clause, PLAY, translate("Hearts family", "Tricks lie face down before the player who won them."))


def leading_hearts(clause: str, break_required: bool) -> Clause:
    """Return the clause of leading hearts."""
    if break_required:
        text = translate(
            "Hearts family", "Hearts may not be led before they are broken, that is, before one has been played."
        )
    else:
        text = translate("Hearts family", "Hearts may be led at any time.")
    return Clause(clause, PLAY, text, ("break_required",))


def breaking(clause: str, queen_breaks_hearts: bool) -> Clause:
    """Return the clause of the queen of spades breaking hearts."""
    if queen_breaks_hearts:
        text = translate("Hearts family", "The queen of spades breaks hearts as well.")
    else:
        text = translate("Hearts family", "The queen of spades does not break hearts.")
    return Clause(clause, PLAY, text, ("queen_breaks_hearts",))


def adding_up(clause: str) -> Iterator[Clause]:
    """Yield the clauses of scoring and winning a deal."""
    yield Clause(
        clause,
        POINTS,
        translate("Hearts family", "When all cards have been played, everybody adds the points of the cards won."),
    )
    yield Clause("H-19", POINTS, translate("Hearts family", "Whoever gets the fewest points wins the deal."))


def ending(play_on: str, shared: str, rule: TieRule) -> Clause:
    """Return the clause of winning the match."""
    if rule is TieRule.PLAY_ON:
        text = translate(
            "Hearts family", "The lowest total wins; as long as several share it, one more deal is played."
        )
        return Clause(play_on, END, text, ("tie_rule",))
    return Clause(
        shared, END, translate("Hearts family", "The lowest total wins; all who share it win."), ("tie_rule",)
    )
