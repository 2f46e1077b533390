"""Two programs on one computer, each with its agent: one hosts, the other is invited, or finds the table."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardtable.core.zones import Seat
from cardtable.host.commit_reveal import VerificationResult
from cardtable.host.room_requests import ProposeRequest, SitRequest, VoteRequest
from cardtable.host.room_types import DisconnectCode, HouseRules, RoomProposalKind, RoomStage, SeatOccupant
from cardtable.net.agent.resume_tokens import ResumeTokenFile, saved_seats
from cardtable.net.agent_messages import ConnectionProblem, ConnectionState, JoinCommand, OpenRoomCommand
from cardtable.net.invitation import Invitation, read_invitation, write_invitation
from tests.models.agents import Player, Programs

ROOT = Path(__file__).resolve().parents[2]

pytestmark = pytest.mark.slow


@pytest.fixture
def programs(qtbot: QtBot, tmp_path: Path) -> Iterator[Programs]:
    with Programs(qtbot, tmp_path) as found:
        yield found


def test_a_table_is_opened_and_joined_by_its_invitation(programs: Programs) -> None:
    meera, ravi = programs.start("meera"), programs.start("ravi")
    programs.open(meera, "hearts", 4)
    programs.join(ravi, meera)

    ravi.send(SitRequest(Seat(1)))
    programs.wait(lambda: meera.room is not None and meera.room.seats[1].name == "Ravi")

    assert (meera.is_host, ravi.is_host) == (True, False)
    assert meera.room is not None
    assert [place.kind for place in meera.room.seats] == [SeatOccupant.PERSON] * 2 + [SeatOccupant.OPEN] * 2
    assert meera.fingerprint_cards == ravi.fingerprint_cards != ()


def two_at_a_table(programs: Programs, game: str = "svoi_kozyri") -> tuple[Player, Player]:
    """Meera, who hosts, and Ravi, in the midst of a deal."""
    meera, ravi = Player(programs.start("meera")), Player(programs.start("ravi"))
    programs.open(meera.line, game, 2)
    programs.join(ravi.line, meera.line)
    programs.sit(ravi.line, 1)
    programs.begin(meera.line, ravi.line)
    programs.wait(lambda: acts(meera) > 5 and acts(ravi) > 5)
    return meera, ravi


def acts(player: Player) -> int:
    return player.controller.actions if player.controller is not None else 0


def play_on(programs: Programs, *players: Player) -> None:
    """To the end of the deal, with nothing to doubt about the cards."""
    programs.wait(lambda: all(player.line.verified_deals for player in players), seconds=60)
    counts = {player.controller.scores[:1] for player in players if player.controller is not None}
    assert len(counts) == 1
    assert {player.line.verified_deals[0].doubts for player in players} <= {(), (VerificationResult.NOT_CHECKED,)}


def test_a_newcomer_takes_a_seat_by_the_invitation_and_keeps_it(programs: Programs, tmp_path: Path) -> None:
    meera, ravi = Player(programs.start("meera")), Player(programs.start("ravi"))
    programs.open(meera.line, "svoi_kozyri", 2, HouseRules(newcomers=True))
    programs.begin(meera.line)
    programs.wait(lambda: acts(meera) > 5)
    programs.join(ravi.line, meera.line)
    programs.sit(ravi.line, 1)
    programs.wait(lambda: ravi.controller is not None and ravi.controller.acting_seat == 1)
    assert [seat.host for seat in saved_seats(tmp_path / "ravi")] == ["Meera"]
    programs.kill(ravi.line)
    programs.wait(lambda: ravi.line.state is ConnectionState.LOST)
    programs.wait(lambda: ravi.line.state is ConnectionState.LIVE)

    ravi.wake()
    play_on(programs, meera, ravi)
    assert ravi.line.room is not None
    assert (ravi.line.room.you, ravi.line.room.seats[1].newcomer) == (1, True)


def test_a_guest_whose_agent_dies_plays_on_at_the_same_card(programs: Programs) -> None:
    meera, ravi = two_at_a_table(programs)
    programs.kill(ravi.line)
    programs.wait(lambda: ravi.line.state is ConnectionState.LOST)
    programs.wait(lambda: ravi.line.state is ConnectionState.LIVE)

    ravi.wake()
    play_on(programs, meera, ravi)
    assert len(programs.agents(ravi.line)) == 2


def test_wrong_invitations_from_the_same_house_take_no_guests_seat(programs: Programs, tmp_path: Path) -> None:
    meera, ravi = two_at_a_table(programs, "canasta")  # which is not over meanwhile
    assert meera.line.welcome is not None
    right = read_invitation(meera.line.welcome.invitation)
    stranger = programs.start("stranger")
    told: list[object] = []
    stranger.connectionChanged.connect(lambda change: told.append(change.reason) if change.reason is not None else None)
    for number in range(6):
        wrong = write_invitation(replace(right, secret=f"{number:016x}"))
        stranger.enter(JoinCommand("Stranger", 7, invitation=wrong))
        programs.wait(lambda number=number: len(told) > number)  # type: ignore[misc]
    assert told[:6] == [DisconnectCode.WRONG_SECRET] * 5 + [DisconnectCode.TOO_MANY_LINES]
    [before] = ResumeTokenFile(tmp_path / "ravi").all()
    programs.kill(ravi.line)
    programs.wait(lambda: ravi.line.state is ConnectionState.LOST)
    programs.wait(lambda: ravi.line.state is ConnectionState.LIVE)
    ravi.line.close()

    again = Player(programs.start("ravi"))
    again.line.enter(JoinCommand("Ravi", 7, kept=before.seat.table))
    programs.wait(lambda: again.line.room is not None and again.line.room.you == 1)
    [after] = ResumeTokenFile(tmp_path / "ravi").all()
    assert after.key == before.key


def test_a_host_whose_agent_dies_opens_the_table_again_and_the_guest_comes_back(programs: Programs) -> None:
    meera, ravi = two_at_a_table(programs)
    programs.kill(meera.line)
    programs.wait(lambda: meera.line.state is ConnectionState.LOST)
    programs.wait(lambda: meera.line.state is ConnectionState.LIVE and meera.line.own_room is not None)
    assert meera.line.own_room is not None
    programs.wait(lambda: ravi.line.state is ConnectionState.LIVE and ravi.line.room is not None)

    meera.wake()
    ravi.wake()
    play_on(programs, meera, ravi)
    assert meera.line.is_host


def test_a_guest_who_starts_the_program_anew_goes_on_with_the_kept_key(programs: Programs, tmp_path: Path) -> None:
    meera, ravi = two_at_a_table(programs)
    assert ravi.line.room is not None
    ravi.line.close()
    [seat] = saved_seats(tmp_path / "ravi")
    assert (seat.host, seat.game, seat.deal, seat.own) == ("Meera", "svoi_kozyri", 1, False)

    again = Player(programs.start("ravi"))
    again.line.enter(JoinCommand("Ravi", 7, kept=seat.table))
    programs.wait(lambda: again.line.room is not None and again.line.room.you == 1)
    meera.wake()
    play_on(programs, meera, again)


def test_a_host_who_starts_the_program_anew_opens_the_table_where_it_was(programs: Programs, tmp_path: Path) -> None:
    meera, ravi = two_at_a_table(programs)
    meera.line.close()
    programs.wait(lambda: ravi.line.state is ConnectionState.LOST)
    assert ravi.line.reason is DisconnectCode.STOPPING
    [seat] = saved_seats(tmp_path / "meera")
    assert seat.own

    again = Player(programs.start("meera"))
    again.line.enter(OpenRoomCommand("Meera", 3, seat.game, 2, {}, HouseRules(), reopen=seat.table))
    programs.wait(lambda: again.line.is_host and again.line.room is not None and again.line.room.you == 0)
    programs.wait(lambda: ravi.line.state is ConnectionState.LIVE)
    ravi.wake()
    play_on(programs, again, ravi)


def test_a_table_is_found_in_the_house_and_joined(programs: Programs) -> None:
    meera, ravi = programs.start("meera"), programs.start("ravi")
    programs.open(meera, "hearts", 4)
    ravi.set_discovery(True)
    assert meera.welcome is not None
    table = meera.welcome.table
    programs.wait(lambda: table in ravi.discovered_rooms)
    found = ravi.discovered_rooms[table]
    assert (found.host, found.game, found.seats, found.free, found.mark) == (
        "Meera",
        "hearts",
        4,
        3,
        meera.fingerprint_cards,
    )

    ravi.enter(JoinCommand("Ravi", 7, found=table))
    programs.wait(lambda: ravi.room is not None)
    programs.sit(ravi, 2)
    programs.wait(lambda: ravi.discovered_rooms[table].free == 2)
    programs.begin(meera, ravi)
    programs.wait(lambda: table not in ravi.discovered_rooms)  # watchers may not come


def test_an_invitation_to_another_computer_is_refused(programs: Programs) -> None:
    meera, ravi = programs.start("meera"), programs.start("ravi")
    programs.open(meera, "hearts", 4)
    assert meera.welcome is not None
    wrong = replace(read_invitation(meera.welcome.invitation), fingerprint=bytes(16))
    ravi.enter(JoinCommand("Ravi", 7, invitation=write_invitation(wrong)))
    programs.wait(lambda: ravi.state is ConnectionState.ENDED)

    assert ravi.reason is ConnectionProblem.FINGERPRINT


def test_an_invitation_with_another_secret_is_refused(programs: Programs) -> None:
    meera, ravi = programs.start("meera"), programs.start("ravi")
    programs.open(meera, "hearts", 4)
    assert meera.welcome is not None
    wrong = replace(read_invitation(meera.welcome.invitation), secret="0" * 16)
    ravi.enter(JoinCommand("Ravi", 7, invitation=write_invitation(wrong)))
    programs.wait(lambda: ravi.state is ConnectionState.ENDED)

    assert ravi.reason is DisconnectCode.WRONG_SECRET


@pytest.mark.parametrize(
    ("join", "reason"),
    [
        (JoinCommand("Ravi", 7, invitation="cardtable:join/0000"), ConnectionProblem.INVITATION),
        (JoinCommand("Ravi", 7, found="00000000"), ConnectionProblem.NOT_FOUND),
        (JoinCommand("Ravi", 7, kept="00000000"), ConnectionProblem.NOT_FOUND),
    ],
)
def test_a_way_that_is_none_is_told(programs: Programs, join: JoinCommand, reason: ConnectionProblem) -> None:
    ravi = programs.start("ravi")
    ravi.enter(join)
    programs.wait(lambda: ravi.state is ConnectionState.ENDED)

    assert ravi.reason is reason


def test_nobody_answering_is_told_soon(programs: Programs) -> None:
    ravi = programs.start("ravi")
    nowhere = Invitation(("127.0.0.1",), 9, "00000000", "0" * 16, bytes(16))
    ravi.enter(JoinCommand("Ravi", 7, invitation=write_invitation(nowhere)))
    programs.wait(lambda: ravi.state is ConnectionState.ENDED)

    assert ravi.reason is ConnectionProblem.NO_ANSWER


def test_an_agent_ends_within_a_second_once_its_window_is_gone(programs: Programs) -> None:
    meera, ravi = two_at_a_table(programs)
    began = time.monotonic()
    meera.line.close()

    assert time.monotonic() - began < 1
    programs.wait(lambda: ravi.line.state is ConnectionState.LOST)
    assert ravi.line.reason is DisconnectCode.STOPPING


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks at /proc for a process that is not its own")
def test_an_agent_ends_within_a_second_of_a_window_that_is_killed(programs: Programs, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.models.hosting", str(tmp_path / "meera"), str(programs.sentences)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as window:
        assert window.stdout is not None
        agent = int(window.stdout.readline())
        assert is_running(agent)
        window.kill()
        began = time.monotonic()
        programs.wait(lambda: not is_running(agent))

    assert time.monotonic() - began < 1.5


def test_a_program_that_ends_without_a_word_ends_its_agent(programs: Programs, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.models.hosting", str(tmp_path / "meera"), str(programs.sentences), "ends"]
    subprocess.run(command, cwd=ROOT, capture_output=True, check=True, timeout=30)


def is_running(process: int) -> bool:
    """Whether it does anything; who has ended and was not asked for does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except FileNotFoundError:
        return False


def test_another_match_is_played_and_opened_again_after_a_death(programs: Programs) -> None:
    meera, ravi = two_at_a_table(programs)
    programs.wait(lambda: stage(meera) is stage(ravi) is RoomStage.OVER, seconds=60)
    assert meera.line.welcome is not None
    first = meera.line.welcome.table

    ravi.line.send(ProposeRequest(RoomProposalKind.REMATCH))
    programs.wait(lambda: meera.line.proposal is not None)
    assert meera.line.proposal is not None
    meera.line.send(VoteRequest(meera.line.proposal.ask, True))
    programs.wait(lambda: stage(meera) is stage(ravi) is RoomStage.LOBBY)
    assert ravi.line.welcome is not None
    assert ravi.line.welcome.table != first
    programs.begin(meera.line, ravi.line)
    programs.wait(lambda: acts(meera) > 0 and acts(ravi) > 0 and stage(ravi) is RoomStage.PLAYING)
    programs.kill(meera.line)
    programs.wait(lambda: meera.line.state is ConnectionState.LOST)
    programs.wait(lambda: meera.line.state is ravi.line.state is ConnectionState.LIVE)

    for player in (meera, ravi):
        player.wake()
    programs.wait(lambda: stage(meera) is stage(ravi) is RoomStage.OVER, seconds=60)


def stage(player: Player) -> RoomStage | None:
    return player.line.room.stage if player.line.room is not None else None


def test_places_that_are_drawn_are_checked_as_well(programs: Programs) -> None:
    lines = [programs.start(f"person {seat}") for seat in range(3)]
    players = [Player(line) for line in lines]
    programs.open(lines[0], "canasta", 3, seating="draw_for_partners")
    for seat, line in enumerate(lines[1:], 1):
        programs.join(line, lines[0], f"Guest {seat}")
        programs.sit(line, seat)
    programs.begin(*lines)
    programs.wait(lambda: all(len(line.verified_deals) == 2 for line in lines), seconds=90)

    assert [[(check.deal, check.doubts) for check in line.verified_deals] for line in lines] == [[(0, ()), (1, ())]] * 3
    seats = {player.controller.acting_seat for player in players if player.controller is not None}
    assert seats == {0, 1, 2}
    assert all(player.controller is not None and not player.refused for player in players)


SEATS = {"hearts": 3, "cancellation_hearts": 5, "svoi_kozyri": 2, "canasta": 2}


@pytest.mark.parametrize("game", list(SEATS))
def test_a_deal_of_each_game_is_played_by_people(programs: Programs, game: str) -> None:
    lines = [programs.start(f"person {seat}") for seat in range(SEATS[game])]
    players = [Player(line) for line in lines]
    programs.open(lines[0], game, SEATS[game])
    for seat, line in enumerate(lines[1:], 1):
        programs.join(line, lines[0], f"Guest {seat}")
        programs.sit(line, seat)
    programs.begin(*lines)

    programs.wait(lambda: all(line.verified_deals for line in lines), seconds=90)

    counts = {player.controller.scores[:1] for player in players if player.controller is not None}
    assert len(counts) == 1
    for line in lines:
        check = line.verified_deals[0]
        assert (check.deal, check.doubts, check.missing) == (1, (), ())
        assert len(check.who) == 1 + SEATS[game]  # the table's own program takes part
