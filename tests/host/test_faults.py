"""Rules that fail at an action: nothing is kept that no replay could get past, and the table goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from cardtable.core.cards import Card
from cardtable.core.rules import AnyGame
from cardtable.core.session import ReplayError, Session
from cardtable.core.views import State, Step
from cardtable.core.zones import Seat
from cardtable.host.headless_match import HeadlessMatch
from cardtable.host.host_messages import (
    AppendEntry,
    AskPlayer,
    Effect,
    Presented,
    ProposalKind,
    Propose,
    Rejected,
    RulesFault,
    SendTo,
    SubmitAction,
)
from cardtable.host.match_host import FAILED, MatchHost
from tests.host.company import GAMES, host_of

PLAYERS = ("person Ann", "random B", "random C")
COMPUTERS = ("random A", "random B", "random C")
ANN = Seat(0)


class Broken(Exception):
    """A mistake in a game."""


def never(seat: Seat) -> bool:
    """Rules that fail at nobody's action."""
    return False


def failing(fails: Callable[[Seat], bool] = never, *, at_second_deal: bool = False, asked: bool = False) -> AnyGame:
    """A small game whose rules fail at the actions of some, at the second deal, or when asked who plays after one."""
    game = GAMES["toy"]

    def rules(options: Any, seats: int) -> Any:
        whole = game.rules(options, seats)
        does, deals, acts = whole.apply, whole.deal, whole.actors

        def apply(state: State[Any], seat: Seat, action: Any) -> Step[Any]:
            if fails(seat):
                raise Broken(seat)
            return does(state, seat, action)

        def deal(previous: State[Any] | None, deck: Sequence[Card]) -> Step[Any]:
            if previous is not None and at_second_deal:
                raise Broken("deal")
            return deals(previous, deck)

        def actors(public: Any) -> frozenset[Seat]:
            if asked and whole.hand_over(public):
                raise Broken("actors")
            return acts(public)

        whole.apply = apply  # type: ignore[method-assign]  # of this one object, as the next two
        whole.deal = deal  # type: ignore[method-assign]
        whole.actors = actors  # type: ignore[method-assign]
        return whole

    return replace(game, rules=rules)


def run(host: MatchHost, effects: list[Effect]) -> list[Effect]:
    """Keep what is to be kept, at once; all that is wanted, in order."""
    seen: list[Effect] = []
    waiting = list(effects)
    while waiting:
        effect = waiting.pop(0)
        seen.append(effect)
        if isinstance(effect, AppendEntry):
            waiting += host.on_persisted(effect.n, 0.0)
    return seen


def first_legal(host: MatchHost, seat: Seat) -> SubmitAction:
    view = host.view(seat)
    return SubmitAction(1, view.version, next(iter(host.config.rules().legal(view))))


def test_what_a_person_cannot_do_is_refused_and_not_kept() -> None:
    host = host_of(failing(lambda seat: seat == ANN), PLAYERS, pause=0.0)
    run(host, [*host.join(ANN, ANN, 0.0), *host.start(0.0)])
    before = host.record()

    effects = run(host, host.on_message(first_legal(host, ANN), 0.0))

    assert [effect.message for effect in effects if isinstance(effect, SendTo)] == [Rejected(1, FAILED)]
    (fault,) = (effect for effect in effects if isinstance(effect, RulesFault))
    assert isinstance(fault.error, Broken)
    assert not any(isinstance(effect, AppendEntry) for effect in effects)
    assert host.record() == before


def test_what_a_computer_cannot_do_stops_the_computers_and_can_be_taken_back() -> None:
    host = host_of(failing(lambda seat: seat != ANN), PLAYERS, pause=0.0)
    effects = run(host, [*host.join(ANN, ANN, 0.0), *host.start(0.0)])
    run(host, host.on_message(first_legal(host, ANN), 0.0))
    run(host, host.on_message(Presented(host.view(ANN).version), 0.0))
    think = next(effect for effect in effects if isinstance(effect, AskPlayer))
    action = next(iter(host.config.rules().legal(host.view(think.seat))))
    done = host.actions

    effects = run(host, host.on_answer(think.question, action, 1.0))

    assert [type(effect) for effect in effects] == [RulesFault]
    assert run(host, host.on_time(9.0)) == []  # the same would fail again, for ever
    assert host.actions == done
    Session.replay(host.record(), GAMES["toy"])  # all that is kept can be played again
    run(host, host.on_message(Propose(ProposalKind.UNDO), 10.0))
    assert host.actions == 0


def test_a_table_that_nobody_looks_at_ends_with_the_mistake() -> None:
    host = host_of(failing(lambda seat: True), COMPUTERS)
    game = HeadlessMatch(host, lambda think: next(iter(host.config.rules().legal(host.view(think.seat)))))

    with pytest.raises(Broken):
        game.step()


@pytest.mark.parametrize("game", [failing(at_second_deal=True), failing(asked=True)], ids=["deal", "actors"])
def test_an_action_is_not_kept_if_the_deal_that_follows_it_fails(game: AnyGame) -> None:
    host = host_of(game, COMPUTERS)
    play = HeadlessMatch(host, lambda think: next(iter(host.config.rules().legal(host.view(think.seat)))))
    with pytest.raises(Broken):
        play.play_deals(2)

    last = host.record().actions
    told = Session.replay(host.record(), game)
    assert told.deal_number == 1
    assert len(told.actors) == 1  # the last card of the deal is still to be played, and nobody was told of it
    assert host.actions == len(last)
    sound = Session.replay(host.record(), GAMES["toy"])
    (seat,) = sound.actors
    sound.submit(seat, next(iter(host.config.rules().legal(sound.view(seat)))), sound.state_version)
    assert sound.deal_number == 2


@pytest.mark.parametrize("game", [failing(at_second_deal=True), failing(asked=True)], ids=["deal", "actors"])
def test_a_log_is_played_again_up_to_what_the_rules_fail_at(game: AnyGame) -> None:
    host = host_of(GAMES["toy"], COMPUTERS)
    play = HeadlessMatch(host, lambda think: next(iter(host.config.rules().legal(host.view(think.seat)))))
    play.play_deals(1)
    record = host.record()

    with pytest.raises(ReplayError) as failed:
        Session.replay(record, game)

    error = failed.value
    assert isinstance(error.__cause__, Broken)
    assert not error.head
    again = Session.replay(replace(record, actions=record.actions[: error.accepted]), game)
    assert (again.actions, again.deal_number) == (error.accepted, 1)
