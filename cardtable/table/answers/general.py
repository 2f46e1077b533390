"""Answers from what any game shows: zones and their roles, marks, prompts and notes."""

from __future__ import annotations

from collections.abc import Iterator

from cardtable.core.cards import Card, Cards
from cardtable.core.controls import Mark
from cardtable.core.events import Announced, TurnStarted
from cardtable.core.short_forms import cards_by_suit, list_cards, trick_in_short
from cardtable.core.table_questions import QueryContext
from cardtable.core.text import Text, Who, literal_text, translate
from cardtable.core.trick_answers import last_trick, told_now, won_by
from cardtable.core.views import P, faces
from cardtable.core.zones import Seat, Zone
from cardtable.table.wording.pile_phrases import pile_in_words
from cardtable.table.wording.table_phrases import SUMMARY_TRICK_EMPTY, TRICK_BY, WINNING

_WATCHING = translate("Answers", "You are watching and hold no cards.")
_NO_CARDS = translate("Answers", "You have no cards.")
_ANY = translate("Answers", "%1 card(s): %2", "how many may be played, and which", n=0)
_NONE = translate("Answers", "No card of yours can be played now.")
_OVER = translate("Answers", "The deal is over.")
_NOTHING_NOTED = translate("Answers", "There is nothing to say about that in this game.")
_NOTHING_YET = translate("Answers", "Nothing has been played yet.")
_NO_FOCUS = translate("Answers", "No card has the keyboard: choose one with the arrow keys.")
_PLAYABLE = translate("Answers", "The %1 can be played.")


def own_cards(known: QueryContext[P]) -> Cards:
    """What whoever asks holds, without the faces that they do not see."""
    hands = (zone for zone in known.view.zones if known.kinds.is_hand_of(known.view.seat, zone))
    return tuple(card for zone in hands for card in faces(known.view, zone))


def own_hand(known: QueryContext[P]) -> tuple[Text, ...]:
    """The own cards by suits; a watcher holds none."""
    if known.view.seat is None:
        return (_WATCHING,)
    held = own_cards(known)
    return (list_cards(cards_by_suit(held)),) if held else (_NO_CARDS,)


def on_table(known: QueryContext[P]) -> tuple[Text, ...]:
    """What has been played to the trick and who is winning it, or the piles in the middle."""
    return tuple(told_now(known) if known.kinds.has_tricks else _middle(known)) or (SUMMARY_TRICK_EMPTY,)


def _middle(known: QueryContext[P]) -> Iterator[Text]:
    piles = (cards for zone, cards in known.view.zones.items() if zone.owner is None and cards)
    return (pile_in_words(len(cards), cards[-1]) for cards in piles)


def playable(known: QueryContext[P]) -> tuple[Text, ...]:
    """How many cards of the hand can be lifted and which, then the commands; else whom the game waits for."""
    if not known.own_turn:
        return turn(known)
    offered = (command.label for command in known.commands if command.refusal is None)
    return (*_liftable(known), *offered)


def _liftable(known: QueryContext[P]) -> Iterator[Text]:
    lifted = {zone: cards for zone, cards in known.liftable.items() if known.kinds.is_hand_of(known.view.seat, zone)}
    cards = [card for zone, allowed in lifted.items() for card in faces(known.view, zone) if card in allowed]
    if cards:
        yield _ANY.filled(len(cards), list_cards(cards_by_suit(cards)), n=len(cards))
    elif not any(command.refusal is None for command in known.commands):
        yield _NONE


def turn(known: QueryContext[P]) -> tuple[Text, ...]:
    """What the game asks for, or whom it waits for."""
    prompt = known.display.prompt
    return (prompt,) if prompt.source else (_OVER,)


def holdings(known: QueryContext[P]) -> tuple[Text, ...]:
    """What the game notes about the deal."""
    return known.display.notes or (_NOTHING_NOTED,)


def last(known: QueryContext[P]) -> tuple[Text, ...]:
    """The last trick that is over; in a game without tricks what was said since the last turn but one began."""
    trick = last_trick(known)
    if trick is not None:
        return (won_by(trick), trick_in_short(trick))
    return tuple(_lately(known)) or (_NOTHING_YET,)


def _lately(known: QueryContext[P]) -> list[Text]:
    """What the players said in the last turn that is over."""
    turns: list[list[Text]] = [[]]
    for event in known.heard:
        if isinstance(event, TurnStarted):
            turns.append([])
        elif isinstance(event, Announced):
            turns[-1].append(event.text)
    spoken = [said for said in turns if said]
    return spoken[-1] if spoken else []


def focused(known: QueryContext[P]) -> tuple[Text, ...]:
    """Why the card in focus cannot be chosen now, or that it can."""
    if known.focused is None:
        return (_NO_FOCUS,) if known.acting else turn(known)
    card, zone = known.focused
    if not known.kinds.is_hand_of(known.view.seat, zone):
        return (list_cards([literal_text(card), *_lying(known, zone)]),)
    if known.refusal is not None:
        return (known.refusal,)
    if _may_lift(known, card, zone):
        return (_PLAYABLE.filled(card),)
    return turn(known)


def _lying(known: QueryContext[P], zone: Zone) -> Iterator[Text]:
    """What is known of a card that lies on the table: who played it, or the name of its pile and what is said of it."""
    label, caption = known.kinds.spec(zone).label, known.display.captions.get(zone)
    if zone.owner is not None and known.kinds.is_trick(zone):
        yield TRICK_BY.filled(Who(Seat(zone.owner)))
    elif label is not None:
        yield label
    if any(Mark.WINNING in marks for marks in known.display.marks.get(zone, ())):
        yield WINNING
    if caption is not None:
        yield caption


def _may_lift(known: QueryContext[P], card: Card, zone: Zone) -> bool:
    return known.own_turn and card in known.liftable.get(zone, frozenset())
