"""The least that a Qt program can show: the yardstick for starting."""

import os
import sys

from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QMainWindow


class BareWindow(QMainWindow):
    """Says so when it has been painted for the first time, and ends the process."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what a main window paints, then be done."""
        super().paintEvent(event)
        print("painted", flush=True)
        os._exit(0)


if __name__ == "__main__":
    application = QApplication(sys.argv)
    window = BareWindow()
    window.resize(1280, 800)
    window.show()
    sys.exit(application.exec())
