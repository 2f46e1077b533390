"""Arrow keys on the welcome page."""

from PySide6.QtCore import QRect, Qt

from cardtable.app.widgets.keyboard_navigation import neighbour

# Go on above two tiles, each with a short line over a broad button, and two buttons at the foot
GO_ON, LINE, PLAY, NEXT_LINE, NEXT_PLAY, PEOPLE, RULES = range(7)
PLACES = [
    QRect(500, 0, 100, 40),
    QRect(20, 100, 80, 24),
    QRect(10, 124, 200, 44),
    QRect(260, 100, 80, 24),
    QRect(250, 124, 200, 44),
    QRect(10, 200, 120, 40),
    QRect(140, 200, 80, 40),
]
Key = Qt.Key


def test_an_arrow_goes_to_the_nearest_button_on_its_side() -> None:
    steps = {
        (PLAY, Key.Key_Right): NEXT_PLAY,
        (LINE, Key.Key_Right): NEXT_LINE,
        (NEXT_PLAY, Key.Key_Left): PLAY,
        (PLAY, Key.Key_Up): LINE,
        (PLAY, Key.Key_Down): PEOPLE,
        (RULES, Key.Key_Up): PLAY,
        (NEXT_LINE, Key.Key_Up): GO_ON,
        (NEXT_PLAY, Key.Key_Right): None,
        (GO_ON, Key.Key_Up): None,
        (PLAY, Key.Key_Home): None,
    }
    assert {step: neighbour(PLACES, *step) for step in steps} == steps
