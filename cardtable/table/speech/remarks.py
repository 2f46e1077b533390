"""What an update comes to for whoever listens: facts in the order in which they happened, not yet in any words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from cardtable.core.cards import Card, Cards
from cardtable.core.events import Announced, CardsMoved, Event, HandScored, MatchEnded, TrickWon, TurnStarted
from cardtable.core.frozen_values import frozen
from cardtable.core.names import cards_in_sentence
from cardtable.core.short_forms import cards_by_suit, list_cards
from cardtable.core.short_names import counted_by_rank, short_name
from cardtable.core.spoken_forms import A_CARD, SpeechForm, SpokenForms
from cardtable.core.text import Text, Who, conjoin
from cardtable.core.zone_kinds import Visibility, ZoneKinds
from cardtable.core.zones import Seat, Zone
from cardtable.models.received import drawn_cards, is_initial_deal, received_by
from cardtable.table.wording.spoken_phrases import (
    BRIEF_DRAWN,
    BRIEF_LEFT,
    BRIEF_RECEIVED,
    CARDS_LEFT,
    TABLE_SPOKEN,
    YOUR_CARDS,
)
from cardtable.table.wording.table_phrases import (
    DEAL_POINTS,
    DEALT,
    DRAWN,
    PLACE_OF,
    RECEIVED,
    TRICK_CANCELLED,
    TURN_OF,
    WINS_TRICK,
    YOUR_TURN,
)

LITTLE, NORMAL, EVERYTHING = 0, 1, 2
_NO_HANDS: Mapping[Seat, int] = {}


@frozen
class UpdateRemark:
    """One fact: as it is written and said in full words, and the least that says it behind the name of `seat`."""

    written: Text
    full: Text
    brief: Text | None = None  # None: there are no shorter words for it
    seat: Seat | None = None  # who did it
    played: Card | None = None  # the card that the brief form is, and nothing else
    together: Text | None = None  # what several who did the same did; %1 is the list of their names
    listing: Text | None = None  # of several such facts in full words; %1 is each in few words


@frozen
class ListenerProfile:
    """Who hears it, and how much they want to hear."""

    viewer: Seat | None
    kinds: ZoneKinds
    verbosity: int = NORMAL
    forms: SpokenForms = SpokenForms()


def remark(text: Text, aloud: SpeechForm, seat: Seat | None = None) -> UpdateRemark:
    """A sentence that is written, in its spoken forms."""
    full = text if aloud.full is None else aloud.full.filled(*text.args, n=_number(aloud.full, text))
    brief, card = None, None
    if aloud.brief is not None:
        brief = aloud.brief.filled(*map(_shortly, text.args), n=_number(aloud.brief, text))
        card = next((one for one in text.args if isinstance(one, Card)), None) if aloud.brief == A_CARD else None
    return UpdateRemark(text, full, brief, seat, card, aloud.together, aloud.listing)


def describe_update(
    events: Sequence[Event],
    listener: ListenerProfile,
    acting: frozenset[Seat] = frozenset(),
    hands: Mapping[Seat, int] = _NO_HANDS,
) -> tuple[UpdateRemark, ...]:
    """What is to be told of an update; `hands`: how many cards each hand held before it.

    LITTLE is told what the person does and gets, what decides a deal, and how tricks and deals end; NORMAL all that the
    players announce; EVERYTHING the deal and the turns of others, too.
    """
    found = [] if listener.verbosity < EVERYTHING else list(_dealt(events, listener.kinds))
    drawn = drawn_cards(listener.viewer, events, listener.kinds, lambda zone: _is_hidden(listener.kinds, zone))
    for place, event in enumerate(events):
        found += _told(event, events[place + 1 :], listener, len(drawn))
    found += _own_hand(events, listener)
    found += _come(RECEIVED, BRIEF_RECEIVED, received_by(listener.viewer, events, listener.kinds), listener.viewer)
    found += _come(DRAWN, BRIEF_DRAWN, drawn, listener.viewer)
    found += _nearly_out(events, listener, hands)
    turn = turn_of(events, listener, acting)
    return (*found, *(() if turn in (None, YOUR_TURN) else (UpdateRemark(turn, turn),)))


def turn_of(events: Sequence[Event], listener: ListenerProfile, acting: frozenset[Seat]) -> Text | None:
    """Whose turn the update ends with, if that is told; `acting`: whose turn it was before."""
    last = next((event for event in reversed(events) if isinstance(event, TurnStarted)), None)
    if last is None:
        return None
    if listener.viewer in last.seats:
        acted = any(isinstance(event, Announced) and event.seat == listener.viewer for event in events)
        return YOUR_TURN if acted or listener.viewer not in acting else None
    if listener.verbosity >= EVERYTHING and len(last.seats) == 1:
        return TURN_OF.filled(Who(next(iter(last.seats))))
    return None


def _number(form: Text, text: Text) -> int | None:
    """The number that chooses the plural form, for a form that has some."""
    return text.n if form.n >= 0 else None


def _shortly(argument: object) -> object:
    return short_name(argument) if isinstance(argument, Card) else argument


def _told(event: Event, later: Sequence[Event], listener: ListenerProfile, drawn: int) -> Iterator[UpdateRemark]:
    match event:
        case Announced(seat, text):
            if seat == listener.viewer and text.n == drawn > 0:
                return  # the cards themselves are named
            aloud = listener.forms.of(text)
            if listener.verbosity >= NORMAL or _is_for_all(event, aloud, listener.viewer):
                said = remark(text, aloud, seat)
                yield replace(said, together=None) if seat == listener.viewer else said
        case TrickWon(None):
            if not any(isinstance(one, Announced) and one.seat is None for one in later):
                yield _of_table(TRICK_CANCELLED)  # else the game says what becomes of its cards
        case TrickWon(seat) if seat is not None:
            yield _of_table(WINS_TRICK.filled(Who(seat)), seat)
        case HandScored(row):
            for at, points in enumerate(row):
                yield _of_table(DEAL_POINTS.filled(Who(Seat(at)), points), Seat(at))
        case MatchEnded(places):
            for at, rank in enumerate(places):
                yield _of_table(PLACE_OF.filled(Who(Seat(at)), rank), Seat(at))


def _is_for_all(said: Announced, aloud: SpeechForm, viewer: Seat | None) -> bool:
    """Whether also who wants to hear little is told: their own doing, what no seat says, and what decides a deal."""
    return said.seat in (None, viewer) or aloud.always or any(card in aloud.always_with for card in said.text.args)


def _of_table(text: Text, seat: Seat | None = None) -> UpdateRemark:
    return remark(text, TABLE_SPOKEN.of(text), seat)


def _is_hidden(kinds: ZoneKinds, zone: Zone) -> bool:
    return kinds.spec(zone).visibility is Visibility.NOBODY


def _dealt(events: Sequence[Event], kinds: ZoneKinds) -> Iterator[UpdateRemark]:
    moved = [event for event in events if isinstance(event, CardsMoved)]
    if len(moved) > 3 and any(kinds.spec(one.source).per == "table" and kinds.is_hand(one.target) for one in moved):
        yield UpdateRemark(DEALT, DEALT)


def _own_hand(events: Sequence[Event], listener: ListenerProfile) -> Iterator[UpdateRemark]:
    """The cards that the viewer has been dealt, less those that were laid out again at once."""
    viewer, kinds = listener.viewer, listener.kinds
    if not is_initial_deal(events, kinds):
        return
    moved = [event for event in events if isinstance(event, CardsMoved)]
    dealt = Counter(card for one in moved if kinds.is_hand_of(viewer, one.target) for card in one.cards)
    dealt -= Counter(card for one in moved if kinds.is_hand_of(viewer, one.source) for card in one.cards)
    held = [card for card in dealt.elements() if card is not None]
    if held:
        told = YOUR_CARDS.filled(counted_by_rank(held) if listener.forms.by_rank else list_cards(cards_by_suit(held)))
        yield UpdateRemark(told, told)


def _come(text: Text, brief: Text, cards: Cards, viewer: Seat | None) -> Iterator[UpdateRemark]:
    """Which cards have come to the viewer."""
    if cards:
        full = text.filled(cards_in_sentence(cards))
        yield UpdateRemark(full, full, brief.filled(conjoin([short_name(card) for card in cards])), viewer)


def _nearly_out(
    events: Sequence[Event], listener: ListenerProfile, hands: Mapping[Seat, int]
) -> Iterator[UpdateRemark]:
    """Others whose hands have become small, where that tells anything; who is out is told by the game."""
    if any(isinstance(event, HandScored) for event in events):
        return
    change: Counter[Seat] = Counter()
    for event in events:
        if isinstance(event, CardsMoved):
            for zone, sign in ((event.source, -1), (event.target, 1)):
                if zone.owner is not None and listener.kinds.is_hand(zone):
                    change[Seat(zone.owner)] += sign * len(event.cards)
    for seat, more in change.items():
        left = hands.get(seat, 0) + more
        if more < 0 and seat != listener.viewer and 0 < left <= listener.forms.few:
            full = CARDS_LEFT.filled(Who(seat), left, n=left)
            yield UpdateRemark(full, full, BRIEF_LEFT.filled(Who(seat), left), seat)
