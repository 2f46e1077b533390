"""Checks of the self-test: files of the package, and the program at work in a window, a worker process and a room.

A missing compiled file or network is checked because the program would go on without it, slower or weaker. For the room
one process opens it and another one joins by its invitation.
"""

from __future__ import annotations

import importlib
import tempfile
import wave
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from itertools import product
from operator import mul
from pathlib import Path
from typing import Any, Final, cast

from PySide6.QtCore import QEvent, QEventLoop, QSize, QSizeF, Qt, QTimer, QTranslator
from PySide6.QtGui import QFontDatabase, QImage, QPainter
from PySide6.QtWidgets import QApplication

from cardtable.app.audio.audio_player import AudioMixer, load_sounds, open_with
from cardtable.app.i18n.catalogue_compiler import prepare_catalogues
from cardtable.app.i18n.catalogue_renderer import BadCatalogue, MoCatalogue
from cardtable.app.match.new_match_defaults import default_seats
from cardtable.app.match.player_names import default_players
from cardtable.app.platform.fonts import BUNDLED, files
from cardtable.app.platform.resource_paths import PACKAGE, SENTENCES, resource_folder
from cardtable.app.program import Program
from cardtable.app.program_context import ProgramSetup
from cardtable.app.self_test.window_check import SelfTestFailure
from cardtable.app.settings.settings_sections import MotionSettings, Settings
from cardtable.app.storage.file_storage import StoragePaths
from cardtable.app.window.main_window import MainWindow
from cardtable.core.cards import Card, Suit
from cardtable.core.guidance.characters import no_characters
from cardtable.core.languages import SPOKEN
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
from cardtable.table.art.card_painter import paint_back, paint_face
from cardtable.table.art.themes import BACKS, LETTERS, CardStyle

_SIZE = QSize(50, 70)  # pixels
_SAMPLE = ("Menu", "&Help")  # a text that differs from its source in every language but English
_JOKER = Card(0, None)
_PLAIN_CORNERS = 2  # colours of an empty card: paper, and the transparent corners


def games() -> str:
    """Check that every game can be found and imported."""
    found = discover()
    if not found:
        raise SelfTestFailure("No game was found.")
    for name in found:
        if found[name].id != name:
            raise SelfTestFailure(f"The folder of the game {name} holds the game {found[name].id}.")
    return f"games: {', '.join(found)}"


def translations() -> str:
    """Check that every catalogue can be loaded and translates."""
    prepare_catalogues()
    for code in SPOKEN:
        path = resource_folder("translations") / f"cardtable_{code}.qm"
        translator = QTranslator()
        if not translator.load(str(path)):
            raise SelfTestFailure(f"The translation {path.name} is missing or cannot be read.")
        if code != "en" and translator.translate(*_SAMPLE) in ("", _SAMPLE[1]):
            raise SelfTestFailure(f"The translation {path.name} has no words for “{_SAMPLE[1]}”.")
        _see_portable(path.with_suffix(".mo"), code)
    return f"translations: {', '.join(SPOKEN)}"


def _see_portable(path: Path, code: str) -> None:
    try:
        found = MoCatalogue(path).find(*_SAMPLE)
    except (OSError, BadCatalogue):
        raise SelfTestFailure(f"The translation {path.name} is missing or cannot be read.") from None
    if code != "en" and found in (None, _SAMPLE[1]):
        raise SelfTestFailure(f"The translation {path.name} has no words for “{_SAMPLE[1]}”.")


def fonts() -> str:
    """Check that every bundled font can be loaded and has the family of its name."""
    count = 0
    for family in BUNDLED:
        for file in files(family):
            number = QFontDatabase.addApplicationFont(str(file))
            if family not in QFontDatabase.applicationFontFamilies(number):
                raise SelfTestFailure(f"The font {file.name} is missing or is not {family}.")
            count += 1
    return f"fonts: {count}"


def sounds() -> str:
    """Check that every sound can be loaded and played on a null device, if the audio library is bundled."""
    try:
        found = load_sounds(resource_folder("resources") / "sounds")
    except (OSError, EOFError, ValueError, wave.Error) as error:
        raise SelfTestFailure(f"The sounds are missing or cannot be read ({error}).") from error
    try:
        device = open_with(("NULL",), AudioMixer().mix)
    except ImportError:
        return f"sounds: {len(found)}, without a library that plays them"
    device.start()
    device.close()
    return f"sounds: {len(found)}"


def card_faces() -> str:
    """Check that every card, in the letters of every language, and every back is drawn."""
    cards = [Card(rank, suit) for suit in Suit for rank in range(2, 15)] + [_JOKER]
    for letters, card in product(LETTERS, cards):
        if not _is_drawn(card, CardStyle(letters=letters)):
            raise SelfTestFailure(f"The card {card} cannot be drawn with the letters of {letters}.")
    for back in BACKS:
        if not _is_drawn(None, CardStyle(back=back)):
            raise SelfTestFailure(f"The card back {back} cannot be drawn.")
    return f"card faces: {len(cards)} with {len(LETTERS)} kinds of letters; backs: {len(BACKS)}"


def _is_drawn(card: Card | None, style: CardStyle) -> bool:
    """Draw a card (None: the back) and return whether it has any drawing."""
    image = QImage(_SIZE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    if card is None:
        paint_back(painter, QSizeF(_SIZE), style)
    else:
        paint_face(painter, card, QSizeF(_SIZE), style)
    painter.end()
    points = product(range(0, image.width(), 2), range(0, image.height(), 2))
    return len({image.pixel(x, y) for x, y in points}) > _PLAIN_CORNERS


def compiled_files() -> str:
    """Check that every compiled file can be loaded; the sources and a pure wheel have none."""
    names = compiled_modules()
    for name in names:
        try:
            module = importlib.import_module(name)
        except ImportError as error:
            raise SelfTestFailure(f"The compiled file {name} cannot be loaded ({error}).") from error
        if not str(module.__file__).endswith(tuple(EXTENSION_SUFFIXES)):
            raise SelfTestFailure(f"The compiled file {name} is passed over for its source.")
    return f"searching players: {f'{len(names)} compiled files' if names else 'interpreted'}"


def compiled_modules() -> list[str]:
    """Return the names of the compiled modules in the program's folders."""
    files = [path for suffix in EXTENSION_SUFFIXES for path in PACKAGE.rglob(f"*{suffix}")]
    rooms = {path: path.parent.relative_to(PACKAGE.parent).parts for path in files}
    return sorted({".".join((*parts, path.name.partition(".")[0])) for path, parts in rooms.items()})


_ROWS: Final = 11  # rows to be multiplied: more than a library handles at once
_NEAR: Final = 1e-3


def networks() -> str:
    """Check that the networks of each game that has some can be loaded and are multiplied correctly."""
    names = [name for name in discover() if find_spec(f"cardtable.games.{name}.neural")]
    for name in names:
        try:
            found = importlib.import_module(f"cardtable.games.{name}.neural.value_network").every()
        except (ImportError, OSError, ValueError) as error:
            raise SelfTestFailure(f"The network of {name} cannot be loaded ({error}).") from error
        if not all(_is_multiplied(network.weights[0]) for network in found):
            raise SelfTestFailure(
                f"The network of {name} is evaluated wrongly: numpy multiplies matrices wrongly here."
            )
    return f"networks: {', '.join(names)}"


def _is_multiplied(matrix: Any) -> bool:
    """Return whether numpy multiplies a matrix correctly: packages of it bring different libraries for that."""
    left, right = matrix[:_ROWS], matrix[-_ROWS:].T.copy()
    rows, columns = left.tolist(), right.T.tolist()
    wanted = [[sum(map(mul, row, column)) for column in columns] for row in rows]
    alone = [(left[0] @ right).tolist()]
    return all(
        abs(value - other) < _NEAR
        for found in ((left @ right).tolist(), alone)
        for row, others in zip(found, wanted, strict=False)
        for value, other in zip(row, others, strict=True)
    )


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
