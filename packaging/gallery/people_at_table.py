"""The table with other people, as values show it: away, clock, wishes, a lost line, phrases, who watches, fairness."""

import time
from collections.abc import Sequence
from dataclasses import replace

from cardtable.app.dialogs.help.verification_dialog import DealVerificationDialog, what_it_cannot_show
from cardtable.app.dialogs.help.verification_results import Runs, rows_of
from cardtable.app.multiplayer.in_match.notification_content import Countdown, PendingProposal, question_of
from cardtable.app.multiplayer.in_match.notification_rules import ConnectionStatus, NoticeKind, RoomNotice, RoomStatus
from cardtable.app.multiplayer.in_match.participant_state import ParticipantState, RunningClock, shown_of
from cardtable.app.multiplayer.in_match.phrase_panel import PhrasePanel
from cardtable.app.widgets.palette import LIGHT, DialogOwner
from cardtable.core.cards import parse_cards
from cardtable.core.zones import Seat
from cardtable.host.commit_reveal import VerificationResult
from cardtable.host.phrases import PHRASES
from cardtable.host.room_messages import RevealMessage, RoomInfo
from cardtable.host.room_types import HouseRules, RoomProposalKind, RoomSeatInfo, RoomStage, SeatOccupant
from cardtable.host.seat_assignment import Presence
from cardtable.net.agent_messages import DealVerified
from cardtable.table.hud.participant_display import OverlayQuestion
from cardtable.table.table_scene import TableScene
from gallery.driver import Driver

NAMES, FACES = ("Asha", "Meera", "Leila", "Ravi"), (8, 2, 7, 3)
MANY = ("Asha", "Harbhajan", "Leila", "Meera", "Kavya", "Ravi", "Tomás", "Sunita", "Amrit", "Parisa", "Omid")
MANY_FACES = (8, 0, 7, 11, 2, 3, 10, 6, 9, 1, 4)
ME, HOST, LEILA, RAVI = map(Seat, range(4))
HOUSE = HouseRules(patience=60, grace=60)
TRICKS = 2
AWAY, REPLACED = (Presence.AWAY, 34), (Presence.REPLACED, 90)


def people_at_table(driver: Driver) -> None:
    """Everything that a person sees of the others at a table in another house."""
    sit(driver, "hearts", NAMES, FACES)
    now = time.monotonic()
    show(driver, ParticipantState(table(NAMES, FACES, {HOST: AWAY, RAVI: REPLACED}), now))
    scene_of(driver).say_phrase(LEILA, PHRASES[17])
    driver.picture("people-away")
    all_here = table(NAMES, FACES, {})
    show(driver, ParticipantState(all_here, now, {RAVI: RunningClock(now - 124, 60)}))
    driver.picture("people-clock")
    for name, wish in wishes(now).items():
        show(driver, ParticipantState(all_here, now, wish=wish))
        driver.picture(f"people-wish-{name}")
    ways(driver, all_here)
    newcomers(driver, all_here)
    show(driver, ParticipantState(all_here, now, notices=(RoomNotice(NoticeKind.DOUBT, 3),)))
    driver.picture("people-doubt")
    phrases(driver)
    sit(driver, "cancellation_hearts", MANY, MANY_FACES)
    away = {LEILA: AWAY, Seat(6): REPLACED}
    show(driver, ParticipantState(table(MANY, MANY_FACES, away), now, {Seat(4): RunningClock(now - 124, 60)}))
    driver.picture("people-eleven")
    driver.dialog("people-fairness", lambda: fairness(driver, all_here))


def sit(driver: Driver, game: str, names: Sequence[str], faces: Sequence[int]) -> None:
    """A match of computers whose plates have the names of people."""
    driver.begin(game, len(names), seed="12")
    for _ in range(TRICKS):
        driver.act()
    play = driver.program.match
    assert play is not None
    play.renderer.set_names({Seat(seat): name for seat, name in enumerate(names)})
    play.scene.set_people(names, faces)
    driver.until_quiet()


def table(names: Sequence[str], faces: Sequence[int], presences: dict[Seat, tuple[Presence, int]]) -> RoomInfo:
    """As the table would tell who sits there."""
    here = (Presence.HERE, 0)
    seats = tuple(
        RoomSeatInfo(SeatOccupant.PERSON, name, face, "", True, *presences.get(Seat(seat), here))
        for seat, (name, face) in enumerate(zip(names, faces, strict=True))
    )
    return RoomInfo(1, "hearts", 1, {}, HOUSE, RoomStage.PLAYING, seats, HOST, ME, 2, 4)


def scene_of(driver: Driver) -> TableScene:
    """What is drawn of the match."""
    assert driver.program.match is not None
    return driver.program.match.scene


def show(driver: Driver, people: ParticipantState, question: OverlayQuestion | None = None) -> None:
    """Show this on felt and strip."""
    play = driver.program.match
    assert play is not None
    play.scene.show_participants(shown_of(people, play.renderer, time.monotonic())._replace(question=question))
    situation = replace(people.situation(letters=True), asks_alone=question is not None)
    driver.people.keeper.tell(situation)
    driver.rest(300)


def wishes(now: float) -> dict[str, PendingProposal]:
    """What the others may ask."""
    mine = frozenset({ME})
    claimed = tuple(parse_cards(["AS", "KS", "QD", "AC"]))
    return {
        "undo": PendingProposal(1, RoomProposalKind.UNDO, RAVI, None, mine, (), Countdown(now + 20, 20)),
        "claim": PendingProposal(2, RoomProposalKind.CLAIM, LEILA, None, mine, claimed, Countdown(now + 10, 10)),
        "replace": PendingProposal(3, RoomProposalKind.REPLACE, LEILA, RAVI, mine, (), Countdown(now + 10, 10)),
    }


def ways(driver: Driver, info: RoomInfo) -> None:
    """A line that is lost, a host that is gone, and the question after ten minutes."""
    now = time.monotonic()
    show(driver, ParticipantState(info, now, way=ConnectionStatus.LOST, gone_since=now - 4))
    driver.picture("people-line-lost")
    waits = Countdown(now + 470, 600)
    gone = ParticipantState(info, now, way=ConnectionStatus.HOST_GONE, gone_since=now - 130, waits_until=waits)
    show(driver, gone)
    driver.picture("people-host-gone")
    show(driver, gone, question_of(info, by_itself=True, may_open=True))
    driver.picture("people-host-gone-question")
    show(driver, ParticipantState(info, now))


def newcomers(driver: Driver, info: RoomInfo) -> None:
    """A watcher who may sit down, and the one who has."""
    driver.people.keeper.tell(RoomStatus(free=(LEILA, RAVI)))
    driver.picture("people-seats-free")
    show(driver, ParticipantState(info, time.monotonic(), notices=(RoomNotice(NoticeKind.SAT_DOWN),)))
    driver.picture("people-sat-down")
    show(driver, ParticipantState(info, time.monotonic()))


def phrases(driver: Driver) -> None:
    """The panel over the player's plate."""
    play = driver.program.match
    assert play is not None
    panel = PhrasePanel(play.renderer, LIGHT, play.table)
    panel.open(play.scene.board.geometry.plates[0], 0)
    driver.picture("people-phrases")
    panel.hide()
    panel.deleteLater()


def fairness(driver: Driver, info: RoomInfo) -> None:
    """A doubt among deals that were correct."""
    who = ("dealer", "seat 0", "seat 1", "seat 2", "seat 3")
    deals = ((1, who, ()), (2, who[:4], ()), (3, (who[0], *who[2:]), (VerificationResult.LEFT_OUT,)))
    checks = [
        DealVerified("4f2c9a17", deal, part, (), doubts, RevealMessage(deal, "ab" * 32, {"dealer": "cd" * 16}, (), ()))
        for deal, part, doubts in deals
    ]
    program = driver.program
    rows, cannot = rows_of(checks, info, Runs.ELSEWHERE), what_it_cannot_show(info, Runs.ELSEWHERE)
    dialog = DealVerificationDialog(program.renderer, rows, cannot, (), DialogOwner(program.window))
    dialog.exec()
    dialog.deleteLater()
