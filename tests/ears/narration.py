"""What somebody with closed eyes must hear of a deal, worked out from its log alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from cardtable.app.i18n.catalogue_renderer import TerminalRenderer
from cardtable.core.events import Announced, Event, TrickWon
from cardtable.core.language.speech_forms import SpokenForms
from cardtable.core.record import Record
from cardtable.core.session import Session
from cardtable.core.text import Who
from cardtable.core.zone_kinds import Visibility, ZoneKinds
from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.models.received_cards import drawn_cards, is_initial_deal, received_by
from cardtable.table.speech.update_remarks import remark_of
from cardtable.table.table_texts import NAMED

ME = Seat(0)


class Step(NamedTuple):
    """One action of the log, or the deal before the first: what the person may know of it."""

    number: int  # of the action; 0 is the deal
    seat: Seat | None  # who did it
    events: tuple[Event, ...]


def steps(record: Record) -> Iterator[Step]:
    """The first deal, step by step."""
    game = discover()[record.game]
    options, _ = game.options.load(record.options)
    session: Session[Any, Any] = Session(game, options, record.players, record.seed, record.deals)
    yield Step(0, None, session.heard(ME))
    for number, (seat, text) in enumerate(record.actions, start=1):
        before = len(session.heard(ME))
        session.perform(seat, game.codec.read(text))
        yield Step(number, seat, session.heard(ME)[before:])
        if session.deal_if_due() or session.match_over:
            return


def words_of(record: Record) -> TerminalRenderer:
    """English as it is said to the person."""
    words = TerminalRenderer("en")
    names = {Seat(seat): player.partition(" ")[2] for seat, player in enumerate(record.players)}
    words.set_names(names, ME)
    return words


class Due(NamedTuple):
    """What is to be heard of one step: whole sentences in this order, and cards by their names."""

    step: Step
    sentences: tuple[str, ...]
    cards: tuple[str, ...]  # that came to the person: drawn, received, taken with a pile
    passes: tuple[str, ...]  # names of those who chose at the same time, told in any order and together


def due(record: Record) -> list[Due]:
    """All that is to be heard of the first deal."""
    game, words = discover()[record.game], words_of(record)
    options, _ = game.options.load(record.options)
    kinds = ZoneKinds(game.rules(options, record.seats).zones)
    return [_due(step, kinds, words, game.spoken()) for step in steps(record)]


def _due(step: Step, kinds: ZoneKinds, words: TerminalRenderer, forms: SpokenForms) -> Due:
    drawn = drawn_cards(ME, step.events, kinds, lambda zone: kinds.spec(zone).visibility is Visibility.NOBODY)
    come = () if is_initial_deal(step.events, kinds) else (*received_by(ME, step.events, kinds), *drawn)
    sentences, passes = [], []
    for event in step.events:
        match event:
            case Announced(seat, text) if seat == ME and text.n == len(drawn) > 0:
                pass  # the cards themselves are named
            case Announced(seat, text):
                told = remark_of(text, forms.of(text), seat)
                if forms.of(text).of_trick:
                    pass  # the points of the trick tell it
                elif seat == ME and kinds.has_tricks and told.brief is not None and told.together is None:
                    sentences.append(words.text(NAMED.filled(Who(ME), (*told.again, told.brief)[0])))
                elif told.together is not None and seat is not None and seat != ME:
                    passes.append(words.seat(seat))
                else:
                    sentences.append(words.text(told.full))
            case TrickWon(seat) if seat is not None:
                sentences.append(f"{words.seat(seat)} {'take' if seat == ME else 'takes'} it")
    return Due(step, tuple(sentences), tuple(words.card(card) for card in come), tuple(passes))
