"""`python -m gallery FOLDER LANGUAGE WIDTHxHEIGHT`: a picture of every screen."""

import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSize

from gallery.driver import Driver, pictures_in
from gallery.screens import every_screen


def main(arguments: Sequence[str]) -> int:
    """Take all pictures."""
    folder, language, size = arguments
    width, height = (int(part) for part in size.split("x"))
    driver = Driver(pictures_in(Path(folder)), language, QSize(width, height))
    every_screen(driver)
    driver.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
