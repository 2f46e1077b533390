"""Draw the program's icon for the systems it is installed on: `python packaging/make_icons.py FOLDER`.

PNG in the sizes of the hicolor theme, SVG, ICO for Windows, ICNS for macOS; all from the program's own drawing.
"""

import sys
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgGenerator

from cardtable.table.art.icons import APPLICATION_SIZES, paint_application_icon
from devtools.icon_files import ICNS, ICNS_SIZES, ICO, ICO_SIZES, SVG, icns, ico, png_name

DRAWN = 512
PLAIN = 64  # pixels: up to here the icon has plain symbols, which are paths alone; a court has textures


def png(size: int) -> bytes:
    """The icon as PNG."""
    image = QImage(QSize(size, size), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_application_icon(painter, size)
    painter.end()
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"PNG")).write(image)
    return bytes(content.data())


def write_svg(path: Path) -> None:
    """Write the icon as SVG."""
    generator = QSvgGenerator()
    generator.setFileName(str(path))
    generator.setSize(QSize(DRAWN, DRAWN))
    generator.setViewBox(QRect(0, 0, DRAWN, DRAWN))
    generator.setTitle("CardTable")
    generator.setDescription("Two cards on a green table")
    painter = QPainter(generator)
    painter.scale(DRAWN / PLAIN, DRAWN / PLAIN)
    paint_application_icon(painter, PLAIN)
    painter.end()


def main() -> None:
    """Write all forms into the folder of the first argument."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    application = QGuiApplication(["cardtable"])
    for size in APPLICATION_SIZES:
        (folder / png_name(size)).write_bytes(png(size))
    (folder / ICO).write_bytes(ico({size: png(size) for size in ICO_SIZES}))
    (folder / ICNS).write_bytes(icns({size: png(size) for size in ICNS_SIZES}))
    write_svg(folder / SVG)
    del application


if __name__ == "__main__":
    main()
