"""The coach of each game's first lesson: what only tells, what asks, the question whether to leave, the end."""

from cardtable.app.overlays.coach.bubble_widget import CoachAction
from cardtable.app.overlays.coach.lesson_coach import LessonCoach
from cardtable.core.guidance.lessons import LEARNER
from cardtable.families.hearts.actions import PassCards
from cardtable.models.lesson_progression import OFFER_AFTER, CoachPrompt
from gallery.driver import Driver

MOST = 40  # sentences and actions before a lesson is given up


def lessons(driver: Driver) -> None:
    """Two sentences of each game; of Hearts all there is."""
    for game, definition in driver.program.games.items():
        for lesson in definition.lessons()[:1]:
            driver.openers.lessons.begin(game, lesson.name)
            _speak(driver, CoachPrompt.TELLS)
            driver.picture(f"lesson-{game}-tells")
            _speak(driver, CoachPrompt.ASKS)
            driver.picture(f"lesson-{game}-asks")
            driver.openers.lessons.end()
    _hearts(driver)
    _offer(driver)


def _hearts(driver: Driver) -> None:
    driver.openers.lessons.begin("hearts", "first deal")
    for _ in range(2):
        _speak(driver, CoachPrompt.ASKS)
    coach = _coach(driver)
    coach.bubble.pressed.emit(CoachAction.ASK_TO_LEAVE)
    driver.picture("lesson-leave")
    coach.bubble.pressed.emit(CoachAction.STAY)
    coach.bubble.pressed.emit(CoachAction.GOT_IT)
    driver.picture("lesson-dot")
    _speak(driver, CoachPrompt.ENDED)
    driver.picture("lesson-end")
    driver.openers.lessons.end()


def _offer(driver: Driver) -> None:
    driver.begin("hearts", 4)
    play = driver.program.match
    assert play is not None
    refusal = play.config.rules().check(play.model.view, PassCards(()))
    assert refusal is not None
    for _ in range(OFFER_AFTER):
        play.model.refuse(refusal)
    driver.picture("lesson-offer")


def _coach(driver: Driver) -> LessonCoach:
    driver.until(lambda: driver.openers.lessons.coach is not None)
    coach = driver.openers.lessons.coach
    assert coach is not None
    return coach


def _speak(driver: Driver, manner: CoachPrompt) -> None:
    """Go on, as the coach asks, until the next sentence of this manner is in the bubble."""
    coach, play = _coach(driver), driver.program.match
    assert play is not None
    _go_on(driver)
    for _ in range(MOST):
        driver.until(lambda: coach.bubble.paper.isVisible() or driver.is_persons_turn())
        note = coach.coaching.note
        if note is not None and note.manner is manner:
            return
        _go_on(driver)


def _go_on(driver: Driver) -> None:
    """Do what is asked, or read what is told; else anything that is legal."""
    coach, play = _coach(driver), driver.program.match
    assert play is not None
    note = coach.coaching.note
    if note is None:
        if play.controller.persons_turn and play.scene.animator.is_idle:
            play.model.act(next(iter(play.config.rules().legal(play.model.view))))
    elif note.manner is CoachPrompt.ASKS:
        play.model.act(note.action)
    elif note.manner is CoachPrompt.TELLS:
        coach.bubble.pressed.emit(CoachAction.GOT_IT)
    assert play.controller.acting_seat == LEARNER
