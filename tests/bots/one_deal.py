"""One deal in which a program plays a seat, and rules of thumb the others."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from cardtable.bots.external_player import BotPlayer
from cardtable.games import discover
from cardtable.host.headless_match import HeadlessMatch
from cardtable.host.host_messages import AskPlayer
from cardtable.host.match_config import MatchSecret, settle_config
from cardtable.host.match_host import MatchHost
from cardtable.host.seat_assignment import substitute_of
from cardtable.players.player_questions import never_stop

HELLO = (
    '{"t":"hello","protocol":4,"program":"1","games":{"hearts":1},"name":"Bot","portrait":0,"table":"","secret":"",'
    '"key":"","have":-1,"tag":"","opened":0,"wants":["legal"]}'
)
BOT_SEAT = 1


def python(folder: Path, body: str, hello: str = HELLO) -> tuple[str, ...]:
    """The command of a bot that says hello and then does what the lines say."""
    script = folder / "bot.py"
    script.write_text(f"import sys, json\nprint({hello!r}, flush=True)\n{body}\n", encoding="utf-8")
    return sys.executable, "-I", "-S", str(script)


def play_a_deal(
    command: Sequence[str], game: str = "hearts", seats: int = 4, patience: float = 60.0, **rules: str
) -> BotPlayer:
    """Play until the first count and end the program; what went wrong stands in the player's faults."""
    definition = discover()[game]
    preset = next(iter(definition.options.presets_for(seats)), None)
    options = definition.options.preset(preset) if preset else definition.options()
    for name, value in rules.items():
        options = options.read(name, value)
    level, secret = substitute_of(definition), MatchSecret("7", "7")
    thumb = definition.players[level](options, seats, 1)
    bot = BotPlayer(command, definition, options, seats, 1, patience)

    def choose(think: AskPlayer) -> Any:
        player = bot if think.seat == BOT_SEAT else thumb
        return player.choose(think.request.view, think.request.heard, never_stop)

    levels = [level] * seats
    try:
        host = MatchHost(settle_config(definition, options, levels, secret), secret, levels)
        assert len(HeadlessMatch(host, choose).play_deals(1)) == 1
    finally:
        bot.close()
    return bot
