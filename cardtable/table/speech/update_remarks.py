"""Update remarks: the facts of an update for a listener, and their wording as sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import accumulate, groupby, pairwise

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.cards import Card, Cards
from cardtable.core.events import Announced, CardsMoved, Event, HandScored, MatchEnded, TrickWon, TurnStarted
from cardtable.core.guidance.player_queries import by_ranks, cards_by_suit, list_cards
from cardtable.core.language.card_names import cards_in_sentence, rank_name, short_name
from cardtable.core.language.speech_forms import A_CARD, SpeechForm, SpokenForms, WordingLevel
from cardtable.core.text import Text, Who, conjoin
from cardtable.core.zone_kinds import Visibility, ZoneKinds
from cardtable.core.zones import Seat
from cardtable.models.received_cards import drawn_cards, is_initial_deal, picked_up, received_by
from cardtable.table import table_texts as texts
from cardtable.table.speech.unheard_facts import FactKind

LITTLE, NORMAL, EVERYTHING = 0, 1, 2
_MOST_NAMED = 4  # cards; more are told by suits
_NOTHING: Mapping[Seat, int] = {}


@frozen
class UpdateRemark:
    """One fact: its written and full spoken form, and the shortest that says it behind the name of `seat`."""

    written: Text
    full: Text
    brief: Text | None = None  # None: there is no shorter form
    seat: Seat | None = None  # seat that did it
    played: Card | None = None  # card that is the whole brief form
    together: Text | None = None  # text for several seats who did the same; %1 is the list of their names
    listing: Text | None = None  # text for several such facts in full words; %1 is each in brief form
    kind: FactKind | None = None  # None: it is not told again when it is cut off
    again: tuple[Text, ...] = ()  # brief forms for that, each a fact of its own; (): as `brief`


@frozen
class ListenerProfile:
    """A listener: seat, zones, verbosity, and spoken forms of the game."""

    viewer: Seat | None
    kinds: ZoneKinds
    verbosity: int = NORMAL
    forms: SpokenForms = SpokenForms()
    sides: tuple[Seat, ...] = ()  # by seat, the lowest seat of its side; (): everybody plays alone


def remark_of(text: Text, aloud: SpeechForm, seat: Seat | None = None) -> UpdateRemark:
    """Return a written sentence with its spoken forms."""
    full = text if aloud.full is None else aloud.full.filled(*text.args, n=_number(aloud.full, text))
    brief, card = None, None
    again: tuple[Text, ...] = ()
    if aloud.brief is not None:
        args = [short_name(arg) if isinstance(arg, Card) else arg for arg in text.args]
        brief = aloud.brief.filled(*args, n=_number(aloud.brief, text))
        again = () if aloud.again is None else (aloud.again.filled(*args),)
        card = next((card for card in text.args if isinstance(card, Card)), None) if aloud.brief == A_CARD else None
    told_again = FactKind.PASSING if brief is not None and aloud.together is None else None
    kind = FactKind.LASTING if _decides(aloud, text) else told_again
    return UpdateRemark(text, full, brief, seat, card, aloud.together, aloud.listing, kind, again)


def _decides(aloud: SpeechForm, text: Text) -> bool:
    return aloud.always or any(card in aloud.always_with for card in text.args)


def describe_update(
    events: Sequence[Event],
    listener: ListenerProfile,
    acting: frozenset[Seat] = frozenset(),
    hands: Mapping[Seat, int] = _NOTHING,
    points: Mapping[Seat, int] = _NOTHING,
    fewest: dict[Seat, int] | None = None,
) -> tuple[UpdateRemark, ...]:
    """Return the remarks of an update; `hands`: size of each hand before it, `points`: what each seat gains by
    it; `fewest`: small hands as they were told, which are kept up to date.

    LITTLE: own actions and cards, what decides a deal, and the ends of tricks and deals; NORMAL: all announcements of
    players too; EVERYTHING: the deal and the turns of others too.
    """
    kinds = listener.kinds
    found: list[UpdateRemark] = []
    moved = [event for event in events if isinstance(event, CardsMoved)] if listener.verbosity >= EVERYTHING else []
    if len(moved) > 3 and any(kinds.spec(move.source).per == "table" and kinds.is_hand(move.target) for move in moved):
        found.append(UpdateRemark(texts.DEALT, texts.DEALT))
    drawn = drawn_cards(listener.viewer, events, kinds, lambda zone: kinds.spec(zone).visibility is Visibility.NOBODY)
    for place, event in enumerate(events):
        if isinstance(event, TrickWon) and event.seat is not None:
            found.append(_trick_won(event.seat, points.get(event.seat, 0)))
        else:
            found += _event_remarks(event, events[place + 1 :], listener, len(drawn), of_trick=any(points.values()))
    found += _own_hand(events, listener)
    found += _received_remark(
        texts.RECEIVED,
        texts.BRIEF_RECEIVED,
        received_by(listener.viewer, events, kinds),
        listener.viewer,
        FactKind.LASTING,
    )
    if not listener.forms.by_rank:  # else the game names the cards of a pile
        found += _received_remark(
            texts.RECEIVED, texts.BRIEF_RECEIVED, picked_up(listener.viewer, events, kinds), listener.viewer
        )
    found += _received_remark(texts.DRAWN, texts.BRIEF_DRAWN, drawn, listener.viewer)
    found += _nearly_out(events, listener, hands, {} if fewest is None else fewest)
    turn = turn_of(events, listener, acting)
    return (*found, *(() if turn in (None, texts.YOUR_TURN) else (UpdateRemark(turn, turn),)))


def turn_of(events: Sequence[Event], listener: ListenerProfile, acting: frozenset[Seat]) -> Text | None:
    """Return whose turn the update ends with, if that is announced; `acting`: whose turn it was before."""
    last = next((event for event in reversed(events) if isinstance(event, TurnStarted)), None)
    if last is None:
        return None
    if listener.viewer in last.seats:
        acted = any(isinstance(event, Announced) and event.seat == listener.viewer for event in events)
        return texts.YOUR_TURN if acted or listener.viewer not in acting else None
    if listener.verbosity >= EVERYTHING and len(last.seats) == 1:
        return texts.TURN_OF.filled(Who(next(iter(last.seats))))
    return None


def _number(form: Text, text: Text) -> int | None:
    return text.n if form.n >= 0 else None


def _event_remarks(
    event: Event, later: Sequence[Event], listener: ListenerProfile, drawn: int, *, of_trick: bool
) -> Iterator[UpdateRemark]:
    match event:
        case Announced(seat, text):
            if seat == listener.viewer and text.n == drawn > 0:
                return  # the cards themselves are named
            aloud = listener.forms.of(text)
            # LITTLE: own actions, announcements without a seat, deciding ones
            if of_trick and aloud.of_trick:
                return  # the points of the trick have told it
            if listener.verbosity >= NORMAL or seat in (None, listener.viewer) or _decides(aloud, text):
                said = remark_of(text, aloud, seat)
                yield _own(said, listener) if seat == listener.viewer else said
        case TrickWon(None):
            if not any(isinstance(following, Announced) and following.seat is None for following in later):
                yield _of_table(
                    texts.TRICK_CANCELLED, None, FactKind.TRICK
                )  # else the game announces what happens to its cards
        case HandScored(row):
            for at, points in enumerate(row):
                partners = [Who(Seat(seat)) for seat, side in enumerate(listener.sides) if side == at]
                if len(partners) > 1:
                    who = conjoin(partners)
                    brief, named = texts.NAMED.filled(who, points), texts.DEAL_POINTS.filled(who, points)
                    yield replace(_of_table(named, None, FactKind.TRICK), brief=brief)
                elif not listener.sides or partners:
                    yield _of_table(texts.DEAL_POINTS.filled(Who(Seat(at)), points), Seat(at), FactKind.TRICK)
        case MatchEnded(places):
            for at, rank in enumerate(places):
                yield _of_table(texts.PLACE_OF.filled(Who(Seat(at)), rank), Seat(at), FactKind.LASTING)


def _own(said: UpdateRemark, listener: ListenerProfile) -> UpdateRemark:
    """Return what the listener did, alone; of a card that they have chosen for a trick it is enough to confirm it."""
    if not listener.kinds.has_tricks or said.brief is None or said.together is not None or said.seat is None:
        return replace(said, together=None)
    return replace(said, full=_sentence_of(said.seat, (*said.again, said.brief)[0]))


def _sentence_of(seat: Seat, brief: Text) -> Text:
    return texts.SENTENCE.filled(texts.NAMED.filled(Who(seat), brief))


def _trick_won(seat: Seat, points: int) -> UpdateRemark:
    brief = texts.takes_trick(seat, points)
    return UpdateRemark(texts.WINS_TRICK.filled(Who(seat)), _sentence_of(seat, brief), brief, seat, kind=FactKind.TRICK)


def _of_table(text: Text, seat: Seat | None, kind: FactKind) -> UpdateRemark:
    return replace(remark_of(text, texts.TABLE_SPOKEN.of(text), seat), kind=kind)


def _own_hand(events: Sequence[Event], listener: ListenerProfile) -> Iterator[UpdateRemark]:
    """Yield the cards dealt to the viewer, less those laid out again at once."""
    viewer, kinds = listener.viewer, listener.kinds
    if not is_initial_deal(events, kinds):
        return
    moved = [event for event in events if isinstance(event, CardsMoved)]
    dealt = Counter(card for move in moved if kinds.is_hand_of(viewer, move.target) for card in move.cards)
    dealt -= Counter(card for move in moved if kinds.is_hand_of(viewer, move.source) for card in move.cards)
    held = [card for card in dealt.elements() if card is not None]
    if held:
        said = list_cards(by_ranks(held) if listener.forms.by_rank else cards_by_suit(held))
        text = texts.YOUR_CARDS.filled(said)
        yield UpdateRemark(text, text)


def _received_remark(
    text: Text, brief: Text, cards: Cards, viewer: Seat | None, kind: FactKind = FactKind.PASSING
) -> Iterator[UpdateRemark]:
    if cards:
        by_suit = list_cards(cards_by_suit(cards))
        full = text.filled(cards_in_sentence(cards) if len(cards) <= _MOST_NAMED else by_suit)
        short = tuple(short_name(card) for card in cards)
        yield UpdateRemark(full, full, brief.filled(conjoin(short)), viewer, kind=kind, again=short)


def _nearly_out(
    events: Sequence[Event], listener: ListenerProfile, hands: Mapping[Seat, int], fewest: dict[Seat, int]
) -> Iterator[UpdateRemark]:
    """Yield others whose hands have become smaller than they were told to be, if that matters; the game itself
    announces an empty hand."""
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
        few = listener.forms.few
        if left > few + 1:  # more than a card that is about to be discarded
            fewest.pop(seat, None)
        if more < 0 and seat != listener.viewer and 0 < left < fewest.get(seat, few + 1):
            fewest[seat] = left
            full = texts.CARDS_LEFT.filled(Who(seat), left, n=left)
            yield UpdateRemark(full, full, texts.BRIEF_LEFT.filled(Who(seat), left), seat, kind=FactKind.PASSING)


def word_remarks(remarks: Sequence[UpdateRemark], wording: WordingLevel, *, in_tricks: bool = True) -> tuple[Text, ...]:
    """Return the sentences of the remarks, in order; what several have done in the same way is one sentence.

    `in_tricks`: everybody does little, so that the shortest wording is one sentence for all; else one for each player.
    """
    remarks = _gathered(remarks)
    if wording is WordingLevel.FULL:
        return tuple(_in_full_words(remarks))
    return tuple(_in_few_words(remarks, wording is WordingLevel.VERY_SHORT, in_tricks=in_tricks))


def _in_full_words(remarks: Sequence[UpdateRemark]) -> Iterator[Text]:
    for listing, group in groupby(remarks, lambda remark: remark.listing):
        found = list(group)
        if listing is None or len(found) == 1:
            yield from (remark.full for remark in found)
        else:
            yield listing.filled(list_cards(list(_clauses(found, rank_alone=False))))


def _gathered(remarks: Sequence[UpdateRemark]) -> tuple[UpdateRemark, ...]:
    """Return the remarks with those of two or more who did the same joined, at the place of the first."""
    result = list(remarks)
    joinable = [remark for remark in remarks if remark.together is not None and remark.seat is not None]
    for kind in {_kind(remark) for remark in joinable}:
        same = [remark for remark in joinable if _kind(remark) == kind]
        if len(same) > 1 and same[0].together is not None:
            text = same[0].together.filled(conjoin([Who(remark.seat) for remark in same if remark.seat is not None]))
            result[result.index(same[0])] = UpdateRemark(text, text)
            result = [remark for remark in result if remark not in same]
    return tuple(result)


def _kind(remark: UpdateRemark) -> tuple[str, str] | None:
    return None if remark.together is None else (remark.together.context, remark.together.source)


def _in_few_words(remarks: Sequence[UpdateRemark], very_few: bool, *, in_tricks: bool) -> Iterator[Text]:
    """Yield neighbours with a brief form together; remarks without one stand alone."""
    is_end = [remark.kind is FactKind.TRICK for remark in remarks]
    tricks = accumulate((before and not now for before, now in pairwise(is_end)), initial=0)
    numbered = zip(remarks, tricks, strict=False)
    for (is_brief, _), group in groupby(numbered, lambda one: (one[0].brief is not None, very_few and one[1])):
        found = [remark for remark, _ in group]
        if not is_brief:
            yield from (remark.full for remark in found)
            continue
        clauses = list(_clauses(found, rank_alone=very_few))
        if very_few and in_tricks:
            yield texts.SENTENCE.filled(list_cards(clauses))
        else:
            yield from (texts.SENTENCE.filled(clause) for clause in clauses)


def _clauses(remarks: Sequence[UpdateRemark], *, rank_alone: bool) -> Iterator[Text]:
    """Yield a name and all that its player did one after another; remarks without a seat have no name.

    `rank_alone`: a card says its suit only if the next one has another, and who plays the cards of a trick in turn is
    named once.
    """
    following, before = [*remarks[1:], None], [None, *remarks[:-1]]
    parts = [
        (
            None if rank_alone and remark.played and last is not None and last.played else remark.seat,
            _part(remark, after if rank_alone else None),
        )
        for last, remark, after in zip(before, remarks, following, strict=True)
    ]
    for seat, group in groupby(parts, lambda part: part[0]):
        done = list_cards([part for _, part in group])
        yield done if seat is None else texts.NAMED.filled(Who(seat), done)


def _part(remark: UpdateRemark, after: UpdateRemark | None) -> Text:
    """Return the shortest wording: of cards of one suit, one after another, only the last one names the suit."""
    assert remark.brief is not None
    card, then = remark.played, None if after is None else after.played
    if card is not None and then is not None and card.suit is then.suit:
        return rank_name(card.rank)
    return remark.brief
