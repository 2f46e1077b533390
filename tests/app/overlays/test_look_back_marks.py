"""A deal that is looked at with what its decisions were worth: marks, verdict, keys, another line of play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cardtable.app.overlays.replay.decision_markers import DecisionMarkers, taken_on
from cardtable.app.overlays.replay.decision_summary import RegretClass, from_where
from cardtable.app.overlays.results.deal_result_controller import DealResultController
from cardtable.app.settings.settings_sections import MotionSettings
from cardtable.core.cards import Card
from cardtable.core.controls import Mark
from cardtable.core.text import Text, translate
from cardtable.core.zones import Seat
from cardtable.host.match_host import MatchHost
from cardtable.players.deal_review import DealReview, ReviewedDecision, ReviewedOption
from tests.app.scripted import ALL_GAMES, Match
from tests.app.test_between_deals import finish_a_deal
from tests.app.test_other_keyboards import press

MakeDesk = Callable[..., Any]
Key = Qt.Key
REASON = translate("Hearts family", "From what you have seen, the %1 is the best card to lead.")


def judged(action: int, done: str, better: str, cost: float, error: float = 0.1) -> ReviewedDecision:
    reason: Text = REASON.filled(Card.parse(better.rsplit(maxsplit=1)[-1]))
    values = (ReviewedOption(better, 1.0, 0.0), ReviewedOption(done, 1.0 - cost, error))
    return ReviewedDecision(action, done, better, cost, error, reason, values[:1] if done == better else values)


def marks_in_hand(page: Any) -> dict[Mark, list[Card]]:
    found: dict[Mark, list[Card]] = {}
    for widget in page.scene.board.own_hand().widgets:
        for mark in widget.marks & {Mark.PLAYED, Mark.BETTER}:
            found.setdefault(mark, []).append(widget.final_card)
    return found


def test_a_costly_card_is_marked_shown_as_it_was_then_and_played_on_from(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    finish_a_deal(one, qtbot)
    felt = one.openers.overlays
    felt.look(1)
    page = felt.replay.page
    record = one.program.local_match.record()
    own = [
        (number, text) for number, (seat, text) in enumerate(record.actions) if seat == 0 and text.startswith("play")
    ]
    (first, good), (second, dear), (third, unsure) = own[:3]
    later = next(text for number, text in own[4:] if text != dear)

    said: list[str] = []
    page.scene.narrator.spoken.connect(said.append)
    page.setFocus()
    press(one, "W")  # before anything has been weighed
    assert page.scene.hud.prompt.said == "None of your choices is marked here."

    review = page.review([first, second, third])
    page.renew()
    press(one, "M")
    assert said[-1] == "Weighing your choices: 0 of 3."
    assert {mark.kind for mark in review.marks().values()} == {None}  # still being found out
    whole = DealReview(
        1,
        Seat(0),
        20,
        (judged(first, good, good, 0.0), judged(second, dear, later, 7.5), judged(third, unsure, later, 2.0, 1.5)),
    )
    review.finish(whole)
    page.renew()
    assert said[-1] == "Your choices cost 7.5 points. You took 20; an expert would take about 12."
    assert [one.program.renderer.text(note) for note in review.notes] == [
        "Your choices cost 7.5 points",
        "You took 20; an expert would take about 12",
    ]
    review.finish(replace(whole, counted=5))  # less than what the cards were expected to cost
    assert one.program.renderer.text(review.notes[1]) == "You took 5: luck was with you"
    review.finish(replace(whole, judged=whole.judged[:1]))
    assert [one.program.renderer.text(note) for note in review.notes] == ["No mistake cost you anything"]
    review.finish(whole)
    assert page.costliest.isVisible()
    assert [row.accessibleName() for row in page.costliest.rows] == ["Trick 2, your card, cost 7.5 points."]
    kinds = [mark.kind for _, mark in sorted(review.marks().items())]
    assert kinds == [RegretClass.GOOD, RegretClass.MUCH, RegretClass.GOOD]  # within the doubt nothing is told

    pills = page.findChild(DecisionMarkers)
    for heading, word in (("pass", "passed"), ("play", "played")):
        pills.show_done(heading)
        assert pills.done.source == word  # a card that was passed was not played
    page.setFocus()
    press(one, "M")  # which elsewhere asks the table for its melds, tricks or trumps
    assert one.window.focusWidget() is page  # and no card of a table that is only looked at
    card, better = (Card.parse(text.split()[1]) for text in (dear, later))
    assert marks_in_hand(page) == {Mark.PLAYED: [card], Mark.BETTER: [better]}
    ghosts = [widget.final_card for widget in page.scene.board.widgets() if Mark.LATER in widget.marks]
    assert card in ghosts
    assert page.panel.isVisible()
    taken = list(taken_on(page.scene, 1.0))
    hands = [pile for zone, pile in page.scene.board.piles.items() if zone.kind == "hand"]
    poses = [widget.pose for pile in hands for widget in pile.widgets]
    assert all(any(rect.contains(pose.x, pose.y) for rect in taken) for pose in poses)  # the panel avoids open hands
    assert not page.costliest.isVisible()
    assert page.panel.accessibleName() == "Trick 2, your card, cost 7.5 points"
    assert "by 7.5 points." in page.panel.accessibleDescription()
    assert page.line.accessibleName() == "Trick 2 of 13. It cost 7.5 points."
    assert not page.panel.next.isEnabled()
    here = page.here
    qtbot.keyClick(page.line, Key.Key_M, Qt.KeyboardModifier.ShiftModifier)
    assert page.here == here  # there is no other mark
    assert said[-1] == "No other choice cost points."
    press(one, "W")
    names = [one.program.renderer.card(each) for each in (better, card)]
    assert said[-1].lower() == f"{names[0]}: best. {names[1]}: 7.5 points worse."  # the list of all choices
    press(one, "W")
    assert said[-1].startswith(f"Better: {names[0]}, by 7.5 points. From what you have seen")
    for part in (page.panel.play_on, page.strip.steps[0], page):
        qtbot.keyClick(one.window.focusWidget(), Key.Key_F6)
        assert one.window.focusWidget() is part
    qtbot.keyClick(page.line, Key.Key_Right)
    assert marks_in_hand(page) == {}
    press(one, "W")
    assert page.scene.hud.prompt.said == "None of your choices is marked here."

    held = page.scene.board.own_hand().widgets[0]
    held.setFocus()
    qtbot.keyClick(held, Key.Key_M, Qt.KeyboardModifier.ShiftModifier)  # also from a card that is read
    assert page.here == here
    match = one.program.match
    one.program.change(MotionSettings(speed=400))
    page.setFocus()
    qtbot.keyClick(page, Key.Key_Return)
    hands = [page.scene.board.piles[zone] for zone in page.scene.board.piles if zone.kind == "hand"]
    closed: list[bool] = []
    shown: list[bool] = []  # the page is gone soon after
    felt.replay.playOnWanted.connect(
        lambda *_: closed.extend(all(one.card is None for one in pile.widgets) for pile in hands)
    )
    felt.replay.playOnWanted.connect(lambda *_: shown.append(page.strip.isVisible()))
    qtbot.waitUntil(lambda: one.program.practises)
    assert sum(closed) == 3  # all but the own one
    assert shown == [False]
    practised = one.program.local_match.record()
    assert practised.actions[:second] == record.actions[:second]
    assert len(practised.actions) < len(record.actions)
    felt.practice.end()
    assert one.program.match is match


@pytest.mark.slow
def test_the_points_of_both_lines_are_compared_at_the_end(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    ends, _ = finish_a_deal(one, qtbot)
    felt = one.openers.overlays
    felt.deals = ends
    record, before = one.program.local_match.record(), one.program.match.controller.scores[0].row[0]
    first = next(number for number, (seat, text) in enumerate(record.actions) if seat == 0 and text.startswith("play"))
    felt._play_on(1, first, from_where(1, 1, one.program.match.config.kinds))

    def counted() -> bool:
        one.program.match.scene.animator.finish_all()
        if one.session.actors == {0} and not one.session.scores:
            one.act()
        return ends.panel is not None

    assert "Practice: Deal 1 from trick 1" in one.window.notification_strip.accessibleName()
    qtbot.waitUntil(counted)
    now = one.program.match.controller.scores[0].row[0]
    assert (
        f"You had {before} points; playing on from here gave you {now}."
        in one.window.notification_strip.accessibleName()
    )


@pytest.mark.slow
def test_where_a_deal_brings_no_points_both_lines_are_told_by_how_they_ended(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk(games=ALL_GAMES)
    felt = one.openers.overlays
    felt.deals = DealResultController(one.program)
    one.program.counted.connect(felt.deals.show)
    game = ALL_GAMES["svoi_kozyri"]
    settled = Match(game, game.options(), ("person Me", "club Kavya"), "2")
    session, rules = settled.begin(), settled.rules()
    for _ in range(34):  # the 35th, the person's last card, ends the deal
        seat = min(session.actors)
        *_, action = rules.legal(session.view(seat))
        assert session.submit(seat, action, session.state_version) is None
    one.program.show(one.program.matches.open_host(MatchHost(settled.config, settled.secret, session=session)))

    def counted() -> bool:
        one.program.match.scene.animator.finish_all()
        if one.session.actors == {0} and not one.session.scores:
            one.act()
        return felt.deals.panel is not None

    qtbot.waitUntil(counted)
    last = max(number for number, (seat, _) in enumerate(one.program.local_match.record().actions) if seat == 0)
    felt._play_on(1, last, from_where(1, 1, one.program.match.config.kinds))
    qtbot.waitUntil(counted)
    won = "You were the first to run out of cards."
    assert f"The first time: {won} From here: {won}" in one.window.notification_strip.accessibleName()
