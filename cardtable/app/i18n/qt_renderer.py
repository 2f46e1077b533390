"""Renderers over the catalogues that Qt has installed: the program's, and one for each table."""

from PySide6.QtCore import QCoreApplication

from cardtable.app.i18n.catalogue_renderer import CatalogueRenderer


class AppRenderer(CatalogueRenderer):
    """Renderer of the program; `LanguageManager` changes its numbers."""

    def pattern(self, context: str, source: str, disambiguation: str, n: int) -> str:
        return QCoreApplication.translate(context, source, disambiguation or None, n)


class TableRenderer(CatalogueRenderer):
    """Renderer of one table, with the names of its players."""

    def __init__(self, renderer: AppRenderer) -> None:
        super().__init__(shared=renderer)
        self._renderer = renderer

    def pattern(self, context: str, source: str, disambiguation: str, n: int) -> str:
        return self._renderer.pattern(context, source, disambiguation, n)
