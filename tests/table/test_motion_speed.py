"""Frames while 16 of 108 cards move, with room for a busy machine; `dev.py bench` has the real targets."""

import pytest
from pytestqt.qtbot import QtBot


@pytest.mark.slow
@pytest.mark.no_qt_log  # the offscreen platform warns of every window with a minimum size
def test_painting_is_quick(qtbot: QtBot) -> None:
    from bench.table_motion import measure

    found = measure(rounds=4)
    assert found["cards"] == 108
    assert found["frames"] > 20
    assert found["painting_ms_p50"] < 10
    assert found["interval_ms_p50"] < 40
