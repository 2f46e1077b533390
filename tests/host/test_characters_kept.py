"""A computer player keeps its character through a match, whatever happens to the match."""

from collections.abc import Sequence
from dataclasses import replace

from cardtable.core.record import write_record
from cardtable.core.zones import Seat
from cardtable.host.host_messages import AskPlayer, Effect, ProposalKind, Propose, SubmitAction
from cardtable.host.match_host import MatchHost
from cardtable.players.player_questions import MatchPlayers, never_stop
from tests.host.company import GAMES, host_of
from tests.records import read_record

HEARTS = GAMES["hearts"]
PLAYERS = ("person Ann", "club Amrit", "club Kavya", "club Parisa")


def asked(effects: Sequence[Effect]) -> dict[Seat, str]:
    """Which characters are asked for a move, by seat."""
    return {think.seat: think.request.character for think in effects if isinstance(think, AskPlayer)}


def begun(host: MatchHost) -> dict[Seat, str]:
    """Which characters the computers have as the match begins or goes on, all passing at once."""
    effects = [*host.start(0.0), *host.join(Seat(0), Seat(0), 0.0)]
    return asked(effects)


def table() -> MatchHost:
    return host_of(HEARTS, PLAYERS, pause=0.0)


def test_each_computer_is_asked_in_its_own_character() -> None:
    host = table()
    assert host.config.characters[0] == ""
    assert begun(host) == {Seat(seat): host.config.characters[seat] for seat in (1, 2, 3)}
    assert sorted(host.config.characters[1:]) == sorted(HEARTS.characters())


def test_the_characters_are_the_same_after_saving_and_loading() -> None:
    host = table()
    before = begun(host)
    again = MatchHost.restore(read_record(write_record(host.record())), GAMES)
    assert begun(again) == before


def test_the_characters_are_the_same_after_undo() -> None:
    host = table()
    before = begun(host)
    view = host.view(Seat(0))
    action = next(iter(host.config.rules().legal(view)))
    host.on_message(SubmitAction(1, view.version, action), 0.0)
    host.on_persisted(1, 0.0)
    host.on_message(Propose(ProposalKind.UNDO), 0.0)
    assert host.actions == 1
    assert asked(host.on_persisted(2, 0.0)) == before
    assert host.actions == 0


def test_another_seat_after_a_draw_for_places_changes_no_character() -> None:
    host, moved = table(), host_of(HEARTS, (*PLAYERS[2:], *PLAYERS[:2]))
    assert dict(zip(moved.config.players, moved.config.characters, strict=True)) == dict(
        zip(host.config.players, host.config.characters, strict=True)
    )


def test_one_thinker_keeps_the_characters_of_all_seats_apart() -> None:
    """Who leads low and who leads high are asked about the same view."""
    host = table()
    think = next(effect for effect in host_of(HEARTS, ("club",) * 4).start(0.0) if isinstance(effect, AskPlayer))
    options = host.config.options
    minds = MatchPlayers(HEARTS, options, 4)
    for character in ("", *HEARTS.characters(), ""):
        alone = HEARTS.player("club", character)(options, 4, think.request.chance)
        answer = minds.answer(replace(think.request, character=character))
        assert answer == alone.choose(think.request.view, think.request.heard, never_stop)
