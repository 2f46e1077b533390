"""Translation: the language chosen and rendering (`qt_renderer`), numbers, direction."""
