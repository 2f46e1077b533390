"""Words can be read in every state: the colours of the style sheets themselves, as Qt chooses among their rules."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.dialogs.common.dialog_base import Dialog, dress, sheet
from cardtable.app.dialogs.help.rules_dialog import RulesDialog
from cardtable.app.dialogs.preferences.preference_pages import CardPreview
from cardtable.app.dialogs.preferences.preferences_dialog import PreferencesDialog
from cardtable.app.dialogs.welcome.welcome_page import WelcomePage
from cardtable.app.forms.options_form import OptionForm
from cardtable.app.settings.setting_choices import ThemeName
from cardtable.app.settings.settings_sections import Settings, TableSettings
from cardtable.app.widgets.choice_controls import Segment, SegmentedControl
from cardtable.app.widgets.combo_box import ComboBox
from cardtable.app.widgets.palette import DARK, HIGH_CONTRAST, LIGHT, AppPalette, DialogOwner
from cardtable.table.art.felt_texture import felt
from cardtable.table.art.themes import THEMES, CardStyle
from cardtable.table.art.vector_drawing import mix
from tests.app.dialogs.makers import MAKERS, games
from tests.app.dialogs.speech import TestWords

pytestmark = pytest.mark.qt_log_ignore("OpenType support missing")

CHROMES = {"light": LIGHT, "dark": DARK, "high contrast": HIGH_CONTRAST}
LEAST = 4.5
STATES = ("hover", "pressed", "focus", "disabled", "selected")
_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
_SELECTOR = re.compile(r'(\w+)(?:\[role="(\w+)"\])?(?:::([\w-]+))?((?::\w+)*)')


class Part(NamedTuple):
    """Something with words: a widget by its class and role, or a part of one; all its states are looked at."""

    kind: str
    role: str = ""
    part: str = ""
    states: tuple[str, ...] = ()


PARTS = (
    *(Part("QLabel", role, states=("disabled",)) for role in ("", "heading", "group", "strong", "note")),
    *(Part("QPushButton", role, states=("hover", "pressed", "focus", "disabled")) for role in ("", "primary", "small")),
    *(Part(kind, states=("focus", "disabled")) for kind in ("QLineEdit", "QSpinBox")),
    *(Part(kind, states=("focus",)) for kind in ("QTableView", "QTextEdit", "QPlainTextEdit", "RowList")),
    Part("QTextEdit", "bare", states=("focus",)),
    Part("QTableView", part="item"),
    Part("QHeaderView", part="section"),
    Part("RowList", "sidebar", "item", ("hover", "selected", "focus")),
    Part("QToolTip"),
)


def luminance(colour: QColor) -> float:
    channels = (colour.redF(), colour.greenF(), colour.blueF())
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str | QColor, two: str | QColor) -> float:
    dark, light = sorted(luminance(QColor(colour)) for colour in (one, two))
    return (light + 0.05) / (dark + 0.05)


def rules(text: str) -> Iterator[tuple[str, str, str, frozenset[str], dict[str, str]]]:
    """Class, role, part, states and what is declared, in the order of the sheet; none about what lies in another."""
    for selectors, block in _RULE.findall(text):
        declared = dict(re.split(r":\s*", line.strip(), maxsplit=1) for line in block.split(";") if line.strip())
        for selector in selectors.split(","):
            found = _SELECTOR.fullmatch(selector.strip())
            if found is not None:
                kind, role, part, states = found.groups(default="")
                yield kind, role, part, frozenset(filter(None, states.split(":"))), declared


def colours(text: str, part: Part, states: frozenset[str], below: str) -> tuple[str, str]:
    """The colours of words and ground: of the rules that hold, the more special ones come last, as in a style sheet.

    A part of a widget has what its widget has in no state, where its own rules say nothing.
    """
    holding = []
    for place, (kind, role, of, when, declared) in enumerate(rules(text)):
        for own, now in ((part.part, states), ("", frozenset[str]() if part.part else states)):
            if kind == part.kind and role in ("", part.role) and of == own and when <= now:
                holding.append((bool(of), len(when) + bool(role), place, declared))
                break
    style: dict[str, str] = {}
    for *_, declared in sorted(holding, key=lambda rule: rule[:3]):
        style.update(declared)
    ground = style.get("background", "transparent")
    return style["color"], below if ground == "transparent" else ground


def all_states(part: Part) -> Iterator[frozenset[str]]:
    """No state, each of them, and those that come together."""
    yield frozenset()
    for state in part.states:
        yield frozenset({state})
        if state not in ("hover", "disabled") and "hover" in part.states:
            yield frozenset({state, "hover"})
    if "selected" in part.states:
        yield frozenset({"selected", "focus"})


@pytest.mark.parametrize("chrome", CHROMES.values(), ids=CHROMES)
@pytest.mark.parametrize("part", PARTS, ids=lambda part: " ".join(filter(None, part[:3])))
def test_words_of_dialogs_can_be_read_in_every_state(part: Part, chrome: AppPalette) -> None:
    text = sheet(chrome)
    for below in (chrome.page, chrome.field):
        for states in all_states(part):
            ink, ground = colours(text, part, states, below)
            assert contrast(ink, ground) >= LEAST, (sorted(states), ink, ground)


@pytest.mark.parametrize("chrome", CHROMES.values(), ids=CHROMES)
def test_what_is_chosen_can_be_read(chrome: AppPalette) -> None:
    """Chosen text and rows, and pages that are painted with colours of the chrome."""
    for ground in (chrome.page, chrome.field):
        for ink in (chrome.ink, chrome.ink2, chrome.dim, chrome.accent):
            assert contrast(ink, ground) >= LEAST, (ink, ground)
    assert contrast(chrome.ink, chrome.side) >= LEAST
    assert contrast(chrome.on_accent, chrome.accent) >= LEAST


@pytest.mark.parametrize("chrome", CHROMES.values(), ids=CHROMES)
def test_what_cannot_be_used_looks_so(chrome: AppPalette) -> None:
    text = sheet(chrome)
    for role in ("", "primary", "small"):
        usual, barred = (
            colours(text, Part("QPushButton", role), frozenset(s), chrome.page) for s in ((), ("disabled",))
        )
        assert usual[0] != barred[0]


def inks(control: QWidget, area: QRect) -> tuple[QColor, list[QColor]]:
    """The ground in a part of a control, which is the colour that most of it has, and every colour there."""
    window = control.window()
    picture = window.grab(QRect(control.mapTo(window, area.topLeft()), area.size())).toImage()
    found = Counter(picture.pixel(x, y) for x in range(picture.width()) for y in range(picture.height()))
    return QColor(found.most_common(1)[0][0]), [QColor(rgb) for rgb in found]


@pytest.mark.parametrize("chrome", CHROMES.values(), ids=CHROMES)
@pytest.mark.parametrize("enabled", [True, False], ids=["enabled", "disabled"])
def test_painted_controls_can_be_read(chrome: AppPalette, enabled: bool, qtbot: QtBot) -> None:
    window = QDialog()
    qtbot.addWidget(window)
    dress(window, chrome)
    segments, combo = SegmentedControl(window), ComboBox(window)
    segments.setValues((1, 2))
    segments.setTexts(("MMMM", "WWWW"))
    segments.setValue(1)
    combo.setEntries([("MMMM", 1)])
    column = QVBoxLayout(window)
    for control in (segments, combo):
        control.setEnabled(enabled)
        column.addWidget(control)
    window.show()
    for written in (*segments.findChildren(Segment), combo):
        ground, found = inks(written, written.rect().adjusted(8, 8, -30 if written is combo else -8, -8))
        assert max(contrast(ground, ink) for ink in found) >= LEAST, written


@pytest.mark.parametrize("theme", THEMES)
def test_the_welcome_page_can_be_read_on_every_felt(theme: str, qtbot: QtBot) -> None:
    look = THEMES[theme]
    page = WelcomePage(TestWords(), games(), look, CardStyle())
    qtbot.addWidget(page)
    cloth = felt(QSize(320, 200), 1.0, look).toImage()
    grounds = [cloth.pixelColor(x, y) for x in range(0, 320, 16) for y in range(0, 200, 10)]
    for by_keys in (True, False):
        page.setByKeys(by_keys)
        text = page.styleSheet()
        for role in ("name", "sentence", "choose"):
            ink, _ = colours(text, Part("QLabel", role), frozenset(), "")
            assert min(contrast(ink, ground) for ground in grounds) >= LEAST, (role, ink)
        for state in ("", "hover", "focus"):
            ink, _ = colours(text, Part("QPushButton", "pill"), frozenset({state} - {""}), "")
            assert min(contrast(ink, ground) for ground in grounds) >= LEAST, (state, ink)
            ink, ground = colours(text, Part("QPushButton", "go"), frozenset({state} - {""}), "")
            assert contrast(ink, ground) >= LEAST, (state, ink, ground)
        for role in ("title", "line"):
            ink, _ = colours(text, Part("QLabel", role), frozenset(), "")
            plates = [mix(cloth.name(), look.plate, look.plate_alpha) for cloth in grounds]
            assert min(contrast(ink, plate) for plate in plates) >= LEAST, (role, ink)


def test_the_strip_above_the_rules_lies_on_the_felt_in_force(qtbot: QtBot) -> None:
    high = Settings(table=TableSettings(theme=ThemeName.HIGH_CONTRAST))
    dialog = PreferencesDialog(TestWords(), games(), high, DialogOwner(None, HIGH_CONTRAST), section="hearts")
    qtbot.addWidget(dialog)
    strip = dialog.page("hearts").findChild(CardPreview)
    assert strip is not None
    assert strip._theme is THEMES["high-contrast"]
    form = dialog.page("table").findChild(OptionForm)
    assert form is not None
    form.take(TableSettings(theme=ThemeName.MIDNIGHT))
    assert strip._theme is THEMES["midnight"]
    dialog.reject()


@pytest.mark.parametrize("chrome", CHROMES.values(), ids=CHROMES)
def test_a_button_in_focus_has_one_ring(chrome: AppPalette, qtbot: QtBot) -> None:
    """Inside the ring, beside the words, there is nothing but the ground."""
    window = QDialog()
    qtbot.addWidget(window)
    dress(window, chrome)
    one, other = QPushButton("One", window), QPushButton("WWWW", window)
    column = QVBoxLayout(window)
    column.addWidget(one)
    column.addWidget(other)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    one.setFocus()
    QTest.keyClick(one, Qt.Key.Key_Tab)  # only by key a style draws its own frame
    assert other.hasFocus()
    picture = other.grab().toImage()
    row = [picture.pixelColor(x, 10).name() for x in range(6, other.width() - 6)]
    assert set(row) == {QColor(chrome.field).name()}


@pytest.mark.parametrize("chrome", CHROMES.values(), ids=CHROMES)
def test_the_ring_around_the_main_button_is_seen(chrome: AppPalette, qtbot: QtBot) -> None:
    """Between ring and button there is a line of the page's colour, which differs from both."""
    dialog = MAKERS["confirm"](TestWords())
    assert isinstance(dialog, Dialog)
    qtbot.addWidget(dialog)
    dialog.setChrome(chrome)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    main = next(button for button in dialog.findChildren(QPushButton) if button.isDefault())
    assert main.hasFocus()
    picture = main.grab().toImage()
    edge = [picture.pixelColor(x, main.height() // 2).name() for x in range(2, 8)]
    wanted = [QColor(colour).name() for colour in (chrome.focus, chrome.focus, chrome.page, chrome.accent)]
    assert edge[:4] == wanted
    assert min(contrast(chrome.page, chrome.focus), contrast(chrome.page, chrome.accent)) >= 3


def test_the_rules_are_written_anew_in_other_colours(qtbot: QtBot) -> None:
    """The system may turn dark while they are open."""
    dialog = MAKERS["rules, hearts"](TestWords())
    assert isinstance(dialog, RulesDialog)
    qtbot.addWidget(dialog)
    dialog.setChrome(DARK)
    assert DARK.ink.lower() in dialog.browser.toHtml()
    assert LIGHT.ink.lower() not in dialog.browser.toHtml()
