"""Duplicate deals: the same cards played once for each way in which the levels can sit, so that luck cancels out."""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import islice
from typing import Any

from cardtable.bots.bot_levels import command_of, is_bot, level_named
from cardtable.bots.external_player import BotPlayer
from cardtable.bots.mishap import BotFaultInfo
from cardtable.command_line.tally import ComparedDeal, DealRotation
from cardtable.core.figures import RecordedDecision
from cardtable.core.frozen_values import frozen
from cardtable.core.rules import AnyGame, Yardstick
from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.host.loop import HeadlessMatch
from cardtable.host.match_terms import MatchSecret, settle_config
from cardtable.host.messages import AskPlayer
from cardtable.host.seats import SeatInfo, SeatKind
from cardtable.host.table_host import MatchHost
from cardtable.players.minds import never_stop

Levels = tuple[str, ...]  # by seat


@frozen
class PairedComparison:
    """All that decides how the deals are played; travels to other processes."""

    game: str
    options: tuple[tuple[str, object], ...]  # as `Options.save` gives them
    levels: Levels  # in the first rotation
    seed: str

    @property
    def low_wins(self) -> bool:
        """Whether fewest points are best under these rules."""
        game, options = self._game_and_options
        return game.low_wins(options)

    @property
    def _game_and_options(self) -> tuple[AnyGame, Any]:
        game = discover()[self.game]
        return game, game.options.load(dict(self.options))[0]

    @property
    def rotations(self) -> tuple[Levels, ...]:
        """The ways in which the levels sit, the given one first: turned round the table, each way once.

        Partners of one level stay of one; where no turn leaves them so, as with five at Canasta, the two levels change
        places.
        """
        turned = dict.fromkeys(self.levels[-turn:] + self.levels[:-turn] for turn in range(len(self.levels)))
        sides = settle_config(*self._game_and_options, self.levels, MatchSecret(self.seed, self.seed)).sides
        if not _partners_are_alike(self.levels, sides):
            return tuple(turned)
        kept = tuple(levels for levels in turned if _partners_are_alike(levels, sides))
        both = tuple(dict.fromkeys(self.levels))
        if len(kept) > 1 or len(both) != 2:
            return kept
        other = {both[0]: both[1], both[1]: both[0]}
        return self.levels, tuple(other[level] for level in self.levels)

    def play(self, number: int, deals: int = 1, deals_a_match: int = 0) -> tuple[ComparedDeal, ...]:
        """Play the first deals of a match (counted from 1), once for each rotation of the levels over the seats.

        The cards of a deal are the same in each rotation. A match that ends sooner in one of them ends in all.
        `deals_a_match`: how many deals the matches before had, if more.
        """
        game, options = self._game_and_options
        matches = [MeasuredMatch(game, options, levels, f"{self.seed}/{number}") for levels in self.rotations]
        rows = [match.play_rounds(deals) for match in matches]
        spent = tuple(move for match in matches for move in match.moves)
        mishaps = tuple(mishap for match in matches for mishap in match.mishaps)
        return tuple(
            ComparedDeal(
                (number - 1) * max(deals_a_match, deals) + place + 1,
                tuple(row[place] for row in rows),
                () if place else spent,
                () if place else mishaps,
            )
            for place in range(min(map(len, rows)))
        )


class MeasuredMatch(HeadlessMatch):
    """A match of these levels, by seat, that notes how long each of them thinks, and what it decides."""

    def __init__(self, game: AnyGame, options: Any, levels: Sequence[str], seed: str) -> None:
        self.moves: list[tuple[str, float]] = []  # those with a choice: level and seconds of the processor
        self._game, self._options, self._levels = game, options, levels
        self._rules = game.rules(options, len(levels))
        self._decided: list[RecordedDecision] = []  # in the deal in play
        secret = MatchSecret(
            seed, seed
        )  # nobody need be kept from the cards: the same text gives the same chance again
        self._players = [
            _seated(game, level, options, len(levels), secret.chance(at)) for at, level in enumerate(levels)
        ]
        seats = [SeatInfo(SeatKind.COMPUTER, "", level) for level in levels]
        super().__init__(MatchHost(settle_config(game, options, levels, secret), secret, seats), self._decide)

    @property
    def mishaps(self) -> list[tuple[str, BotFaultInfo]]:
        """What went wrong with bots so far."""
        bots = ((level, player) for level, player in zip(self._levels, self._players, strict=True))
        return [(level, mishap) for level, bot in bots if isinstance(bot, BotPlayer) for mishap in bot.mishaps]

    def play_rounds(self, most: int) -> list[DealRotation]:
        """Play until so many deals are counted or the match is over; bots are ended then, or when it is stopped."""
        try:
            return self._rounds(most)
        finally:
            for player in self._players:
                if isinstance(player, BotPlayer):
                    player.close()

    def _rounds(self, most: int) -> list[DealRotation]:
        rounds: list[DealRotation] = []
        while len(rounds) < most and len(self.play_deals(len(rounds) + 1)) > len(rounds):
            scored = self.host.scores[-1]
            figures = self._game.figures(self._options, self._decided, scored)
            rounds.append(DealRotation(tuple(zip(self._levels, scored.row, strict=True)), tuple(figures)))
            self._decided.clear()
        return rounds

    def _decide(self, think: AskPlayer) -> Any:
        view, heard = think.request.view, think.request.heard
        began = time.thread_time()
        action = self._players[think.seat].choose(view, heard, never_stop)
        spent = time.thread_time() - began
        if len(list(islice(self._rules.legal(view), 2))) > 1:
            self.moves.append((self._levels[think.seat], spent))
        self._decided.append(RecordedDecision(think.seat, view, action))
        return action


def _partners_are_alike(levels: Levels, sides: Sequence[Seat]) -> bool:
    return all(level == levels[side] for level, side in zip(levels, sides, strict=True))


def _seated(game: AnyGame, level: str, options: Any, seats: int, chance: int) -> Yardstick[Any, Any]:
    """Who plays one seat of one match: a bot is a process of its own there, so that it is told of no other hand."""
    if is_bot(level):
        return BotPlayer(command_of(level), game, options, seats, chance)
    return level_named(game, level)(options, seats, chance)
