"""`python -m gallery.readme FOLDER LANGUAGE`: the picture of the README in one language, small and well compressed."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt

from gallery.driver import Driver, pictures_in

SIZE = QSize(1280, 800)
WIDTH = 960  # pixels of the picture
QUALITY = 80  # of WebP: cards keep sharp edges, the felt takes little room


class Scene(NamedTuple):
    """What the picture in a language shows: a game, and how far it has been played."""

    game: str
    seats: int
    seed: str
    turns: int  # of the person


SCENES = {
    "en": Scene("hearts", 4, "3", 5),
    "pa": Scene("svoi_kozyri", 3, "2", 3),
    "hi": Scene("canasta", 4, "4", 6),
    "te": Scene("cancellation_hearts", 6, "5", 4),
    "fa": Scene("hearts", 4, "7", 5),
}


def main(arguments: Sequence[str]) -> int:
    """Take the picture; status 1 if it cannot be saved."""
    folder, language = Path(arguments[0]), arguments[1]
    folder.mkdir(parents=True, exist_ok=True)
    scene = SCENES[language]
    driver = Driver(pictures_in(folder), language, SIZE)
    driver.begin(scene.game, scene.seats, seed=scene.seed)
    for _ in range(scene.turns):
        driver.act()
    driver.until_quiet()
    picture = driver.program.window.grab().scaledToWidth(WIDTH, Qt.TransformationMode.SmoothTransformation)
    saved = picture.save(str(folder / f"{scene.game}-{language}.webp"), quality=QUALITY)
    driver.close()
    return 0 if saved else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
