"""The bundled fonts: no letter of any language without a glyph, on a machine that has no fonts of its own."""

import os
import subprocess
import sys
import unicodedata
from collections.abc import Sequence
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QFont, QFontMetricsF, QRawFont
from PySide6.QtWidgets import QApplication

from cardtable.app.i18n.catalogue_renderer import NumberFormat
from cardtable.app.platform.fonts import BUNDLED, LATIN, SCRIPTS, STYLES, Fonts, family_list, files
from cardtable.app.platform.resource_paths import SOURCE_TREE, resource_folder
from cardtable.core.languages import SPOKEN

FOLDER = resource_folder("resources") / "fonts"
LARGEST_SUM = 3_000_000  # bytes of all fonts
INVISIBLE = ("Cf", "Cc", "Zs")  # joiners and marks of direction, line breaks, spaces: drawn without a glyph
BARE_MACHINE = """
import sys
from PySide6.QtGui import QFontMetrics, QTextLayout
from PySide6.QtWidgets import QApplication
from cardtable.app.platform.fonts import Fonts

app = QApplication([])
assert not QFontMetrics(app.font()).inFont("A")
font = Fonts().font(sys.argv[1])
font.setBold(sys.argv[2] == "Bold")
layout = QTextLayout(sys.argv[3], font)
layout.beginLayout()
layout.createLine()
layout.endLayout()
assert layout.glyphRuns()
for run in layout.glyphRuns():
    assert 0 not in run.glyphIndexes(), run.rawFont().familyName()
    assert run.rawFont().styleName() == sys.argv[2]
"""

ONE_DESKTOP = """
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QApplication
from cardtable.app.platform.fonts import Fonts

app = QApplication([])
fonts = Fonts()
before = QFontInfo(fonts.font("en")).family()
fonts.load_all()
after = QFontInfo(fonts.font("en")).family()
assert before == after == "Desktop Sans", (before, after)
"""
ALIAS = """
<fontconfig>
  <dir>{fonts}</dir>
  <cachedir>{cache}</cachedir>
  <match target="scan">
    <test name="family"><string>Noto Sans</string></test>
    <edit name="family" mode="assign"><string>Desktop Sans</string></edit>
  </match>
  <alias binding="strong"><family>sans-serif</family><prefer><family>Desktop Sans</family></prefer></alias>
</fontconfig>
"""
only_fontconfig = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="only fontconfig can be told what fonts there are"
)


def run_with_fonts(configuration: Path, *command: str) -> None:
    """Run Python code, with what it reads in `sys.argv`, on a machine that has the fonts of a configuration."""
    environment = {**os.environ, "FONTCONFIG_FILE": str(configuration), "QT_QPA_PLATFORM": "offscreen"}
    whole = [sys.executable, "-c", *command]
    done = subprocess.run(whole, cwd=SOURCE_TREE, env=environment, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr


def texts(language: str) -> set[str]:
    """Every translation of a catalogue; what is not translated is shown in English."""
    root = ElementTree.parse(SOURCE_TREE / "translations" / f"cardtable_{language}.ts").getroot()
    found = {source.text or "" for source in root.iter("source")}
    for translation in root.iter("translation"):
        found |= {form.text or "" for form in translation.iter("numerusform")} | {translation.text or ""}
    return found


def written(language: str) -> set[str]:
    """The characters of a language that are seen: those of its texts and of its numbers."""
    numbers = "".join(NumberFormat(language, native=native).write(-1_234_567_890) for native in (True, False))
    characters = set(numbers.join(texts(language)))
    return {sign for sign in characters if unicodedata.category(sign) not in INVISIBLE}


def raw(family: str, style: str) -> QRawFont:
    return QRawFont(str(files(family)[STYLES.index(style)]), 100)


def lacking(signs: set[str], families: Sequence[str], style: str) -> list[str]:
    fonts = [raw(family, style) for family in families]
    return sorted(sign for sign in signs if not any(font.supportsCharacter(ord(sign)) for font in fonts))


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("language", SPOKEN)
def test_every_character_has_a_glyph(qapp: QApplication, language: str, style: str) -> None:
    assert lacking(written(language), family_list(language, ()), style) == []


@pytest.mark.quick(3)
@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("language", SCRIPTS)
def test_a_script_is_written_with_one_font(qapp: QApplication, language: str, style: str) -> None:
    letters = {sign for sign in written(language) if ord(sign) > 0x600 and unicodedata.category(sign)[0] in "LMN"}

    assert len(letters) > 30
    assert lacking(letters, family_list(language, ())[:1], style) == []


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("family", BUNDLED)
def test_a_file_is_what_its_name_says(qapp: QApplication, family: str, style: str) -> None:
    font = raw(family, style)

    assert (font.familyName(), font.styleName()) == (family, style)


def test_fonts_come_with_their_licence_and_are_not_large() -> None:
    licence = (FOLDER / "OFL.txt").read_text(encoding="utf-8")
    readme = (FOLDER / "README.md").read_text(encoding="utf-8")
    fonts = sorted(FOLDER.glob("*.ttf"))

    assert "SIL OPEN FONT LICENSE Version 1.1" in licence
    assert "Copyright" in licence
    assert fonts == sorted(file for family in BUNDLED for file in files(family))
    assert all(f"{font.stem.partition('-')[0]}-*.ttf" in readme for font in fonts)
    assert sum(font.stat().st_size for font in fonts) < LARGEST_SUM


def test_the_frozen_program_carries_the_whole_folder_of_resources() -> None:
    spec = (SOURCE_TREE / "packaging" / "cardtable.spec").read_text(encoding="utf-8")

    assert '(str(root / "resources"), "cardtable/_data/resources")' in spec
    assert "datas=resources" in spec


@pytest.mark.parametrize("language", SCRIPTS)
def test_the_script_comes_first_and_latin_letters_from_the_system(language: str) -> None:
    assert family_list(language, ("System Sans",))[:3] == [SCRIPTS[language], "System Sans", LATIN]


def test_english_is_written_with_the_system_font_first() -> None:
    assert family_list("en", ("System Sans",)) == ["System Sans", *BUNDLED]


def test_only_what_is_needed_is_loaded(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[str] = []
    monkeypatch.setattr("cardtable.app.platform.fonts.QFontMetrics.inFont", lambda metrics, sign: True)
    monkeypatch.setattr("cardtable.app.platform.fonts.QFontDatabase.addApplicationFont", loaded.append)
    fonts = Fonts()

    fonts.font("en")
    assert loaded == []
    fonts.font("te")
    fonts.font("te")
    assert [Path(name).stem for name in loaded] == ["NotoSansTeluguUI-Regular", "NotoSansTeluguUI-Bold"]
    fonts.load_all()
    fonts.load_all()
    assert len(loaded) == len(set(loaded)) == len(BUNDLED) * len(STYLES)


@pytest.mark.quick(2)
@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("language", SCRIPTS)
def test_stacked_marks_stay_within_the_line(qapp: QApplication, language: str, style: str) -> None:
    """Labels are as high as their lines: what stands out of a line is cut off."""
    font = Fonts().font(language)
    font.setPixelSize(100)
    font.setBold(style == "Bold")
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    metrics = QFontMetricsF(font)

    words = {word for text in texts(language) for word in text.split() if any(ord(sign) > 0x600 for sign in word)}
    boxes = [metrics.tightBoundingRect(word) for word in words]

    assert max(-box.top() for box in boxes) <= metrics.ascent()
    assert max(box.bottom() for box in boxes) <= metrics.descent()


@only_fontconfig
@pytest.mark.parametrize(
    ("language", "style", "text"),
    [
        ("en", "Regular", "Cards −26"),
        ("pa", "Bold", "ਪੰਜਾਬੀ (A) −੨੬"),
        ("hi", "Regular", "हिन्दी “A” −२६"),
        ("te", "Bold", "లక్ష్యం A… −౨౬"),
        ("fa", "Regular", "فارسی «A» −۲۶"),
    ],
)
def test_a_machine_without_fonts_shows_no_boxes(tmp_path: Path, language: str, style: str, text: str) -> None:
    empty = tmp_path / "fonts.conf"
    empty.write_text(f"<fontconfig><cachedir>{tmp_path}</cachedir></fontconfig>", encoding="utf-8")
    run_with_fonts(empty, BARE_MACHINE, language, style, text)


@only_fontconfig
def test_the_systems_font_stays_when_our_own_are_loaded(tmp_path: Path) -> None:
    """Its name may be that of no font, such as "Sans", which Qt then finds elsewhere."""
    alias = tmp_path / "fonts.conf"
    alias.write_text(ALIAS.format(fonts=FOLDER, cache=tmp_path / "cache"), encoding="utf-8")
    run_with_fonts(alias, ONE_DESKTOP)


@pytest.mark.parametrize(("pixels", "unit"), [(12, 1.0), (15, 1.0), (21, 1.4)])
def test_large_type_of_the_desktop_makes_the_program_larger(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, pixels: int, unit: float
) -> None:
    system = QFont(LATIN)
    system.setPixelSize(pixels)
    monkeypatch.setattr("cardtable.app.platform.fonts.system_font", lambda: system)
    assert Fonts().unit == pytest.approx(unit)


@pytest.mark.parametrize("style", STYLES)
def test_a_zero_of_persian_is_no_speck(qapp: QApplication, style: str) -> None:
    font = QRawFont(str(FOLDER / f"{SCRIPTS['fa'].replace(' ', '')}-{style}.ttf"), 100.0)
    zero, one = (font.boundingRect(index) for index in font.glyphIndexesForString("\u06f0\u06f1"))

    assert zero.height() > 0.4 * one.height()
    assert one.top() < zero.top() < zero.bottom() < one.bottom()
