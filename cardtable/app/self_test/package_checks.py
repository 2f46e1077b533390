"""Self-test of the package: games, translations, fonts, sounds, card faces, compiled files, networks.

A missing compiled file or network is checked because the program would go on without it, slower or weaker.
"""

from __future__ import annotations

import importlib
import wave
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from itertools import product
from operator import mul
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QSize, QSizeF, Qt, QTranslator
from PySide6.QtGui import QFontDatabase, QImage, QPainter

from cardtable.app.audio.audio_device import AudioMixer, load_sounds, open_with
from cardtable.app.i18n.catalogue_compiler import prepare_catalogues
from cardtable.app.i18n.catalogue_renderer import BadCatalogue, MoCatalogue
from cardtable.app.platform.fonts import BUNDLED, files
from cardtable.app.platform.resource_paths import PACKAGE, resource_folder
from cardtable.app.self_test.window_check import SelfTestFailure
from cardtable.core.cards import Card, Suit
from cardtable.core.languages import SPOKEN
from cardtable.games import discover
from cardtable.table.art.card_painter import paint_back, paint_face
from cardtable.table.art.themes import BACKS, LETTERS, CardStyle

_SIZE = QSize(50, 70)  # pixels
_SAMPLE = ("Menu", "&Help")  # a text that differs from its source in every language but English
_JOKER = Card(0, None)
_PLAIN_CORNERS = 2  # colours of an empty card: paper, and the transparent corners


def games() -> str:
    """Check that every game can be found and imported."""
    found = discover()
    if not found:
        raise SelfTestFailure("No game was found.")
    for name in found:
        if found[name].id != name:
            raise SelfTestFailure(f"The folder of the game {name} holds the game {found[name].id}.")
    return f"games: {', '.join(found)}"


def translations() -> str:
    """Check that every catalogue can be loaded and translates."""
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
    try:
        found = MoCatalogue(path).find(*_SAMPLE)
    except (OSError, BadCatalogue):
        raise SelfTestFailure(f"The translation {path.name} is missing or cannot be read.") from None
    if code != "en" and found in (None, _SAMPLE[1]):
        raise SelfTestFailure(f"The translation {path.name} has no words for “{_SAMPLE[1]}”.")


def fonts() -> str:
    """Check that every bundled font can be loaded and has the family of its name."""
    count = 0
    for family in BUNDLED:
        for file in files(family):
            number = QFontDatabase.addApplicationFont(str(file))
            if family not in QFontDatabase.applicationFontFamilies(number):
                raise SelfTestFailure(f"The font {file.name} is missing or is not {family}.")
            count += 1
    return f"fonts: {count}"


def sounds() -> str:
    """Check that every sound can be loaded and played on a null device, if the audio library is bundled."""
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
    """Check that every card, in the letters of every language, and every back is drawn."""
    cards = [Card(rank, suit) for suit in Suit for rank in range(2, 15)] + [_JOKER]
    for letters, card in product(LETTERS, cards):
        if not _is_drawn(card, CardStyle(letters=letters)):
            raise SelfTestFailure(f"The card {card} cannot be drawn with the letters of {letters}.")
    for back in BACKS:
        if not _is_drawn(None, CardStyle(back=back)):
            raise SelfTestFailure(f"The card back {back} cannot be drawn.")
    return f"card faces: {len(cards)} with {len(LETTERS)} kinds of letters; backs: {len(BACKS)}"


def _is_drawn(card: Card | None, style: CardStyle) -> bool:
    """Draw a card (None: the back) and return whether it has any drawing."""
    image = QImage(_SIZE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    if card is None:
        paint_back(painter, QSizeF(_SIZE), style)
    else:
        paint_face(painter, card, QSizeF(_SIZE), style)
    painter.end()
    points = product(range(0, image.width(), 2), range(0, image.height(), 2))
    return len({image.pixel(x, y) for x, y in points}) > _PLAIN_CORNERS


def compiled_files() -> str:
    """Check that every compiled file can be loaded; the sources and a pure wheel have none."""
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
    """Return the names of the compiled modules in the program's folders."""
    files = [path for suffix in EXTENSION_SUFFIXES for path in PACKAGE.rglob(f"*{suffix}")]
    rooms = {path: path.parent.relative_to(PACKAGE.parent).parts for path in files}
    return sorted({".".join((*parts, path.name.partition(".")[0])) for path, parts in rooms.items()})


_ROWS: Final = 11  # rows to be multiplied: more than a library handles at once
_NEAR: Final = 1e-3


def networks() -> str:
    """Check that the networks of each game that has some can be loaded and are multiplied correctly."""
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
    """Return whether numpy multiplies a matrix correctly: packages of it bring different libraries for that."""
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
