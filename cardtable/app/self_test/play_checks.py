"""Self-test of the program at work: deals in the window, the worker process, a room on this computer.

For the room one process opens it and another one joins by its invitation. `until` waits for a condition.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

from PySide6.QtCore import QEvent, QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from cardtable.app.match.new_match_defaults import default_seats
from cardtable.app.match.player_names import default_players
from cardtable.app.platform.resource_paths import SENTENCES, resource_folder
from cardtable.app.program import Program
from cardtable.app.program_context import ProgramSetup
from cardtable.app.self_test.window_check import SelfTestFailure
from cardtable.app.settings.settings_sections import MotionSettings, Settings
from cardtable.app.storage.file_storage import StoragePaths
from cardtable.app.window.main_window import MainWindow
from cardtable.core.guidance.characters import no_characters
from cardtable.core.options import Options
from cardtable.core.rules import AnyGame
from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.host.host_messages import AskPlayer
from cardtable.host.match_config import MatchSecret, settle_config
from cardtable.host.match_host import MatchHost
from cardtable.host.room_requests import SitRequest
from cardtable.host.room_types import HouseRules
from cardtable.models.agent_client import AgentClient
from cardtable.models.agent_process import missing_libraries, start_agent
from cardtable.models.worker_client import WorkerClient
from cardtable.net.agent_messages import JoinCommand, OpenRoomCommand
from cardtable.players.player_questions import PlayerQuestion
from cardtable.players.simple_players import RandomPlayer

_LOOK_MS = 2  # interval of the checks


def until(reached: Callable[[], bool], seconds: float) -> bool:
    """Run the event loop until a condition is true; return False after `seconds`."""
    loop = QEventLoop()
    ticks = QTimer()
    ticks.timeout.connect(lambda: loop.quit() if reached() else None)
    ticks.start(_LOOK_MS)
    QTimer.singleShot(round(seconds * 1000), loop, loop.quit)
    loop.exec()
    ticks.stop()
    return reached()


SEED = "1"  # fixed, so that failures are reproducible
DEAL_SECONDS = 120.0
ANSWER_SECONDS = 30.0
QUICK = MotionSettings(speed=400, reduce_motion=True, computer_pause=0)
SIZE = (1024, 640)


def deals() -> str:
    """Check that a deal of each game can be played in the window, by random players."""
    games = {name: at_random(game) for name, game in discover().items()}
    with _program(games) as program:
        played = [f"{name} ({_play_deal(program, name)} actions)" for name in games]
    return f"deals in the window: {', '.join(played)}"


def thinking() -> str:
    """Check that the worker process answers a question: the first action of the first game with searching players."""
    game = next(game for game in discover().values() if game.searching)
    options = game.options()
    seats = default_seats(game, options)
    level = next(iter(game.players))  # the lowest level: no lower one would answer for a dead process
    secret = MatchSecret(SEED, SEED)
    host = MatchHost(settle_config(game, options, [f"{level} {seat}" for seat in range(seats)], secret), secret)
    request = next(effect.request for effect in host.start(0.0) if isinstance(effect, AskPlayer))
    return f"thinking in a process of its own: {game.codec.write(answer_of(request))}"


def at_random(game: AnyGame) -> AnyGame:
    """Return the game with random players for all levels, which run in the window's process."""

    def player(options: Options, seats: int, _chance: int) -> RandomPlayer:
        return RandomPlayer(game.rules(options, seats), int(SEED))

    players = dict.fromkeys(game.players, player)
    return replace(game, players=players, characters=no_characters, searching=frozenset())


@contextmanager
def _program(games: Mapping[str, AnyGame]) -> Iterator[Program]:
    with tempfile.TemporaryDirectory() as home:
        paths = StoragePaths(Path(home) / "config", Path(home) / "data")
        settings = replace(Settings(), motion=QUICK)
        application = cast("QApplication", QApplication.instance())
        window = MainWindow()
        window.restore("", SIZE)
        window.show()
        program = Program(ProgramSetup(application, games, paths, settings, window, language="en", keep=False))
        try:
            yield program
        finally:
            program.leave()
            program.window.close()
            program.window.deleteLater()
            program.deleteLater()
            application.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _play_deal(program: Program, name: str) -> int:
    game = program.games[name]
    options = program.next_rules(name)[0]
    level = next(iter(game.players))
    table = default_players(program.settings.players, program.renderer, default_seats(game, options))
    players = tuple(f"{level} {player.partition(' ')[2]}" for player in table)
    program.new_match(name, options=options, players=players, seed=SEED, by_itself=True)
    play: Any = program.match
    program.window.setUpdatesEnabled(False)  # painted once, at the end

    def counted() -> bool:
        play.scene.animator.finish_all()
        return bool(play.shown_deals())

    if not until(counted, DEAL_SECONDS):
        raise SelfTestFailure(f"A deal of {name} was not finished within {DEAL_SECONDS:.0f} seconds.")
    program.window.setUpdatesEnabled(True)
    if program.window.grab().isNull():
        raise SelfTestFailure(f"The window of {name} cannot be painted.")
    actions: int = play.controller.actions
    program.leave()
    return actions


def answer_of(request: PlayerQuestion) -> Any:
    """Return the worker process's answer; raise SelfTestFailure without one."""
    answers: list[Any] = []
    failures: list[str] = []
    worker = WorkerClient()
    worker.answered.connect(lambda _key, action: answers.append(action))
    worker.failed.connect(lambda _key, reason: failures.append(reason))
    worker.start()
    worker.ask(("self-test", 1), request)
    until(lambda: bool(answers or failures), ANSWER_SECONDS)
    worker.close()
    if failures or not answers:
        reason = "".join(failures) or "silent"
        raise SelfTestFailure(f"The process that thinks for computer players gives no answer ({reason}).")
    return answers[0]


_SECONDS = 60.0
_SEAT = Seat(1)


def people() -> str:
    """Check that a room can be opened in one process and joined from another."""
    missing = missing_libraries()
    if missing:
        return f"a table for people: not without {', '.join(missing)}"
    with tempfile.TemporaryDirectory(prefix="cardtable-") as home:
        sentences = resource_folder("translations") / SENTENCES
        host, guest = (start_agent(Path(home) / name, sentences, here_only=True) for name in ("host", "guest"))
        try:
            game = discover()["hearts"]
            rules = (game.id, game.seats[0], game.options().save(), HouseRules(findable=False))
            host.enter(OpenRoomCommand("Host", 0, *rules))
            _wait(host, 0, "The table for people was not opened")
            _join(guest, host)
        finally:
            guest.close()
            host.close()
    return "a table for people: opened and joined"


def _join(guest: AgentClient, host: AgentClient) -> None:
    assert host.welcome is not None  # the owner is in the room
    guest.enter(JoinCommand("Guest", 1, invitation=host.welcome.invitation))
    guest.roomChanged.connect(lambda table: guest.send(SitRequest(_SEAT)) if table.you is None else None)
    _wait(guest, _SEAT, "Nobody could sit down at the table for people")


def _wait(line: AgentClient, seat: int, failure: str) -> None:
    if not until(lambda: line.room is not None and line.room.you == seat, _SECONDS):
        state = line.state.value if line.state is not None else "silent"
        raise SelfTestFailure(f"{failure} ({state}, {line.reason}).")
