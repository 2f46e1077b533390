"""`python -m gallery FOLDER LANGUAGE WIDTHxHEIGHT`: a picture of every screen."""

import json
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSize

from gallery.driver import Driver, pictures_in
from gallery.screens import every_screen


def main(arguments: Sequence[str]) -> int:
    """Take all pictures."""
    folder, language, size = arguments
    width, height = (int(part) for part in size.split("x"))
    with tempfile.TemporaryDirectory() as place:
        put_on_screen(width, height, Path(place) / "screen.json")
        driver = Driver(pictures_in(Path(folder)), language, QSize(width, height))
        every_screen(driver)
        driver.close()
    return 0


def put_on_screen(width: int, height: int, configuration: Path) -> None:
    """Make the screen that nobody sees as large as the window: Qt's own is so narrow that it would cut dialogs."""
    if os.environ.get("QT_QPA_PLATFORM") != "offscreen":
        return
    scale = int(os.environ.get("QT_SCALE_FACTOR", "1"))
    place = {"x": 0, "y": 0, "width": width * scale, "height": height * scale}
    screen = {"name": "screen", "logicalDpi": 96, **place}
    configuration.write_text(json.dumps({"screens": [screen]}), encoding="utf-8")
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={configuration}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
