"""Nothing that is written on a sheet of the felt is cut in any language: the end of a deal, of a match, and a deal
that is looked at."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QEvent, QRect
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.match.match_controller import CountedDeal
from cardtable.app.overlays.overlay_buttons import RING
from cardtable.app.overlays.replay.replay_controller import ReplayController
from cardtable.app.overlays.replay.replay_page import ReplayPage
from cardtable.app.overlays.replay.replay_timeline import ReplayTimeline
from cardtable.app.overlays.results.deal_result_controller import DealResultController
from cardtable.app.overlays.results.deal_result_rows import DealResultRow
from cardtable.app.overlays.results.match_result_controller import MatchResultController
from cardtable.app.overlays.results.match_result_parts import StandingRow
from cardtable.app.program import Program
from cardtable.app.settings.setting_choices import Digits
from cardtable.app.settings.settings_sections import LanguageSettings, MotionSettings
from cardtable.core.zones import Seat
from cardtable.families.hearts.options import QUEEN_OF_SPADES
from cardtable.families.hearts.play_reasons import FOLLOW_ONLY
from cardtable.host.match_host import MatchHost
from cardtable.players.deal_review import DealReview, ReviewedDecision, ReviewedOption
from tests.app.conftest import Desk
from tests.app.dialogs.tongues import BY_CODE, TRANSLATED
from tests.app.scripted import ALL_GAMES, Match, play_on
from tests.app.test_table_languages import Cut, cut

__all__ = ["cut"]

pytestmark = [pytest.mark.slow, pytest.mark.qt_log_ignore("OpenType support missing")]

SIZES = ((1024, 600), (1280, 800))
TABLES = [(name, 4 if 4 in game.seats else max(game.seats)) for name, game in ALL_GAMES.items()]
NAMES = ("Amrit", "Kavya", "Parisa", "Ravi", "Leela", "Dariush", "Simran", "Navid", "Meera", "Laleh")


def last_card(game: str, seats: int) -> MatchHost:
    """A table at which one action is lacking to the end of the first deal."""
    definition = ALL_GAMES[game]
    options = definition.options.preset(definition.options.presets_for(seats)[0])
    players = ("person Me", *(f"club {name}" for name in NAMES[: seats - 1]))
    one = Match(definition, options, players, "7")
    whole = one.begin()
    actions = 0
    while not whole.scores:
        play_on(whole, one.rules(), 1)
        actions += 1
    session = one.begin()
    play_on(session, one.rules(), actions - 1)
    return MatchHost(one.config, one.secret, session=session)


def covered(window: QWidget) -> list[tuple[str, str]]:
    """Which rows and buttons lie over each other; a button has room for its ring all around."""
    rects: list[tuple[str, QRect]] = []
    for widget in window.findChildren(QWidget):
        if isinstance(widget, DealResultRow | StandingRow | ReplayTimeline | QPushButton) and widget.isVisible():
            edge = RING if isinstance(widget, QPushButton) else 0
            rect = QRect(widget.mapTo(window, widget.rect().topLeft()), widget.size())
            rects.append((widget.accessibleName(), rect.adjusted(edge, edge, -edge, -edge)))
    return [(one, two) for (one, first), (two, second) in combinations(rects, 2) if first.intersects(second)]


def show_costs(page: ReplayPage, program: Program) -> None:
    """Three choices of the deal as costly as any can be, each with a reason of the usual length."""
    assert program.local_match is not None
    done = enumerate(program.local_match.record().actions)
    own = [(action, text) for action, (seat, text) in done if seat == 0 and " " in text]
    judged = []
    for action, text in own[-3:]:
        better = own[0][1] if own[0][1] != text else own[1][1]
        values = (ReviewedOption(better, 0.0, 0.0), ReviewedOption(text, -118.7, 1.5))
        judged.append(ReviewedDecision(action, text, better, 118.7, 1.5, FOLLOW_ONLY.filled(QUEEN_OF_SPADES), values))
    page.review([one.action for one in judged]).finish(DealReview(1, Seat(0), 26, tuple(judged)))
    page.renew()


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_nothing_is_cut_or_covered(
    game: str, seats: int, desk: Callable[..., Desk], cut: Cut, qapp: QApplication, qtbot: QtBot
) -> None:
    one = desk(games=ALL_GAMES)
    program = one.program
    program.change(MotionSettings(speed=400, reduce_motion=True))
    program.languages.load_fonts()
    deals, matches, looking = DealResultController(program), MatchResultController(program), ReplayController(program)
    counts: list[CountedDeal] = []
    program.counted.connect(counts.append)
    program.show(program.matches.open_host(last_card(game, seats)))
    play = program.match
    assert play is not None

    def counted() -> bool:
        if one.session.actors == {0} and not one.session.scores:
            one.act()
        play.scene.animator.finish_all()
        return bool(counts)

    qtbot.waitUntil(counted)
    over = counts[0]
    places = over.places or tuple(range(1, seats + 1))
    ended = over._replace(places=places)

    def looked_at(what: str, widget: QWidget) -> list[tuple[object, ...]]:
        found: list[tuple[object, ...]] = []
        for size in SIZES:
            one.window.resize(*size)
            for code in TRANSLATED:
                program.change(LanguageSettings(language=BY_CODE[code], digits=Digits.NATIVE))
                qapp.processEvents()
                qapp.sendPostedEvents(None, QEvent.Type.LayoutRequest)
                one.window.grab()
                found += [(what, size, code, text) for text in sorted(cut.found)]
                found += [(what, size, code, *pair) for pair in covered(widget)]
                cut.found.clear()
        return found

    deals.show(over)
    assert deals.panel is not None
    found = looked_at("deal", deals.panel)
    deals.forget()
    looking.open(1)
    assert looking.page is not None
    found += looked_at("look", looking.page)
    show_costs(looking.page, program)
    found += looked_at("costliest", looking.page)
    info, said = looking.page.scene.hud.info, looking.page.costliest.accessibleName()
    assert (". " in said) is info.isHidden()  # the sum is told in one of the two
    looking.page.costliest.rows[0].click()
    found += looked_at("choice", looking.page)
    looking.forget()
    matches.show(ended)
    assert matches.page is not None
    found += looked_at("match", matches.page)
    matches.forget()
    assert found == []
