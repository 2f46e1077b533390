"""What systems are told of the program: desktop entry, metainfo, manual page, icons and versions agree."""

import configparser
import re
import shutil
import struct
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from cardtable import __version__
from cardtable.app.startup import single_instance
from cardtable.app.startup.arguments import parse
from cardtable.app.storage.saved_matches import SUFFIX
from cardtable.core.record import FORMATS
from cardtable.games import discover
from cardtable.net.invitation import LINK
from devtools import (
    build_needs,
    bundle,
    debian,
    icon_files,
    install_tree,
    licences,
    linux_packages,
    man_page,
    places,
    smaller_libraries,
)
from devtools.processes import Stop

ROOT = Path(__file__).resolve().parents[1]
LINUX = ROOT / "packaging" / "linux"
MIME_SPACE = "{http://www.freedesktop.org/standards/shared-mime-info}"


def desktop() -> configparser.ConfigParser:
    read = configparser.ConfigParser(interpolation=None)
    read.optionxform = str  # type: ignore[assignment,method-assign]  # keys of desktop entries have capitals
    read.read(LINUX / install_tree.DESKTOP, encoding="utf-8")
    return read


def metainfo() -> ElementTree.Element:
    return ElementTree.parse(LINUX / install_tree.METAINFO).getroot()


def text_of(tree: ElementTree.Element, path: str) -> str:
    return tree.findtext(path) or ""


# ---- one version, one name


def test_the_version_is_the_programs() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

    assert project["tool"]["hatch"]["version"]["path"] == "cardtable/__init__.py"
    assert places.version() == __version__


def test_metainfo_and_changelog_name_this_release() -> None:
    newest = metainfo().find("releases/release")
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    versions = re.findall(r"^## \[(\d[^\]]*)\] - (\d{4}-\d\d-\d\d)$", changes, re.MULTILINE)

    assert newest is not None
    assert (newest.get("version"), newest.get("date")) == versions[0]
    assert versions[0][0] == __version__


def test_the_licence_is_that_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

    assert project["license"] == "MIT"
    assert (ROOT / "LICENSE").read_text(encoding="utf-8").startswith("MIT License\n")
    assert text_of(metainfo(), "project_license").startswith("MIT AND ")


def test_every_licence_text_that_is_named_is_there() -> None:
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8")
    named = set(re.findall(r"[\w.-]+\.txt", licence)) - {"OFL.txt"}

    assert named == {path.name for path in (ROOT / "packaging" / "licences").iterdir()}


# ---- the desktop


def test_the_desktop_entry_starts_the_program() -> None:
    entry = desktop()["Desktop Entry"]

    assert entry["Exec"] == "cardtable %u"  # a file or a link
    assert entry["Icon"] == bundle.IDENTIFIER
    assert entry["MimeType"] == f"{bundle.MIME_TYPE};x-scheme-handler/{bundle.SCHEME};"
    assert {f"Comment[{language}]" for language in places.LANGUAGES} <= set(entry)


def test_its_actions_are_arguments_that_the_program_takes() -> None:
    entries = desktop()
    actions = entries["Desktop Entry"]["Actions"].strip(";").split(";")

    for action in actions:
        program, *arguments = entries[f"Desktop Action {action}"]["Exec"].split()
        assert program == "cardtable"
        assert parse(arguments, discover(), __version__).new_match


def test_the_window_says_which_desktop_entry_is_its_own() -> None:
    start = (ROOT / "cardtable" / "app" / "startup" / "first_frame.py").read_text(encoding="utf-8")

    assert f'setDesktopFileName("{bundle.IDENTIFIER}")' in start


def test_metainfo_names_the_other_files() -> None:
    tree = metainfo()

    assert text_of(tree, "id") == bundle.IDENTIFIER
    assert text_of(tree, "launchable") == install_tree.DESKTOP
    assert text_of(tree, "provides/mediatype") == bundle.MIME_TYPE
    assert text_of(tree, "summary") == bundle.SUMMARY
    assert text_of(tree, "name") == desktop()["Desktop Entry"]["Name"]


def test_saved_games_are_known_by_ending_and_by_first_line() -> None:
    tree = ElementTree.parse(LINUX / install_tree.MIME).getroot()
    kind = tree.find(f"{MIME_SPACE}mime-type")
    assert kind is not None
    glob, match = kind.find(f"{MIME_SPACE}glob"), kind.find(f"{MIME_SPACE}magic/{MIME_SPACE}match")

    assert kind.get("type") == bundle.MIME_TYPE
    assert glob is not None
    assert glob.get("pattern") == f"*{SUFFIX}" == f"*.{bundle.ENDING}"
    assert match is not None
    assert all(f"format: {one}".startswith(match.get("value", "?")) for one in FORMATS)


def test_flatpak_and_windows_know_the_same_names() -> None:
    manifest = (ROOT / "packaging" / "flatpak" / f"{bundle.IDENTIFIER}.yml").read_text(encoding="utf-8")
    script = (ROOT / "packaging" / "windows" / "cardtable.iss").read_text(encoding="utf-8")

    assert f"id: {bundle.IDENTIFIER}\n" in manifest
    assert "--share=network" not in manifest
    assert f"Software\\Classes\\.{bundle.ENDING}" in script
    assert "PrivilegesRequired=lowest" in script


@pytest.mark.skipif(
    not all(map(shutil.which, build_needs.CHECKERS)), reason="desktop-file-utils and appstream are not installed"
)
def test_the_checkers_of_desktops_have_no_complaints() -> None:
    linux_packages.check(LINUX)


# ---- the manual page


def test_the_manual_page_has_every_option_of_the_help() -> None:
    page = man_page.make(Path(sys.executable), __version__)
    plain = page.replace("\\-", "-")

    for command in ([], *([name] for name in man_page.COMMANDS)):
        text = man_page.ask(Path(sys.executable), *command)
        assert [option for option in re.findall(r"--[a-z-]+", text) if option not in plain] == []
    assert f'"CardTable {__version__}"' in page


@pytest.mark.skipif(not shutil.which("man"), reason="man is not installed")
def test_man_understands_the_manual_page(tmp_path: Path) -> None:
    path = tmp_path / "cardtable.6"
    path.write_text(man_page.make(Path(sys.executable), __version__), encoding="utf-8")

    done = subprocess.run(
        ["man", "--warnings", "--local-file", path],
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )

    assert (done.returncode, done.stderr) == (0, "")


HELP = """usage: cardtable [-h] [--deal NUMBER]

Play cards.

options:
  -h, --help     show this
  --deal NUMBER  the number
                 of the deals

commands:
  replay FILE    .check it
"""


def test_arguments_are_found_in_a_help_text() -> None:
    assert list(man_page.arguments(HELP)) == [
        ("-h, --help", "show this"),
        ("--deal NUMBER", "the number of the deals"),
        ("replay FILE", ".check it"),
    ]
    assert man_page.usage(HELP) == "[-h] [--deal NUMBER]"
    assert man_page.escaped(".check “it”") == "\\&.check \\(lqit\\(rq"


# ---- Debian


def test_the_oldest_c_library_is_the_newest_that_is_asked_for() -> None:
    assert debian.oldest_glibc(["GLIBC_2.4 x GLIBC_2.34", "GLIBC_2.9"]) == (2, 34)


# ---- icons and versions of the other systems

PICTURES = {16: b"small", 256: b"large picture"}


def test_a_windows_icon_holds_its_pictures() -> None:
    icon = icon_files.ico(PICTURES)
    entries = [struct.unpack("<BBBBHHII", icon[6 + 16 * i : 22 + 16 * i]) for i in range(2)]

    assert struct.unpack("<HHH", icon[:6]) == (0, 1, 2)
    assert [entry[0] for entry in entries] == [16, 0]  # 256 is written as 0
    assert [icon[entry[7] : entry[7] + entry[6]] for entry in entries] == list(PICTURES.values())


def test_a_macos_icon_holds_its_pictures() -> None:
    icon = icon_files.icns(PICTURES)

    assert icon[:8] == b"icns" + struct.pack(">I", len(icon))
    assert icon[8:21] == b"icp4" + struct.pack(">I", 13) + b"small"


@pytest.mark.parametrize(("version", "numbers"), [("1.2.3", (1, 2, 3, 0)), ("2.0", (2, 0, 0, 0))])
def test_windows_versions_have_four_numbers(version: str, numbers: tuple[int, ...]) -> None:
    assert bundle.four_numbers(version) == numbers


def test_windows_opens_links_to_tables_with_the_program() -> None:
    script = (ROOT / "packaging" / "windows" / "cardtable.iss").read_text(encoding="utf-8")
    key = rf'Root: HKCU; Subkey: "Software\Classes\{bundle.SCHEME}'

    assert f'{key}"; ValueType: string; ValueName: "URL Protocol"; ValueData: ""' in script
    assert (
        rf'{key}\shell\open\command"; ValueType: string; ValueData: """{{app}}\cardtable-window.exe"" ""%1"""' in script
    )


def test_macos_opens_links_to_tables_with_the_program() -> None:
    kinds = bundle.macos_information(__version__)["CFBundleURLTypes"]

    assert isinstance(kinds, list)
    assert [kind["CFBundleURLSchemes"] for kind in kinds] == [[bundle.SCHEME]]


def test_the_scheme_is_that_of_invitations() -> None:
    assert LINK.startswith(f"{bundle.SCHEME}:")
    assert single_instance.SCHEME == bundle.SCHEME


def test_macos_knows_version_and_saved_games() -> None:
    information = bundle.macos_information("1.2.3")

    assert information["CFBundleShortVersionString"] == "1.2.3"
    assert bundle.ENDING in str(information["UTExportedTypeDeclarations"])


def test_every_packed_library_has_its_licence_text() -> None:
    packed = ["_internal/libicuuc.so.73", "_internal/libxcb-cursor.so.0", "_internal/PySide6/Qt/lib/libQt6Gui.so.6"]
    not_libraries = [
        "_internal/PySide6/QtGui.abi3.so",
        "_internal/PySide6/Qt/plugins/platforms/libqxcb.so",
        "cardtable",
    ]

    assert licences.without_text(packed + not_libraries) == []
    assert licences.without_text([*packed, "_internal/libgtk-3.so.0"]) == ["libgtk-3.so.0"]


def test_a_package_may_not_grow_unseen(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    package = tmp_path / "cardtable.deb"
    package.write_bytes(bytes(2_000_000))
    linux_packages.see_sizes({package: 2e6, tmp_path: 2e6})
    problem = "cardtable.deb has 2.0 MB, more than 1 MB."

    monkeypatch.setattr(smaller_libraries, "are_made", lambda: True)
    with pytest.raises(Stop, match=f"^{re.escape(problem)}$"):
        linux_packages.see_sizes({package: 1e6})

    monkeypatch.setattr(smaller_libraries, "are_made", lambda: False)  # then it is said, and packed all the same
    linux_packages.see_sizes({package: 1e6})
    assert capsys.readouterr().err == f"{problem}\n"


def test_every_licence_text_belongs_to_something() -> None:
    general = {"GPL-3.0.txt", "Qt-third-party.txt", "PyInstaller.txt", "cffi.txt", "miniaudio.txt"}
    general |= {"websockets.txt", "zeroconf.txt", "ifaddr.txt", "cryptography.txt", "mypyc.txt", "platformdirs.txt"}

    assert {path.name for path in licences.FOLDER.iterdir()} == general | {
        text for text in licences.TEXTS.values() if text
    }


@pytest.mark.parametrize("workflow", sorted((ROOT / ".github" / "workflows").iterdir()), ids=lambda path: path.name)
def test_workflows_name_actions_by_commit(workflow: Path) -> None:
    used = re.findall(r"uses: (\S+)", workflow.read_text(encoding="utf-8"))

    assert [name for name in used if not re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", name)] == []


def test_the_debian_package_recommends_what_readers_and_desktops_need(tmp_path: Path) -> None:
    (tmp_path / "usr" / "lib" / "cardtable").mkdir(parents=True)

    debian.write_control(tmp_path, "1.0", "amd64")

    control = (tmp_path / "DEBIAN" / "control").read_text(encoding="utf-8")
    assert "Recommends: at-spi2-core, libgtk-3-0 | libgtk-3-0t64, shared-mime-info\n" in control


def test_the_readme_says_what_unsigned_packages_mean() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")

    assert "not signed" in readme
    assert "Run anyway" in readme  # as Windows calls it
    assert "Open Anyway" in readme  # as macOS calls it
