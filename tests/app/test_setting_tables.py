"""Keys, defaults, choices, texts and order of all settings are those of `samples/setting-tables.json`.

After a change that is meant: `python -m tests.app.test_setting_tables` writes the sample anew.
"""

import json
from pathlib import Path
from typing import Any

from cardtable.app.dialogs.preferences.preferences_dialog import PreferencesDialog
from cardtable.app.settings.key_settings import active_keys
from cardtable.app.settings.settings_file import plain_settings
from cardtable.app.settings.settings_sections import ALL_SECTIONS, NUMBERS, REMOVED, SECTIONS, Settings
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.options import Choice, OptionInfo, describe, plain
from cardtable.core.text import Text

SAMPLE = Path(__file__).parents[1] / "samples" / "setting-tables.json"


def text(value: Text | None) -> list[str] | None:
    return None if value is None else [value.context, value.source, value.disambiguation]


def row(info: OptionInfo) -> dict[str, Any]:
    """Return all that a declaration says of one setting."""
    kind = type(info.default)
    choices = list(kind) if issubclass(kind, Choice) else []
    return {
        "name": info.name,
        "type": kind.__name__ if not choices else "choice",
        "default": plain(info.default),
        "label": text(info.label),
        "help": text(info.help),
        "choices": [[choice.value, text(choice.label), text(choice.help)] for choice in choices],
        "numbers": [info.low, info.high, info.suggested, info.only, info.step],
        "names": [[number, text(name)] for number, name in info.names.items()],
        "conditional": info.when is not None,
    }


def tables() -> dict[str, Any]:
    return {
        "sections": {name: [row(info) for info in describe(kind)] for name, kind in ALL_SECTIONS.items()},
        "shown": list(SECTIONS),
        "numbers": {name: [bounds.start, bounds.stop] for name, bounds in NUMBERS.items()},
        "removed": {name: sorted(names) for name, names in REMOVED.items()},
        "file": plain_settings(Settings()),
        "keys": active_keys(Settings().keys),
    }


def test_no_setting_changes_its_key_default_choices_texts_or_order() -> None:
    assert json.loads(json.dumps(tables())) == json.loads(SAMPLE.read_text(encoding="utf-8"))


def test_the_order_in_the_file_is_that_of_the_sample() -> None:
    assert json.dumps(plain_settings(Settings())) == json.dumps(json.loads(SAMPLE.read_text(encoding="utf-8"))["file"])


def test_the_pages_of_the_preferences_keep_their_order_and_titles(qtbot: Any) -> None:
    dialog = PreferencesDialog(SourceRenderer(), {}, Settings())
    qtbot.addWidget(dialog)
    assert [(name, dialog.page(name).heading.text()) for name in dialog.names] == [
        ("table", "Table"),
        ("cards", "Cards"),
        ("motion", "Motion"),
        ("sound", "Sounds"),
        ("players", "Players"),
        ("language", "Language"),
        ("accessibility", "Accessibility"),
    ]


if __name__ == "__main__":
    SAMPLE.write_text(json.dumps(tables(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
