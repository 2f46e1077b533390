"""Query answers for any game, from zones, marks, prompts and notes; a game may replace each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from cardtable.core.cards import ACE, JACK, JOKER_RANK, KING, QUEEN, Card, Cards, Suit, sort_cards
from cardtable.core.controls import Mark, Plate
from cardtable.core.events import Announced, CardsMoved, TurnStarted
from cardtable.core.guidance import player_queries as queries
from cardtable.core.language.speech_forms import in_person_form
from cardtable.core.text import Text, TextRenderer, Who, literal_text, translate
from cardtable.core.views import P, faces
from cardtable.core.zone_kinds import Visibility
from cardtable.core.zones import Seat, Zone
from cardtable.models.received_cards import hand_key
from cardtable.table.table_texts import PLATE_DEALS, SUMMARY_TRICK_EMPTY, THEY, TRICK_BY, WE, WINNING, pile_in_words

_WATCHING = translate("Answers", "You're watching and have no cards.")
_NO_CARDS = translate("Answers", "You have no cards.")
_ANY = translate("Answers", "%1 card(s): %2", "how many may be played, and which", n=0)
_NONE = translate("Answers", "You can't play any card now.")
_OVER = translate("Answers", "The deal is over.")
_NOTHING_NOTED = translate("Answers", "There is nothing to say about that in this game.")
_NOTHING_YET = translate("Answers", "Nothing has been played yet.")
_NO_FOCUS = translate("Answers", "No card is in focus: go to one with the arrow keys.")
_PLAYABLE = translate("Answers", "The %1 can be played.")
_CARDS = in_person_form(
    translate("Answers", "%1: %2 card(s)", "a player, and how many cards they hold", n=0),
    {1: translate("Answers", "You: %2 card(s)", "how many cards you hold", n=0)},
)
_POINTS = translate("Answers", "this deal %1, total %2", "points of a player")
_TOTAL = translate("Answers", "total %1", "points of a player")
_SO_FAR = translate("Answers", "This deal: %1", "points by player, such as: Amrit 4, Kavya 9")
_SIDE = translate("Answers", "%1 %2", "a side of two and its points: we 120")
_PLAYED = translate("Answers", "last: %1", "the card that a player laid down last")
_NO_SEAT = translate("Answers", "Nobody sits there: there are only %1 players.", "a number of players")
_NOBODY_COUNTED = translate("Answers", "This game has no points.")
_SUITS = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.SPADES: "♠", Suit.HEARTS: "♥", None: ""}
_LEFT_TO_RIGHT, _END = "\u2066", "\u2069"  # isolates: among Persian letters the parts would change places
_COURT = {JOKER_RANK: "★", JACK: "J", QUEEN: "Q", KING: "K", ACE: "A"}  # as on the cards


def own_cards(context: queries.QueryContext[P]) -> Cards:
    """Return the visible cards in the asking viewer's hand."""
    hands = (zone for zone in context.view.zones if context.kinds.is_hand_of(context.view.seat, zone))
    return tuple(card for zone in hands for card in faces(context.view, zone))


def own_hand(context: queries.QueryContext[P]) -> tuple[Text, ...]:
    """Answer with the viewer's cards by suit; a spectator holds none."""
    if context.view.seat is None:
        return (_WATCHING,)
    n_cards = own_cards(context)
    return (queries.list_cards(queries.cards_by_suit(n_cards)),) if n_cards else (_NO_CARDS,)


def on_table(context: queries.QueryContext[P]) -> tuple[Text, ...]:
    """Answer with the trick and who is winning it or, without tricks, the piles in the middle."""
    piles = (cards for zone, cards in context.view.zones.items() if zone.owner is None and cards)
    lying = (pile_in_words(len(cards), cards[-1]) for cards in piles)
    return tuple(queries.told_now(context) if context.kinds.has_tricks else lying) or (SUMMARY_TRICK_EMPTY,)


def playable(context: queries.QueryContext[P]) -> tuple[Text, ...]:
    """Answer with the number and names of liftable hand cards and the legal commands, or whose turn it is."""
    if not context.own_turn:
        return turn(context)
    offered = (command.label for command in context.commands if command.refusal is None)
    return (*_liftable(context), *offered)


def _liftable(context: queries.QueryContext[P]) -> Iterator[Text]:
    lifted = {
        zone: cards for zone, cards in context.liftable.items() if context.kinds.is_hand_of(context.view.seat, zone)
    }
    cards = [card for zone, allowed in lifted.items() for card in faces(context.view, zone) if card in allowed]
    if cards:
        yield _ANY.filled(len(cards), queries.list_cards(queries.cards_by_suit(cards)), n=len(cards))
    elif not any(command.refusal is None for command in context.commands):
        yield _NONE


def turn(context: queries.QueryContext[P]) -> tuple[Text, ...]:
    """Answer with the game's prompt."""
    prompt = context.display.prompt
    return (prompt,) if prompt.source else (_OVER,)


def holdings(context: queries.QueryContext[P]) -> tuple[Text, ...]:
    """Answer with the game's notes about the deal."""
    return context.display.notes or (_NOTHING_NOTED,)


def last(context: queries.QueryContext[P]) -> tuple[Text, ...]:
    """Answer with the last complete trick or, in a game without tricks, the announcements of the last finished turn."""
    trick = queries.last_trick(context)
    if trick is not None:
        return (queries.won_by(trick), queries.trick_in_short(trick))
    return tuple(_last_announcements(context)) or (_NOTHING_YET,)


def _last_announcements(context: queries.QueryContext[P]) -> list[Text]:
    """Return the announcements of the last turn in which anything was announced."""
    turns: list[list[Text]] = [[]]
    for event in context.heard:
        if isinstance(event, TurnStarted):
            turns.append([])
        elif isinstance(event, Announced):
            turns[-1].append(event.text)
    spoken = [said for said in turns if said]
    return spoken[-1] if spoken else []


def focused(context: queries.QueryContext[P]) -> tuple[Text, ...]:
    """Answer with the refusal of the focused card, or that it can be played; for a card on the table, what it is."""
    if context.focused is None:
        return (_NO_FOCUS,) if context.acting else turn(context)
    card, zone = context.focused
    if not context.kinds.is_hand_of(context.view.seat, zone):
        return (queries.list_cards([literal_text(card), *_table_card_texts(context, zone)]),)
    if context.refusal is not None:
        return (context.refusal,)
    if context.own_turn and card in context.liftable.get(zone, ()):
        return (_PLAYABLE.filled(card),)
    return turn(context)


def _table_card_texts(context: queries.QueryContext[P], zone: Zone) -> Iterator[Text]:
    """Yield who played a card on the table or the label of its pile, then its mark and caption."""
    label, caption = context.kinds.spec(zone).label, context.display.captions.get(zone)
    if zone.owner is not None and context.kinds.is_trick(zone):
        yield TRICK_BY.filled(Who(Seat(zone.owner)))
    elif label is not None:
        yield label
    if any(Mark.WINNING in marks for marks in context.display.marks.get(zone, ())):
        yield WINNING
    if caption is not None:
        yield caption


def count_of(context: queries.QueryContext[P], seat: Seat) -> int:
    """Return the number of cards in a player's hand."""
    return sum(len(cards) for zone, cards in context.view.zones.items() if context.kinds.is_hand_of(seat, zone))


def cards_left(context: queries.QueryContext[P]) -> tuple[Text, ...]:
    """Answer with the hand sizes, clockwise, the asking viewer last."""
    return (queries.list_cards([queries.seat_has(seat, count_of(context, seat)) for seat in context.others_first]),)


def points(context: queries.QueryContext[P]) -> tuple[Text, ...]:
    """Answer with the totals, the asking viewer first, then the points of this deal so far."""
    plates = context.display.plates
    if all(plate.total is None for plate in plates):
        return (_NOBODY_COUNTED,)
    return (_totals(context), *_this_deal(context))


def _totals(context: queries.QueryContext[P]) -> Text:
    plates, seen = context.display.plates, _side_heads(context)
    if len(seen) == 2 and len(plates) > 2:
        return queries.list_cards(
            [_SIDE.filled(name, plates[seat].total or 0) for seat, name in zip(seen, (WE, THEY), strict=True)]
        )
    return queries.list_cards([queries.seat_has(seat, plates[seat].total or 0) for seat in seen])


def _this_deal(context: queries.QueryContext[P]) -> Iterator[Text]:
    plates = context.display.plates
    counted = [(seat, points) for seat in _side_heads(context) if (points := plates[seat].points) is not None]
    some = [queries.seat_has(seat, points) for seat, points in counted if points]
    if some:
        yield _SO_FAR.filled(queries.list_cards(some))


def _side_heads(context: queries.QueryContext[P]) -> tuple[Seat, ...]:
    sides = context.sides
    return tuple({sides[seat]: seat for seat in reversed(context.round)}.values())[::-1]


def answer_about(place: int, context: queries.QueryContext[P]) -> tuple[Text, ...]:
    """Answer with name, hand size, points, last card and manner of the player at index `place` of `context.round`."""
    if place >= len(context.round):
        return (_NO_SEAT.filled(len(context.round)),)
    seat = context.round[place]
    n_cards = count_of(context, seat)
    details = [*_plate_texts(context.display.plates[seat]), *_last_card(context, seat)]
    details += [context.manners[seat]] if seat in context.manners else []
    return (
        _CARDS.filled(Who(seat), n_cards, n=n_cards),
        *((queries.list_cards(details),) if details else ()),
        *_open_hand(context, seat),
    )


def _open_hand(context: queries.QueryContext[P], seat: Seat) -> Iterator[Text]:
    """Yield the cards of another player's hand if they lie face up, as in a replay."""
    hands = (zone for zone in context.view.zones if context.kinds.is_hand_of(seat, zone))
    cards = [card for zone in hands for card in faces(context.view, zone)]
    if cards and seat != context.view.seat:
        yield queries.list_cards(queries.cards_by_suit(cards))


def _plate_texts(plate: Plate) -> Iterator[Text]:
    if plate.points and plate.total is not None:
        yield _POINTS.filled(plate.points, plate.total)
    elif plate.total is not None:
        yield _TOTAL.filled(plate.total)
    yield from (literal_text(badge) if isinstance(badge, Suit) else badge for badge in plate.badges)
    if plate.dealer:
        yield PLATE_DEALS


def _last_card(context: queries.QueryContext[P], seat: Seat) -> Iterator[Text]:
    played: Card | None = None
    for event in context.heard:
        if isinstance(event, CardsMoved) and context.kinds.is_hand_of(seat, event.source) and event.cards:
            open_there = context.kinds.spec(event.target).visibility is Visibility.EVERYONE
            played = event.cards[-1] if open_there else played
    if played is not None:
        yield _PLAYED.filled(played)


def in_signs(cards: Sequence[Card], renderer: TextRenderer, *, by_rank: bool) -> str:
    """Return cards as signs, such as "♣8 9 A ♦5 6": ranks behind the sign of their suit; "" without cards. `by_rank`
    sorts by rank without suits, wild cards last. Short enough for a braille line or the status bar."""
    if by_rank:
        signs = " ".join(_rank(card, renderer) for card in sorted(cards, key=hand_key("sets")))
    else:
        groups = groupby(sort_cards(cards), key=lambda card: card.suit)
        signs = " ".join(_SUITS[suit] + " ".join(_rank(card, renderer) for card in n_cards) for suit, n_cards in groups)
    return f"{_LEFT_TO_RIGHT}{signs}{_END}" if signs else ""


def _rank(card: Card, renderer: TextRenderer) -> str:
    return _COURT.get(card.rank) or renderer.number(card.rank)


_GENERAL: Mapping[queries.PlayerQuery, queries.Answer] = {
    queries.PlayerQuery.TABLE: on_table,
    queries.PlayerQuery.HAND: own_hand,
    queries.PlayerQuery.PLAYABLE: playable,
    queries.PlayerQuery.TURN: turn,
    queries.PlayerQuery.LEFT: cards_left,
    queries.PlayerQuery.POINTS: points,
    queries.PlayerQuery.HOLDINGS: holdings,
    queries.PlayerQuery.LAST: last,
    queries.PlayerQuery.CARD: focused,
}


def reply(
    question: queries.PlayerQuery, context: queries.QueryContext[P], own: queries.GameAnswers
) -> tuple[Text, ...]:
    """Return the answer to a query, most important text first; the game's `own` answer wins over the general one."""
    said = own[question](context) if question in own else ()
    return said or _GENERAL[question](context)
