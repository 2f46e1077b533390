"""The pictures of a game: two side by side where there is room, else below each other."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from cardtable.app.dialogs.how_to_play.table_picture import NARROWEST, CaptionedPicture
from cardtable.table.painting.measure import px

APART = 20.0  # pixels of the sketches, as the next: what a picture needs where another one lies beside it
BESIDE_ANOTHER = 300.0


class PictureGrid(QWidget):
    """Changes from two columns to one, and back, by its width."""

    def __init__(self, pictures: Sequence[CaptionedPicture]) -> None:
        super().__init__()
        self._pictures = pictures
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(px(APART))
        self._grid.setVerticalSpacing(px(APART / 2))
        self._lay(2)

    def minimumSizeHint(self) -> QSize:
        return QSize(px(NARROWEST), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay(2 if self.width() >= 2 * px(BESIDE_ANOTHER) + px(APART) else 1)

    def _lay(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for place, picture in enumerate(self._pictures):
            self._grid.addWidget(picture, place // columns, place % columns)
        for column in range(2):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
