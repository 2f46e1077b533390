"""A level of this program as a bot: it knows what its seat was sent, and plays it as the level that is built in."""

from __future__ import annotations

import io
import json
import shlex
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, replace
from typing import Any

import pytest

from cardtable.bots.external_player import BotProtocol, level_named
from cardtable.command_line import simulate
from cardtable.command_line.arg_parser import USAGE
from cardtable.command_line.bot_player import LevelBot, run
from cardtable.core.events import Event
from cardtable.core.language.user_error import UserError
from cardtable.core.rules import AnyGame
from cardtable.core.views import View
from cardtable.core.wire.field_constraints import BRIEF
from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.games.svoi_kozyri.beating_rules import with_positions
from cardtable.players.player_questions import never_stop
from tests.advised import hasten
from tests.bots.one_deal import play_a_deal
from tests.contest import Match

GAMES = discover()
SEATS = {"hearts": 4, "cancellation_hearts": 6, "svoi_kozyri": 2, "canasta": 4}
EVERY_LEVEL = [(game.id, level) for game in GAMES.values() for level in game.players]
QUICK = [(name, level) for name, level in EVERY_LEVEL if level not in GAMES[name].searching]
SEARCHING = [(name, level) for name, level in EVERY_LEVEL if level in GAMES[name].searching]
# These choose alike whatever their chance is.
WITHOUT_CHANCE = [
    ("hearts", {}),
    ("cancellation_hearts", {}),
    ("svoi_kozyri", {"trump_choice": "random"}),
    ("canasta", {}),
]
COMMAND = (sys.executable, "-m", "cardtable", "bot-player")
Seen = list[tuple[View[Any], tuple[Event, ...]]]


def rules_of(game: AnyGame, seats: int, **rules: str) -> Any:
    options = game.options.preset(next(iter(game.options.presets_for(seats))))
    for name, value in rules.items():
        options = options.read(name, value)
    return options


def over_the_wire(view: View[Any]) -> View[Any]:
    """The view with the short values of those public facts of which a wire has short ones."""
    marked = {entry.name: entry.metadata[BRIEF] for entry in fields(view.public) if BRIEF in entry.metadata}
    short = {name: brief.read(brief.write(getattr(view.public, name))) for name, brief in marked.items()}
    return replace(view, public=replace(view.public, **short))


class Noting:
    """Does as another player, and notes what it was shown."""

    def __init__(self, player: Any, seen: Seen) -> None:
        self.player, self.seen = player, seen

    def choose(self, view: View[Any], history: Sequence[Event], stop: Callable[[], bool]) -> Any:
        self.seen.append((view, tuple(history)))
        return self.player.choose(view, history, stop)


class Wired:
    """A level bot without a process: what it is sent goes through the bot protocol all the same."""

    def __init__(self, game: AnyGame, options: Any, seats: int, make: Callable[[Any, int, int], Any]) -> None:
        self.game = game
        self.talk = BotProtocol(game, options, seats, game.rules(options, seats))
        self.bot = LevelBot(game, make)
        self.sat = False

    def choose(self, view: View[Any], history: Sequence[Event], stop: Callable[[], bool]) -> Any:
        if not self.sat:
            self.sat = True
            assert self.bot.answer(self.talk.encode_room(view)) is None
        done = self.bot.answer(self.talk.encode_update(view, history, self.bot.hello.wants))
        assert done is not None
        assert done.v == view.version
        return self.talk.codec.read_action(done.action)


@pytest.mark.parametrize("name", GAMES)
def test_bot_sees_and_has_heard_what_the_built_in_player_has(name: str) -> None:
    game, seats = GAMES[name], SEATS[name]
    options, level = rules_of(game, seats), "club"
    shown: Seen = []
    seen: Seen = []
    bot = Wired(game, options, seats, lambda *made: Noting(game.players[level](*made), seen))
    players = [Noting(bot, shown), *(game.players[level](options, seats, 1) for _ in range(seats - 1))]
    Match(game, options, players, ["who"] * seats, "5").play_deals(2)
    assert [(over_the_wire(view), heard) for view, heard in shown] == seen
    assert len(seen) > 10


@pytest.mark.quick(2)
@pytest.mark.parametrize(("name", "rules"), WITHOUT_CHANCE)
def test_level_without_chance_moves_as_the_built_in_one_does(name: str, rules: Mapping[str, str]) -> None:
    game, seats = GAMES[name], SEATS[name]
    options = rules_of(game, seats, **rules)
    make = level_named(game, "club")
    built_in = [make(options, seats, seat) for seat in range(seats)]
    bots = [Wired(game, options, seats, make) for _ in range(seats)]
    matches = [Match(game, options, players, ["who"] * seats, "5") for players in (built_in, bots)]
    for match in matches:
        match.play_deals(2)
    one, other = (match.session.record().actions for match in matches)
    assert one == other
    assert len(one) > 20


@pytest.mark.parametrize(
    ("name", "level"), [*QUICK, *(pytest.param(*which, marks=pytest.mark.slow) for which in SEARCHING)]
)
def test_every_level_moves_as_the_built_in_one_does_with_the_same_chance(
    name: str, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hasten(monkeypatch)
    game, seats = GAMES[name], SEATS[name]
    options, make = rules_of(game, seats), level_named(game, level)
    others = [game.players["club"](options, seats, seat) for seat in range(1, seats)]
    bot = Wired(game, options, seats, lambda options, seats, _chance: make(options, seats, 7))
    records = []
    for player in (make(options, seats, 7), bot):
        match = Match(game, options, [player, *others], ["who"] * seats, "5")
        match.play_deals(1)
        records.append(match.session.record().actions)
    assert records[0] == records[1]


@pytest.mark.parametrize("preset", GAMES["svoi_kozyri"].options.PRESETS)
def test_expert_of_svoi_kozyri_finds_earlier_positions_in_what_it_has_heard(preset: str) -> None:
    game = GAMES["svoi_kozyri"]
    options = game.options.preset(preset)
    seats = game.options.PRESET_SEATS[preset][0]
    seen: Seen = []
    players = [Noting(game.players["club"](options, seats, seat), seen) for seat in range(seats)]
    Match(game, options, players, ["who"] * seats, "5").play_deals(3)
    assert [with_positions(over_the_wire(view), heard) for view, heard in seen] == [view for view, _ in seen]
    assert max(len(view.public.positions) for view, _ in seen) > 20


@pytest.mark.slow
def test_expert_of_svoi_kozyri_avoids_repetitions_over_the_wire_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardtable.games.svoi_kozyri.player.POSITIONS", 300)
    game = GAMES["svoi_kozyri"]
    options = game.options.preset("challenge").read("pickup", "one")
    seen: Seen = []
    experts = [game.players["expert"](options, 2, seed) for seed in range(2)]
    Match(game, options, [Noting(expert, seen) for expert in experts], ["who"] * 2, "1").play_deals(1)
    for view, heard in seen:
        assert experts[0].choose(over_the_wire(view), heard, never_stop) == experts[0].choose(view, heard, never_stop)


def test_same_match_gives_the_same_chance() -> None:
    game = GAMES["hearts"]
    options = rules_of(game, 4)
    given: list[int] = []

    def make(options: Any, seats: int, seed: int) -> Any:
        given.append(seed)
        return game.players["club"](options, seats, seed)

    for seed in ("5", "5", "6"):
        players = [Wired(game, options, 4, make), *(game.players["club"](options, 4, 1) for _ in range(3))]
        Match(game, options, players, ["who"] * 4, seed).play_deals(1)
    assert given[0] == given[1] != given[2]


@pytest.mark.quick(1)
@pytest.mark.parametrize(("name", "level"), QUICK)
def test_simulate_seats_every_level(name: str, level: str, capsys: pytest.CaptureFixture[str]) -> None:
    bot = f"bot:{shlex.join(COMMAND)} {name} {level}"
    seats = [bot, "club"] * (SEATS[name] // 2)
    assert simulate.run([name, "--seats", ",".join(seats), "--deals", "1", "--json"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert "mishaps" not in json.loads(said.out)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "level"), SEARCHING)
def test_searching_level_plays_a_deal_in_a_process_of_its_own(name: str, level: str) -> None:
    assert play_a_deal((*COMMAND, name, level), name, SEATS[name]).faults == []


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "Name a game, one of: canasta, "),
        (["chess", "club"], "There is no game called “chess”; choose one of: "),
        (["hearts"], "Name a level, one of: beginner, club, expert"),
        (["hearts", "expert@1"], "There is no level called “expert@1”; choose one of: beginner, "),
    ],
)
def test_command_line_that_makes_no_sense(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(arguments) == USAGE
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert said.err.startswith(f"cardtable bot-player: {sentence}")


@pytest.mark.parametrize("line", [b"hello\n", b"\xff\n", b'{"t":"news"}\n', b"[" * 300_000])
def test_message_that_is_none_ends_it_with_a_sentence(
    line: bytes, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(line)))
    assert run(["hearts", "club"]) == USAGE
    said = capsys.readouterr()
    assert json.loads(said.out)["games"] == {"hearts": 1}
    assert said.err.startswith("cardtable bot-player: A message on stdin can't be read: ")
    assert said.err.count("\n") == 1


@pytest.mark.parametrize("lines", [None, b"", b'{"t":"gone","code":1000}\nhello\n'])
def test_end_of_the_match_or_of_stdin_ends_it(
    lines: bytes | None, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", lines if lines is None else io.TextIOWrapper(io.BytesIO(lines)))
    assert run(["hearts", "club"]) == 0
    assert capsys.readouterr().err == ""


def test_rule_that_this_version_lacks_is_named() -> None:
    game = GAMES["hearts"]
    options = rules_of(game, 4)
    table = Wired(game, options, 4, game.players["club"]).talk
    view = Match(game, options, [], ["who"] * 4, "5").session.view(Seat(0))
    written = json.loads(table.encode_room(view))
    written["options"]["rule_of_tomorrow"] = True
    with pytest.raises(UserError, match="This version lacks the rule “rule_of_tomorrow”: "):
        LevelBot(game, game.players["club"]).answer(json.dumps(written))


def test_levels_that_a_game_keeps_are_levels() -> None:
    kept = replace(GAMES["hearts"], yardsticks={"club@7": GAMES["hearts"].players["club"]})
    assert level_named(kept, "club@7") is GAMES["hearts"].players["club"]


def test_bot_says_which_rules_it_plays() -> None:
    later = replace(GAMES["hearts"], version=7)
    assert LevelBot(later, later.players["club"]).hello.games == {"hearts": 7}
