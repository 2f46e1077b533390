"""The tools of packaging/, as far as they are pure, and the wheel."""

import os
import re
import subprocess
import sys
import tomllib
import zipfile
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.version import Version

from cardtable import __version__
from cardtable.app.i18n import catalogue_compiler
from compile_files import listed
from devtools import (
    building,
    catalogues,
    commands,
    display,
    environment,
    fonts,
    libraries,
    messages,
    pins,
    places,
    pseudo,
    testing,
    verbs,
    wheels,
)
from devtools.processes import Stop, call

ROOT = Path(__file__).resolve().parents[1]


def pins_in(path: Path) -> list[Requirement]:
    return wheels.pins_in(pins.bare(path.read_text(encoding="utf-8")))


PROGRAM, TOOLS = pins_in(places.REQUIREMENTS), pins_in(places.TOOLS)
PINS = PROGRAM + TOOLS


# ---- versions


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_every_pin_is_exact() -> None:
    assert [
        str(pin)
        for name in pins.FILES
        for pin in pins_in(pins.FOLDER / name)
        if [spec.operator for spec in pin.specifier] != ["=="]
    ] == []


@pytest.mark.parametrize("name", pins.FILES)
def test_every_pin_names_the_files_that_it_means(name: str) -> None:
    hashes = pins.hashes_of((pins.FOLDER / name).read_text(encoding="utf-8"))

    assert [str(pin) for pin in pins_in(pins.FOLDER / name) if not hashes[pins.plain(str(pin))]] == []
    assert all(re.fullmatch(r"--hash=sha256:[0-9a-f]{64}", one) for found in hashes.values() for one in found)


def test_hashes_are_written_behind_their_pins() -> None:
    text = "# Tools\n\nThe_One==1 ; sys_platform == 'win32'\nTwo==2 \\\n    --hash=sha256:old\n"
    text += "Two==1 ; sys_platform == 'darwin'\n"
    told = "the-one==1 \\\n    --hash=sha256:a \\\n    --hash=sha256:b\ntwo==2 \\\n    --hash=sha256:c\n"
    told += "two==1 ; sys_platform == 'darwin' \\\n    --hash=sha256:d\n"

    written = pins.with_hashes(text, pins.hashes_of(told))

    assert pins.hashes_of(written) == {
        "the-one==1": ["--hash=sha256:a", "--hash=sha256:b"],
        "two==2": ["--hash=sha256:c"],
        "two==1": ["--hash=sha256:d"],
    }
    assert pins.bare(written) == pins.bare(text)


def test_nothing_is_installed_without_its_hash(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[str] = []
    monkeypatch.setattr(environment, "call", lambda command: called.extend(map(str, command)) or 0)

    environment.install(places.REQUIREMENTS)

    assert "--require-hashes" in called


def test_all_that_the_pinned_packages_need_is_pinned() -> None:
    pinned = {plain(pin.name) for pin in PINS}
    here = [pin for pin in PINS if pin.marker is None or pin.marker.evaluate()]
    needed = {plain(need.name) for pin in here for need in required(pin.name)}

    assert needed - pinned == set()


def required(name: str) -> list[Requirement]:
    needs = [Requirement(text) for text in metadata.requires(name) or []]
    return [need for need in needs if need.marker is None or need.marker.evaluate({"extra": ""})]


def test_a_package_carries_these_libraries_and_no_others() -> None:
    """A package of 10 MB that comes in with another one is seen here; name it with what it is for."""
    expected = {
        "pyside6-essentials": "the window",
        "shiboken6": "PySide6",
        "miniaudio": "sounds",
        "websockets": "connections between people",
        "zeroconf": "rooms in this house",
        "ifaddr": "zeroconf",
        "iroh": "connections between houses",
        "platformdirs": "the folders of the account",
        "cryptography": "certificates of tables",
        "cffi": "miniaudio and cryptography",
        "pycparser": "cffi",
        "numpy": "the value network of Hearts",
    }

    assert {plain(pin.name) for pin in pins_in(pins.FOLDER / "requirements.txt")} == set(expected)


def test_pyside_is_below_6_12_on_python_3_11() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needs = [Requirement(text) for text in project["dependencies"]]
    old = [need for need in needs if need.marker is None or need.marker.evaluate({"python_version": "3.11"})]

    qt = [need for need in old if need.name.startswith("PySide6")]
    assert [need.name for need in qt] == ["PySide6-Essentials"]
    assert not qt[0].specifier.contains("6.12.0")
    assert qt[0].specifier.contains("6.11.3")


@pytest.mark.parametrize(
    ("system", "machine", "python", "wanted"),
    [
        ("linux", "x86_64", "3.11", True),
        ("linux", "aarch64", "3.11", False),
        ("win32", "AMD64", "3.13", True),
        ("win32", "ARM64", "3.13", False),
        ("darwin", "arm64", "3.14", True),
        ("darwin", "arm64", "3.15", False),
    ],
)
def test_the_library_for_sound_is_asked_for_where_it_has_wheels(
    system: str, machine: str, python: str, wanted: bool
) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    sound = next(need for need in map(Requirement, project["dependencies"]) if need.name == "miniaudio")
    pin = next(pin for pin in PROGRAM if pin.name == "miniaudio")
    there = {"sys_platform": system, "platform_machine": machine, "python_version": python}

    assert sound.marker is not None
    assert sound.marker.evaluate(there) is wanted
    assert sound.specifier.contains(next(iter(pin.specifier)).version)
    assert pin.marker is not None
    assert pin.marker.evaluate(there) is (wanted or python == "3.15")


def test_the_wheel_is_built_with_the_pinned_qt() -> None:
    build = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]["requires"]
    pinned = {plain(pin.name): pin.specifier for pin in PINS + pins_in(building.BUILD_REQUIREMENTS)}
    asked = {plain(need.name): need.specifier for need in map(Requirement, build)}

    assert asked == {name: pinned[name] for name in ("hatchling", "pyside6-essentials", "mypy", "setuptools")}
    assert Version("6.12") not in pinned["pyside6-essentials"]


def test_the_stamp_changes_with_the_pins(tmp_path: Path) -> None:
    other = tmp_path / "requirements.txt"
    other.write_bytes(places.REQUIREMENTS.read_bytes() + b"more==1\n")

    assert environment.fingerprint(other) != environment.fingerprint()


def test_running_installs_only_what_the_program_needs() -> None:
    window, sound = {"pyside6-essentials", "shiboken6"}, {"miniaudio", "cffi", "pycparser"}
    people = {"websockets", "zeroconf", "ifaddr", "cryptography", "iroh"}
    assert {plain(pin.name) for pin in PROGRAM} == window | sound | people | {"numpy", "platformdirs"}
    assert not {plain(pin.name) for pin in PROGRAM} & {plain(pin.name) for pin in TOOLS}


@pytest.mark.parametrize(
    ("tools", "installed"), [(False, ["requirements"]), (True, ["requirements", "requirements-dev"])]
)
def test_each_verb_installs_what_it_needs_and_says_so(
    tools: bool,
    installed: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    done: list[str] = []
    python = tmp_path / "python"
    python.touch()
    monkeypatch.setattr(environment, "VENV", tmp_path)
    monkeypatch.setattr(environment, "venv_python", lambda: python)
    monkeypatch.setattr(environment, "read", lambda command: (0, ""))
    monkeypatch.setattr(environment, "install", lambda path: done.append(path.stem))

    environment.ensure(tools=tools)
    assert done == installed
    assert len(capsys.readouterr().err.splitlines()) == len(installed)

    environment.ensure(tools=tools)
    assert done == installed
    assert capsys.readouterr().err == ""


# ---- the same commands everywhere


@pytest.mark.parametrize("name", [".ci/run", ".github/workflows/ci.yml"])
def test_automatic_runs_call_the_commands_of_the_readme(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")

    called = re.findall(r"python3 packaging/dev\.py (\w+)(?: \|\| status=1)?$", text, re.MULTILINE)

    assert called == ["test", "check"]


def test_every_verb_is_explained() -> None:
    assert set(verbs.VERBS) == set(commands.RUN)
    contributing = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert [verb for verb in verbs.VERBS if f"| `{verb}" not in contributing] == []


@pytest.mark.parametrize("verb", verbs.VERBS)
@pytest.mark.parametrize("word", ["--help", "-h"])
def test_every_verb_explains_itself(verb: str, word: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.main([verb, word]) == 0

    told = capsys.readouterr().out
    assert told.startswith(f"usage: python3 packaging/dev.py {verb}")
    assert verbs.VERBS[verb].meaning in told
    assert len(told.splitlines()) >= 4


def test_words_behind_two_hyphens_are_the_programs() -> None:
    assert not verbs.asks_for_help(["--", "--help"])
    assert not verbs.asks_for_help(["--demo", "5"])


def test_all_words_behind_two_hyphens_reach_the_program() -> None:
    assert commands.asked(["run", "--", "--help"]) == ("run", ["--", "--help"])


def test_the_program_runs_from_every_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "cardtable").mkdir()
    (tmp_path / "cardtable" / "__main__.py").write_text("print('other sources')")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(commands, "prepare", lambda extra: Path(sys.executable))
    monkeypatch.setattr(catalogues, "compile_all", lambda: None)

    assert commands.main(["run", "--", "--version"]) == 0
    assert __version__ in capfd.readouterr().out


def test_a_wrong_verb_gets_status_2(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        commands.main(["frobnicate"])

    assert stopped.value.code == 2
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.parametrize(
    ("tool", "mend"), [("/no/such/tool", "install it"), (str(places.venv_script("no-such-tool")), "delete .venv")]
)
def test_a_tool_that_cannot_be_started_gets_one_sentence(tool: str, mend: str) -> None:
    with pytest.raises(Stop, match=f"^{re.escape(tool)} could not be started .*: {mend} and try again.$"):
        call((tool, "--version"))


def test_words_that_a_verb_does_not_take_get_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.main(["check", "everything"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


# ---- shared libraries of a bare Linux

LDD = """
\tlinux-vdso.so.1 (0x00007ffd)
\tlibQt6Gui.so.6 => /x/PySide6/Qt/lib/libQt6Gui.so.6 (0x00007f)
\tlibxcb-cursor.so.0 => not found
\tlibEGL.so.1 => not found
\tlibc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x00007f)
"""


def test_missing_libraries_are_read_from_ldd() -> None:
    assert libraries.missing_in(LDD) == {"libxcb-cursor.so.0", "libEGL.so.1"}


@pytest.mark.parametrize(
    ("library", "package"),
    [
        ("libEGL.so.1", "libegl1"),
        ("libxcb-cursor.so.0", "libxcb-cursor0"),
        ("libxcb-render-util.so.0", "libxcb-render-util0"),
        ("libglib-2.0.so.0", "libglib2.0-0"),
        ("libSM.so.6", "libsm6"),
        ("libfoo2.so.3", "libfoo2-3"),
    ],
)
def test_debian_names_of_libraries(library: str, package: str) -> None:
    assert libraries.debian_package(library) == package


@pytest.mark.parametrize(
    ("environment", "plugin"),
    [
        ({"DISPLAY": ":0"}, "xcb"),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, "xcb"),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "wayland"),
        ({"QT_QPA_PLATFORM": "offscreen", "DISPLAY": ":0"}, "offscreen"),
    ],
)
def test_the_platform_plugin_that_qt_will_take(environment: dict[str, str], plugin: str) -> None:
    assert libraries.platform_plugin(environment) == plugin


# ---- displays


def test_run_without_a_display_says_what_to_do() -> None:
    with pytest.raises(Stop, match=r"no display here: .* --screenshot") as stopped:
        display.choose([], {}, "linux")

    assert stopped.value.status == 2


@pytest.mark.parametrize(
    "arguments",
    [
        ["--demo", "5", "--screenshot", "x.png"],
        ["--screenshot=x.png"],
        ["--demo", "5"],
        ["--demo=5"],
        ["simulate", "hearts"],
        ["solve", "svoi_kozyri", "--cards", "8"],
        ["--self-test"],
        ["--help"],
    ],
)
def test_what_shows_no_window_needs_no_display(arguments: list[str]) -> None:
    assert display.choose(arguments, {}, "linux") == {"QT_QPA_PLATFORM": "offscreen"}


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_windows_and_macos_always_have_a_display(system: str) -> None:
    assert display.choose([], {}, system) == {}


@pytest.mark.parametrize(
    ("arguments", "languages"),
    [(["--lang", "hi"], ("hi",)), (["--demo", "5", "--lang=fa"], ("fa",)), (["--lang", "en"], ()), ([], ())],
)
def test_languages_that_need_letters_of_their_own(arguments: list[str], languages: tuple[str, ...]) -> None:
    assert fonts.wanted(arguments) == languages


def test_programs_of_the_virtual_environment() -> None:
    venv = Path("x")

    assert places.venv_python(venv, "posix") == venv / "bin" / "python"
    assert places.venv_script("ruff", venv, "nt") == venv / "Scripts" / "ruff.exe"


# ---- messages to translate

CALLS = """
#: on the button
LEAD = translate("Hearts", "Lead", "verb")
text = translate("Hearts", "A sentence "
                 "in two pieces")
count = translate("Hearts", "%1 card(s)", n=number).filled(number)
tricks = translate("Hearts", "%1 match(es) and %2", disambiguation="short", n=len(won))
name.translate(table)
"""


def test_calls_with_keywords_are_found() -> None:
    assert list(messages.messages_in(CALLS, "calls.py")) == [
        messages.Message("Hearts", "Lead", "verb", False, "on the button"),
        messages.Message("Hearts", "A sentence in two pieces", "", False, ""),
        messages.Message("Hearts", "%1 card(s)", "", True, ""),
        messages.Message("Hearts", "%1 match(es) and %2", "short", True, ""),
    ]


def test_calls_of_a_marker_with_its_context_are_found() -> None:
    code = 'tr = partial(translate, "Hearts")\n#: on the button\nA = tr("Lead", "verb")\nB = tr("%1 card(s)", n=0)'
    assert list(messages.messages_in(code, "calls.py")) == [
        messages.Message("Hearts", "Lead", "verb", False, "on the button"),
        messages.Message("Hearts", "%1 card(s)", "", True, ""),
    ]
    with pytest.raises(Stop, match=r"calls\.py:2: .* plain strings"):
        list(messages.messages_in('tr = partial(translate, "Hearts")\ntr(f"{count} cards")', "calls.py"))


def test_a_sentence_that_is_not_literal_is_named_with_its_line() -> None:
    with pytest.raises(Stop, match=r"calls\.py:2: .* plain strings"):
        list(messages.messages_in('\ntranslate("Hearts", f"{count} cards")', "calls.py"))


def test_messages_as_cpp() -> None:
    message = messages.Message("Hearts", 'Say "no"\n', "", True, "a note")

    assert messages.as_cpp(iter([message])) == (
        '//: a note\nQCoreApplication::translate("Hearts", "Say \\"no\\"\\n", "", 1);\n'
    )


TS = """    <message numerus="yes">
        <source>{}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
"""


def test_english_plurals_follow_the_rule() -> None:
    filled = catalogues.with_english_plurals(TS.format("%1 card(s) in %2 match(es)"))

    assert "<numerusform>%1 card in %2 match</numerusform>" in filled
    assert "<numerusform>%1 cards in %2 matches</numerusform>" in filled
    assert "unfinished" not in filled


def test_english_plurals_without_a_rule_wait_for_a_hand() -> None:
    assert catalogues.with_english_plurals(TS.format("%1 left")) == TS.format("%1 left")


def test_the_pseudo_language_keeps_holes_and_is_longer() -> None:
    sentence = "%1 passes 3 cards to %2."
    shown = pseudo.longer(sentence)

    assert shown.startswith("«%1 passes")
    assert shown.endswith("»")
    assert "%2" in shown
    assert len(shown) >= 1.4 * len(sentence)


def test_the_pseudo_language_fills_every_form() -> None:
    single = '<source>Play &amp; win</source>\n<translation type="unfinished"></translation>'

    assert "<translation>«Play &amp; winaeio»</translation>" in pseudo.translated(single)
    assert pseudo.translated(TS.format("%1 card(s)")).count("«%1 card(s)aeio»") == 2


def test_catalogues_are_compiled_where_they_are_asked_for(tmp_path: Path) -> None:
    (tmp_path / "cardtable_hi.ts").write_bytes((ROOT / "translations" / "cardtable_hi.ts").read_bytes())

    catalogue_compiler.compile_into(tmp_path, tmp_path / "compiled")

    compiled = ["cardtable_hi.mo", "cardtable_hi.qm", "sentences.json"]
    assert sorted(path.name for path in (tmp_path / "compiled").iterdir()) == compiled


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be replaced there")
def test_a_catalogue_in_use_is_replaced_and_not_written_over(tmp_path: Path) -> None:
    """A program that runs has it mapped into memory: it would read what is just being written, and crash."""
    source, compiled = ROOT / "translations" / "cardtable_hi.ts", tmp_path / "hi.qm"
    catalogue_compiler.release(source, compiled)
    with compiled.open("rb") as held:
        catalogue_compiler.release(source, compiled)
        assert os.fstat(held.fileno()).st_ino != compiled.stat().st_ino
    assert [file.name for file in tmp_path.iterdir()] == ["hi.qm"]


def test_a_broken_catalogue_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "cardtable_hi.ts").write_text("<TS", encoding="utf-8")

    with pytest.raises(catalogue_compiler.CannotCompile, match=r"cardtable_hi\.ts"):
        catalogue_compiler.compile_into(tmp_path, tmp_path / "compiled")


# ---- Qt out of reach


def test_the_run_without_qt_really_has_none_in_any_process(tmp_path: Path) -> None:
    probe = tmp_path / "test_probe.py"
    probe.write_text("def test_import():\n    import PySide6.QtCore\n", encoding="utf-8")
    command: list[str | Path] = [
        sys.executable,
        "-m",
        "pytest",
        *testing.NO_QT,
        "-n",
        "1",
        "-p",
        "no:cacheprovider",
        probe,
    ]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "packaging")}

    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, encoding="utf-8", errors="replace", check=False
    )

    assert done.returncode == 1
    assert "PySide6 is out of reach" in done.stdout


def places_of(words: list[str]) -> list[tuple[bool, list[str]]]:
    """For each run: whether it is without Qt, and which paths it is given."""
    made = testing.runs(words)
    assert all("-n" in run.words for run in made)
    return [("devtools.without_qt" in run.words, [word for word in run.words if testing.is_path(word)]) for run in made]


def test_engine_and_games_are_tested_without_qt_and_all_on_all_cores() -> None:
    (pure, engine), (other, rest) = places_of([])

    assert (pure, other) == (True, False)
    assert {"tests/core", "tests/games", "tests/conformance"} <= set(engine)
    assert rest == ["tests"]


@pytest.mark.parametrize(
    ("words", "made"),
    [
        (["tests/core/test_cards.py"], [(True, ["tests/core/test_cards.py"])]),
        (["tests/app", "-k", "menus"], [(False, ["tests/app"])]),
        (["tests/games", "tests/table"], [(True, ["tests/games"]), (False, ["tests/table"])]),
        (["./tests/games/"], [(True, ["tests/games"])]),
        ([str(ROOT / "tests" / "core")], [(True, ["tests/core"])]),
        (["tests/conformance"], [(True, ["tests/conformance"])]),
    ],
)
def test_what_is_named_is_run_as_it_is_in_the_whole(words: list[str], made: list[tuple[bool, list[str]]]) -> None:
    assert places_of(words) == made


def test_the_whole_folder_is_run_as_if_nothing_was_named() -> None:
    assert testing.runs(["tests"]) == testing.runs([])


def test_somebody_who_looks_for_a_fault_gets_one_process() -> None:
    assert [word for run in testing.runs(["tests/core", "--pdb"]) for word in run.words if word == "-n"] == []


@pytest.mark.parametrize(("statuses", "status"), [((0, 5), 0), ((5, 5), 5), ((1, 5), 1), ((0, 1), 1)])
def test_a_run_without_tests_is_only_wrong_if_no_run_had_any(
    statuses: tuple[int, ...], status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    coming = iter(statuses)
    monkeypatch.setattr(testing, "call", lambda command, extra: next(coming))

    assert testing.run_all(Path("python"), ["-k", "something"], {}) == status


# ---- the wheel


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_the_wheel_is_complete(tmp_path: Path) -> None:
    command: list[str | Path] = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--quiet",
        "--no-deps",
        "--wheel-dir",
        tmp_path,
        ROOT,
    ]
    quickly = {**os.environ, "CARDTABLE_OPTIMISE": "0"}
    done = subprocess.run(command, capture_output=True, encoding="utf-8", errors="replace", check=False, env=quickly)
    assert done.returncode == 0, done.stderr

    (wheel,) = tmp_path.glob("cardtable-*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())

    compiled = {f"{Path(name).stem}.{kind}" for name in catalogues.NAMES for kind in ("qm", "mo")}
    assert {f"cardtable/_data/translations/{name}" for name in compiled} <= names
    shipped = [path for path in (ROOT / "resources").rglob("*") if path.is_file()]
    assert {f"cardtable/_data/resources/{path.relative_to(ROOT / 'resources').as_posix()}" for path in shipped} <= names
    kinds = ("*.py", "*.zlib", "*.npz", "*.json", "*.qss", "*.txt")
    sources = [path for kind in kinds for path in (ROOT / "cardtable").rglob(kind)]
    assert {path.relative_to(ROOT).as_posix() for path in sources} <= names
    assert not [name for name in names if name.startswith(("tests/", "packaging/"))]
    beside = {name.partition(".")[0] for name in names if name.endswith((".so", ".pyd"))}
    assert beside == {path.removesuffix(".py") for path in listed()} | {"cardtable__mypyc"}
