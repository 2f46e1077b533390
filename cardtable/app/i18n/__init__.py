"""Translation: catalogues loaded for a language (`qt_renderer`), numbers, direction."""
