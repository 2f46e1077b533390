"""Every lesson of every game: it can be played to its end on any way, and everything in it can be heard."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from cardtable.app.match.new_match_defaults import fits_seat_count
from cardtable.app.settings.settings_sections import first_preset
from cardtable.core.cards import Card
from cardtable.core.controls import Draft, Select, Submit
from cardtable.core.guidance.lessons import LEARNER, AnyLesson
from cardtable.core.rules import AnyGame
from cardtable.core.text import Text
from cardtable.core.views import View
from cardtable.core.zone_kinds import Visibility, ZoneKinds, ZoneSpec
from cardtable.games import discover
from cardtable.host.lesson_host import TEACHING, lesson_game, lesson_host
from cardtable.models.lesson_progression import (
    ENDED,
    FREE,
    STRAYED,
    CoachPrompt,
    CoachText,
    spotlight_gesture,
    spotlight_of,
)
from tests.conformance.lesson_walks import Walk, as_asked, walks
from tests.conformance.sentences import is_label, is_sentence, said
from tests.known_sentences import known_sentences

LONGEST = 90  # characters of a sentence: three lines of the narrow bubble
MOST = 60  # steps to one action
LESSONS = [
    pytest.param(game, lesson, id=f"{game.id}-{lesson.name}")
    for game in discover().values()
    for lesson in game.lessons()
]

each_lesson = pytest.mark.parametrize(("game", "lesson"), LESSONS)


def key(text: Text) -> tuple[str, str, str]:
    return text.context, text.source, text.disambiguation


@each_lesson
def test_it_is_data_of_its_game(game: AnyGame, lesson: AnyLesson) -> None:
    rules = game.rules(lesson.options, lesson.seats)
    assert not lesson.deck or sorted(lesson.deck) == sorted(rules.deck())
    assert lesson.level in game.players
    assert all(game.codec.write(game.codec.read(text)) == text for texts in lesson.plays.values() for text in texts)
    assert LEARNER not in lesson.plays
    clauses = {clause.id for clause in game.rulebook(lesson.options, lesson.seats)}
    assert lesson.offers.keys() <= clauses
    names = [occasion.name for occasion in lesson.occasions]
    assert len(set(names)) == len(names)
    assert lesson.name in {one.name for one in game.lessons()}
    assert list(lesson_game(game, lesson).players)[1:] == list(game.players)
    assert TEACHING not in game.players


@each_lesson
def test_it_plays_by_the_rules_that_the_tile_of_its_game_plays_by_at_first(game: AnyGame, lesson: AnyLesson) -> None:
    rules = first_preset(game)
    assert lesson.options == rules
    assert fits_seat_count(game, rules, lesson.seats)


@each_lesson
def test_its_words_can_be_translated_and_fit_the_bubble(game: AnyGame, lesson: AnyLesson) -> None:
    known = known_sentences()
    assert is_label(said(lesson.title))
    assert key(lesson.title) in known
    for text in (ENDED, FREE, STRAYED, *(occasion.sentence for occasion in lesson.occasions), *lesson.offers.values()):
        sentence = said(text)
        assert is_sentence(sentence)
        assert key(text) in known
        assert len(sentence) <= LONGEST, sentence


@each_lesson
def test_who_does_what_the_coach_says_or_chooses_what_glows_comes_to_its_end(game: AnyGame, lesson: AnyLesson) -> None:
    walk = Walk(game, lesson).walk(as_asked)
    assert len(walk.session.scores) == 1
    assert walk.notes[-1].manner is CoachPrompt.ENDED
    assert walk.turns  # something else would have been legal
    assert [note.number for note in walk.notes] == sorted(note.number for note in walk.notes)
    again = Walk(game, lesson)
    again.walk(lambda note, _others: led_by_light(again, note))
    assert again.session.record().actions == walk.session.record().actions


@each_lesson
def test_its_table_waits_for_the_learner_alone(game: AnyGame, lesson: AnyLesson) -> None:
    host = lesson_host(game, lesson)
    assert host.levels == ["" if seat == LEARNER else TEACHING for seat in range(lesson.seats)]


@pytest.mark.slow
@each_lesson
def test_every_wrong_turn_leads_on_every_sentence_is_reached_and_no_hidden_card_seen(
    game: AnyGame, lesson: AnyLesson
) -> None:
    kinds = {spec.kind: spec for spec in game.rules(lesson.options, lesson.seats).zones}
    reached: set[str] = set()
    for walk in walks(game, lesson):
        assert walk.notes[-1].manner is CoachPrompt.ENDED
        reached.update(walk.coaching.said)
        for view in walk.views:
            assert view.seat == LEARNER
            assert all(card is None for card in hidden(view, kinds))
    assert reached == {occasion.name for occasion in lesson.occasions}


def led_by_light(walk: Walk, note: CoachText) -> Any:
    """The action that comes of choosing the one thing that glows, again and again."""
    game, lesson, view = walk.game, walk.lesson, walk.session.view(LEARNER)
    if note.action is None or note.glow is not None:
        return note.action
    controls, draft = game.controls(lesson.options, lesson.seats), Draft()
    kinds = ZoneKinds(game.rules(lesson.options, lesson.seats).zones)
    for _ in range(MOST):
        glow = spotlight_of(controls, kinds, view, draft, note.action)
        assert glow is not None, (lesson.name, note, draft)
        answer = controls.interpret(view, draft, spotlight_gesture(glow, kinds, view, draft))
        if isinstance(answer, Submit):
            assert answer.action == note.action
            return note.action
        assert isinstance(answer, Select), (lesson.name, note, answer)
        draft = answer.draft
    raise AssertionError((lesson.name, note, draft))


def hidden(view: View[Any], kinds: Mapping[str, ZoneSpec]) -> Iterator[Card | None]:
    """What lies face down for the learner: of the others' own cards, and of what nobody sees."""
    for zone, cards in view.zones.items():
        sight = kinds[zone.kind].visibility
        if sight is Visibility.NOBODY or (sight is Visibility.OWNER and zone.owner != LEARNER):
            yield from cards
