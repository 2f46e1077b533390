"""The small moments in play, each as it is in the middle of its second."""

from cardtable.core.zones import Seat
from cardtable.models.update_facts import Highlight, HighlightKind
from gallery.driver import Driver

HALF_MS = 450  # of the second that a moment lasts: grown by then, not yet fading
MOST_ACTS = 80


def small_moments(driver: Driver) -> None:
    """A card caught, the moon, a canasta complete, and the last card out."""
    for game, seats, kind in (
        ("hearts", 4, HighlightKind.CAUGHT),
        ("canasta", 4, HighlightKind.COMPLETE),
        ("svoi_kozyri", 4, HighlightKind.OUT),
    ):
        driver.begin(game, seats, seed="3")
        moment = play_until(driver, kind)
        if moment is not None:
            show(driver, moment, f"moment-{kind.name.lower()}")
    driver.begin("hearts", 4, seed="3")
    driver.act()
    show(driver, Highlight(HighlightKind.MOON, Seat(2)), "moment-moon")  # too seldom to be waited for


def play_until(driver: Driver, kind: HighlightKind) -> Highlight | None:
    """Play on until there is such a moment; None if the deal ends before."""
    told: list[Highlight] = []
    play = driver.program.match
    if play is None:
        return None
    play.highlights.told.connect(told.append)
    for _ in range(MOST_ACTS):
        found = next((moment for moment in told if moment.kind is kind), None)
        if found is not None or play.shown_deals():
            break
        driver.act()
    play.highlights.told.disconnect(told.append)
    return found


def show(driver: Driver, moment: Highlight, name: str) -> None:
    """Take the picture of a moment, on a table at rest."""
    play = driver.program.match
    if play is not None:
        driver.until_quiet()
        play.scene.show_highlight(moment)
        driver.glance(name, HALF_MS)
