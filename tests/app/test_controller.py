"""The controller asks, paces, undoes, hints and claims."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardtable.app.controller import MatchController
from cardtable.app.match.history import scored_deals
from cardtable.app.match.minds import Minds, player_seed
from cardtable.app.match.setup import Match
from cardtable.core.events import Event, HandScored
from cardtable.core.session import Update
from cardtable.core.views import View
from tests.app.scripted import FirstLegal, match, picture, play_on


class Table:
    """Takes updates and is idle at will."""

    def __init__(self) -> None:
        self.updates: list[Update[Any]] = []
        self.idle = True

    def receive(self, update: Update[Any]) -> None:
        self.updates.append(update)

    def is_idle(self) -> bool:
        return self.idle


class Slow:
    """Thinks until it is told to answer."""

    def __init__(self, minds: Minds) -> None:
        self._minds = minds
        self.asked: list[tuple[int, View[Any], bool]] = []
        self.cancelled = 0

    def think(self, number: int, level: str, view: View[Any], heard: Sequence[Event], *, advise: bool) -> None:
        self.asked.append((number, view, advise))

    def cancel(self) -> None:
        self.cancelled += 1


class Desk:
    """A match with its controller and a table for tests."""

    def __init__(self, settled: Match, *, person: bool = True, pause: float = 0.0) -> None:
        self.match = settled
        self.rules = settled.rules()
        self.session = settled.begin()
        self.minds = Minds(settled)
        self.table = Table()
        seat = settled.person if person else None
        self.controller = MatchController(
            settled, self.session, self.minds, self.table.is_idle, pause=pause, person=seat
        )

    def start(self) -> None:
        self.controller.start(self.table.receive)

    def act(self) -> None:
        view = self.session.view(self.controller.person)
        self.controller.act(next(self.rules.legal(view)), view.version)

    def wait_turn(self, qtbot: QtBot) -> None:
        qtbot.waitUntil(lambda: self.controller.persons_turn and self.only_person(), timeout=5000)

    def only_person(self) -> bool:
        return self.session.actors == {self.controller.person}


@pytest.fixture
def desk(qtbot: QtBot) -> Any:
    made: list[Desk] = []

    def make(settled: Match | None = None, **arguments: Any) -> Desk:
        made.append(Desk(settled or match(), **arguments))
        return made[-1]

    yield make
    for one in made:
        if one.controller.running:
            one.controller.stop()


def test_computers_play_until_it_is_the_persons_turn(qtbot: QtBot, desk: Any) -> None:
    one = desk()
    one.start()
    one.wait_turn(qtbot)
    one.act()
    one.wait_turn(qtbot)
    assert one.session.actions >= 4


def test_a_match_without_a_person_plays_to_its_end(qtbot: QtBot, desk: Any) -> None:
    one = desk(match(players=("club A", "club B", "club C", "club D"), target=50))
    with qtbot.waitSignal(one.controller.matchEnded, timeout=20_000):
        one.start()
    assert len(one.controller.history.deals) == one.session.deal_number
    assert one.controller.history.deals == scored_deals(one.session.record(), one.match.game)


def test_a_count_is_told_before_the_table_may_ask_for_it(qtbot: QtBot, desk: Any) -> None:
    """Where no card has to move, the table comes to the count while it still receives the update."""
    one = desk(match(players=("club A", "club B", "club C", "club D"), target=50))
    told, known = [], []
    one.controller.dealScored.connect(lambda scored, deal: told.append(scored))

    def receive(update: Update[Any]) -> None:
        known.extend(event in told for event in update.events if isinstance(event, HandScored))

    with qtbot.waitSignal(one.controller.matchEnded, timeout=20_000):
        one.controller.start(receive)
    qtbot.waitUntil(lambda: len(known) == len(told))
    assert known
    assert all(known)


def test_a_table_that_is_busy_is_waited_for(qtbot: QtBot, desk: Any) -> None:
    one = desk(person=False)
    one.table.idle = False
    one.start()
    qtbot.wait(30)
    assert one.session.actions == 0
    one.table.idle = True
    one.controller.wake()
    qtbot.waitUntil(lambda: one.session.actions > 2)


def test_the_pause_is_kept(qtbot: QtBot, desk: Any) -> None:
    one = desk(person=False, pause=10.0)
    one.start()
    qtbot.wait(50)
    assert one.session.actions == 0


def test_undo_goes_to_the_last_own_decision_and_redo_back(qtbot: QtBot, desk: Any) -> None:
    one = desk()
    one.start()
    points = []
    for _ in range(4):
        one.wait_turn(qtbot)
        points.append((one.session.actions, picture(one.session)))
        one.act()
    one.wait_turn(qtbot)
    for actions, seen in reversed(points[1:]):
        one.table.idle = False  # nobody moves meanwhile
        one.controller.undo()
        assert (one.session.actions, picture(one.session)) == (actions, seen)
    for actions, _ in points[2:]:
        one.controller.redo()
        assert one.session.actions == actions
    assert one.controller.can_redo
    one.controller.redo()
    assert not one.controller.can_redo
    assert one.controller.can_undo


def test_there_is_nothing_to_undo_at_the_first_card(qtbot: QtBot, desk: Any) -> None:
    one = desk()
    assert not one.controller.can_undo
    one.controller.undo()
    one.controller.redo()
    assert one.session.actions == 0


def test_an_answer_after_undo_is_dropped(qtbot: QtBot, desk: Any) -> None:
    searching = match()
    game = searching.game
    one = desk(Match(_searching(game), searching.options, searching.players, searching.seed))
    slow = Slow(one.minds)
    play_on(one.session, one.rules, 5)
    while one.controller.persons_turn:
        play_on(one.session, one.rules, 1)
    one.minds.send_to(slow)
    one.start()
    qtbot.waitUntil(lambda: bool(slow.asked))
    number, view, _ = slow.asked[0]
    one.controller.undo()
    before = one.session.actions
    one.minds.answered.emit(number, next(one.rules.legal(view)))
    qtbot.wait(20)
    assert one.session.actions == before
    assert slow.cancelled == 1


def test_a_failed_thinker_is_asked_again(qtbot: QtBot, desk: Any) -> None:
    plain = match(players=("club A", "club B", "club C", "club D"))
    one = desk(Match(_searching(plain.game), plain.options, plain.players, plain.seed))
    slow = Slow(one.minds)
    one.minds.send_to(slow)
    one.start()
    qtbot.waitUntil(lambda: len(slow.asked) == 4)
    one.minds.failed.emit(slow.asked[0][0])
    qtbot.waitUntil(lambda: len(slow.asked) == 5)


def test_a_hint_comes_from_the_best_level(qtbot: QtBot, desk: Any) -> None:
    one = desk()
    one.start()
    one.wait_turn(qtbot)
    with qtbot.waitSignal(one.controller.advised) as blocker:
        one.controller.hint()
    advice = blocker.args[0]
    assert one.rules.check(one.session.view(0), advice.action) is None
    assert advice.reason.source.endswith(".")


def test_a_hint_for_a_position_that_has_passed_is_dropped(qtbot: QtBot, desk: Any) -> None:
    plain = match()
    one = desk(Match(_searching(plain.game), plain.options, plain.players, plain.seed))
    play_on(one.session, one.rules, 4)
    while not one.only_person():
        play_on(one.session, one.rules, 1)
    slow = Slow(one.minds)
    one.minds.send_to(slow)
    one.start()
    one.controller.hint()
    ((number, view, advise),) = slow.asked
    assert advise
    one.act()
    with qtbot.assertNotEmitted(one.controller.advised, wait=20):
        one.minds.answered.emit(number, _advice(one, view))


def test_a_refused_action_is_said(qtbot: QtBot, desk: Any) -> None:
    one = desk()
    one.start()
    one.wait_turn(qtbot)
    view = one.session.view(0)
    with qtbot.waitSignal(one.controller.refused):
        one.controller.act(next(one.rules.legal(view)), version=0)


def test_a_claim_plays_the_deal_to_its_end(qtbot: QtBot, desk: Any) -> None:
    one = desk()
    while not one.controller.can_claim:
        play_on(one.session, one.rules, 1)
    deal, scored = one.session.deal_number, []
    outlook = one.controller.claim_outlook()
    one.table.idle = False
    one.start()
    one.controller.dealScored.connect(lambda counted, number: scored.append((counted, number)))
    with qtbot.waitSignal(one.controller.hurried):
        one.controller.claim()
    one.table.idle = True  # the others may still have their last cards to play
    qtbot.waitUntil(lambda: bool(scored))
    ((counted, number),) = scored[:1]
    assert isinstance(counted, HandScored)
    assert number == deal
    assert outlook is not None
    assert outlook.points == counted.row
    assert outlook.cards


def test_history_follows_undo_over_a_deal(qtbot: QtBot, desk: Any) -> None:
    one = desk()
    one.table.idle = False
    while one.session.deal_number < 3:
        play_on(one.session, one.rules, 1)
    one.start()
    assert len(one.controller.history.deals) == 2
    one.session.rewind(60)
    assert len(one.controller.history.deals) == 1
    one.session.rewind(3)
    assert one.controller.history.deals == ()
    while one.controller.can_redo:
        one.controller.redo()
    assert one.controller.history.deals == scored_deals(one.session.record(), one.match.game)


def test_nothing_happens_after_stop(qtbot: QtBot, desk: Any) -> None:
    one = desk(person=False)
    one.start()
    one.controller.stop()
    before = one.session.actions
    qtbot.wait(20)
    assert one.session.actions == before


def test_seats_have_different_chance_and_always_the_same() -> None:
    assert player_seed("7", 1) == player_seed("7", 1)
    assert len({player_seed("7", seat) for seat in range(11)}) == 11


def _searching(game: Any) -> Any:
    return replace(game, searching=frozenset(game.players))


def _advice(one: Desk, view: View[Any]) -> Any:
    return FirstLegal(one.rules).advise(view, (), lambda: False)
