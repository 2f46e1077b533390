"""What the packed program takes along: the lists have no stale names, and what is linked to is kept."""

import importlib.util
from collections.abc import Iterable
from pathlib import Path

import PySide6
import pytest

from devtools import pruning

QT = Path(next(iter(PySide6.__path__)))

LINKED = {
    "/py/QtGui.so": ["libQt6Gui.so.6"],
    "/qt/libQt6Gui.so.6": ["libQt6Core.so.6", "libX11.so.6"],
    "/qt/platforms/libqxcb.so": ["libxcb-cursor.so.0"],
    "/qt/platforms/libqvnc.so": ["libQt6Network.so.6"],
}
FILES: list[pruning.Entry] = [
    ("PySide6/QtGui.abi3.so", "/py/QtGui.so", "EXTENSION"),
    ("PySide6/Qt/lib/libQt6Gui.so.6", "/qt/libQt6Gui.so.6", "BINARY"),
    ("libQt6Gui.so.6", "PySide6/Qt/lib/libQt6Gui.so.6", "SYMLINK"),
    ("PySide6/Qt/lib/libQt6Core.so.6", "/qt/libQt6Core.so.6", "BINARY"),
    ("PySide6/Qt/lib/libQt6Network.so.6", "/qt/libQt6Network.so.6", "BINARY"),
    ("PySide6/Qt/plugins/platforms/libqxcb.so", "/qt/platforms/libqxcb.so", "BINARY"),
    ("PySide6/Qt/plugins/platforms/libqvnc.so", "/qt/platforms/libqvnc.so", "BINARY"),
    ("libX11.so.6", "/lib/libX11.so.6", "BINARY"),
    ("libxcb-cursor.so.0", "/lib/libxcb-cursor.so.0", "BINARY"),
    ("libpython3.11.so.1.0", "/lib/libpython3.11.so.1.0", "BINARY"),
    ("iroh/libiroh_ffi.so", "/py/iroh/libiroh_ffi.so", "BINARY"),
]


def linked(path: str) -> Iterable[str]:
    return LINKED.get(path, [])


@pytest.mark.parametrize("plugin", pruning.PLUGINS[pruning.system()])
def test_every_plugin_that_is_kept_is_there(plugin: str) -> None:
    assert any((folder / plugin).exists() for folder in (QT / "Qt" / "plugins", QT / "plugins"))


@pytest.mark.parametrize("module", pruning.UNUSED_MODULES)
def test_every_module_that_is_left_out_is_there(module: str) -> None:
    assert importlib.util.find_spec(module) is not None


def test_the_program_imports_nothing_that_is_left_out() -> None:
    sources = "\n".join(path.read_text(encoding="utf-8") for path in Path("cardtable").rglob("*.py"))

    assert [name for name in pruning.UNUSED_MODULES if f"import {name}" in sources or f"from {name}" in sources] == []


def test_lists_are_sorted_and_name_nothing_twice() -> None:
    for names in (pruning.UNUSED_MODULES, pruning.FROM_THE_SYSTEM):
        assert list(names) == sorted(set(names))


def test_what_is_linked_to_is_kept_and_nothing_else() -> None:
    kept = {name for name, _, _ in pruning.kept_binaries(FILES, linked, "linux")}

    assert kept == {
        "PySide6/QtGui.abi3.so",
        "PySide6/Qt/lib/libQt6Gui.so.6",
        "libQt6Gui.so.6",
        "PySide6/Qt/lib/libQt6Core.so.6",
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "libxcb-cursor.so.0",
        "libpython3.11.so.1.0",
        "iroh/libiroh_ffi.so",
    }


def test_macos_loses_plugins_alone() -> None:
    files: list[pruning.Entry] = [
        ("PySide6/Qt/plugins/platforms/libqcocoa.dylib", "", "BINARY"),
        ("PySide6/Qt/plugins/platforms/libqminimal.dylib", "", "BINARY"),
        ("PySide6/Qt/lib/QtNetwork.framework/Versions/A/QtNetwork", "", "BINARY"),
    ]

    assert pruning.kept_binaries(files, linked, "darwin") == [files[0], files[2]]


def test_windows_names_are_understood() -> None:
    assert pruning.plugin_name(r"PySide6\plugins\platforms\qwindows.dll") == "platforms/qwindows.dll"


def test_of_the_other_files_go_links_to_nowhere_qts_translations_and_records_of_pip() -> None:
    files: list[pruning.Entry] = [
        ("libQt6Gui.so.6", "PySide6/Qt/lib/libQt6Gui.so.6", "SYMLINK"),
        ("libQt6Network.so.6", "PySide6/Qt/lib/libQt6Network.so.6", "SYMLINK"),
        ("PySide6/Qt/translations/qtbase_de.qm", "", "DATA"),
        ("cardtable/_data/translations/cardtable_hi.qm", "", "DATA"),
        (r"websockets-17.4.dist-info\RECORD", "", "DATA"),
        ("websockets-17.4.dist-info/INSTALLER", "", "DATA"),
        ("websockets-17.4.dist-info/METADATA", "", "DATA"),
    ]

    assert pruning.kept_data(files, FILES[:4], "linux") == [files[0], files[3], files[6]]


def test_what_a_plugin_of_the_desktop_is_linked_to_comes_from_the_desktop() -> None:
    plugin = ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", "/qt/platformthemes/libqgtk3.so", "BINARY")
    gtk = ("libgtk-3.so.0", "/lib/libgtk-3.so.0", "BINARY")

    kept = pruning.kept_binaries(
        [*FILES, plugin, gtk], lambda path: ["libgtk-3.so.0"] if "gtk3" in path else [], "linux"
    )

    assert plugin in kept
    assert gtk not in kept
