"""One person's end of a table: it tells what was shown, acts, wishes, hints and claims."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from cardtable.app.match.seat_controller import SeatController
from cardtable.core.events import HandScored
from cardtable.core.rules import Advice, AnyGame
from cardtable.core.session import Session, Update
from cardtable.core.shuffle import player_seed
from cardtable.core.zones import Seat
from cardtable.host.host_messages import ProposalKind
from cardtable.host.match_config import MatchConfig, MatchSecret, settle_config
from cardtable.host.match_host import MatchHost
from cardtable.models import local_match
from cardtable.models.local_match import LocalMatch
from cardtable.players.player_questions import Key, PlayerQuestion
from tests.app.scripted import FOUR, GAMES, REASON

COMPUTERS = ("club A", "club B", "club C", "club D")


class Slow(QObject):
    """Thinks until it is told to answer."""

    answered = Signal(object, object)
    failed = Signal(object, str)

    def __init__(self) -> None:
        super().__init__()
        self.asked: dict[Key, PlayerQuestion] = {}
        self.forgotten: list[Key] = []

    def ask(self, key: Key, request: PlayerQuestion) -> None:
        self.asked[key] = request

    def forget(self, keys: Iterable[Key]) -> None:
        self.forgotten += keys

    def of_table(self) -> list[Key]:
        return [key for key in self.asked if key[0] == "table"]


def hearts(players: tuple[str, ...] = FOUR, seed: str = "7", *, searching: bool = False, **options: Any) -> MatchHost:
    game = GAMES["hearts"]
    if searching:
        game = replace(game, searching=frozenset(game.players))
    secret = MatchSecret(seed, seed)
    return MatchHost(settle_config(game, game.options(**options), players, secret), secret, pause=0.0)


def played(actions: int, players: tuple[str, ...] = FOUR, game: AnyGame | None = None, **options: Any) -> MatchHost:
    """A match in which so many first legal actions have been done by everybody."""
    return played_until(lambda session: session.actions >= actions, hearts(players, **options).config)


def played_until(reached: Callable[[Session[Any, Any]], bool], settled: MatchConfig) -> MatchHost:
    """A match in which everybody does the first legal action until it has come to this."""
    session: Session[Any, Any] = Session(settled.game, settled.options, settled.players, "7")
    rules = settled.rules()
    while not reached(session):
        seat = min(session.actors)
        session.submit(seat, next(rules.legal(session.view(seat))), session.state_version)
    return MatchHost(settled, MatchSecret("7", "7"), pause=0.0, session=session)


class Desk:
    """A table for one window that shows everything at once, or nothing while it is busy."""

    def __init__(self, host: MatchHost, worker: Any = None, *, by_itself: bool = False) -> None:
        self.host = host
        self.idle = True
        self.updates: list[tuple[Update[Any], bool]] = []
        self.table = LocalMatch(host, worker=worker)
        channel = self.table.open_channel(Seat(0), None) if by_itself else self.table.open_channel(Seat(0), Seat(0))
        self.controller = SeatController(channel, worker, self._shown)
        self.controller.updated.connect(lambda update, own: self.updates.append((update, own)))
        self.rules = host.config.rules()

    def _shown(self) -> int | None:
        return self.controller.view.version if self.idle else None

    def start(self) -> None:
        self.controller.join()
        self.table.start()

    def act(self) -> None:
        view = self.controller.view
        self.controller.act(next(self.rules.legal(view)), view.version)

    def only_mine(self) -> bool:
        return self.rules.actors(self.controller.view.public) == {0}

    def wait_turn(self, qtbot: QtBot) -> None:
        qtbot.waitUntil(self.only_mine)

    def picture(self) -> Any:
        view = self.controller.view
        return view.zones, view.public, self.controller.history, self.controller.scores

    def close(self) -> None:
        self.controller.stop()
        self.table.close()


@pytest.fixture
def desk(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(local_match, "FIRST_QUESTION_MS", 0)
    made: list[Desk] = []

    def make(host: MatchHost | None = None, **arguments: Any) -> Desk:
        made.append(Desk(host or hearts(), **arguments))
        return made[-1]

    yield make
    for one in made:
        one.close()


def let_another_play(qtbot: QtBot, desk: Callable[..., Desk]) -> None:
    """Wait until a table that begins only now has come some cards far: by then all that was due has happened."""
    another = desk(hearts(COMPUTERS, pass_count=0), by_itself=True)
    another.start()
    qtbot.waitUntil(lambda: another.host.actions >= 3)


def test_computers_play_until_it_is_the_persons_turn(qtbot: QtBot, desk: Callable[..., Desk]) -> None:
    one = desk()
    one.start()
    one.wait_turn(qtbot)
    one.act()
    one.wait_turn(qtbot)
    assert one.host.actions >= 4


def test_the_own_actions_are_told_apart(qtbot: QtBot, desk: Callable[..., Desk]) -> None:
    one = desk()
    one.start()
    one.wait_turn(qtbot)
    assert not any(own for _, own in one.updates)
    one.act()
    assert [own for _, own in one.updates].count(True) == 1


def test_a_match_without_a_person_plays_to_its_end(qtbot: QtBot, desk: Callable[..., Desk]) -> None:
    one = desk(hearts(COMPUTERS, target=50), by_itself=True)
    with qtbot.waitSignal(one.controller.matchEnded, timeout=20_000):
        one.start()
    assert one.controller.match_over
    assert one.controller.scores == one.host.scores
    assert one.controller.seed == "7"


def test_a_count_is_told_before_the_table_may_ask_for_it(qtbot: QtBot, desk: Callable[..., Desk]) -> None:
    """Where no card has to move, the table comes to the count while it still receives the update."""
    one = desk(hearts(COMPUTERS, target=50), by_itself=True)
    told: list[HandScored] = []
    known: list[bool] = []
    one.controller.dealScored.connect(lambda scored, deal: told.append(scored))
    one.controller.updated.connect(
        lambda update, own: known.extend(event in told for event in update.events if isinstance(event, HandScored))
    )
    with qtbot.waitSignal(one.controller.matchEnded, timeout=20_000):
        one.start()
    qtbot.waitUntil(lambda: len(known) == len(told))
    assert known
    assert all(known)


def test_a_table_that_is_busy_is_waited_for(qtbot: QtBot, desk: Callable[..., Desk]) -> None:
    one = desk(hearts(COMPUTERS), by_itself=True)
    one.idle = False
    one.start()
    let_another_play(qtbot, desk)
    assert one.host.actions == 0
    one.idle = True
    one.controller.wake()
    qtbot.waitUntil(lambda: one.host.actions > 2)


def test_the_pause_is_kept(qtbot: QtBot, desk: Callable[..., Desk]) -> None:
    one = desk(hearts(COMPUTERS), by_itself=True)
    one.table.set_pause(10.0)
    one.start()
    let_another_play(qtbot, desk)
    assert one.host.actions == 0
    one.table.set_pause(0.0)
    qtbot.waitUntil(lambda: one.host.actions > 0)


def test_undo_goes_to_the_last_own_decision_and_redo_back(qtbot: QtBot, desk: Callable[..., Desk]) -> None:
    one = desk()
    one.start()
    points = []
    for _ in range(4):
        one.wait_turn(qtbot)
        points.append((one.controller.actions, one.picture()))
        one.act()
    one.wait_turn(qtbot)
    one.idle = False  # nobody moves meanwhile
    for actions, seen in reversed(points[1:]):
        one.controller.wish(ProposalKind.UNDO)
        assert (one.controller.actions, one.picture()) == (actions, seen)
    for actions, _ in points[2:]:
        one.controller.wish(ProposalKind.REDO)
        assert one.controller.actions == actions
    assert one.controller.can(ProposalKind.REDO)
    one.controller.wish(ProposalKind.REDO)
    assert not one.controller.can(ProposalKind.REDO)
    assert one.controller.can(ProposalKind.UNDO)


def test_what_was_taken_back_or_done_again_is_told_before_it_is_shown(qtbot: QtBot, desk: Callable[..., Desk]) -> None:
    one = desk(played(8))
    one.idle = False
    one.start()
    order: list[str] = []
    one.controller.jumped.connect(lambda: order.append("jumped"))
    one.controller.updated.connect(lambda update, own: order.append("updated"))
    one.controller.wentTo.connect(lambda text: order.append(text.source))
    one.controller.wish(ProposalKind.UNDO)
    assert order == ["jumped", "You've taken back the %1.", "updated"]
    order.clear()
    one.controller.wish(ProposalKind.REDO)
    assert order == ["jumped", "The %1 is on the table again.", "updated"]


def test_there_is_nothing_to_undo_at_the_first_card(qtbot: QtBot, desk: Callable[..., Desk]) -> None:
    one = desk()
    assert not one.controller.can(ProposalKind.UNDO)
    assert not one.controller.unfinished
    one.controller.join()
    assert not one.controller.can(ProposalKind.UNDO)
    assert not one.controller.can(ProposalKind.REDO)
    assert not one.controller.unfinished
    with qtbot.waitSignal(one.controller.refused):
        one.controller.wish(ProposalKind.UNDO)
    assert one.host.actions == 0


def test_an_answer_after_undo_is_dropped(qtbot: QtBot, desk: Callable[..., Desk]) -> None:
    slow = Slow()
    one = desk(played(7, searching=True), worker=slow)
    one.start()
    if one.controller.persons_turn:
        one.act()
    qtbot.waitUntil(lambda: bool(slow.of_table()))
    key = slow.of_table()[0]
    one.controller.wish(ProposalKind.UNDO)
    assert slow.forgotten == [key]
    before = one.host.actions
    slow.answered.emit(key, next(one.rules.legal(slow.asked[key].view)))
    let_another_play(qtbot, desk)
    assert one.host.actions == before


def test_a_failed_thinker_is_asked_again(qtbot: QtBot, desk: Callable[..., Desk]) -> None:
    slow = Slow()
    one = desk(hearts(COMPUTERS, searching=True), worker=slow, by_itself=True)
    one.start()
    qtbot.waitUntil(lambda: len(slow.asked) == 4)
    slow.failed.emit(slow.of_table()[0], "no reason")
    qtbot.waitUntil(lambda: len(slow.asked) == 5)


def test_a_hint_comes_from_the_best_level(qtbot: QtBot, desk: Callable[..., Desk]) -> None:
    one = desk()
    one.start()
    one.wait_turn(qtbot)
    with qtbot.waitSignal(one.controller.advised) as blocker:
        one.controller.hint()
    advice = blocker.args[0]
    assert one.rules.check(one.controller.view, advice.action) is None
    assert advice.reason.source.endswith(".")


def test_a_hint_is_asked_with_the_own_view_and_what_was_heard_alone(qtbot: QtBot, desk: Callable[..., Desk]) -> None:
    slow = Slow()
    one = desk(hearts(searching=True), worker=slow)
    one.start()
    one.controller.hint()
    request = slow.asked["hints", 1]
    assert request.advise
    assert (request.view, request.heard) == (one.controller.view, one.controller.history)
    assert (request.level, request.character) == (list(one.host.config.game.players)[-1], "")


def test_a_hint_survives_what_the_table_takes_back(qtbot: QtBot, desk: Callable[..., Desk]) -> None:
    slow = Slow()
    one = desk(hearts(searching=True), worker=slow)
    one.start()
    qtbot.waitUntil(lambda: len(slow.of_table()) == 3)
    one.controller.hint()
    first = slow.of_table()[0]
    slow.answered.emit(first, next(one.rules.legal(slow.asked[first].view)))
    qtbot.waitUntil(lambda: one.host.actions == 1)
    assert ("hints", 1) not in slow.forgotten
    with qtbot.waitSignal(one.controller.advised):
        slow.answered.emit(("hints", 1), advice(one))


def test_a_hint_for_a_position_that_has_passed_is_dropped(qtbot: QtBot, desk: Callable[..., Desk]) -> None:
    slow = Slow()
    one = desk(hearts(searching=True), worker=slow)
    one.start()
    one.controller.hint()
    asked = advice(one)
    one.act()
    assert ("hints", 1) in slow.forgotten
    with qtbot.assertNotEmitted(one.controller.advised, wait=20):
        slow.answered.emit(("hints", 1), asked)


def test_a_refused_action_is_said(qtbot: QtBot, desk: Callable[..., Desk]) -> None:
    one = desk()
    one.start()
    one.wait_turn(qtbot)
    with qtbot.waitSignal(one.controller.refused):
        one.controller.act(next(one.rules.legal(one.controller.view)), version=0)


def test_a_claim_plays_the_deal_to_its_end(qtbot: QtBot, desk: Callable[..., Desk]) -> None:
    one = desk(until_certain())
    one.idle = False
    one.start()
    assert one.controller.can(ProposalKind.CLAIM)
    deal, scored = one.host.deal, []
    one.controller.dealScored.connect(lambda counted, number: scored.append((counted, number)))
    with qtbot.waitSignal(one.controller.foreseen) as foreseen:
        one.controller.foresee()
    outlook = foreseen.args[0]
    with qtbot.waitSignal(one.controller.hurried):
        one.controller.wish(ProposalKind.CLAIM)
    one.idle = True  # the others may still have their last cards to play
    one.controller.wake()
    qtbot.waitUntil(lambda: bool(scored))
    ((counted, number),) = scored[:1]
    assert isinstance(counted, HandScored)
    assert number == deal
    assert outlook.points == counted.row
    assert outlook.cards


def test_nobody_can_claim_what_is_not_certain(qtbot: QtBot, desk: Callable[..., Desk]) -> None:
    one = desk()
    one.start()
    one.wait_turn(qtbot)
    assert one.controller.persons_turn
    assert not one.controller.can(ProposalKind.CLAIM)


def test_scores_follow_undo_over_a_deal(qtbot: QtBot, desk: Callable[..., Desk]) -> None:
    one = desk(played(130))
    one.idle = False
    one.start()
    assert len(one.controller.scores) == 2
    seen = set()
    while one.controller.can(ProposalKind.UNDO):
        one.controller.wish(ProposalKind.UNDO)
        seen.add(len(one.controller.scores))
    assert seen == {0, 1, 2}
    while one.controller.can(ProposalKind.REDO):
        one.controller.wish(ProposalKind.REDO)
    assert one.controller.scores == Session.replay(one.host.record(), GAMES["hearts"]).scores


def test_nothing_happens_after_stop(qtbot: QtBot, desk: Callable[..., Desk]) -> None:
    one = desk(hearts(COMPUTERS), by_itself=True)
    one.start()
    qtbot.waitUntil(lambda: one.host.actions > 0)
    one.close()
    before = one.host.actions, len(one.updates)
    one.controller.wake()
    let_another_play(qtbot, desk)
    assert (one.host.actions, len(one.updates)) == before
    one.close()


def test_a_spectator_sees_no_hand_and_does_nothing(qtbot: QtBot, desk: Callable[..., Desk]) -> None:
    one = desk(hearts(COMPUTERS))
    watcher = SeatController(one.table.open_channel(None, None), None, lambda: None)
    watcher.join()
    hands = [cards for zone, cards in watcher.view.zones.items() if zone.kind == "hand"]
    assert hands
    assert all(card is None for cards in hands for card in cards)
    assert not watcher.persons_turn
    mover = one.host.view(min(one.rules.actors(watcher.view.public)))
    watcher.act(next(one.rules.legal(mover)), mover.version)
    assert one.host.actions == 0


def test_from_what_thinks_for_a_computer_a_typed_deal_number_cannot_be_found(
    qtbot: QtBot, desk: Callable[..., Desk]
) -> None:
    """All chance comes from the salt, which nobody can know from the number; a hint's from nothing of the match."""
    game = replace(GAMES["hearts"], searching=frozenset(GAMES["hearts"].players))
    slow = Slow()
    chances = set()
    for salt in ("first salt", "second salt"):
        secret = MatchSecret("42", salt)
        config = settle_config(game, game.options(), FOUR, secret)
        one = desk(MatchHost(config, secret, pause=0.0), worker=slow)
        one.start()
        qtbot.waitUntil(lambda: len(slow.asked) >= 3)
        one.controller.hint()
        for request in slow.asked.values():
            written = repr(replace(request, chance=0))
            assert not any(text in written for text in ("'42'", "=42", salt, config.commitment, config.key))
            assert request.chance not in {player_seed(str(number), seat) for number in range(1000) for seat in range(4)}
            chances.add((request.advise, request.view.seat, request.chance))
        slow.asked.clear()
    assert len([entry for entry in chances if not entry[0]]) == 6
    assert len([entry for entry in chances if entry[0]]) == 1


def advice(one: Desk) -> Advice[Any]:
    return Advice(next(one.rules.legal(one.controller.view)), REASON)


def until_certain() -> MatchHost:
    settled = hearts(FOUR).config
    controls = settled.controls()
    return played_until(lambda session: 0 in session.actors and bool(controls.claim(session.view(Seat(0)))), settled)


def test_whoever_has_acted_waits_for_the_others_and_is_given_no_hint(qtbot: QtBot, desk: Callable[..., Desk]) -> None:
    slow = Slow()
    one = desk(worker=slow)
    one.start()
    one.wait_turn(qtbot)
    assert not one.controller.waits_for_others
    assert not one.controller.unfinished
    one.idle = False  # nobody moves meanwhile
    one.act()
    assert one.controller.waits_for_others
    assert one.controller.unfinished
    before = set(slow.asked)
    one.controller.hint()
    assert set(slow.asked) == before
