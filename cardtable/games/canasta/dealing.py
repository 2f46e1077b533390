"""Dealing: hands, the first card of the pile, and the laying out of red threes (CR-04, CR-06)."""

from __future__ import annotations

from cardtable.core.cards import Card, Cards
from cardtable.core.events import Announced
from cardtable.core.views import StateChanges
from cardtable.core.zones import Seat
from cardtable.games.canasta import announcements
from cardtable.games.canasta.card_values import is_black_three, is_red_three, is_wild
from cardtable.games.canasta.game_parameters import GameParameters
from cardtable.games.canasta.options import BlackThree, CanastaOptions, UpcardBlackThree
from cardtable.games.canasta.state import DISCARD, STOCK, hand, threes


def deal_cards(changes: StateChanges, params: GameParameters, order: tuple[Seat, ...]) -> None:
    """Deal the hands one card at a time from the opener on; the rest is the stock (G-01)."""
    for place, card in enumerate(changes.zones[STOCK][: params.hand * len(order)]):
        changes.move(STOCK, hand(order[place % len(order)]), (card,))


def turn_up(changes: StateChanges, options: CanastaOptions) -> bool:
    """Turn cards up until one may begin the pile; return whether the pile is then frozen (settled reading 31)."""
    frozen = False
    while changes.zones[STOCK]:
        card = changes.zones[STOCK][0]
        changes.move(STOCK, DISCARD, (card,))
        changes.add(announcements.turned(card))
        covered = is_wild(card) or is_red_three(card)
        if is_black_three(card):
            covered = options.upcard_black_three is not UpcardBlackThree.STAYS
            if covered:
                freezes = options.upcard_black_three is UpcardBlackThree.TURN_AGAIN_FROZEN
            else:
                freezes = options.black_three is BlackThree.FREEZE
            frozen = frozen or freezes
        else:
            frozen = frozen or covered
        if not covered:
            break
    return frozen


def lay_out_threes(changes: StateChanges, params: GameParameters, seat: Seat, cards: Cards) -> None:
    """Lay out the red threes among these cards of the seat's hand."""
    for card in filter(is_red_three, cards):
        changes.move(hand(seat), threes(params.sides[seat]), (card,))
        changes.add(Announced.by(seat, announcements.RED_THREE, card))


def replace_threes(changes: StateChanges, params: GameParameters, seat: Seat, cards: Cards) -> int:
    """Lay out and replace red threes among cards just drawn; return the number of other cards drawn in the end."""
    ordinary = 0
    coming = list(cards)
    while coming:
        card = coming.pop(0)
        if not is_red_three(card):
            ordinary += 1
            continue
        lay_out_threes(changes, params, seat, (card,))
        coming += draw_cards(changes, seat, 1)
    return ordinary


def draw_cards(changes: StateChanges, seat: Seat, number: int) -> tuple[Card, ...]:
    """Draw `number` cards, or as many as the stock has, and return them."""
    cards = changes.zones[STOCK][:number]
    if cards:
        changes.move(STOCK, hand(seat), cards)
    return cards
