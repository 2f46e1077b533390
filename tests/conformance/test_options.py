"""Every option of every game: declared in full, saved and loaded without loss, and playable with every value."""

from __future__ import annotations

import json
import random

import pytest

from cardtable.core.options import Choice, OptionInfo, Options, describe, option_types
from cardtable.core.rules import AnyGame
from cardtable.games import discover
from tests.conformance.driver import Case, Match, allowed, cases_of, play, variants
from tests.conformance.promises import promises_of
from tests.conformance.sentences import is_label, is_sentence, said

GAMES = list(discover().values())
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
each_option = pytest.mark.parametrize(
    ("game", "info"),
    [(game, info) for game in GAMES for info in describe(game.options)],
    ids=lambda value: value.id if hasattr(value, "id") else value.name,
)


@each_game
def test_a_game_declares_itself(game: AnyGame) -> None:
    assert game.id.isidentifier()
    assert discover()[game.id] is game
    assert game.version >= 1
    assert is_label(said(game.name))
    assert list(game.seats) == sorted(set(game.seats))
    assert game.presentation.tagline is not None
    assert is_sentence(said(game.presentation.tagline))
    assert len(game.presentation.emblem) == 3
    assert game.searching <= set(game.players)


@each_option
def test_labels_and_help(game: AnyGame, info: OptionInfo) -> None:
    assert is_label(said(info.label)), said(info.label)
    assert is_sentence(said(info.help)), said(info.help)
    assert info.group is None or is_label(said(info.group))


@each_option
def test_types_and_defaults(game: AnyGame, info: OptionInfo) -> None:
    kind = option_types(game.options)[info.name]
    assert issubclass(kind, (bool, int, Choice))
    assert isinstance(getattr(game.options(), info.name), kind)
    assert getattr(game.options(), info.name) == getattr(game.options(**{info.name: info.default}), info.name)
    if kind is int:
        assert info.low is not None
        assert info.high is not None
        assert info.low <= info.default <= info.high
        assert all(map(info.allows, (info.default, *info.samples())))


@each_option
def test_every_member_has_a_label_of_its_own(game: AnyGame, info: OptionInfo) -> None:
    kind = option_types(game.options)[info.name]
    if issubclass(kind, Choice):
        labels = [said(member.label) for member in kind]
        assert all(map(is_label, labels)), labels
        assert len(set(labels)) == len(labels)
        assert all(isinstance(member.value, str) for member in kind)


@each_option
def test_conditions_can_be_asked(game: AnyGame, info: OptionInfo) -> None:
    if info.when is not None:
        assert info.when(game.options()) in (True, False)
    if info.seats is not None:
        assert any(info.seats(seats) for seats in game.seats)


@each_game
def test_the_first_option_opens_a_group_and_labels_differ(game: AnyGame) -> None:
    infos = list(describe(game.options))
    assert infos[0].group is not None
    labels = [(said(info.label), tuple(filter(info.seats or bool, game.seats))) for info in infos]
    assert len(set(labels)) == len(labels)


@each_game
def test_presets_are_labelled_and_fit(game: AnyGame) -> None:
    assert set(game.options.PRESET_LABELS) == set(game.options.PRESETS)
    labels = [said(label) for label in game.options.PRESET_LABELS.values()]
    assert all(map(is_label, labels)), labels
    assert len(set(labels)) == len(labels)
    assert set(game.options.PRESET_SEATS) <= set(game.options.PRESETS)
    for name in game.options.PRESETS:
        seats = game.options.PRESET_SEATS.get(name, tuple(game.seats))
        assert set(seats) <= set(game.seats)
        for count in seats:
            assert game.rules(game.options.preset(name), count).deck()


@each_game
def test_saving_and_loading_change_nothing(game: AnyGame) -> None:
    for options in {case.options for case in cases_of(game)} | {options for _, _, options in variants(game)}:
        saved = json.loads(json.dumps(options.save()))
        assert game.options.load(saved) == (options, ())
        assert game.options(**{name: str(value) for name, value in saved.items()}) == options


@each_game
def test_old_names_are_not_in_use(game: AnyGame) -> None:
    names = set(option_types(game.options))
    assert not names & set(game.options.RENAMED)
    assert set(game.options.RENAMED.values()) <= names


@each_game
@pytest.mark.parametrize("seats", [-1, 0, 1, 12, 1000])
def test_a_seat_count_out_of_range_is_refused_in_a_sentence(game: AnyGame, seats: int) -> None:
    with pytest.raises(ValueError) as caught:
        game.rules(game.options(), seats)
    assert is_sentence(str(caught.value))


@each_game
def test_every_value_of_every_option_is_for_some_seats(game: AnyGame) -> None:
    for name, value, options in variants(game):
        if name not in promises_of(game).without_effect_alone:
            assert any(allowed(game, options, seats) for seats in game.seats), (name, value)


def check_a_deal(game: AnyGame, name: str, options: Options, seats: int) -> None:
    """A random deal under these options comes to its end."""
    match = play(Match(Case(game, name, options, seats), "variant"), 1)
    assert match.over or match.due_to_deal


@pytest.mark.quick(8)
@each_option
def test_every_value_of_every_option_can_be_played(game: AnyGame, info: OptionInfo) -> None:
    """Each value for one seat count, another one for the next value; the slow test has them all."""
    turn = sum(map(ord, info.name))
    for name, value, options in variants(game):
        if name == info.name:
            counts = [count for count in game.seats if allowed(game, options, count)]
            for seats in counts[turn % len(counts) :][:1] if counts else ():
                check_a_deal(game, f"{name}={value}", options, seats)
            turn += 1


@pytest.mark.slow
@pytest.mark.timeout(3600)
@each_game
def test_every_value_can_be_played_for_every_seat_count(game: AnyGame) -> None:
    for name, value, options in variants(game):
        for seats in filter(lambda count: allowed(game, options, count), game.seats):
            check_a_deal(game, f"{name}={value}", options, seats)


@pytest.mark.slow
@pytest.mark.timeout(3600)
@each_game
def test_any_two_values_can_be_played_together(game: AnyGame, times: int) -> None:
    """A sample of all pairs; many times as many are nearly all of them."""
    single = list(variants(game))
    pairs = [(one, other) for one in single for other in single if other[0] > one[0]]
    for (name, value, options), (other, another, _) in random.Random(times).sample(pairs, min(150 * times, len(pairs))):
        both = options.changed(other, another)
        seats = next(filter(lambda count: allowed(game, both, count), game.seats), None)  # used at once
        if seats is not None:
            match = play(Match(Case(game, f"{name}={value},{other}={another}", both, seats), "pair"), 1)
            assert match.over or match.due_to_deal
