"""Every screen of the program, one after another."""

from functools import partial
from typing import Any

from cardtable.app.controllers.welcome_controller import CARDS_OF_PICTURE
from cardtable.app.dialogs.new_game.opponent_rows import BotPickerDialog
from cardtable.app.dialogs.welcome.resume_tiles import ResumableMatch
from cardtable.app.dialogs.welcome.welcome_page import WelcomePage
from cardtable.app.match.match_status import own_hand, where_it_stands
from cardtable.app.match.player_names import default_players, saved_players
from cardtable.app.settings.setting_choices import ThemeName
from cardtable.app.settings.settings_sections import SECTIONS, PlayersSettings
from cardtable.app.speech_output.speech_history import SpeechHistoryCommands
from cardtable.app.widgets.palette import DialogOwner
from cardtable.core.session import Session
from cardtable.core.zones import Seat
from cardtable.host.match_config import StatisticsGroup
from cardtable.host.match_host import MatchHost
from gallery.driver import Driver
from gallery.lessons import lessons
from gallery.people import people
from gallery.people_at_table import people_at_table
from gallery.small_moments import small_moments
from gallery.writing import large_writing

TRICKS = 4
MATCHES = 5
DEALS_UNTIL_CLAIM = 10


def every_screen(driver: Driver) -> None:
    """Come to each screen once, and let the driver keep it."""
    welcome(driver)
    for game, definition in driver.program.games.items():
        for seats in sorted({min(definition.seats), 4 if 4 in definition.seats else 0, max(definition.seats)} - {0}):
            table(driver, game, seats)
    what_happened(driver)
    round_buttons(driver)
    small_moments(driver)
    draw_for_places(driver)
    lessons(driver)
    people(driver)
    dialogs(driver)
    questions(driver)
    people_at_table(driver)
    large_writing(driver)
    themes(driver)


def welcome(driver: Driver) -> None:
    """The first start, the name that is asked there, and coming back to a match that was not finished."""
    players = driver.program.settings.players
    driver.program.change(PlayersSettings())
    driver.welcome.show()
    driver.picture("welcome")
    page = shown_page(driver)
    page.who.begin()
    driver.picture("welcome-name")
    driver.program.change(players)
    host = begun_match(driver)
    driver.welcome.show()
    page = shown_page(driver)
    lines = where_it_stands(host, driver.program.renderer)
    page.setResume(ResumableMatch(host.config.game.name, lines, own_hand(host)[-CARDS_OF_PICTURE:], others=2))
    page.who.plate.setWon(14, 31)
    page.focusFirst()
    driver.picture("welcome-unfinished")


def begun_match(driver: Driver) -> MatchHost:
    """Hearts in its second deal, after some tricks."""
    game = driver.program.games["hearts"]
    players = default_players(driver.program.settings.players, driver.program.renderer, 4)
    session: Session[Any, Any] = Session(game, game.options(), saved_players(players, driver.program.renderer), "61")
    rules = game.rules(game.options(), 4)
    while session.deal_number < 2 or session.view(Seat(0)).public.tricks < TRICKS or session.actors != {0}:
        seat = min(session.actors)
        session.submit(seat, next(iter(rules.legal(session.view(seat)))), session.view(seat).version)
    return MatchHost.restore(session.record(), driver.program.games)


def shown_page(driver: Driver) -> WelcomePage:
    """The welcome page in the window."""
    page = driver.program.window.page()
    assert isinstance(page, WelcomePage)
    return page


def table(driver: Driver, game: str, seats: int) -> None:
    """The beginning and the middle of a deal."""
    presets = driver.program.games[game].options.presets_for(seats)
    driver.begin(game, seats, presets[0] if presets else None)
    driver.picture(f"{game}-{seats}-beginning")
    for _ in range(TRICKS):
        driver.act()
    driver.picture(f"{game}-{seats}-middle")


def dialogs(driver: Driver) -> None:
    """Everything that opens over the window."""
    openers = driver.openers
    driver.dialog("new-game", openers.new_game)
    driver.dialog("new-game-bot", BotPickerDialog(driver.program.renderer, "", DialogOwner(driver.program.window)).exec)
    for section in ("hearts", *SECTIONS):
        driver.dialog(f"preferences-{section}", partial(openers.preferences, section))
    driver.begin("hearts", 4, seed="3")
    driver.dialog("rules", openers.of_help.rules)
    driver.dialog("fairness", openers.fairness)
    for game in driver.program.games:
        driver.dialog(f"how-to-play-{game}", partial(openers.of_help.how_to_play, game))
    driver.dialog("help", openers.of_help.mouse_and_keys)
    driver.dialog("shortcuts", openers.shortcuts)
    driver.dialog("about", openers.about)
    driver.dialog("statistics-none", openers.of_statistics.open)
    count_matches(driver)
    driver.dialog("statistics", openers.of_statistics.open)
    driver.dialog("all-figures", lambda: openers.of_statistics.all_figures(driver.program.window))
    for _ in range(TRICKS):
        driver.act()
    driver.program.counted.connect(openers.summary)
    driver.play_until_counted()
    driver.counted_picture("deal-end-hearts")
    openers.overlays.look(1)
    driver.picture("look-at-the-deal")
    page = openers.overlays.replay_page
    assert page is not None
    driver.until(page.costliest.isVisible)
    driver.picture("look-at-the-deal-dearest")
    if page.costliest.rows:
        page.costliest.rows[0].click()
        driver.picture("look-at-the-deal-choice")
    openers.overlays.replay.forget()
    openers.overlays.practise(1)
    driver.until(driver.is_persons_turn)
    driver.picture("practice")
    openers.overlays.practice.end()
    driver.dialog("score-sheet", openers.score_sheet)
    for game, seats in (("canasta", 4), ("svoi_kozyri", 3), ("cancellation_hearts", 11)):
        driver.begin(game, seats, seed="3")
        driver.play_until_counted()
        driver.counted_picture(f"deal-end-{game}")
    driver.program.counted.disconnect()
    end_of_match(driver)


def end_of_match(driver: Driver) -> None:
    """Matches of one deal, won or lost."""
    openers = driver.openers
    driver.program.counted.connect(openers.overlays.matches.show)
    driver.begin("hearts", 4, seed="5", deal_limit=1)
    driver.play_until_counted()
    driver.counted_picture("match-end-hearts")
    driver.begin("svoi_kozyri", 4, seed="5")
    driver.play_until_counted()
    driver.counted_picture("match-end-svoi_kozyri")
    driver.program.counted.disconnect()


def what_happened(driver: Driver) -> None:
    """The strip beside the table: turns, and the tricks of a game that has these."""
    for game, seats in (("canasta", 4), ("svoi_kozyri", 4), ("hearts", 4), ("cancellation_hearts", 11)):
        driver.begin(game, seats, seed="7")
        driver.happened.toggle()
        driver.picture(f"what-happened-{game}-nothing")
        for _ in range(TRICKS - 1):
            driver.act()
        driver.picture(f"what-happened-{game}")
        driver.happened.close()


def round_buttons(driver: Driver) -> None:
    """The tips over the row on the felt: what a button does, and why one cannot be pressed."""
    for game, seats in (("hearts", 4), ("cancellation_hearts", 11)):
        driver.begin(game, seats, seed="7")
        play = driver.program.match
        if play is not None and play.scene.hud.round_buttons.shown:
            play.scene.table_style.show_keys(True)
            row = play.scene.hud.round_buttons
            row.shown[1].setFocus()
            driver.picture(f"round-buttons-{game}")
            row.look_at(row.shown[0])
            driver.picture(f"round-buttons-{game}-off")


def draw_for_places(driver: Driver) -> None:
    """Before a deal of Canasta: cards are drawn for the places, the highest chooses one, and the pack is cut."""
    driver.begin("canasta", 4, "canasta_house")
    driver.picture("draw-for-places")
    drawing = driver.program.seat_draw
    if drawing is not None:
        drawing.table.ask_place(0)
        driver.picture("choose-a-place")
    driver.begin("canasta", 4, "canasta_house", seating="fixed")
    driver.picture("cut-the-pack")


def questions(driver: Driver) -> None:
    """What the program asks and tells while a deal is played: hint, reading of the table, claim, leaving."""
    driver.begin("hearts", 4, seed="5")
    driver.act()
    driver.hint()
    driver.picture("hint")
    driver.read_table()
    driver.picture("table-read")
    driver.dialog("was-said", SpeechHistoryCommands(driver.program).open_list)
    driver.dialog("leave", driver.openers.may_leave)
    driver.dialog("unfinished", driver.openers.unfinished)
    for deal in range(DEALS_UNTIL_CLAIM):
        driver.begin("hearts", 4, seed=f"claim {deal}")
        if driver.play_until_claim():
            driver.dialog("claim", driver.openers.claim)
            return


def count_matches(driver: Driver) -> None:
    """Some results of every game: the first preset against club players, won and lost by turns."""
    results = driver.program.results
    for game, definition in driver.program.games.items():
        seats = min(definition.seats)
        group = StatisticsGroup(game, next(iter(definition.options.presets_for(seats)), ""), "club")
        for match in range(MATCHES):
            key = f"{game} {match}"
            results.deal_scored(key, group, 1, 7 * match, moon=match == 0 and "hearts" in game)
            results.match_ended(key, group, seats, 1 + match % 2, 7 * match)


def themes(driver: Driver) -> None:
    """The same table in each theme."""
    for theme in ThemeName:
        driver.program.change(driver.program.settings.table.changed("theme", theme))
        driver.begin("hearts", 4, seed="3")
        driver.act()
        driver.picture(f"theme-{theme.value}")
    driver.program.change(driver.program.settings.table.changed("theme", driver.look.theme))
