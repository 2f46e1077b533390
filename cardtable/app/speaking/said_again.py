"""What the commands do by which something is heard again, on every page of the window."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cardtable.app.program import Program
from cardtable.app.settings.setting_choices import ThemeName
from cardtable.app.widgets.chrome import HIGH_CONTRAST, system_palette


class SpeechHistoryCommands:
    """Repeats, walks back and forth, and opens the list of the last hundred sentences."""

    def __init__(self, program: Program) -> None:
        self._program = program

    def handlers(self) -> Mapping[str, Callable[[], None]]:
        """By the name of its command."""
        mouth = self._program.mouth
        return {"repeat": mouth.repeat, "earlier": mouth.earlier, "later": mouth.later, "was_said": self.open_list}

    def open_list(self) -> None:
        """Show what was said until the dialog is closed."""
        from cardtable.app.speaking.said_list import SpeechHistoryDialog

        program = self._program
        high = program.settings.table.theme is ThemeName.HIGH_CONTRAST
        chrome = HIGH_CONTRAST if high else system_palette()
        mouth = program.mouth
        dialog = SpeechHistoryDialog(program.words, mouth.history, mouth.say_again, program.window, chrome)
        dialog.exec()
        dialog.deleteLater()
