"""`dev.py release`: of what is committed, the same each time, compared by files, listed, tried in bare systems."""

import json
import os
import shutil
import subprocess
import tarfile
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from cardtable import __version__
from devtools import commands, environment, libraries, linux_packages, processes
from devtools.processes import Command, Stop
from devtools.release import bare_debian, bill_of_materials, comparison, releasing

# ---- what is built


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with one commit, which a release would be built from."""
    for words in (["init", "--quiet"], ["add", "."], ["commit", "--quiet", "--message", "all"]):
        (tmp_path / "file").write_text("as committed", encoding="utf-8")
        identity = ["-c", "user.name=Somebody", "-c", "user.email=somebody@example.org", "-c", "commit.gpgsign=false"]
        subprocess.run(["git", *identity, *words], cwd=tmp_path, check=True)
    monkeypatch.setattr(releasing, "read", lambda command: processes.read(command, folder=tmp_path))
    return tmp_path


def test_a_release_is_of_a_commit(repository: Path) -> None:
    commit, time = releasing.committed()

    assert len(commit) == 40
    assert releasing.surroundings(time)["SOURCE_DATE_EPOCH"] == str(int(time))


@pytest.mark.parametrize("name", ["file", "new"])
def test_what_is_not_committed_is_not_released(repository: Path, name: str) -> None:
    (repository / name).write_text("changed", encoding="utf-8")

    with pytest.raises(Stop, match="A release is built from what is committed"):
        releasing.committed()


@pytest.mark.parametrize(
    ("words", "built"), [(["--linux"], ["Linux"]), (["--linux", "--twice"], ["Linux"]), ([], ["Linux", "Windows"])]
)
def test_a_release_is_for_all_systems_or_for_linux_alone(
    words: list[str], built: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[str] = []
    monkeypatch.setattr(environment, "VENV", tmp_path / "missing")  # only the clone needs one
    monkeypatch.setattr(libraries, "venv_python", lambda: tmp_path / "missing" / "bin" / "python")
    monkeypatch.setattr(releasing, "release", lambda systems, *, twice: releasing.build(systems, {}, releasing.BUILDS))
    monkeypatch.setattr(releasing, "call", lambda command, extra, folder: called.append(" ".join(command[2:])) or 0)

    assert commands.main(["release", *words]) == 0
    assert called == [" ".join(releasing.BUILDS[system]) for system in built]


def test_a_second_build_for_windows_is_only_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    """Installing and playing take as long as building, and the same packages have just been tried."""
    called: list[str] = []
    monkeypatch.setattr(releasing, "call", lambda command, extra, folder: called.append(" ".join(command[2:])) or 0)

    releasing.build(tuple(releasing.BUILDS), {}, releasing.AGAIN)

    assert called == ["build", "windows pack"]


def test_release_takes_only_its_own_word(capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.main(["release", "--thrice"]) == 2
    assert capsys.readouterr().err == "release takes --twice and --linux, and --thrice was given: leave it out.\n"


# ---- the same each time


def test_an_archive_of_the_same_files_has_the_same_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    packed = []
    for folder, time in (("one", 1_750_000_000), ("other", 1_760_000_000)):
        tree = tmp_path / folder / "cardtable-1.2.3-linux"
        for name in ("bin/a", "lib/b"):
            path = tree / name
            path.parent.mkdir(parents=True)
            path.write_text(name, encoding="utf-8")
            os.utime(path, (time, time))
        packed.append(linux_packages.archive(tree))

    assert comparison.digest(packed[0]) == comparison.digest(packed[1])
    with tarfile.open(packed[0]) as told:
        assert {member.mtime for member in told} == {1_700_000_000}


def zipped(path: Path, **files: str) -> Path:
    with zipfile.ZipFile(path, "w") as packed:
        for name, text in files.items():
            packed.writestr(zipfile.ZipInfo(name), text)
    return path


def tarred(path: Path, **files: str) -> Path:
    folder = path.parent / "packed"
    with tarfile.open(path, "w:gz") as packed:
        for name, text in files.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text, encoding="utf-8")
            os.utime(folder / name, (1, 1))
            packed.add(folder / name, name)
    shutil.rmtree(folder)
    return path


def debian(path: Path, **files: str) -> Path:
    root = path.parent / "root"
    control = "Package: one\nVersion: 1\nArchitecture: all\nMaintainer: a\nDescription: a\n"
    for name, text in {"DEBIAN/control": control, **files}.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    subprocess.run(
        ["dpkg-deb", "--build", "--root-owner-group", root, path],
        check=True,
        capture_output=True,
        env={**os.environ, "SOURCE_DATE_EPOCH": "1"},
    )
    shutil.rmtree(root)
    return path


@pytest.mark.parametrize(
    ("pack", "ending", "prefix"),
    [
        (zipped, ".whl", ""),
        (tarred, ".tar.gz", ""),
        pytest.param(
            debian,
            ".deb",
            "./",
            marks=pytest.mark.skipif(not shutil.which("dpkg-deb"), reason="dpkg-deb is not installed"),
        ),
    ],
)
def test_what_differs_in_two_packages_is_named(
    pack: Callable[..., Path], ending: str, prefix: str, tmp_path: Path
) -> None:
    for folder in ("one", "other"):
        (tmp_path / folder).mkdir()
    one = pack(tmp_path / "one" / f"package{ending}", same="1", old="1", text="1")
    same = pack(tmp_path / "other" / f"same{ending}", same="1", old="1", text="1")
    other = pack(tmp_path / "other" / f"package{ending}", same="1", new="1", text="2")

    if ending != ".tar.gz":  # tarfile writes the time of packing into it
        assert comparison.differences(one, same) == []
    assert comparison.differences(one, other) == [f"{prefix}{name}" for name in ("new", "old", "text")]


def test_a_package_that_cannot_be_looked_into_differs_as_a_whole(tmp_path: Path) -> None:
    for folder, content in (("one", b"1"), ("other", b"2")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "setup.exe").write_bytes(content)

    assert comparison.differences(tmp_path / "one" / "setup.exe", tmp_path / "other" / "setup.exe") == ["setup.exe"]


def test_a_wheel_that_differs_is_not_released(tmp_path: Path) -> None:
    (tmp_path / "second").mkdir()
    package, wheel = zipped(tmp_path / "a.zip", text="1"), zipped(tmp_path / "a.whl", text="1")
    zipped(tmp_path / "second" / "a.zip", text="2")
    zipped(tmp_path / "second" / "a.whl", text="1")

    assert releasing.compared([package, wheel], tmp_path / "second") == [
        "a.zip: a second build gave other bytes in 1: text.",
        "a.whl: a second build gave the same bytes.",
    ]
    zipped(tmp_path / "second" / "a.whl", text="2")
    with pytest.raises(Stop, match=r"^Two builds of the wheel differ in text\.$"):
        releasing.compared([wheel], tmp_path / "second")


@pytest.mark.skipif(not shutil.which("sha256sum"), reason="sha256sum is not installed")
def test_checksums_are_those_that_sha256sum_reads(tmp_path: Path) -> None:
    for name in ("one", "other"):
        (tmp_path / name).write_text(name, encoding="utf-8")

    releasing.write_sums(tmp_path)

    check = ["sha256sum", "--check", "--strict", releasing.SUMS]
    assert subprocess.run(check, cwd=tmp_path, capture_output=True, check=False).returncode == 0
    (tmp_path / "other").write_text("changed", encoding="utf-8")
    assert subprocess.run(check, cwd=tmp_path, capture_output=True, check=False).returncode == 1


def test_packages_that_were_tried_are_whole_though_a_second_build_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def built(_systems: object, _environment: object, verbs: object) -> None:
        if verbs is releasing.AGAIN:
            raise Stop("no second build", 1)

    (tmp_path / "sources" / "dist").mkdir(parents=True)
    zipped(tmp_path / "sources" / "dist" / "a.whl", text="1")
    for name in ("ROOT", "FOLDER", "DIST"):
        monkeypatch.setattr(releasing, name, tmp_path)
    monkeypatch.setattr(releasing, "CLONE", tmp_path / "sources")
    monkeypatch.setattr(releasing, "committed", lambda: ("commit", "1"))
    monkeypatch.setattr(releasing, "clone", lambda _commit: None)
    monkeypatch.setattr(releasing, "build", built)
    monkeypatch.setattr(releasing, "environments", lambda _packages: (tmp_path, tmp_path))
    monkeypatch.setattr(releasing, "try_wheel", lambda _environment: "The wheel was tried.")
    monkeypatch.setattr(bill_of_materials, "write", lambda path, *_: path.write_text("parts", encoding="utf-8"))
    monkeypatch.setattr(bare_debian, "can_try", lambda: False)
    with pytest.raises(Stop, match="no second build"):
        releasing.release(["Linux"], twice=True)

    folder = tmp_path / f"release-{__version__}"
    assert "The wheel was tried." in (folder / releasing.SEEN).read_text(encoding="utf-8")
    sums = (folder / releasing.SUMS).read_text(encoding="utf-8")
    assert sorted(line.split()[1] for line in sums.splitlines()) == sorted(
        path.name for path in folder.iterdir() if path.name != releasing.SUMS
    )


# ---- the list of parts


def test_packed_libraries_are_listed_with_hash_and_licence(tmp_path: Path) -> None:
    for name in ("_internal/libssl.so.3", "_internal/libsqlite3.so.0", "_internal/PySide6/QtGui.abi3.so", "cardtable"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name, encoding="utf-8")
    (tmp_path / "_internal" / "libssl.so").symlink_to("libssl.so.3")

    parts = {part["name"]: part for part in bill_of_materials.libraries(tmp_path, "Linux")}

    assert {name: part["licenses"][0]["license"]["name"] for name, part in parts.items()} == {
        "libssl.so.3": "Apache-2.0",
        "libsqlite3.so.0": "public domain",
    }
    digest = comparison.digest(tmp_path / "_internal" / "libssl.so.3")
    assert parts["libssl.so.3"]["hashes"] == [{"alg": "SHA-256", "content": digest}]


def test_the_list_has_what_was_packed_beside_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "packed"
    folder.mkdir()
    (folder / "libssl.so.3").touch()

    def listed(command: Command, extra: object) -> int:
        if "--output-file" in command:
            output = Path(command[list(command).index("--output-file") + 1])
            output.write_text(
                json.dumps({"components": [{"name": "numpy"}], "metadata": {"component": {}}}), encoding="utf-8"
            )
        return 0

    monkeypatch.setattr(bill_of_materials, "call", listed)
    path = bill_of_materials.write(tmp_path / "bill.json", tmp_path, tmp_path, {"Linux": folder})

    bill = json.loads(path.read_text(encoding="utf-8"))
    assert [part["name"] for part in bill["components"]] == ["numpy", "libssl.so.3"]
    assert bill["metadata"]["component"] == {"version": __version__}


def test_the_list_has_the_libraries_for_windows_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(releasing, "FOLDER", tmp_path)
    package = zipped(tmp_path / "windows.zip", **{"cardtable/_internal/libcrypto-3.dll": "1"})

    assert releasing.packed_folders([]).keys() == {"Linux"}
    folder = releasing.packed_folders([package])["Windows"]
    assert [part["name"] for part in bill_of_materials.libraries(folder, "Windows")] == ["libcrypto-3.dll"]


# ---- trials in bare systems


class ScriptedSystem(bare_debian.BareSystem):
    """A bare system in which commands do what a test says."""

    def __init__(self, root: Path, answers: Callable[[str], tuple[int, str]]) -> None:
        self.name, self.root, self.home, self.answers = "Debian 13", root, root / "home" / "player", answers
        self.done: list[str] = []
        for folder in (self.home, root / "tmp", root / "usr" / "bin"):
            folder.mkdir(parents=True)

    def try_to_run(self, *command: str, person: bool = False) -> tuple[int, str]:
        words = " ".join(command)
        self.done.append(words)
        if "--screenshot" in words:
            (self.home / "table.png").write_bytes(b"\x89PNG")
        return self.answers(words)


def lacking(*packages: str) -> Callable[[str], tuple[int, str]]:
    """A program that names these packages, one after the other, until they are installed."""
    waiting = list(packages)

    def answer(words: str) -> tuple[int, str]:
        if words.startswith("apt-get install"):
            waiting.remove(words.rpartition(" ")[2])
        if words.endswith("--demo 1") and waiting:
            return 2, f"the library lib{waiting[0]}.so.1 is missing: install it ({waiting[0]} on Debian and Ubuntu)"
        return 0, "games: hearts"

    return answer


def test_an_archive_gets_the_libraries_that_it_names(tmp_path: Path) -> None:
    system = ScriptedSystem(tmp_path, lacking("libgl1", "libegl1"))

    assert bare_debian.install_what_it_names(system, "bin/cardtable") == ["libgl1", "libegl1"]
    assert sum(words.startswith("apt-get install") for words in system.done) == 2


@pytest.mark.parametrize("said", ["Segmentation fault", "the library libGL.so.1 is missing: (libgl1 on Debian)"])
def test_an_archive_that_does_not_name_what_it_lacks_is_refused(tmp_path: Path, said: str) -> None:
    system = ScriptedSystem(tmp_path, lambda words: (2, said) if words.endswith("--demo 1") else (0, ""))

    with pytest.raises(Stop, match="does not say what it lacks"):
        bare_debian.install_what_it_names(system, "bin/cardtable")


@pytest.mark.parametrize("stays", [False, True])
def test_a_package_that_leaves_something_behind_is_refused(tmp_path: Path, stays: bool) -> None:
    program = tmp_path / "root" / "usr" / "bin" / "cardtable"

    def answer(words: str) -> tuple[int, str]:
        if words.startswith("apt-get install"):
            program.touch()
        if words.startswith("apt-get purge") and not stays:
            program.unlink()
        if words.startswith("dpkg"):
            return 0, "/usr/bin/cardtable" if "--listfiles" in words else ""
        return 0, "games: hearts"

    package = tmp_path / "cardtable.deb"
    package.touch()
    system = ScriptedSystem(tmp_path / "root", answer)

    if stays:
        with pytest.raises(Stop, match=r"not so that nothing stays behind \(/usr/bin/cardtable\)"):
            bare_debian.try_debian_package(system, package)
    else:
        assert "purged" in bare_debian.try_debian_package(system, package)
        assert "cardtable --demo 5 --screenshot /home/player/table.png" in system.done


@pytest.mark.parametrize("fails", ["apt-get install", "cardtable --self-test", "cardtable --demo", "apt-get purge"])
def test_a_step_that_fails_in_a_bare_system_is_told(tmp_path: Path, fails: str) -> None:
    package = tmp_path / "cardtable.deb"
    package.touch()

    def answer(words: str) -> tuple[int, str]:
        told = "/usr/bin/cardtable" if "--listfiles" in words else "" if "--verify" in words else "games:"
        return (1, "a reason") if words.startswith(fails) else (0, told)

    with pytest.raises(Stop, match=rf"^In a bare Debian 13, {fails} .*ended with status 1: a reason$"):
        bare_debian.try_debian_package(ScriptedSystem(tmp_path / "root", answer), package)
