"""`python -m gallery FOLDER LANGUAGE WIDTHxHEIGHT`: a picture of every screen."""

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSize

from cardtable.app.settings.setting_choices import ThemeName
from cardtable.app.settings.startup_settings import USUAL, WRITING_SIZES
from gallery.driver import Driver, Look, pictures_in
from gallery.screens import every_screen


def main(arguments: Sequence[str]) -> int:
    """Take all pictures."""
    parser = argparse.ArgumentParser(prog="gallery")
    parser.add_argument("folder", type=Path)
    parser.add_argument("language")
    parser.add_argument("size")
    parser.add_argument("--writing", type=int, choices=WRITING_SIZES, default=USUAL)
    parser.add_argument("--theme", choices=[theme.value for theme in ThemeName], default=ThemeName.GREEN.value)
    asked = parser.parse_args(arguments)
    width, height = (int(part) for part in asked.size.split("x"))
    with tempfile.TemporaryDirectory() as place:
        put_on_screen(width, height, Path(place) / "screen.json")
        look = Look(next(theme for theme in ThemeName if theme.value == asked.theme), asked.writing)
        driver = Driver(pictures_in(asked.folder), asked.language, QSize(width, height), look=look)
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
