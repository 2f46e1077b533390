"""The .tar.gz for Linux: what lies at its top, and that install.sh leaves nothing behind and takes nothing away."""

import configparser
import os
import re
import shlex
import shutil
import subprocess
import tarfile
from pathlib import Path

import pytest

from devtools import install_tree, linux_packages, player_readme

ROOT = Path(__file__).resolve().parents[1]
ENTRY = f"share/applications/{install_tree.DESKTOP}"
ICON = "share/icons/hicolor/16x16/apps/org.cardtable.CardTable.png"

posix = pytest.mark.skipif(os.name != "posix", reason="a script of sh")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A small program in the places of the true one."""
    tree = tmp_path / "cardtable-1.2.3-linux"
    for name in (install_tree.DESKTOP, install_tree.MIME):
        folder = "applications" if name == install_tree.DESKTOP else "mime/packages"
        install_tree.copy(install_tree.SOURCES / name, tree / "share" / folder / name)
    (tree / ICON).parent.mkdir(parents=True)
    (tree / ICON).write_bytes(b"picture")
    program = tree / "lib" / "cardtable" / "cardtable"
    program.parent.mkdir(parents=True)
    program.write_text("#!/bin/sh\necho it plays\n", encoding="utf-8")
    program.chmod(0o755)
    (tree / "bin").mkdir()
    (tree / "bin" / "cardtable").symlink_to("../lib/cardtable/cardtable")
    return tree


@pytest.fixture
def unpacked(tree: Path, tmp_path: Path) -> Path:
    with tarfile.open(linux_packages.archive(tree)) as packed:
        packed.extractall(tmp_path / "unpacked", filter="data")
    return tmp_path / "unpacked" / tree.name


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The folder of a person who has played before."""
    home = (tmp_path / "a home").resolve()
    game = home / ".local" / "share" / "cardtable" / "match.cardtable"
    game.parent.mkdir(parents=True)
    game.write_text("format: cardtable 1\n", encoding="utf-8")
    return home


def run(folder: Path, home: Path, *arguments: str | Path, **more: str) -> tuple[int, str]:
    """Run install.sh; return its status and what it says."""
    done = subprocess.run(
        ["sh", folder / "install.sh", *arguments],
        cwd=home,
        env={"PATH": os.environ["PATH"], "HOME": str(home), **more},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def below(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*")}


def entry_in(folder: Path) -> configparser.SectionProxy:
    read = configparser.ConfigParser(interpolation=None)
    read.read(folder / ENTRY, encoding="utf-8")
    return read["Desktop Entry"]


# ---- what the archive brings


@posix
def test_the_archive_has_script_and_readme_at_its_top(unpacked: Path) -> None:
    assert {path.name for path in unpacked.iterdir()} == {"bin", "lib", "share", "install.sh", "README.txt"}
    assert os.access(unpacked / "install.sh", os.X_OK)
    assert not os.access(unpacked / "README.txt", os.X_OK)


def test_all_say_how_to_install_and_to_remove() -> None:
    for path in (ROOT / "README.md", install_tree.SOURCES / "README.txt", install_tree.SOURCES / "install.sh"):
        text = path.read_text(encoding="utf-8")
        assert "./install.sh" in text
        assert "./install.sh --remove" in text


def test_the_readme_of_packages_needs_no_other_file() -> None:
    text = player_readme.make((ROOT / "README.md").read_text(encoding="utf-8"))

    assert [line for line in text.splitlines() if line.startswith("#")] == [
        "# CardTable",
        *(f"## {name}" for name in player_readme.SECTIONS),
    ]
    assert re.findall(r"\]\((?!https:)[^)]*\)", text) == []
    assert "dev.py" not in text


# ---- install.sh


@posix
def test_what_was_installed_can_be_started_and_all_of_it_removed(unpacked: Path, home: Path) -> None:
    before = below(home)
    status, said = run(unpacked, home)
    program = home / ".local" / "bin" / "cardtable"

    assert status == 0
    assert f'"{program}"' in said
    assert said.count("\n") == 1
    assert subprocess.check_output([program], text=True) == "it plays\n"

    shutil.rmtree(unpacked)
    command = shlex.split(said.partition("remove it with: ")[2])
    done = subprocess.run(command, env={"PATH": os.environ["PATH"]}, stdout=subprocess.PIPE, text=True, check=True)

    assert "your games and settings are where they were" in done.stdout
    assert below(home) == before


@posix
def test_the_menu_entry_does_not_need_the_path(unpacked: Path, home: Path) -> None:
    folder = home / 'my "100%" $games'
    assert run(unpacked, home, folder.name)[0] == 0
    entry = entry_in(folder)

    assert entry["TryExec"] == f"{folder}/bin/cardtable"
    quoted = str(folder).replace('"', '\\\\"').replace("$", "\\\\$").replace("%", "%%")
    assert entry["Exec"] == f'"{quoted}/bin/cardtable" %u'
    if shutil.which("desktop-file-validate"):
        subprocess.run(["desktop-file-validate", folder / ENTRY], check=True)


@posix
@pytest.mark.skipif(not shutil.which("update-mime-database"), reason="shared-mime-info is not installed")
def test_saved_games_are_known_while_it_is_installed(unpacked: Path, home: Path) -> None:
    other = home / ".local" / "share" / "mime" / "packages" / "other.xml"
    install_tree.copy(install_tree.SOURCES / install_tree.MIME, other)
    other.write_text(other.read_text(encoding="utf-8").replace("cardtable", "other"), encoding="utf-8")
    globs = home / ".local" / "share" / "mime" / "globs"

    assert run(unpacked, home)[0] == 0
    assert "application/x-cardtable:*.cardtable" in globs.read_text(encoding="utf-8")
    assert run(unpacked, home, "--remove")[0] == 0
    assert "application/x-other:*.other" in globs.read_text(encoding="utf-8")
    assert "x-cardtable" not in globs.read_text(encoding="utf-8")


@posix
def test_the_menu_is_named_where_desktops_look(unpacked: Path, home: Path) -> None:
    assert "start it from the menu" in run(unpacked, home)[1]
    assert "start it from the command" in run(unpacked, home, home / "games")[1]


@posix
def test_a_newer_version_takes_the_place_of_the_older(unpacked: Path, home: Path) -> None:
    before = below(home)
    old = unpacked / "lib" / "cardtable" / "libold.so"
    old.write_bytes(b"library")
    run(unpacked, home)
    old.unlink()

    assert run(unpacked, home)[0] == 0
    assert not (home / ".local" / "lib" / "cardtable" / "libold.so").exists()
    assert (home / ".local" / ICON).exists()
    assert run(unpacked, home, "--remove")[0] == 0
    assert below(home) == before


@posix
def test_files_of_others_stay(unpacked: Path, home: Path) -> None:
    assert run(unpacked, home, home / "games")[0] == 0
    (home / "games" / "lib" / "cardtable" / "notes.txt").write_text("mine", encoding="utf-8")
    (home / "games" / "bin" / "other").write_text("mine", encoding="utf-8")
    assert run(unpacked, home, "--remove", home / "games")[0] == 0

    assert below(home / "games") == {"bin", "bin/other", "lib", "lib/cardtable", "lib/cardtable/notes.txt"}


@posix
def test_a_program_of_pip_is_not_overwritten(unpacked: Path, home: Path) -> None:
    program = home / ".local" / "bin" / "cardtable"
    program.parent.mkdir()
    program.write_text("of pip", encoding="utf-8")
    before = below(home)
    status, said = run(unpacked, home)

    assert (status, program.read_text(encoding="utf-8"), below(home)) == (1, "of pip", before)
    assert "pip uninstall cardtable" in said


@posix
@pytest.mark.parametrize(
    ("arguments", "more", "status", "words"),
    [
        (("--remove",), {}, 1, "Nothing was removed"),
        (("no/such/parent",), {}, 1, "name a folder whose parent exists"),
        ((), {"SUDO_USER": "anna"}, 1, "without sudo"),
        ((), {"HOME": ""}, 1, "HOME is not set"),
        (("--purge",), {}, 2, "./install.sh --remove [FOLDER]"),
        (("--help",), {}, 0, "./install.sh --remove [FOLDER]"),
    ],
)
def test_what_cannot_be_done_gets_a_sentence(
    unpacked: Path, home: Path, arguments: tuple[str, ...], more: dict[str, str], status: int, words: str
) -> None:
    before = below(home)
    got, said = run(unpacked, home, *arguments, **more)

    assert (got, below(home)) == (status, before)
    assert words in said
