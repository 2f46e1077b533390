"""Who was at a table of people last finds it on the welcome page, beside the match that was played alone."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

from pytestqt.qtbot import QtBot

from cardtable.app.dialogs.welcome.welcome_page import WelcomePage
from cardtable.app.startup.composition_root import show_match
from cardtable.app.startup.parsed_arguments import Arguments
from cardtable.core.basics.incremental import at_once
from cardtable.net.agent.resume_tokens import ResumeToken, ResumeTokenFile
from cardtable.net.agent_messages import SavedSeat

MakeDesk = Callable[..., Any]


def leave_a_seat(one: Any, seconds: int) -> None:
    """The person sat at an own table so many seconds after playing alone."""
    folder = one.program.paths.people
    folder.mkdir(parents=True, exist_ok=True)
    seat = SavedSeat("a1b2c3d4", "Nova", "hearts", 2, (2, 8), own=True)
    ResumeTokenFile(folder).store(ResumeToken(seat, "key", "", (), 1, started=True))
    when = one.program.matches.path.stat().st_mtime + seconds
    os.utime(folder, (when, when))


def begun(desk: MakeDesk, qtbot: QtBot) -> Any:
    """A match of which the person has played one turn."""
    one = desk()
    one.program.new_match("hearts", seed="3")
    one.my_turn(qtbot)
    one.act()
    return one


def shown(one: Any) -> WelcomePage:
    one.welcome.show()
    page = one.window.page()
    assert isinstance(page, WelcomePage)
    return page


def test_the_last_of_both_is_what_a_start_leads_to(desk: MakeDesk, qtbot: QtBot) -> None:
    one = begun(desk, qtbot)
    leave_a_seat(one, -60)
    one.window.close()
    two = desk()
    assert show_match(two.program, Arguments())
    two.program.leave()
    leave_a_seat(two, 60)
    assert not show_match(two.program, Arguments())
    page = shown(two)
    assert page.table.title.text() == "Continue at your table"
    assert not page.table.isHidden()
    assert not page.resume.isHidden()


def test_a_match_that_was_put_by_is_on_the_page_too(desk: MakeDesk, qtbot: QtBot) -> None:
    one = begun(desk, qtbot)
    record = one.program.local_match.record()
    one.program.matches.keep_unfinished()
    page = shown(one)
    assert not page.resume.isHidden()
    assert page.resume.others.isHidden()
    page.resume.button.click()
    assert one.program.local_match.record().actions == record.actions
    assert at_once(one.program.matches.finding_unfinished()) == []
