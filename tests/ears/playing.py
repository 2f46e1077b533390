"""A deal of a game played by keys in the real program, and all that was heard meanwhile."""

from __future__ import annotations

import time
from contextlib import ExitStack, closing
from typing import NamedTuple

from cardtable.core.record import Record, longest_readable
from tests.ears.deal import is_asked, is_over
from tests.ears.desk import desk, wait_for
from tests.ears.listener import Heard, Listener
from tests.ears.player import Player, Said

LONGEST = 150.0  # seconds for a deal
QUIET = 0.4  # seconds without a word, before a key is pressed
DEALS = {"hearts": ("12", "4"), "cancellation_hearts": ("4", "6"), "svoi_kozyri": ("5", "3"), "canasta": ("7", "2")}


class Played(NamedTuple):
    """A deal: what reached the bus, what the program meant to say, which keys were pressed when, and its log."""

    heard: tuple[Heard, ...]
    said: tuple[Said, ...]
    pressed: tuple[tuple[float, str], ...]
    record: Record
    over: bool


def played(game: str) -> Played:
    """Ask for a hint and follow it, whenever it has been quiet for a moment, until the deal is over."""
    deal, players = DEALS[game]
    with desk() as place, ExitStack() as stack:
        place.reader_is_on()
        listener = stack.enter_context(closing(Listener(place.accessibility())))
        player = Player(place, "--game", game, "--deal", deal, "--players", players)
        until = time.monotonic() + LONGEST
        wait_for(lambda: bool(listener.said()), "the first sentence")
        while not is_over(player) and time.monotonic() < until:
            quiet(listener, player)
            if is_asked(player):
                player.press("h")
                quiet(listener, player)
                player.press("Return")
            quiet(listener, player)
        quiet(listener, player, 1.5)
        record = longest_readable(player.log.read_bytes())
        return Played(tuple(listener.heard), tuple(player.said()), tuple(player.pressed), record, is_over(player))


def quiet(listener: Listener, player: Player, seconds: float = QUIET) -> None:
    """Wait until nothing has been heard for so long, since the last key too."""

    def since() -> float:
        keys = [at for at, _ in player.pressed[-1:]]
        words = [one.at for one in listener.heard[-3:]]
        return time.monotonic() - max([*keys, *words])

    wait_for(lambda: since() > seconds, "a quiet moment", 60)
