"""What is asked of the screen leaves the screen alone."""

import shiboken6
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.app.platform.screen_geometry import room_on_screen
from cardtable.app.window.main_window import MainWindow


def test_no_window_holds_its_screen(qapp: QApplication) -> None:
    """Python would delete the screen together with a window that it collects as garbage."""
    window = QWidget()
    window.show()
    assert room_on_screen(window).width() > 0
    assert "QScreen" not in shiboken6.dump(window)
    main = MainWindow()
    main.restore("", None)
    assert "QScreen" not in shiboken6.dump(main)
    window.close()
    main.close()
    main.deleteLater()
