"""Computer players in character, of every game that has characters."""

from typing import Any

import pytest

from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.host.headless_match import HeadlessMatch
from cardtable.host.host_messages import AskPlayer
from cardtable.host.match_config import MatchSecret, settle_config
from cardtable.host.match_host import MatchHost
from tests.conformance.driver import Case
from tests.conformance.test_swap_players import compared
from tests.contest import after

GAMES = [game for game in discover().values() if game.characters()]
MOVES = 60  # of a deal
FEW = 6
CUT = 8  # checks, after which a search is cut off


class InCharacter(HeadlessMatch):
    """A match of one level, each of whose players has the character that the host gives it."""

    def __init__(self, case: Case, level: str, seed: str) -> None:
        self.asked: set[tuple[Seat, str]] = set()
        self._case = case
        secret = MatchSecret(seed, seed)
        levels = [level] * case.seats
        super().__init__(MatchHost(settle_config(case.game, case.options, levels, secret), secret), self._choice)

    def _choice(self, think: AskPlayer) -> Any:
        request, case = think.request, self._case
        self.asked.add((think.seat, request.character))
        player = case.game.player(request.level, request.character)(case.options, case.seats, request.chance)
        return player.choose(request.view, request.heard, after(CUT))


def check_moves(case: Case, level: str, moves: int) -> None:
    """So many moves, each of which the rules allow: a refusal would be an error."""
    match = InCharacter(case, level, f"{case}/{level}")
    while len(match.host.scores) < 1 and match.host.actions < moves:
        match.step()
    assert match.asked <= set(enumerate(match.host.config.characters))


@pytest.mark.walks
def test_all_characters_play_by_the_rules_and_keep_to_their_seats(case: Case) -> None:
    for level in case.game.players:
        if level not in case.game.searching:
            check_moves(case, level, MOVES)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_whoever_searches_does_so_too(game: Any) -> None:
    for seats in (min(game.seats), max(game.seats)):
        for level in game.searching:
            check_moves(Case(game, "default", game.options(), seats), level, FEW)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_no_character_can_tell_apart_what_it_has_not_seen(game: Any) -> None:
    case = Case(game, "default", game.options(), game.seats[0])
    who = [f"{level}:{name}" for name, one in game.characters().items() for level in one.players]
    assert sum(compared(case, f"{case}/in character/{number}", who) for number in range(2)) > 0


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_every_character_has_levels_of_its_game_and_a_word(game: Any) -> None:
    for character in game.characters().values():
        assert set(character.players) <= set(game.players)
        assert game.searching <= set(character.players), "the strongest level differs most where it can"
        assert character.word.source == character.word.source.strip()
