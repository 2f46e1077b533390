"""What macOS is given, tried without a Mac: the bundle, its Info.plist, and the disk image's script."""

import os
import plistlib
import runpy
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from cardtable import __version__
from devtools import bundle, macos_packages, places
from devtools.processes import Stop

posix = pytest.mark.skipif(os.name != "posix", reason="a script of sh")


class Analysed:
    """Stands in for what PyInstaller finds."""

    def __init__(self, scripts: list[str], **more: object) -> None:
        self.scripts = [(Path(scripts[0]).stem, scripts[0], "PYSOURCE")]
        self.binaries: list[tuple[str, str, str]] = []
        self.datas: list[tuple[str, str, str]] = []
        self.pure: list[tuple[str, str, str]] = []


class Noted:
    """Stands in for a target of PyInstaller and keeps what it was given."""

    def __init__(self, *parts: object, **options: object) -> None:
        self.parts, self.options = parts, options


@pytest.fixture
def defined(monkeypatch: pytest.MonkeyPatch) -> Noted:
    """The bundle that cardtable.spec defines on a Mac."""
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(sys, "path", sys.path[:])
    functions = {"depend.bindepend": ("get_imports",), "utils.hooks": ("collect_submodules", "collect_dynamic_libs")}
    for name, found in functions.items():
        module = ModuleType(name)
        for function in found:
            setattr(module, function, lambda asked: [])
        monkeypatch.setitem(sys.modules, f"PyInstaller.{name}", module)
    spec = places.ROOT / "packaging" / "cardtable.spec"
    given = {"SPECPATH": str(spec.parent), "Analysis": Analysed}
    bundles: list[Noted] = []

    def note(*parts: object, **options: object) -> None:
        bundles.append(Noted(*parts, **options))

    runpy.run_path(str(spec), {**given, "PYZ": Noted, "EXE": Noted, "COLLECT": Noted, "BUNDLE": note})
    assert len(bundles) == 1
    return bundles[0]


def read_back(values: Any) -> dict[str, Any]:
    told: dict[str, Any] = plistlib.loads(plistlib.dumps(values))
    return told


# ---- the bundle


def test_the_bundle_has_one_program_without_a_console(defined: Noted) -> None:
    (folder,) = defined.parts
    assert isinstance(folder, Noted)
    programs = [part for part in folder.parts if isinstance(part, Noted)]

    assert [(program.options["name"], program.options["console"]) for program in programs] == [("cardtable", False)]
    assert defined.options["name"] == macos_packages.APP.name
    assert defined.options["bundle_identifier"] == bundle.IDENTIFIER
    assert defined.options["version"] == __version__
    assert str(defined.options["icon"]).endswith(".icns")


def test_its_information_is_complete(defined: Noted) -> None:
    told = read_back(defined.options["info_plist"])

    assert told["LSMinimumSystemVersion"] == bundle.OLDEST_MACOS
    assert told["NSHighResolutionCapable"] is True
    assert told["CFBundleLocalizations"] == ["en", *places.LANGUAGES] == ["en", "pa", "hi", "te", "fa"]
    assert told["CFBundleShortVersionString"] == told["CFBundleVersion"] == __version__


def test_saved_games_and_invitations_open_with_it(defined: Noted) -> None:
    told = read_back(defined.options["info_plist"])
    (kind,) = told["UTExportedTypeDeclarations"]
    (document,) = told["CFBundleDocumentTypes"]
    (link,) = told["CFBundleURLTypes"]

    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    assert kind["UTTypeTagSpecification"]["public.filename-extension"] == [bundle.ENDING]
    assert link["CFBundleURLSchemes"] == [bundle.SCHEME]


@pytest.fixture
def app(tmp_path: Path) -> Path:
    """A bundle as PyInstaller lays it out, with a program that notes that it was started."""
    contents = tmp_path / "CardTable.app" / "Contents"
    program = contents / "MacOS" / "cardtable"
    for path in (program, contents / "Resources" / "cardtable.icns"):
        path.parent.mkdir(parents=True)
        path.write_text('#!/bin/sh\necho "cardtable $*" >>"$NOTES"\nexit "${SELF_TEST:-0}"\n', encoding="utf-8")
    program.chmod(0o755)
    tell(contents.parent)
    return contents.parent


def tell(app: Path, **others: object) -> None:
    by_pyinstaller = {
        "CFBundleIdentifier": bundle.IDENTIFIER,
        "CFBundlePackageType": "APPL",
        "CFBundleExecutable": "cardtable",
        "CFBundleIconFile": "cardtable.icns",
    }
    information = {**by_pyinstaller, **bundle.macos_information(__version__), **others}
    (app / "Contents" / "Info.plist").write_bytes(plistlib.dumps(information))


@pytest.mark.parametrize(
    "other",
    [
        {"CFBundleVersion": "0.9"},
        {"CFBundleURLTypes": []},
        {"CFBundleDocumentTypes": []},
        {"CFBundleLocalizations": ["en"]},
        {"LSMinimumSystemVersion": "10.15"},
        {"NSHighResolutionCapable": False},
        {"CFBundleIdentifier": "cardtable"},
        {"CFBundleExecutable": "cardtable-window"},
        {"CFBundleIconFile": "icon.icns"},
        {"LSBackgroundOnly": True},
    ],
    ids=lambda other: next(iter(other)),
)
def test_a_bundle_that_says_other_things_is_not_packed(
    app: Path, other: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert macos_packages.differences(app, __version__) == []

    tell(app, **other)
    monkeypatch.setattr(macos_packages, "APP", app)
    with pytest.raises(Stop, match=next(iter(other))):
        macos_packages.build(Path("python"))


# ---- the disk image

STAND_INS = {
    "ditto": 'cp -R "$1" "$2"',
    "codesign": "exit ${CODESIGN:-0}",
    "hdiutil": """case $1 in
        create) for image; do :; done; cp -R "$5" "$image" ;;
        attach) for image; do :; done; cp -R "$image/." "$5" ;;
        detach) rm -rf "$2" ;;
    esac""",
}


class Mac:
    """A folder in which the script is run with stand-ins for the programs of a Mac."""

    def __init__(self, folder: Path, app: Path) -> None:
        self.folder, self.app, self.image = folder, app, folder / "CardTable.dmg"
        self.notes = folder / "notes"
        for name, body in STAND_INS.items():
            path = folder / "bin" / name
            path.parent.mkdir(exist_ok=True)
            path.write_text(f'#!/bin/sh\necho "{name} $*" >>"$NOTES"\n{body}\n', encoding="utf-8")
            path.chmod(0o755)

    def run(self, **more: str) -> int:
        path = os.pathsep.join([str(self.folder / "bin"), os.environ["PATH"]])
        command: list[str | Path] = ["sh", macos_packages.SCRIPT, self.app, self.folder / "disk-image", self.image]
        environment = {**os.environ, "PATH": path, "NOTES": str(self.notes), **more}
        return subprocess.run(command, env=environment, capture_output=True, check=False).returncode

    def steps(self) -> list[str]:
        return self.notes.read_text(encoding="utf-8").replace(f"{self.folder}/", "").splitlines()


@pytest.fixture
def mac(tmp_path: Path, app: Path) -> Mac:
    return Mac(tmp_path, app)


@posix
def test_the_disk_image_is_signed_verified_and_tried(mac: Mac) -> None:
    assert mac.run() == 0
    assert mac.steps() == [
        "ditto CardTable.app disk-image/CardTable.app",
        "codesign --force --deep --sign - disk-image/CardTable.app",
        "codesign --verify --deep --strict disk-image/CardTable.app",
        "hdiutil create -volname CardTable -srcfolder disk-image -ov -format UDZO CardTable.dmg",
        "hdiutil attach -nobrowse -readonly -mountpoint disk-image.mounted CardTable.dmg",
        "codesign --verify --deep --strict disk-image.mounted/CardTable.app",
        "cardtable --self-test",
        "hdiutil detach disk-image.mounted",
    ]
    assert sorted(path.name for path in mac.image.iterdir()) == ["Applications", "CardTable.app"]
    assert (mac.image / "Applications").readlink() == Path("/Applications")


@posix
def test_nothing_of_an_older_image_stays(mac: Mac) -> None:
    mac.run()
    (mac.folder / "disk-image" / "old").touch()

    assert mac.run() == 0
    assert not (mac.folder / "disk-image" / "old").exists()


@posix
def test_a_bundle_that_cannot_be_signed_is_not_packed(mac: Mac) -> None:
    assert mac.run(CODESIGN="1") != 0
    assert not mac.image.exists()


@posix
def test_an_image_whose_program_fails_is_let_go_and_refused(mac: Mac) -> None:
    assert mac.run(SELF_TEST="1") != 0
    assert mac.steps()[-1] == "hdiutil detach disk-image.mounted"
