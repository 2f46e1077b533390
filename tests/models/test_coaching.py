"""The coach as values: which sentence is due, what the learner's answer makes of it, and what is kept."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from cardtable.core.cards import KING, Card
from cardtable.core.controls import Draft
from cardtable.core.guidance.lessons import LEARNER, SpotlightTarget
from cardtable.core.refusal import Refusal
from cardtable.core.session import Session
from cardtable.core.text import translate
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.core.zones import Seat
from cardtable.families.hearts.actions import PassCards
from cardtable.games import discover
from cardtable.games.canasta.controls import CanastaControls
from cardtable.games.canasta.state import Meld, MeldGroup, meld
from cardtable.host.lesson_host import lesson_game, lesson_host, resumed_lesson
from cardtable.models.lesson_progression import (
    OFFER_AFTER,
    CoachPrompt,
    CoachText,
    LessonProgression,
    RefusalCounter,
    lesson_for,
    spotlight_of,
)
from tests.games.canasta.tables import chosen, rules, table, view

HEARTS = discover()["hearts"]
LESSON = HEARTS.lessons()[0]
REFUSAL = Refusal("H-12", translate("Hearts", "You must follow suit."))
DIAMONDS = tuple(map(Card.parse, ("QD", "KD", "AD")))


def begun() -> tuple[Session[Any, Any], LessonProgression]:
    """The first deal before anything has been done, and the coach who has seen it."""
    session = Session.replay(lesson_host(HEARTS, LESSON).record(), lesson_game(HEARTS, LESSON))
    coaching = LessonProgression(LESSON, HEARTS.rules(LESSON.options, LESSON.seats))
    return session, coaching.seen(session.view(LEARNER), acts=True, over=False)


def note_of(coaching: LessonProgression) -> CoachText:
    assert coaching.note is not None
    return coaching.note


def test_what_only_tells_stays_until_it_has_been_read() -> None:
    session, coaching = begun()
    view = session.view(LEARNER)
    assert note_of(coaching).manner is CoachPrompt.TELLS
    assert coaching.seen(view, acts=True, over=False) == coaching
    asks = coaching.read(view, acts=True)
    assert note_of(asks).manner is CoachPrompt.ASKS
    assert note_of(asks).action == PassCards(DIAMONDS)
    assert asks.read(view, acts=True) == asks
    assert note_of(asks).number == 2


def test_nothing_is_asked_before_it_is_the_learners_turn() -> None:
    session, coaching = begun()
    assert coaching.read(session.view(LEARNER), acts=False).note is None


def test_another_action_is_answered_and_the_right_one_needs_no_word() -> None:
    session, coaching = begun()
    asks = coaching.read(session.view(LEARNER), acts=True)
    assert asks.done(PassCards(DIAMONDS)).note is None
    other = asks.done(PassCards(tuple(map(Card.parse, ("2S", "KD", "AD")))))
    assert note_of(other).manner is CoachPrompt.STRAYED
    assert other.read(session.view(LEARNER), acts=False).note is None


def test_where_no_sentence_belongs_the_learner_is_told_to_choose() -> None:
    session, coaching = begun()
    view, said = session.view(LEARNER), tuple(one.name for one in LESSON.occasions)
    free = replace(coaching, said=said, note=None).seen(view, acts=True, over=False)
    assert note_of(free).manner is CoachPrompt.FREE
    assert free.seen(view, acts=True, over=False) == free
    assert free.read(view, acts=True) == free
    assert free.kept == said
    assert free.done(PassCards(DIAMONDS)).note is None
    assert free.seen(view, acts=False, over=False).note is None


def test_a_refusal_stands_in_place_of_the_sentence_but_not_over_a_question() -> None:
    session, coaching = begun()
    asks = coaching.read(session.view(LEARNER), acts=True)
    assert note_of(asks.refused(REFUSAL)).refusal == REFUSAL.reason
    assert asks.refused(REFUSAL).tried_again() == asks
    assert asks.tried_again() == asks
    strayed = asks.done(PassCards(tuple(map(Card.parse, ("2S", "KD", "AD")))))
    assert strayed.refused(REFUSAL) == strayed
    assert LessonProgression(LESSON, asks.rules).refused(REFUSAL).note is None


def test_at_the_end_nothing_else_is_said_and_all_dots_are_full() -> None:
    session, coaching = begun()
    ended = coaching.seen(session.view(LEARNER), acts=False, over=True)
    assert ended.is_over
    assert note_of(ended).number == ended.steps == len(LESSON.occasions) + 1
    assert ended.seen(session.view(LEARNER), acts=False, over=True) == ended
    assert ended.done(PassCards(DIAMONDS)) == ended
    assert ended.refused(REFUSAL) == ended


def test_what_was_up_is_said_again_to_whoever_comes_back() -> None:
    session, coaching = begun()
    assert coaching.kept == ()
    asks = coaching.read(session.view(LEARNER), acts=True)
    assert asks.kept == ("aim",)
    session.submit(LEARNER, PassCards(DIAMONDS), session.state_version)
    done = asks.done(PassCards(DIAMONDS))
    assert done.kept == ("aim", "pass")
    host = resumed_lesson(HEARTS, LESSON, session.record().actions, ["Leila"])
    assert host.view(LEARNER).public == session.view(LEARNER).public
    assert host.config.players == ("person Leila", "lesson", "lesson", "lesson")


def test_what_was_asked_for_is_asked_for_again_where_it_was_taken_back() -> None:
    session, coaching = begun()
    before = session.view(LEARNER)
    asks = coaching.read(before, acts=True)
    assert session.submit(LEARNER, PassCards(DIAMONDS), session.state_version) is None
    done = asks.done(PassCards(DIAMONDS)).seen(session.view(LEARNER), acts=False, over=False)
    assert done.note is None
    again = done.taken_back(before, acts=True)
    assert again.note == asks.note
    assert again.said == asks.said
    assert done.taken_back(session.view(LEARNER), acts=False).note is None  # nothing was asked there
    unread = coaching.taken_back(before, acts=True)
    assert unread.note == coaching.note  # it has not been read, so it is told again


def test_first_the_cards_glow_then_what_does_it() -> None:
    session, _ = begun()
    controls, view = HEARTS.controls(LESSON.options, LESSON.seats), session.view(LEARNER)
    kinds = ZoneKinds(HEARTS.rules(LESSON.options, LESSON.seats).zones)
    action = PassCards(DIAMONDS)
    assert spotlight_of(controls, kinds, view, Draft(), action) == SpotlightTarget(DIAMONDS[::-1])
    assert spotlight_of(controls, kinds, view, Draft(marked=DIAMONDS[:1]), action) == SpotlightTarget(DIAMONDS[:0:-1])
    assert spotlight_of(controls, kinds, view, Draft(marked=DIAMONDS), action) == SpotlightTarget(command="pass")


def test_a_wild_card_is_shown_to_the_meld_where_it_is_to_lie() -> None:
    in_force, two = rules(), Card.parse("2D")
    seen = view(in_force, table(in_force, "2D 9C 5D", melds={0: "KC KD KH / QC QD QS"}))
    controls, kinds = CanastaControls(chosen(), 4), ZoneKinds(in_force.zones)
    action = Meld((MeldGroup(KING, (two,)),))
    kings = meld(0, KING)
    assert spotlight_of(controls, kinds, seen, Draft(), action) == SpotlightTarget((two,))
    assert spotlight_of(controls, kinds, seen, Draft(marked=(two,)), action) == SpotlightTarget(zone=kings)
    assert spotlight_of(controls, kinds, seen, Draft(laid=((kings, (two,)),)), action) == SpotlightTarget(
        command="meld"
    )


def test_the_others_do_what_the_lesson_says() -> None:
    session, _ = begun()
    host = lesson_host(HEARTS, LESSON)
    assert host.config.players[Seat(1)] == "lesson"
    player = host.config.game.players["lesson"](LESSON.options, LESSON.seats, 1)
    given = player.choose(session.view(Seat(3)), session.heard(Seat(3)), lambda: False)
    assert HEARTS.codec.write(given) == LESSON.plays[Seat(3)][0]


def test_the_third_refusal_of_a_kind_in_a_deal_counts_once() -> None:
    refused = RefusalCounter()
    assert [refused.count(REFUSAL, 1) for _ in range(OFFER_AFTER + 1)] == [False, False, True, False]
    assert [refused.count(REFUSAL, 2) for _ in range(OFFER_AFTER)] == [False, False, True]


def test_a_lesson_is_offered_for_what_it_teaches() -> None:
    found = lesson_for(HEARTS, REFUSAL)
    assert found is not None
    assert found[0] is LESSON
    assert lesson_for(HEARTS, Refusal("turn", REFUSAL.reason)) is None
