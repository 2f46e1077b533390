"""The status line keeps the beginning of what it says, in as many lines as it has."""

from pytestqt.qtbot import QtBot

from cardtable.app.window.status_label import StatusLabel

SENTENCE = "Amrit plays the queen of spades, and everybody is glad of it. "


def label(qtbot: QtBot, text: str, width: int) -> StatusLabel:
    made = StatusLabel()
    qtbot.addWidget(made)
    made.setText(text)
    made.resize(width, made.sizeHint().height())
    made.grab()
    return made


def test_a_short_sentence_takes_one_line(qtbot: QtBot) -> None:
    made = label(qtbot, "Your turn.", 600)
    assert made.lines() == ["Your turn."]
    assert made.toolTip() == ""


def test_a_longer_one_takes_two_and_is_whole(qtbot: QtBot) -> None:
    text = (SENTENCE * 2).strip()
    made = label(qtbot, text, 500)
    assert len(made.lines()) == 2
    assert " ".join(made.lines()) == text
    assert made.toolTip() == ""


def test_the_longest_is_cut_at_its_end_and_whole_in_the_tool_tip(qtbot: QtBot) -> None:
    text = (SENTENCE * 9).strip()
    made = label(qtbot, text, 500)
    first, second = made.lines()
    assert text.startswith(first)
    assert second.endswith("…")
    assert made.toolTip() == text


def test_it_is_always_equally_high(qtbot: QtBot) -> None:
    assert len({label(qtbot, SENTENCE * times, 500).sizeHint().height() for times in (0, 1, 9)}) == 1
