"""Nobody waits for what is certain: the last card plays itself, and a deal that is decided goes quickly."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from pytestqt.qtbot import QtBot

from cardtable.app.match.auto_play import FASTER, FINISHING, AutoFinish, faster, is_out, last_forced
from cardtable.app.settings.setting_choices import SpeechPause
from cardtable.core.events import HandScored
from cardtable.core.views import View
from cardtable.core.zones import Seat
from cardtable.host.host_messages import ProposalKind
from cardtable.host.match_host import MatchHost
from cardtable.table.style.table_style import TableLook
from tests.app.scripted import ALL_GAMES, AnySession, Match, match, play_on
from tests.app.seen import buttons

MakeDesk = Callable[..., Any]
ME = Seat(0)
SVOI = Match(ALL_GAMES["svoi_kozyri"], ALL_GAMES["svoi_kozyri"].options(), ("person Me", "club A", "club B"), "10")
DECIDED = match(seed="6"), 48  # two cards each, and all points have fallen
LAST_TRICK = 4 + 48  # passes and cards


def held(settled: Match, view: View[Any]) -> int:
    kinds = settled.config.kinds
    return sum(len(cards) for zone, cards in view.zones.items() if kinds.is_hand_of(view.seat, zone))


def walk(settled: Match, actions: int) -> Iterator[AnySession]:
    """A match of first legal actions, before each of them."""
    session = settled.begin()
    for _ in range(actions):
        yield session
        play_on(session, settled.rules(), 1)


@pytest.mark.parametrize(("settled", "actions"), [(match(), 60), (SVOI, 120)], ids=["hearts", "svoi_kozyri"])
def test_only_the_last_card_that_must_be_played_is_forced(settled: Match, actions: int) -> None:
    rules, controls, kinds = settled.rules(), settled.controls(), settled.config.kinds
    found = 0
    for session in walk(settled, actions):
        for seat in session.actors:
            view = session.view(seat)
            action = last_forced(rules, controls, kinds, view)
            if action is None:
                continue
            found += 1
            assert held(settled, view) == 1
            assert list(rules.legal(view)) == [action]
    assert found == 4 or settled is SVOI  # one for each of the last trick of Hearts


def flying(one: Any) -> None:
    """Let cards fly: fading from place to place takes as long at any speed."""
    one.program.change(one.program.settings.motion.changed("reduce_motion", False))


def put(one: Any, settled: Match, actions: int) -> None:
    """Put a match on the table in which so much has been played."""
    session = settled.begin()
    play_on(session, settled.rules(), actions)
    one.program.show(one.program.matches.open_host(MatchHost(settled.config, settled.secret, session=session)))


def last_turn(one: Any, qtbot: QtBot) -> int:
    """Wait for the person's last card to be due; how many actions there were before it."""
    put(one, match(), LAST_TRICK)
    one.my_turn(qtbot)
    assert held(match(), one.session.view(ME)) == 1
    return int(one.session.actions)


def test_the_last_card_plays_itself_after_a_look_at_it(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    before = last_turn(one, qtbot)
    beat = one.program.match.last_card.timer
    assert beat.isActive()
    assert 500 <= beat.interval() <= 1000
    assert one.session.actions == before
    qtbot.waitUntil(lambda: one.session.actions > before)


def test_the_last_card_waits_until_what_was_said_can_have_been_heard(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    one.program.change(one.program.settings.accessibility.changed("speech_pause", SpeechPause.SHORT))
    before = last_turn(one, qtbot)
    card = one.program.match.last_card
    one.program.announcer.say("A sentence that takes its time, and so has to be waited for until it has been heard.")
    card.timer.stop()

    card._play()

    assert one.session.actions == before
    assert card.timer.interval() > 1000


def test_whoever_plays_every_card_alone_is_left_to_it(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    one.program.change(one.program.settings.table.changed("play_last", False))
    last_turn(one, qtbot)
    assert not one.program.match.last_card.timer.isActive()


def test_a_last_card_that_was_taken_back_is_left_to_the_person(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    before = last_turn(one, qtbot)
    qtbot.waitUntil(lambda: one.session.actions > before)
    one.program.match.controller.wish(ProposalKind.UNDO)
    one.my_turn(qtbot)
    assert held(match(), one.session.view(ME)) == 1
    assert not one.program.match.last_card.timer.isActive()


def is_over(one: Any) -> bool:
    return any(isinstance(event, HandScored) for event in one.program.match.model.heard)


def test_whoever_is_out_has_the_deal_finished_quickly(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk(games=ALL_GAMES)
    flying(one)
    actions = next(n for n, session in enumerate(walk(SVOI, 400)) if is_out(session.view(ME), SVOI.config.kinds))
    put(one, SVOI, actions)
    play = one.program.match
    qtbot.waitUntil(lambda: (one.hurry(), play.model.ready and play.scene.animator.is_idle)[1])
    (button,) = buttons(play)
    assert button.text() == "Finish the deal"
    assert not one.program.match.hurries
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: play.hurries)
    assert play.scene.table_style.look.speed == FASTER * play._settings.motion.speed / 100
    assert play.finishing.refusal() is FINISHING
    assert not buttons(play)
    played = one.session.actions
    qtbot.waitUntil(lambda: one.session.actions > played + 3)
    play.controller.wish(ProposalKind.UNDO)
    qtbot.waitUntil(lambda: not play.hurries)
    assert play.scene.table_style.look.speed == play._settings.motion.speed / 100


def test_a_deal_whose_points_have_fallen_is_played_out_by_one_command(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    flying(one)
    put(one, *DECIDED)
    one.my_turn(qtbot)
    qtbot.waitUntil(lambda: one.can("finish"))
    one.trigger("finish")
    qtbot.waitUntil(lambda: one.program.match.hurries)
    qtbot.waitUntil(lambda: is_over(one))
    qtbot.waitUntil(lambda: not one.program.match.hurries)


def test_a_deal_that_is_finished_waits_for_no_click() -> None:
    look = TableLook(speed=1.5, trick_pause_ms=None)
    assert faster(look).speed == 7.5
    assert faster(look).trick_pause_ms is not None
    assert faster(look._replace(trick_pause_ms=900)).trick_pause_ms == 180


def test_whoever_only_watches_is_not_reminded_at_every_moment(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    one.program.new_match("hearts", seed="3", by_itself=True)
    qtbot.waitUntil(lambda: one.program.match.model.ready)
    assert "Finish the deal" not in [button.text() for button in buttons(one.program.match)]
    assert one.program.match.finishing.refusal() is None


def test_among_people_nobody_is_offered_to_hurry_the_others(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk(games=ALL_GAMES)
    actions = next(n for n, session in enumerate(walk(SVOI, 400)) if is_out(session.view(ME), SVOI.config.kinds))
    put(one, SVOI, actions)
    play = one.program.match
    qtbot.waitUntil(lambda: (one.hurry(), play.model.ready and play.scene.animator.is_idle)[1])
    assert buttons(play)
    play.finishing.deleteLater()
    QCoreApplication.sendPostedEvents(play.finishing, QEvent.Type.DeferredDelete)
    play.finishing = AutoFinish(play.model, play.controller, play.scene.animator, play, alone=False)
    play.model.viewChanged.emit(play.model.view)
    assert not play.model.commands
