"""A deal of a game played by keys in the real program, and all that was heard meanwhile."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from typing import Any, NamedTuple

from cardtable.core.record import Record, read_log
from cardtable.core.session import Session
from tests.ears.deal import is_asked, is_over, session
from tests.ears.desk import desk, wait_for
from tests.ears.listener import SAID, Heard, Listener
from tests.ears.player import Player, Said

LONGEST = 150.0  # seconds for a deal
HINTED = 10.0  # seconds for a hint, before it is asked for again
QUIET = 0.4  # seconds without a word, before a key is pressed
DEALS = {"hearts": ("12", "4"), "cancellation_hearts": ("4", "6"), "svoi_kozyri": ("5", "3"), "canasta": ("7", "2")}
BEFORE = 6  # actions of the person's before questions are asked: something lies there by then
QUESTIONS = ("d", "c", "p", "w", "e", "s", "m", "l", "shift+1", "shift+2", "x", "r", "t")


class Played(NamedTuple):
    """A deal: what reached the bus, what the program meant to say, which keys were pressed when, and its log."""

    heard: tuple[Heard, ...]
    said: tuple[Said, ...]
    pressed: tuple[tuple[float, str], ...]
    record: Record
    over: bool


class Asked(NamedTuple):
    """What was announced after each key, and the match in which it was asked."""

    answers: Mapping[str, tuple[Heard, ...]]
    pressed: Mapping[str, float]  # when
    match: Session[Any, Any]
    record: Record


class Table:
    """A player who hears: presses a key only when it has been quiet for a moment."""

    def __init__(self, listener: Listener, player: Player) -> None:
        self.listener, self.player = listener, player

    def quiet(self, seconds: float = QUIET) -> None:
        """Wait until nothing has been heard for so long, since the last key too."""
        wait_for(lambda: self._since() > seconds, "a quiet moment", 60)

    def turn(self) -> None:
        """Ask for a hint and follow it, if the person is to do something."""
        self.quiet()
        if not is_asked(self.player):
            return
        if self._hint() and is_asked(self.player):  # the last card may have been played by itself
            self.player.press("Return")

    def _hint(self) -> bool:
        """Ask for a hint; whether it came: none does where the last card is played by itself, or all is still shown."""
        before = len(self.listener.heard)

        def came() -> bool:
            """Its answer breaks off what is being said, as news never does."""
            return any(one.urgent for one in self.listener.heard[before:])

        self.player.press("h")
        with suppress(TimeoutError):
            wait_for(lambda: came() or not is_asked(self.player), "the hint", HINTED)
        self.quiet()
        return came()

    def ask(self, key: str) -> tuple[Heard, ...]:
        """What is announced after a key."""
        before = len(self.listener.heard)
        self.player.press(key)
        self.quiet()
        return tuple(one for one in self.listener.heard[before:] if one.kind == SAID)

    def _since(self) -> float:
        keys = [at for at, _ in self.player.pressed[-1:]]
        words = [one.at for one in self.listener.heard[-3:]]
        return time.monotonic() - max([*keys, *words])


@contextmanager
def at_table(game: str) -> Iterator[Table]:
    """A match of a game whose first words have been heard."""
    deal, players = DEALS[game]
    with desk() as place:
        place.reader_is_on()
        with closing(Listener(place.accessibility())) as listener:
            player = Player(place, "--game", game, "--deal", deal, "--players", players, EARS_INSTANT="1")
            wait_for(lambda: bool(listener.said()), "the first sentence")
            yield Table(listener, player)


def played(game: str) -> Played:
    """A deal from its first card to its last."""
    with at_table(game) as table:
        until = time.monotonic() + LONGEST
        while not is_over(table.player) and time.monotonic() < until:
            table.turn()
        wait_for(lambda: any("The deal is over" in said for said in table.listener.said()), "the end of the deal", 60)
        table.quiet(1.5)
        heard, player = table.listener.heard, table.player
        record = read_log(player.log.read_bytes()).record
        return Played(tuple(heard), tuple(player.said()), tuple(player.pressed), record, is_over(player))


def asked(game: str) -> Asked:
    """Every question, in the middle of a deal, while the person is to do something."""
    with at_table(game) as table:
        until = time.monotonic() + LONGEST
        while table.player.actions() < BEFORE and time.monotonic() < until:
            table.turn()
        wait_for(lambda: is_asked(table.player), "the person's turn")
        table.quiet(1.0)
        answers = {key: table.ask(key) for key in QUESTIONS}
        pressed = {key: at for at, key in table.player.pressed[-len(QUESTIONS) :]}
        match = session(table.player)
        assert match is not None
        return Asked(answers, pressed, match, read_log(table.player.log.read_bytes()).record)
