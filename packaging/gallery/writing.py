"""Screens in the largest writing."""

from functools import partial

from gallery.driver import Driver

SIZE = 200  # per cent
TURNS = 2


def large_writing(driver: Driver) -> None:
    """The tables on which it has most and least room, and what is read most."""
    driver.program.change(driver.program.settings.accessibility.changed("writing", SIZE))
    driver.rest()
    for game, seats in (("hearts", 4), ("svoi_kozyri", 4), ("canasta", 4), ("cancellation_hearts", 11)):
        driver.begin(game, seats, seed="9")
        for _ in range(TURNS):
            driver.act()
        driver.picture(f"writing-{game}")
    driver.dialog("writing-preferences", partial(driver.openers.preferences, "accessibility"))
    driver.dialog("writing-new-game", driver.openers.new_game)
    driver.dialog("writing-rules", driver.openers.of_help.rules)
    driver.welcome.show()
    driver.picture("writing-welcome")
    driver.program.change(driver.program.settings.accessibility.changed("writing", driver.look.writing))
    driver.rest()
