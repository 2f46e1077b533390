"""Checks of a package: games, translations, fonts, sounds, card faces, compiled files, value networks.

A slow or missing compiled file or network would be noticed by nobody: players go on without them.
"""

from __future__ import annotations

import importlib
import wave
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from operator import mul
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QSize, QSizeF, Qt, QTranslator
from PySide6.QtGui import QFontDatabase, QImage, QPainter

from cardtable.app.audio.audio_device import AudioMixer, load_sounds, open_with
from cardtable.app.i18n.qt_renderer import prepare_catalogues
from cardtable.app.i18n.terminal_renderer import BadCatalogue, MoCatalogue
from cardtable.app.platform.fonts import BUNDLED, files
from cardtable.app.platform.resource_paths import PACKAGE, resource_folder
from cardtable.app.self_test.self_test_failure import SelfTestFailure
from cardtable.core.cards import Card, Suit
from cardtable.core.languages import SPOKEN
from cardtable.games import discover
from cardtable.table.art.card_painter import paint_back, paint_face
from cardtable.table.art.themes import BACKS, LETTERS, CardStyle

_SIZE = QSize(50, 70)  # pixels
_SAMPLE = ("Menu", "&Help")  # a sentence that every language has in words of its own
_JOKER = Card(0, None)
_PLAIN_CORNERS = 2  # colours of a card on which nothing is drawn: paper, and the transparent corners


def games() -> str:
    """Find and import every game."""
    found = discover()
    if not found:
        raise SelfTestFailure("No game was found.")
    for name in found:
        if found[name].id != name:
            raise SelfTestFailure(f"The folder of the game {name} holds the game {found[name].id}.")
    return f"games: {', '.join(found)}"


def translations() -> str:
    """Load every catalogue, and see that it translates."""
    prepare_catalogues()
    for code in SPOKEN:
        path = resource_folder("translations") / f"cardtable_{code}.qm"
        translator = QTranslator()
        if not translator.load(str(path)):
            raise SelfTestFailure(f"The translation {path.name} is missing or cannot be read.")
        if code != "en" and translator.translate(*_SAMPLE) in ("", _SAMPLE[1]):
            raise SelfTestFailure(f"The translation {path.name} has no words for “{_SAMPLE[1]}”.")
        _see_portable(path.with_suffix(".mo"), code)
    return f"translations: {', '.join(SPOKEN)}"


def _see_portable(path: Path, code: str) -> None:
    """The same catalogue, as the commands without a window read it."""
    try:
        found = MoCatalogue(path).find(*_SAMPLE)
    except (OSError, BadCatalogue):
        raise SelfTestFailure(f"The translation {path.name} is missing or cannot be read.") from None
    if code != "en" and found in (None, _SAMPLE[1]):
        raise SelfTestFailure(f"The translation {path.name} has no words for “{_SAMPLE[1]}”.")


def fonts() -> str:
    """Load every bundled font, and see that it is the one that its name says."""
    count = 0
    for family in BUNDLED:
        for file in files(family):
            number = QFontDatabase.addApplicationFont(str(file))
            if family not in QFontDatabase.applicationFontFamilies(number):
                raise SelfTestFailure(f"The font {file.name} is missing or is not {family}.")
            count += 1
    return f"fonts: {count}"


def sounds() -> str:
    """Load every sound, and play into a device without loudspeakers, where the library for that is brought along."""
    try:
        found = load_sounds(resource_folder("resources") / "sounds")
    except (OSError, EOFError, ValueError, wave.Error) as error:
        raise SelfTestFailure(f"The sounds are missing or cannot be read ({error}).") from error
    try:
        device = open_with(("NULL",), AudioMixer().mix)
    except ImportError:
        return f"sounds: {len(found)}, without a library that plays them"
    device.start()
    device.close()
    return f"sounds: {len(found)}"


def card_faces() -> str:
    """Draw every card in the letters of every language, and every back."""
    cards = [Card(rank, suit) for suit in Suit for rank in range(2, 15)] + [_JOKER]
    for letters in LETTERS:
        style = CardStyle(letters=letters)
        for card in cards:
            if not _is_drawn(card, style):
                raise SelfTestFailure(f"The card {card} cannot be drawn with the letters of {letters}.")
    for back in BACKS:
        if not _is_drawn(None, CardStyle(back=back)):
            raise SelfTestFailure(f"The card back {back} cannot be drawn.")
    return f"card faces: {len(cards)} with {len(LETTERS)} kinds of letters; backs: {len(BACKS)}"


def _is_drawn(card: Card | None, style: CardStyle) -> bool:
    """Draw a card (the back for None), and tell whether there is something on it."""
    image = QImage(_SIZE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    if card is None:
        paint_back(painter, QSizeF(_SIZE), style)
    else:
        paint_face(painter, card, QSizeF(_SIZE), style)
    painter.end()
    return len(set(_colours(image))) > _PLAIN_CORNERS


def _colours(image: QImage) -> Iterator[int]:
    """The colours along a grid of points."""
    for y in range(0, image.height(), 2):
        for x in range(0, image.width(), 2):
            yield image.pixel(x, y)


def compiled_files() -> str:
    """Load every compiled file; the sources and a wheel for every system have none."""
    names = compiled_modules()
    for name in names:
        try:
            module = importlib.import_module(name)
        except ImportError as error:
            raise SelfTestFailure(f"The compiled file {name} cannot be loaded ({error}).") from error
        if not str(module.__file__).endswith(tuple(EXTENSION_SUFFIXES)):
            raise SelfTestFailure(f"The compiled file {name} is passed over for its source.")
    return f"searching players: {f'{len(names)} compiled files' if names else 'interpreted'}"


def compiled_modules() -> list[str]:
    """The modules that lie compiled in the program's folders."""
    files = [path for suffix in EXTENSION_SUFFIXES for path in PACKAGE.rglob(f"*{suffix}")]
    rooms = {path: path.parent.relative_to(PACKAGE.parent).parts for path in files}
    return sorted({".".join((*parts, path.name.partition(".")[0])) for path, parts in rooms.items()})


_ROWS: Final = 11  # of a matrix that is multiplied: more than any library multiplies at a time, and no round number
_NEAR: Final = 1e-3


def networks() -> str:
    """Load the network of each game that comes with one, and see that its matrices are multiplied rightly."""
    names = [name for name in discover() if find_spec(f"cardtable.games.{name}.neural")]
    for name in names:
        try:
            found = importlib.import_module(f"cardtable.games.{name}.neural.value_network").every()
        except (ImportError, OSError, ValueError) as error:
            raise SelfTestFailure(f"The network of {name} cannot be loaded ({error}).") from error
        if not all(_is_multiplied(network.weights[0]) for network in found):
            raise SelfTestFailure(
                f"The network of {name} is evaluated wrongly: numpy multiplies matrices wrongly here."
            )
    return f"networks: {', '.join(names)}"


def _is_multiplied(matrix: Any) -> bool:
    """Whether a matrix of numpy's times another is what it must be: packages have a library of their own for that."""
    left, right = matrix[:_ROWS], matrix[-_ROWS:].T.copy()
    rows, columns = left.tolist(), right.T.tolist()
    wanted = [[sum(map(mul, row, column)) for column in columns] for row in rows]
    alone = [(left[0] @ right).tolist()]
    return all(
        abs(value - other) < _NEAR
        for found in ((left @ right).tolist(), alone)
        for row, others in zip(found, wanted, strict=False)
        for value, other in zip(row, others, strict=True)
    )
