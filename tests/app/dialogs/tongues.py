"""The program's own catalogues in force, for tests of what people really read."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QApplication

from cardtable.app.i18n.catalogue_compiler import prepare_catalogues
from cardtable.app.i18n.language_manager import AppRenderer, LanguageManager
from cardtable.app.settings.setting_choices import Digits
from cardtable.app.settings.settings_sections import LanguageSettings
from cardtable.core.languages import Language
from cardtable.core.zones import Seat
from tests.app.dialogs.speech import NAMES

TRANSLATED = ("pa", "hi", "te", "fa")
IN_USUAL_TYPE = ("hi",)  # in a quick run
IN_LARGE_TYPE = ("te",)  # the same, with the widest words and the highest letters, on a smaller screen
BY_CODE = {language.value: language for language in Language}


class Tongue:
    """Words in a language that may be changed; the names at the table are those of tests."""

    def __init__(self, app: QApplication) -> None:
        self.renderer = AppRenderer()
        self.renderer.set_names({Seat(seat): name for seat, name in NAMES.items()})
        self.languages = LanguageManager(app, self.renderer)

    def speak(self, code: str, digits: Digits = Digits.NATIVE) -> None:
        """Put a language in force."""
        self.languages.choose(LanguageSettings(language=BY_CODE[code], digits=digits))


@contextmanager
def tongues(app: QApplication) -> Iterator[Tongue]:
    """Languages for so long; afterwards English and the usual font. Fonts are loaded once: Qt never forgets them."""
    prepare_catalogues()
    before = app.font()
    tongue = Tongue(app)
    tongue.languages.load_fonts()
    yield tongue
    tongue.speak("en")
    app.setFont(before)
